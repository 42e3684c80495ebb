/** Figures and periods as they are named, with the words that may stand around a name. */
import type { MetricToken } from '../../figures-in-words/lexicon.ts'
import type { PeriodToken } from '../../figures-in-words/periods.ts'
import { Cursor } from './cursor.ts'
import { ARTICLE, COMPARING, OF_EXPENSES, OF_THE_WHOLE } from './words.ts'

export class Names extends Cursor {
  protected row(most: number): PeriodToken[] {
    const found: PeriodToken[] = []
    this.take('the')
    this.take(ARTICLE)
    for (;;) {
      this.trying(
        () =>
          (this.take('fiscal') || true) &&
          (this.take('years') || this.take('year') || true) &&
          this.now?.is === 'period',
      )
      const token = this.now
      if (token?.is !== 'period') break
      found.push(token.period)
      this.at += 1
      this.trying(() => (this.take('fiscal') || true) && this.take('year'))
      if (found.length === most) break
      const isMore = this.trying(() => {
        const isJoined = this.take(',') ? this.take('and') || true : this.take('and')
        if (!isJoined) return false
        this.take('in')
        this.take('the')
        this.take('fiscal')
        return this.now?.is === 'period' && !this.isBehindNumberOf()
      })
      if (!isMore) break
    }
    return found
  }
  /** "2024", "the years ended December 31, 2024, 2023 and 2022" */
  protected periods(): PeriodToken[] {
    return this.row(Number.POSITIVE_INFINITY)
  }
  protected onePeriod(): PeriodToken | null {
    const list = this.trying(() => this.now?.is === 'period' || this.isWord(ARTICLE)) ? this.row(1) : []
    return list[0] ?? null
  }
  /** "in 2024, 2023 …" is a row; "in 2024, and in 2023 sales" would begin a clause: then no row is read. */
  protected isBehindNumberOf(): boolean {
    return this.peek()?.is === 'metric'
  }
  protected comparing(): boolean {
    return this.trying(() => {
      this.take('as')
      if (this.take('in') && this.take('comparison')) return this.take('to') || this.take('with')
      if (!this.take(COMPARING)) return false
      this.take('to')
      this.take('with')
      return true
    })
  }
  /** A figure with what may stand before and behind its name. */
  protected figure(clause: { own: PeriodToken[] } | null): MetricToken | null {
    const from = this.at
    for (;;) {
      const token = this.now
      if (this.isWord(ARTICLE) || this.isWord(OF_THE_WHOLE) || this.isWord("'s") || this.isWord("company's"))
        this.at += 1
      else if (this.isWord("'") && this.isWord('s', this.peek())) this.at += 2
      else if (token?.is === 'company') this.at += 1
      else if (clause && token?.is === 'period' && !token.period.isComparison && token.period.says.kind !== 'prior') {
        clause.own.push(token.period)
        this.at += 1
        this.take("'s")
      } else break
    }
    const token = this.now
    if (token?.is !== 'metric' || token.metric.isVerb || token.metric.metrics.length === 0) {
      this.at = from
      return null
    }
    this.at += 1
    const [metric] = token.metric.metrics
    if (metric?.kind === 'expense' || metric?.kind === 'expenses') this.take(OF_EXPENSES)
    return token.metric
  }
}
