/**
 * How sentences about the balance sheet and the cash flows are built. Every word has its place in the grammar or the
 * sentence is not read: "cash" stands in many a name that these figures are not.
 *
 *     sentence = [when ","] clause { joint clause } ["."]
 *     clause   = figure "was" amount tails | figure moved tails | company "paid" amount "in" figure tails
 *              | company "had" figure "of" amount tails | "it was" amount "a year earlier"
 *              | figure amount predicate | "operations used" amount
 *     predicate = "exceeded" figure "of" amount | "made up" share "of" figure
 *     tails    = { when | "up" size | "to" amount | "from" amount [when] | "compared with" amount [when] | "(" tail ")" }
 */

import {
  AFTERMATH,
  COMMENT,
  CONTINUATIONS,
  FIRST_OF_ALL,
  HAVING,
  IN_ALL,
  JOINT,
  LEADS,
  LEAVING,
  OLDER,
  PREDICATES,
  STARTS,
  TAILS,
  WENT_INTO,
  WHEN_FIRST,
} from './shapes.ts'

/** When a number is of, as far as the words say; `year_end` and `year_ago` are relative to the clause's own. */
export type When = { period: number } | 'half' | 'nine' | 'so_far' | 'year_end' | 'year_ago' | 'day' | null

export interface OtherSaid {
  number: number
  /** `times`: what it is of what it was, a share or a multiple; `over`: it is more than so much */
  role: 'now' | 'old' | 'change' | 'difference' | 'times' | 'over'
  /** place among the directions of the sentence; null = none is said */
  direction: number | null
  when: When
}

type Verb = { does: 'have' | 'hold' | 'owe' | 'make' | 'spend' | 'burn' | 'cost' } | null

/** How a figure lies to another one: place among the mentions. */
interface ToOther {
  figure: number | 'operations' | { income: number }
  /** the number that says which share or how many times of it; null = none */
  ratio: number | null
  /** 1 = it is more, −1 = it is less, 0 = nothing of the kind is said */
  sign: 1 | -1 | 0
  /** it is told as a part of the other */
  isPart: boolean
  /** of a figure of the income statement: the number that says how much it is; null = none */
  amount: number | null
}

export interface OtherClause {
  /** places among the mentions: several are added up */
  figures: readonly number[]
  /** several are told together: "buybacks and dividends combined" */
  isSum: boolean
  /** the figure that is taken from it, among the mentions or those of the income statement */
  less: number | { income: number } | null
  /** what was done with it, where it is said by a verb; null = it was so much */
  verb: Verb
  when: When
  said: OtherSaid[]
  /** it went that way, without saying how far */
  moves: number[]
  /** "operations used $12.1 billion in cash": named by what they did */
  operations: 'made' | 'used' | null
  /** below zero by its words */
  isNegative: boolean
  toOthers: ToOther[]
  /** "owes $53.9 billion", "handed $5.3 billion to shareholders": what it is has no name */
  unnamed: 'owed' | 'returned' | null
  /** it grew faster (1) or slower (−1) than a figure of the income statement */
  pace: { income: number; sign: 1 | -1 } | null
  /** the period that its movement is told over; null = none is said */
  over: number | null
  /** "free cash flow of $6.2 billion after capital spending": what was taken off, among the mentions */
  after: number | null
}

export interface ReadOther {
  clauses: OtherClause[]
  /** how each size that has a word of its own went, by the number's place */
  words: Map<number, 1 | -1>
  /** the sentence ends with a clause that says nothing of a figure, and that nobody checked */
  hasComment: boolean
}

/** @returns null where a word has no place in the grammar */
export function readOther(text: string): ReadOther | null {
  const reader = new Reader(text)
  return reader.read() ? { clauses: reader.clauses, words: reader.words, hasComment: reader.hasComment } : null
}

type Groups = Partial<Record<string, string>>

const EMPTY = {
  ...{
    figures: [],
    isSum: false,
    less: null,
    verb: null,
    when: null,
    operations: null,
    isNegative: false,
    unnamed: null,
    pace: null,
    after: null,
    over: null,
  },
} as const

const ALONE: Pick<ToOther, 'ratio' | 'isPart'> = { ratio: null, isPart: false }

