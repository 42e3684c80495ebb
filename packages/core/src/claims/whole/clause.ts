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
import { Phrases } from './phrases.ts'
import { ARTICLE, REPORTED, UNDOING, WHEN } from './words.ts'

/** @returns null where a word has no place in the grammar */
export function readClauses(s: Sentence): Whole | null {
  return new Reader(s).read()
}

class Reader extends Phrases {
  private readonly clauses: Clause[] = []
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
}
