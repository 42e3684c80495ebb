/** Amounts and sizes of changes: one or a row, with what stands behind a number ("of sales", "per share"). */
import type { DirectionToken } from '../../figures-in-words/directions.ts'
import { isPerShare, isRatio } from '../../figures-in-words/facts.ts'
import type { MetricToken } from '../../figures-in-words/lexicon.ts'
import type { NumberToken } from '../../figures-in-words/numbers.ts'
import { Names } from './names.ts'
import type { Clause, Said } from './parts.ts'

export const isOfShare = (one: MetricToken): boolean => one.metrics.some(isPerShare)

export class Sizes extends Names {
  /** One amount, or a row of them: "$5 million, $4 million and $3 million". */
  protected amounts(clause: Clause, role: 'now' | 'old'): boolean {
    const metric = this.trying(() => this.another(clause)) ? this.renamed : clause.subject
    let nth = 0
    for (;;) {
      this.take('a')
      this.skipManner()
      const token = this.now
      if (token?.is !== 'number') return false
      this.at += 1
      this.say(clause, token.number, role, null, metric, nth)
      if (!this.trying(() => this.nextInRow(token.number))) return true
      nth += 1
    }
  }
  protected nextInRow({ kind }: NumberToken): boolean {
    const isJoined = this.take(',') ? this.take('and') || true : this.take('and')
    this.take('a')
    this.skipManner()
    const token = this.now
    return isJoined && token?.is === 'number' && token.number.kind === kind
  }
  /** "a net loss of", "net income of": the figure named anew where it has the other sign. */
  protected renamed: MetricToken | null = null
  protected another(clause: Clause): boolean {
    const one = this.figure(null)
    if (!one) return false
    const same = one.metrics.some((a) => clause.subject.metrics.some((b) => JSON.stringify(a) === JSON.stringify(b)))
    this.renamed = one
    return same && this.take('of')
  }
  protected size(clause: Clause, direction: DirectionToken | null): boolean {
    this.skipManner()
    const token = this.now
    if (token?.is !== 'number' || !direction) return false
    this.at += 1
    return this.say(clause, token.number, 'change', direction)
  }
  /** Notes a number with what stands behind it: "of sales", "per share". */
  protected say(
    clause: Clause,
    number: NumberToken,
    role: Said['role'],
    direction: DirectionToken | null,
    metric: MetricToken | null = clause.subject,
    nth = 0,
  ): boolean {
    const said: Said = { number, metric: metric ?? clause.subject, role, direction, whole: null, nth }
    const next = this.now
    if (next?.is === 'metric' && isOfShare(next.metric) && number.kind === 'money' && !number.hasScale) {
      said.metric = { ...next.metric, isNegated: next.metric.isNegated || said.metric.isNegated }
      this.at += 1
      this.trying(
        () =>
          this.take('on') &&
          this.take('a') &&
          (this.take('fully') || true) &&
          this.take('diluted') &&
          this.take('basis'),
      )
    } else if (number.kind === 'percent' && role !== 'change') {
      this.trying(() => {
        if (!this.take('of')) return false
        const whole = this.figure(null)
        if (whole?.metrics.length !== 1 || isRatio(whole.metrics[0] ?? { kind: 'expenses' })) return false
        said.whole = whole
        return true
      })
    }
    clause.said.push(said)
    return true
  }
}
