/** What a question says, as far as it was read. */
export interface Said {
  text: string
  /** the same without the periods at its end: "which grew from 2023 to 2024" */
  timeless: string
  metrics: readonly string[]
  /** the same with where each is named */
  named: readonly { metric: string; start: number; end: number }[]
  /** words that were not understood, without those given */
  unread: (also: RegExp) => string[]
  /** words that ask for more than a figure, without those given */
  unused: (also: RegExp) => string[]
}
