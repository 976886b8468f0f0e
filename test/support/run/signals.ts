/** Lets a signal end this process in the ordinary way, so that what runs at its exit ends what it started. */
export function exitOnSignals(): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(130));
}
