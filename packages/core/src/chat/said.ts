/** What a question says, as far as it was read. */
export interface Said {
  text: string
  metrics: readonly string[]
  /** words that were not understood, without those given */
  unread: (also: RegExp) => string[]
}
