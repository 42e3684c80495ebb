/** The phrases of a clause: how large its figure was, how it changed, what it is compared with. */
import type { PeriodToken } from '../../figures-in-words/periods.ts'
import type { Clause } from './parts.ts'
import { isOfShare, Sizes } from './sizes.ts'
import { LEVEL, LEVEL_BY, REPORTED, TELLING_CHANGE, WHEN } from './words.ts'

export class Phrases extends Sizes {
  /** what the sentence is led by: "For fiscal 2024, …" */
  protected readonly led: PeriodToken[] = []

  protected phrase(clause: Clause): boolean {
    this.take(',')
    if (this.trying(() => this.passive())) return true
    if (this.trying(() => this.level(clause))) return true
    if (this.trying(() => this.move(clause))) return true
    if (this.trying(() => this.change(clause))) return true
    if (this.trying(() => this.span(clause))) return true
    if (this.trying(() => this.ledTo(clause))) return true
    if (this.trying(() => this.against(clause))) return true
    if (this.trying(() => this.when(clause))) return true
    if (this.trying(() => this.again(clause))) return true
    return this.trying(() => this.take('respectively'))
  }
  private level(clause: Clause): boolean {
    const token = this.now
    if (token?.is !== 'word') return false
    const lead = LEVEL_BY[token.word]
    if (!LEVEL.has(token.word) && !lead) return false
    this.at += 1
    if (lead && !(this.take('in') ? this.take('at') : this.take(lead))) return false
    this.skipManner()
    // "was up 5 %", "were a record": the next phrase says it, or none does
    return (
      this.now?.is === 'direction' ||
      this.trying(() => this.amounts(clause, 'now')) ||
      this.trying(() => this.change(clause))
    )
  }
  /** "increased [in 2024] [by] 8 %" */
  private move(clause: Clause): boolean {
    this.take('and')
    const token = this.now
    if (token?.is !== 'direction' || token.direction.times !== null || token.direction.sign === 0) return false
    this.at += 1
    clause.moves.push({ direction: token.direction, metric: clause.subject })
    this.skipManner()
    this.trying(() => this.when(clause) && this.isWord('by'))
    const isBy = this.take('by')
    if (isBy) return this.size(clause, token.direction)
    this.trying(() => this.size(clause, token.direction))
    return true
  }
  /** "[representing] a decrease of $5 million", "an 8 % increase", "representing 11 % growth" */
  private change(clause: Clause): boolean {
    this.take('and')
    const isTold =
      this.take(TELLING_CHANGE) ||
      (this.take('resulting') && this.take('in')) ||
      (this.take('which') &&
        (this.take('represents') || this.take('represented') || this.take('is') || this.take('was')))
    this.take('for')
    const isOne = this.take('a') || this.take('an')
    if (!isTold && !isOne) return false
    this.skipManner()
    const number = this.now
    if (number?.is === 'number') this.at += 1
    this.yearOnYear(clause)
    this.skipManner()
    const token = this.now
    if (token?.is !== 'direction' || token.direction.isVerb || token.direction.times !== null) return false
    this.at += 1
    const metric = this.trying(() => this.take('in') && this.sameFigure(clause)) ? clause.subject : clause.subject
    clause.moves.push({ direction: token.direction, metric })
    if (number?.is === 'number') return this.say(clause, number.number, 'change', token.direction)
    return (this.take('of') || this.take('by')) && this.size(clause, token.direction)
  }
  private sameFigure(clause: Clause): boolean {
    const [one] = this.figure(null)?.metrics ?? []
    const [subject] = clause.subject.metrics
    return JSON.stringify(one) === JSON.stringify(subject)
  }
  private yearOnYear(clause: Clause): void {
    const token = this.now
    if (token?.is !== 'period' || !token.period.isComparison) return
    clause.compared.push(token.period)
    this.at += 1
  }
  /** "to $5 billion", "from $4 billion [in 2023]", "from 2023" */
  private ledTo(clause: Clause): boolean {
    const isOld = this.isWord('from')
    if (!this.take('to') && !this.take('from')) return false
    if (this.amounts(clause, isOld ? 'old' : 'now')) return true
    if (!isOld) return false
    return this.compare(clause)
  }
  /** "from 2023 to 2024", "between 2024 and 2023": what changed, over which years. */
  private span(clause: Clause): boolean {
    const isBetween = this.isWord('between')
    if (!this.take('from') && !this.take('between')) return false
    const first = this.onePeriod()
    if (!first || !this.take(isBetween ? 'and' : 'to')) return false
    const second = this.onePeriod()
    if (!second || clause.own.length > 0 || clause.compared.length > 0) return false
    clause.span = [first, second]
    clause.isBetween = isBetween
    return true
  }
  /** "compared with $4 billion in 2023", "over 2023", "than in 2023" */
  private against(clause: Clause): boolean {
    if (!this.comparing() && !this.take('over') && !this.take('than')) return false
    if (this.trying(() => this.amounts(clause, 'old'))) return true
    return this.compare(clause)
  }
  private compare(clause: Clause): boolean {
    this.take(WHEN)
    this.trying(() => this.take('the') && this.take('same') && this.take('period') && this.take('in'))
    const list = this.periods()
    clause.compared.push(...list)
    return list.length === 1
  }
  private when(clause: Clause): boolean {
    const token = this.now
    if (token?.is === 'period' && token.period.isComparison) {
      this.yearOnYear(clause)
      return true
    }
    this.take('and')
    // "generated during the previous year"
    this.trying(() => this.take(REPORTED) && this.isWord(WHEN))
    if (!this.take(WHEN)) return false
    if (this.trying(() => this.length(clause))) return true
    const list = this.periods()
    if (list.length === 0) return false
    // What follows the number compared with is when that was.
    const isOld = clause.said.at(-1)?.role === 'old'
    const slot = isOld && list.length === 1 ? clause.compared : clause.own
    if (slot === clause.own && clause.own.length > 0 && clause.own.some((one) => !this.led.includes(one))) return false
    if (slot === clause.own) clause.own.splice(0)
    slot.push(...list)
    return true
  }
  /** "for the quarter" */
  private length(clause: Clause): boolean {
    this.take('the')
    this.take('full')
    const months = this.isWord('quarter') ? 3 : this.isWord('year') ? 12 : null
    if (months === null || this.peek()?.is === 'period') return false
    this.at += 1
    clause.months = months
    return !this.isWord('ended')
  }
  /** "has been recognized" */
  private passive(): boolean {
    const isHad = this.take('has') || this.take('have')
    if (isHad ? !this.take('been') : !this.take('was') && !this.take('were')) return false
    return this.take(REPORTED)
  }
  /** "or 8 %", "(8 %)", "or $0.12 per share": the same told in another measure. */
  private again(clause: Clause): boolean {
    const last = clause.said.at(-1)
    if (!last) return false
    const isBracket = this.take('(')
    if (!isBracket && !this.take('or') && !this.isWord('of', this.peek())) return false
    if (isBracket) this.take('or')
    this.skipManner()
    const token = this.now
    const before = clause.said.length
    if (token?.is === 'direction' && isBracket) {
      this.at += 1
      clause.moves.push({ direction: token.direction, metric: clause.subject })
      return this.size(clause, token.direction) && this.take(')')
    }
    if (token?.is !== 'number') return false
    const isRead = last.role === 'change' ? this.size(clause, last.direction) : this.amounts(clause, last.role)
    const said = clause.said[before]
    if (!isRead || !said) return false
    // "$26.9 million or 38 %": of what is not said
    const isFit =
      last.role === 'change' ? said.number.kind !== last.number.kind : said.whole !== null || isOfShare(said.metric)
    if (last.role !== 'change') said.nth = last.nth
    // "$0.14 per basic share and $0.13 per diluted share"
    this.trying(
      () =>
        this.take('and') &&
        this.amounts(clause, last.role === 'old' ? 'old' : 'now') &&
        isOfShare(clause.said.at(-1)?.metric ?? clause.subject),
    )
    return isFit && (!isBracket || this.take(')'))
  }
}
