/** One at a time for all who ask: calls that come while one is under way share the next, which begins after them. */
export class SharedTurn<T> {
  private current: Promise<T> | undefined
  private next: Promise<T> | undefined

  /** @param make begins after this call; of several that wait, the first one's */
  join(make: () => Promise<T>): Promise<T> {
    if (!this.current) {
      this.current = make().finally(() => {
        this.current = undefined
      })
      return this.current
    }
    this.next ??= this.current
      .catch(() => {}) // the next one tells for itself
      .then(() => {
        this.next = undefined
        return this.join(make)
      })
    return this.next
  }

  get isIdle(): boolean {
    return this.current === undefined && this.next === undefined
  }
}
