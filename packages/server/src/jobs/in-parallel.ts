/** At most `limit` at a time, in order; after the first error nothing new begins, and what runs is waited for. */
export async function inParallel<T>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const rest = items.values()
  let isStopped = false
  const lanes = Array.from({ length: limit }, async () => {
    for (const item of rest) {
      if (isStopped) return
      try {
        await work(item)
      } catch (error) {
        isStopped = true
        throw error
      }
    }
  })
  for (const end of await Promise.allSettled(lanes)) if (end.status === 'rejected') throw end.reason
}
