/**
 * Milliseconds that the processor was at work for this thread, for tests that a hostile text takes no quadratic time:
 * what else the machine does meanwhile hardly counts. Before Node 24 those of the whole process.
 */
export function millisecondsOfWork(work: () => void): number {
  const spent = () => {
    const { user, system } = process.threadCpuUsage?.() ?? process.cpuUsage()
    return (user + system) / 1000
  }
  const before = spent()
  work()
  return spent() - before
}
