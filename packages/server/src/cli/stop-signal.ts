/** Settles with the first SIGINT or SIGTERM; a second one ends the process at once. */
export function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    let isStopping = false
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        if (isStopping) process.exit(1)
        isStopping = true
        resolve()
      })
    }
  })
}

/**
 * Ends the process a moment after everything was closed, should a library's idle timer still hold it. The timer
 * itself holds nothing: where the process ends by itself, it never fires.
 */
export function endSoon(code: number): void {
  setTimeout(() => process.exit(code), 1_000).unref()
}
