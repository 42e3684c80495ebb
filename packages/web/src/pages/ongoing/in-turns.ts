/** Runs calls, at most `most` of them at the same time, in the order they were asked for. */
export function inTurns(most: number): <T>(call: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (call) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    running += 1
    try {
      return await call()
    } finally {
      running -= 1
      waiting.shift()?.()
    }
  }
}
