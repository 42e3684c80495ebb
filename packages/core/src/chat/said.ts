/** What a question says, as far as it was read. */
export interface Said {
  text: string
  metrics: readonly string[]
  /** words that were not understood, without those given */
  unread: (also: RegExp) => string[]
  /** words that ask for more than a figure, without those given */
  unused: (also: RegExp) => string[]
}
