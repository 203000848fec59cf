/** Milliseconds of CPU that work takes: unlike elapsed time, independent of other loads. */
export function cpuMsOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