class Reader {
  readonly clauses: OtherClause[] = []
  readonly words = new Map<number, 1 | -1>()
  hasComment = false
  private readonly text: string
  private at = 0
  /** where a total stands whose parts follow */
  private whole: OtherClause | null = null
  constructor(text: string) {
    this.text = text
  }
  read(): boolean {
    this.eat(LEADS)
    const lead = this.eat(WHEN_FIRST)
    const led = lead ? whenOf(lead) : null
    const first = this.eat(FIRST_OF_ALL)
    if (first) {
      if (!this.list({ does: first.with === undefined ? 'spend' : 'have' }, led) || !this.eat(', ')) return false
      this.hasComment = this.eat(COMMENT) !== null
      if (this.hasComment) return true
    }
    if (!this.clause(led)) return false
    while (!this.inAll() && !this.ends())
      if (!this.eat(`${JOINT} `) || !(this.having(led) || this.wentInto(led) || this.clause(led))) return false
    return this.settleWhole()
  }
  /** What was spent on several things, added up behind them. */
  private inAll(): boolean {
    const parts = this.clauses.filter(({ verb, figures }) => verb?.does === 'spend' && figures.length === 1)
    const from = this.at
    const found = parts.length > 1 && parts.length === this.clauses.length ? this.eat(IN_ALL) : null
    if (!found) return false
    const [first] = parts
    const clause = this.add({
      figures: parts.flatMap((one) => one.figures),
      isSum: true,
      verb: { does: 'spend' },
      when: first?.when ?? null,
    })
    this.say(clause, found.n, 'now')
    if (this.ends()) return true
    this.at = from
    this.clauses.pop()
    return false
  }
  private ends(): boolean {
    if (this.eat(AFTERMATH)) this.hasComment = true
    return this.hasComment || this.eat('\\.?$') !== null
  }
  private eat(source: string): Groups | null {
    const pattern = new RegExp(source, 'iy')
    pattern.lastIndex = this.at
    const match = pattern.exec(this.text)
    if (!match) return null
    this.at += match[0].length
    return match.groups ?? {}
  }
  /** Eats by the first of the patterns that fits, and by none behind it: what is eaten is noted. */
  private first(sources: readonly string[]): Groups | null {
    for (const one of sources) {
      const found = this.eat(one)
      if (found) return found
    }
    return null
  }
  private clause(led: When): boolean {
    const last = this.clauses.at(-1)
    const older = last && this.eat(OLDER)
    if (older) {
      const when: When = older.oldp === undefined ? 'year_ago' : { period: Number(older.oldp) }
      last.said.push({ number: Number(older.n), role: 'old', direction: null, when })
      return true
    }
    for (const start of STARTS) {
      const found = this.eat(start)
      if (found?.total !== undefined) return this.open(found, led, null) && this.list({ does: 'spend' }, led)
      if (found) return this.open(found, led, null)
    }
    return last?.verb ? this.continued(last.verb, led) : false
  }
  /** Behind a verb that was said before. */
  private continued(verb: Verb, led: When): boolean {
    const last = this.clauses.at(-1)
    const next = this.first(CONTINUATIONS)
    if (!next || !this.open(next, led, verb)) return false
    // "… through buybacks and $8.6 billion through dividends in the first half": of both
    const own = this.clauses.at(-1)?.when ?? null
    if (last && last.when === null) last.when = own
    return true
  }
  private list(verb: Verb, led: When): boolean {
    if (!this.continued(verb, led)) return false
    for (;;) {
      const before = this.at
      if (!this.eat(`${JOINT} `)) return true
      if (!this.continued(verb, led)) {
        this.at = before
        return true
      }
    }
  }
  private having(led: When): boolean {
    const left = this.eat(LEAVING)
    if (left) return this.open({ m: left.m ?? left.m3, n: left.n ?? left.n2 }, led, null)
    const found = this.eat(HAVING)
    return found !== null && this.open(found, led, null)
  }
  private wentInto(led: When): boolean {
    const found = this.first(WENT_INTO)
    const last = this.clauses.at(-1)
    if (!found || !last) return false
    const figure = last.operations ? 'operations' : last.figures.length === 1 ? (last.figures[0] ?? null) : null
    if (figure === null) return false
    const ratio = found.share === undefined ? null : Number(found.share)
    const clause = this.add({ figures: [Number(found.m)], verb: { does: 'spend' }, when: last.when })
    clause.toOthers.push({ figure, ratio, sign: -1, isPart: true, amount: null })
    this.say(clause, found.n, 'now')
    return this.tails(clause, led)
  }
  /** A total whose parts were told behind it. */
  private settleWhole(): boolean {
    if (!this.whole) return true
    const parts = this.clauses.slice(this.clauses.indexOf(this.whole) + 1)
    this.whole.figures = parts.flatMap(({ figures }) => figures)
    this.whole.isSum = true
    return parts.length > 1
  }
  private add(more: Partial<OtherClause>): OtherClause {
    const clause: OtherClause = { ...EMPTY, said: [], moves: [], toOthers: [], ...more }
    this.clauses.push(clause)
    return clause
  }
  private open(found: Groups, led: When, inherited: Verb): boolean {
    const clause = this.add({
      figures: [found.m, found.m2].filter((one) => one !== undefined).map(Number),
      isSum: found.sum !== undefined,
      less:
        found.lessi !== undefined
          ? { income: Number(found.lessi) }
          : found.less === undefined
            ? null
            : Number(found.less),
      verb: verbOf(found) ?? inherited,
      when: whenOf(found) ?? led,
      operations: found.used !== undefined ? 'used' : found.made !== undefined ? 'made' : null,
      isNegative: found.cold !== undefined,
      unnamed: found.owing !== undefined ? 'owed' : found.returned !== undefined ? 'returned' : null,
    })
    if (found.total !== undefined) this.whole = clause
    // "In cash" behind what operations did: the figure that it names has to be cash.
    if (found.cash !== undefined) clause.figures = [Number(/\d+/.exec(found.cash)?.[0])]
    this.note(clause, found)
    if (found.predicate !== undefined) this.predicate(clause)
    return this.tails(clause, led)
  }
  private predicate(clause: OtherClause): void {
    const found = this.first(PREDICATES)
    if (found) this.note(clause, found)
  }
  private tails(clause: OtherClause, led: When): boolean {
    for (;;) {
      const tail = this.first(TAILS)
      if (!tail) break
      const when = whenOf(tail)
      if (when !== null && clause.when !== null && clause.when !== led) return false
      clause.when = when ?? clause.when
      this.note(clause, tail)
    }
    for (const { at } of this.beside.splice(0)) at.when ??= clause.when
    return clause.said.length + clause.moves.length + clause.toOthers.length > 0
  }
  /** second figures of a clause, of the same time as it */
  private readonly beside: { at: OtherClause }[] = []
  private say(clause: OtherClause, number: string | undefined, role: OtherSaid['role'], more: Partial<OtherSaid> = {}) {
    if (number !== undefined) clause.said.push({ number: Number(number), role, direction: null, when: null, ...more })
  }
  private note(clause: OtherClause, found: Groups): void {
    const direction = found.d === undefined ? null : Number(found.d)
    this.say(clause, found.total ?? found.n ?? found.to, 'now', { direction })
    const when = found.against === undefined ? null : { period: Number(found.against) }
    this.say(clause, found.size, 'change', { direction, when })
    this.say(clause, found.old, 'old', { direction, when: oldWhenOf(found) })
    const since = found.since2 === undefined ? null : { period: Number(found.since2) }
    this.say(clause, found.since, 'times', { when: since })
    this.say(clause, found.over, 'over')
    if (found.than !== undefined) clause.over = Number(found.than)
    if (found.pace !== undefined) clause.pace = { income: Number(found.pace), sign: found.ahead !== undefined ? 1 : -1 }
    if (found.word && found.size) this.words.set(Number(found.size), /more|higher/i.test(found.word) ? 1 : -1)
    if (direction !== null && found.size === undefined) clause.moves.push(direction)
    this.noteOthers(clause, found)
  }
  private noteOthers(clause: OtherClause, found: Groups): void {
    const to = { ratio: found.ratio === undefined ? null : Number(found.ratio), isPart: found.part !== undefined }
    const beside = (figure: string | undefined, number: string | undefined, sign: ToOther['sign'], how = ALONE) => {
      if (figure === undefined) return
      clause.toOthers.push({ figure: Number(figure), sign, amount: null, ...how })
      if (number === undefined) return
      const at = this.add({ figures: [Number(figure)] })
      this.say(at, number, 'now')
      this.beside.push({ at })
    }
    const sign = found.more !== undefined ? 1 : found.fewer !== undefined ? -1 : 0
    const number = found.ofn ?? found.ofn2
    beside(found.of ?? found.of2, number, sign, to)
    const income = found.ofi ?? found.ofi2
    if (income !== undefined) {
      const amount = number === undefined ? null : Number(number)
      clause.toOthers.push({ figure: { income: Number(income) }, sign, amount, ...to })
    }
    const before = this.clauses.at(-2)?.figures[0]
    if (found.ofit !== undefined && before !== undefined)
      clause.toOthers.push({ figure: before, sign: -1, amount: null, ratio: null, isPart: true })
    beside(found.whole, found.wholen, -1, { ratio: null, isPart: true })
    beside(found.left, found.leftn, 1)
    if (found.ofop !== undefined) {
      clause.toOthers.push({ figure: 'operations', ratio: null, sign, isPart: false, amount: null })
      const at = this.add({ operations: 'made' })
      this.say(at, found.ofn, 'now')
      this.beside.push({ at })
    }
    if (found.off !== undefined) {
      clause.after = Number(found.off)
      const at = this.add({ figures: [Number(found.off)] })
      this.say(at, found.offn, 'now')
      this.beside.push({ at })
    }
  }
}

function verbOf(found: Groups): Verb {
  if (found.hold !== undefined)
    return { does: /^(?:held|holds?|keeps?|kept|own|boast|sit|sat|is s(?!add))/i.test(found.hold) ? 'hold' : 'have' }
  const does = (['owe', 'make', 'spend', 'burn', 'cost'] as const).find((one) => found[one] !== undefined)
  return does ? { does } : null
}

function whenOf({ p, q, hp, half, nine, half2, nine2, end, own, now, closed, far }: Groups): When {
  const period = p ?? q ?? hp
  if (period !== undefined) return { period: Number(period) }
  if ((half ?? half2) !== undefined) return 'half'
  if ((nine ?? nine2) !== undefined) return 'nine'
  if ([end, own, now, closed].some((one) => one !== undefined)) return 'day'
  return far === undefined ? null : 'so_far'
}

function oldWhenOf({ ago, oldend, oldp }: Groups): When {
  if (oldp !== undefined) return { period: Number(oldp) }
  if (oldend !== undefined) return 'year_end'
  return ago === undefined ? null : 'year_ago'
}
