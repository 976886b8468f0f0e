/** Small drawn signs in the colour of their text. They repeat what words say, so they are hidden from screen readers. */

const shapes = {
  warning: "M8 2 15 14H1Z M7.3 6.2v4h1.4v-4Z M7.3 11.2v1.4h1.4v-1.4Z",
  error: "M8 1.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13Z M7.3 4.2v5h1.4v-5Z M7.3 10.4v1.4h1.4v-1.4Z",
  skipped: "M8 1.6 14.4 8 8 14.4 1.6 8Z M8 3.6 3.6 8 8 12.4 12.4 8Z",
  same: "M2.5 5h11v1.5h-11Z M2.5 9.5h11V11h-11Z",
  lost: "M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2Z M8 3.4c1 0 2 .4 2.8 1L4.4 10.800A4.600 4.600 0 0 1 8 3.400Z M11.600 5.200A4.600 4.600 0 0 1 5.200 11.600Z",
  information:
    "M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2Z M8 3.200a4.800 4.800 0 1 1 0 9.600a4.800 4.800 0 0 1 0-9.600Z M7.300 7.200v4h1.400v-4Z M7.300 4.800v1.400h1.400V4.800Z",
  question:
    "M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2Z M8 3.200a4.800 4.800 0 1 1 0 9.600a4.800 4.800 0 0 1 0-9.600Z M5.900 6.600a2.100 2.100 0 1 1 2.900 1.900q-.2.1-.2.400v.500H7.400v-.700q0-.800.800-1.200a.9.9 0 1 0-1.100-.9Z M7.400 10.200v1.200h1.200v-1.200Z",
  whatIf:
    "M6 2h4v1.200H9.600v3.300l3.300 5.600A1.200 1.200 0 0 1 11.900 14H4.100a1.200 1.200 0 0 1-1-1.900l3.300-5.600V3.200H6Z M7.600 3.200v3.600L5.900 9.700h4.200L8.400 6.800V3.200Z",
  added: "M7.300 3h1.400v4.300H13v1.400H8.700V13H7.300V8.700H3V7.300h4.300Z",
  removed: "M3 7.300h10v1.400H3Z",
  changed:
    "M2.500 5h6.600l.8-2 1.100.4-.6 1.600h3.100v1.400H9.900L8.700 9.600h4.800V11H8.200l-.8 2-1.100-.4.6-1.600H2.500V9.600h4.900l1.200-3.200H2.500Z",
  moved:
    "M5 2l3 3.500-.9.9L5.700 4.800V13H4.300V4.800L2.900 6.400 2 5.500Z M11 14l-3-3.500.9-.9 1.400 1.600V3h1.400v8.200l1.400-1.600.9.9Z",
  clock:
    "M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2Z M8 3.200a4.800 4.800 0 1 1 0 9.600a4.800 4.800 0 0 1 0-9.600Z M7.300 4.600h1.400v3.200l2.300 1.400-.7 1.200-3-1.800Z",
  find: "M6.800 2a4.800 4.800 0 1 0 2.900 8.600l3.300 3.300.900-.900-3.300-3.300A4.800 4.800 0 0 0 6.800 2Z M6.800 3.300a3.500 3.500 0 1 1 0 7a3.500 3.500 0 0 1 0-7Z",
  document: "M3.500 2h6l3 3v9h-9Z M4.800 3.300v9.400h6.400V5.700H8.900V3.300Z M6 7.300h4v1.100H6Z M6 9.600h4v1.100H6Z",
  copy: "M2.500 2h7.500v2H8.700V3.300H3.800v7h.7v1.300h-2Z M6 5.400h7.500V14H6Z M7.300 6.700v6h4.900v-6Z",
  refresh: "M13.500 2.500v4.500H9l1.700-1.700A3.800 3.800 0 1 0 11.800 8h1.300a5.100 5.100 0 1 1-1.500-3.600Z",
  closed: "M6 4l4 4-4 4-.9-.9L8.200 8 5.100 4.900Z",
  open: "M4 6l4 4 4-4-.9-.9L8 8.200 4.900 5.100Z",
  up: "M4 9.500h8L8 5.500Z",
  close: "M4.200 3.200 8 7l3.800-3.800 1 1L9 8l3.800 3.800-1 1L8 9l-3.800 3.800-1-1L7 8 3.200 4.200Z",
  slash: "M10 2.500h1.500L6 13.500H4.500Z",
  down: "M4 6.500h8L8 10.500Z",
} as const;

export type IconName = keyof typeof shapes;

const svg = "http://www.w3.org/2000/svg";

export function icon(name: IconName): SVGSVGElement {
  const drawing = document.createElementNS(svg, "svg");
  drawing.setAttribute("viewBox", "0 0 16 16");
  drawing.setAttribute("class", `icon icon-${name}`);
  drawing.setAttribute("aria-hidden", "true");
  drawing.setAttribute("focusable", "false");
  const path = document.createElementNS(svg, "path");
  path.setAttribute("d", shapes[name]);
  path.setAttribute("fill", "currentColor");
  path.setAttribute("fill-rule", "evenodd");
  drawing.append(path);
  return drawing;
}
