/**
 * A sentence read whole: a row of clauses, each with a figure for its subject and phrases that say how large it was, how
 * it changed and what it is compared with. Every word has its place in the grammar or the reading ends; only the reason
 * behind the last phrase is left as it is.
 *
 *     sentence = [lead] [period ","] clause { joint clause } [reason]
 *     clause   = figure [of amount] phrases | company "reported" figure "of" amount phrases | "the" change "in" figure
 *     phrases  = { level | move [by size] | "to" amount | "from" amount | compared | "in" period | "or" size | "(" size ")"
 *              | "a" move "of" size | "respectively" }
 */
import type { MetricToken } from '../../figures-in-words/lexicon.ts'
import type { PeriodToken } from '../../figures-in-words/periods.ts'
import type { Sentence } from '../../figures-in-words/sentence.ts'
import type { Clause, Whole } from './parts.ts'
import { isOfShare, Sizes } from './sizes.ts'
import { ARTICLE, LEVEL, LEVEL_BY, REPORTED, TELLING_CHANGE, UNDOING, WHEN } from './words.ts'

/** @returns null where a word has no place in the grammar */
export function readClauses(s: Sentence): Whole | null {
  return new Reader(s).read()
}

class Reader extends Sizes {
  private readonly clauses: Clause[] = []
  private readonly led: PeriodToken[] = []
  private readonly ledCompared: PeriodToken[] = []
  read(): Whole | null {
    this.take(',') || this.take(':')
    this.lead()
    if (!this.clause()) return null
    while (!this.isEnd() && this.reason() === null) if (!this.joined()) return null
    const end = this.isEnd() ? this.s.text.length : (this.reason() ?? this.s.text.length)
    return UNDOING.test(this.s.text.slice(end)) ? null : { clauses: this.clauses, end }
  }
  /** "For fiscal 2024, …", "Compared with the prior year, …" */
  private lead(): void {
    this.trying(() => {
      if (this.comparing()) {
        const list = this.periods()
        this.ledCompared.push(...list)
        return list.length > 0 && this.take(',')
      }
      if (!this.take(WHEN)) return false
      const list = this.periods()
      if (list.length === 0) return false
      if (this.comparing()) this.ledCompared.push(...this.periods())
      this.led.push(...list)
      return this.take(',')
    })
  }
  private clause(): boolean {
    return this.trying(() => this.reported()) || this.trying(() => this.changeIn()) || this.trying(() => this.told())
  }
  private open(subject: MetricToken, own: PeriodToken[]): Clause {
    const clause: Clause = {
      subject,
      own: own.length > 0 ? own : [...this.led],
      compared: [...this.ledCompared],
      span: null,
      isBetween: false,
      months: null,
      said: [],
      moves: [],
    }
    return clause
  }
  private close(clause: Clause, isRead: boolean): boolean {
    if (!isRead || clause.said.length + clause.moves.length === 0) return false
    this.clauses.push(clause)
    return true
  }
  /** "We reported net income of $5 billion …" */
  private reported(): boolean {
    this.take('the')
    if (!(this.now?.is === 'company' || this.isWord('we') || this.isWord('company'))) return false
    this.at += 1
    if (!this.take(REPORTED)) return false
    const head = { own: [] as PeriodToken[] }
    const subject = this.figure(head)
    if (!subject) return false
    const clause = this.open(subject, head.own)
    return this.close(clause, this.take('of') && this.amounts(clause, 'now') && this.phrases(clause))
  }
  /** "The $10.9 million decline in gross profit was due to …" */
  private changeIn(): boolean {
    this.take(ARTICLE)
    const number = this.now
    if (number?.is === 'number') this.at += 1
    this.skipManner()
    const move = this.now
    if (move?.is !== 'direction' || move.direction.isVerb) return false
    this.at += 1
    if (!this.take('in')) return false
    const head = { own: [] as PeriodToken[] }
    const subject = this.figure(head)
    if (!subject) return false
    const clause = this.open(subject, head.own)
    clause.moves.push({ direction: move.direction, metric: subject })
    if (number?.is === 'number') this.say(clause, number.number, 'change', move.direction)
    this.trying(() => (this.take('of') || this.take('was')) && this.size(clause, move.direction))
    return this.close(clause, this.phrases(clause))
  }
  /** "Net sales for 2024 were $5 billion …" */
  private told(): boolean {
    const head = { own: [] as PeriodToken[] }
    const subject = this.figure(head)
    if (!subject) return false
    const clause = this.open(subject, head.own)
    this.trying(() => this.take('of') && this.amounts(clause, 'now'))
    const isMoving = this.now?.is === 'direction' || this.now?.is === 'word'
    return this.close(clause, isMoving && this.phrases(clause))
  }
  /** "…, and net income rose 5 %", "… and decreased 7 % in 2023" */
  private joined(): boolean {
    return this.trying(() => {
      this.take(',') || this.take(';')
      this.take('and') || this.take('while') || this.take('whereas') || this.take('but')
      return this.trying(() => this.reported()) || this.trying(() => this.told())
    })
  }
  private isClauseNext(): boolean {
    const from = this.at
    const count = this.clauses.length
    const isIt = (this.isWord(',') || this.isWord(';') || this.isWord('and') || this.isWord('while')) && this.joined()
    this.at = from
    this.clauses.length = count
    return isIt
  }
  private phrases(clause: Clause): boolean {
    while (!this.isEnd() && this.reason() === null) {
      if (this.isClauseNext()) return true
      if (!this.trying(() => this.phrase(clause))) return false
    }
    return true
  }
  private phrase(clause: Clause): boolean {
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
