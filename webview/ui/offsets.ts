/**
 * Where each of many items lies when their heights are known only once they have been drawn. A Fenwick tree answers
 * "where is item n" and "which item is at this height" in logarithmic time.
 */
export interface Offsets {
  readonly total: number;
  height(index: number): number;
  setHeight(index: number, height: number): void;
  /** The upper edge of an item. */
  top(index: number): number;
  /** The item at a height. */
  at(offset: number): number;
}

export function createOffsets(count: number, estimate: (index: number) => number): Offsets {
  const heights = Float64Array.from({ length: count }, (_, index) => estimate(index));
  const sums = new Float64Array(count + 1);
  for (let index = 0; index < count; index++) {
    const at = index + 1;
    sums[at] = (sums[at] ?? 0) + (heights[index] ?? 0);
    const parent = at + (at & -at);
    if (parent <= count) sums[parent] = (sums[parent] ?? 0) + (sums[at] ?? 0);
  }
  let total = heights.reduce((sum, height) => sum + height, 0);
  let highest = 1;
  while (highest * 2 <= count) highest *= 2;

  return {
    get total() {
      return total;
    },
    height: (index) => heights[index] ?? 0,
    setHeight: (index, height) => {
      const change = height - (heights[index] ?? 0);
      heights[index] = height;
      total += change;
      for (let at = index + 1; at <= count; at += at & -at) sums[at] = (sums[at] ?? 0) + change;
    },
    top: (index) => {
      let sum = 0;
      for (let at = Math.min(index, count); at > 0; at -= at & -at) sum += sums[at] ?? 0;
      return sum;
    },
    at: (offset) => {
      let position = 0;
      let left = offset;
      for (let step = highest; step > 0; step >>= 1) {
        const next = position + step;
        if (next <= count && (sums[next] ?? 0) <= left) {
          position = next;
          left -= sums[next] ?? 0;
        }
      }
      return Math.max(0, Math.min(position, count - 1));
    },
  };
}
