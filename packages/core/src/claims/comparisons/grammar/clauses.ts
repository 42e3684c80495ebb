/**
 * The grammar of comparing. Every word of the sentence has its place in it or the reading ends, as in the reading of whole
 * sentences (`claims/whole`).
 *
 *     sentence  = [period ","] statement { continued | joint statement }
 *     statement = set "grew" | sides predicate | predicate (of the sides before) | company "spent more on" figure "than" side
 *     predicate = larger side | "is larger than" side | move ["by" size] [faster side] | "the largest" set | "did not"
 *     continued = "," size | "," size "against" size | "," "outpacing" side | "," "the most of the three years" | …
 */
import type { Span } from '../../../figures-in-words/companies.ts'
import { isPerShare } from '../../../figures-in-words/facts.ts'
import type { MetricToken } from '../../../figures-in-words/lexicon.ts'
import type { NumberToken } from '../../../figures-in-words/numbers.ts'
import type { Sentence } from '../../../figures-in-words/sentence.ts'
import { countOf } from '../../../figures-in-words/skeleton.ts'
import type { Comparing, Said, SetSaid, Side } from './parts.ts'
import { Sides } from './sides.ts'
import {
  ABOVE,
  AND,
  BE,
  BELOW,
  BEST,
  COMES,
  COMES_WITH,
  DO,
  FASTER,
  FASTEST,
  GROUP_KIND,
  groupOf,
  HARDEST,
  HAVE,
  JOINT,
  LARGER,
  LEAST,
  LESS,
  MILD,
  MORE,
  MOST,
  ORDINAL,
  QUICK,
  QUICKLY,
  SLOW,
  SLOWER,
  SLOWEST,
  SLOWLY,
  SMALLER,
  SPENDS,
  SPENDS_ON,
  STEEP,
  TURNING,
  VIA,
  WORST,
} from './words.ts'

/** @returns null where a word has no place in the grammar, or nothing is compared */
export function readComparing(s: Sentence): Comparing | null {
  return new Reader(s).read()
}

class Reader extends Sides {
  read(): Comparing | null {
    this.trying(() => this.during() && (this.take(',') || true))
    const lead = this.overYears()
    if (!this.statement()) return null
    while (!this.isEnd()) {
      const isMore = this.trying(() => this.continued()) || this.trying(() => this.joint() && this.statement())
      if (!isMore) return null
    }
    if (lead > 0 && !this.said.some((one) => one.is === 'series' && one.numbers.length === lead)) return null
    const isComparing = this.hasPace || this.said.some((one) => one.is !== 'move' || one.years !== 1)
    return isComparing ? { sides: this.sides, said: this.said, own: this.own } : null
  }
  /** "Over three years the net margin crept up: 1.9%, 2.4%, 2.9%": as many numbers as years. */
  private overYears(): number {
    const match = /^over (two|three|four|five) years,?/.exec(this.rest)
    if (match) this.takeText(/^over [a-z]+ years,?/)
    return countOf(match?.[1])
  }
  private joint(): boolean {
    const isMark = this.take(',') || this.take(';') || this.take(':') || this.take('–') || this.take('—')
    const isWord = this.take(JOINT)
    if (isWord) this.take('though') || this.take('as')
    return isMark || isWord
  }
  private say(from: number, said: DistributiveOmit<Said, keyof Span>): true {
    const start = this.tokens[from]?.start ?? 0
    this.said.push({ ...said, start, end: this.tokens[this.at - 1]?.end ?? start } as Said)
    return true
  }

  private statement(): boolean {
    return (
      this.trying(() => this.headed()) ||
      this.trying(() => this.ofSet()) ||
      this.trying(() => this.noneMore()) ||
      this.trying(() => this.onlyThese()) ||
      this.trying(() => this.counted()) ||
      this.trying(() => this.spent()) ||
      this.trying(() => this.earned()) ||
      this.trying(() => this.soDid()) ||
      this.trying(() => this.restTold()) ||
      this.trying(() => this.sidesTold()) ||
      this.trying(() => this.gapped()) ||
      this.trying(() => this.subjects.length > 0 && this.predicate(this.subjects, this.isSum))
    )
  }
  /** "At 16.9% of sales, AWS is …" */
  private headed(): boolean {
    if (!this.take('at') && !this.take('with')) return false
    const size = this.size()
    if (!size || !this.take(',') || !this.sidesTold()) return false
    this.subjects[0]?.numbers.push(size)
    return this.subjects.length === 1
  }
  /** "the three other businesses grew": all but those that were told of before */
  private restTold(): boolean {
    const from = this.at
    const told = [
      ...new Set(this.said.flatMap((one) => ('side' in one ? [one.side] : 'sides' in one ? one.sides : []))),
    ]
    if (!this.take('the') && !this.take('its')) return false
    const n = countOf(this.word())
    if (n > 0) this.at += 1
    if (!this.take('other') && !this.take('others')) return false
    const set = this.group() ?? { size: null, group: null }
    this.skipDegrees()
    this.take(HAVE)
    this.take('all')
    const sign = this.signHere()
    if (sign === 0 || told.length === 0) return false
    return this.say(from, { is: 'rest', sides: told, set: { ...set, size: n > 0 ? n + told.length : null }, sign })
  }
  /** "net income 7.4%" behind "operating income went up 10.3%", "Energy Products 13.8% less" */
  private gapped(): boolean {
    const from = this.at
    const side = this.side()
    const last = this.said.findLast(({ is }) => is === 'move' || is === 'count')
    this.takeText(/^included (?:with|at|by)\b/)
    const n = side && side.numbers.length === 0 ? this.number(/^percent$/) : null
    if (!side || !n || !last) return false
    const way = this.take('less') ? -1 : this.take('more') ? 1 : null
    const sign = last.is === 'move' ? last.direction.sign : last.is === 'count' ? last.sign : 0
    if (sign === 0 || (way !== null && way !== sign)) return false
    side.numbers.push({ n, as: 'change', sign })
    this.hasPace = true
    return this.say(from, { is: 'move', side, direction: { sign, text: '' }, years: 1 })
  }
  /** A side or several, and what is said of them. */
  private sidesTold(): boolean {
    const read = (subjects: Side[]): boolean => {
      if (subjects.length === 0) return false
      const isSum = this.together() || this.isPlus
      this.subjects = subjects
      this.isSum = isSum
      return this.predicate(subjects, isSum)
    }
    const kept = this.subjects
    // "both outran revenue"
    const told = this.said.flatMap((one) => (one.is === 'move' ? [one.side] : []))
    if (this.isWord('both') && told.length === 2) return this.trying(() => this.take('both') && read(told))
    const isIt =
      this.trying(() => read(this.list())) || this.trying(() => read([this.side()].flatMap((one) => one ?? [])))
    if (!isIt) this.subjects = kept
    return isIt
  }
  private isSum = false
  private together(): boolean {
    return this.trying(() => {
      this.take(',')
      const isIt = this.takeText(/^(?:put together|taken together|together|combined|between them)\b/)
      this.take(',')
      return isIt
    })
  }
  /** "P&G paid out more in dividends, $9.9 billion, than it spent on buybacks" */
  private spent(): boolean {
    const from = this.at
    if (this.now?.is !== 'company' && !this.isWord('it')) return false
    this.at += 1
    this.skipDegrees()
    this.take(HAVE)
    if (!this.take(SPENDS)) return false
    this.take('out')
    this.skipDegrees()
    const more = this.take('more') ? true : this.take('less') ? false : null
    if (more === null || !this.take(SPENDS_ON)) return false
    const a = this.side()
    if (!a) return false
    this.subjects = [a]
    this.take(',')
    if (!this.take('than')) return false
    this.trying(() => this.take('it') && (this.take(SPENDS) || this.take(DO)) && (this.take('out') || true))
    this.take(SPENDS_ON)
    const b = this.list()
    if (b.length === 0) return false
    this.others = b
    return this.say(from, { is: 'level', more, a: [a], b, isSum: false, by: null, isTurn: false, years: 1 })
  }
  /** "Meta made $62.4bn after tax in 2024", "Boeing lost more in 2024 than in 2023 and 2022 put together" */
  private earned(): boolean {
    const from = this.at
    if (this.now?.is !== 'company' && !this.isWord('it')) return false
    this.at += 1
    this.skipDegrees()
    this.take(HAVE)
    const verb = this.verbs.find(({ start }) => start === this.now?.start) ?? this.earning()
    if (!verb) return false
    this.at += 1
    const side = this.make(from, [verb])
    this.subjects = [side]
    this.isSum = false
    this.skipDegrees()
    const more = this.take('more') ? true : this.take('less') ? false : null
    if (more !== null) {
      this.during()
      return (
        this.take('than') &&
        this.against((b, isAll) =>
          this.say(from, { is: 'level', more, a: [side], b, isSum: isAll, by: null, isTurn: false, years: 1 }),
        )
      )
    }
    const n = this.number(/^money$/)
    if (!n) return false
    side.numbers.push({ n, as: 'level', sign: 0 })
    const behind = this.now?.is === 'metric' ? this.now.metric.metrics : []
    if (behind.length > 0 && behind.every(isPerShare)) this.at += 1
    this.takeText(/^after tax(?:es)?\b/)
    this.during()
    return true
  }
  /** "Earned less in 2025", without an amount: its net income. */
  private earning(): MetricToken | null {
    const { now } = this
    if (!now || !/^(?:earned|lost)$/.test(this.word())) return null
    const isNegated = this.word() === 'lost'
    return {
      start: now.start,
      end: now.end,
      metrics: [{ kind: 'figure', name: 'net_income' }],
      isNegated,
      isVerb: true,
    }
  }
  /** "and so did the Mac" */
  private soDid(): boolean {
    const from = this.at
    const last = this.said.at(-1)
    if (!this.takeText(/^so (?:did|was|were|does|is)\b/) || !last) return false
    const a = this.list()
    return a.length > 0 && this.again(from, a, false)
  }
  private again(from: number, a: Side[], isNot: boolean): boolean {
    this.hasPace = true
    const last = this.said.findLast(({ is }) => is === 'level' || is === 'growth' || is === 'count' || is === 'move')
    if (last?.is === 'level' && !last.isSum && !last.isTurn && !last.by)
      return this.say(from, { ...last, a, more: last.more !== isNot })
    if (last?.is === 'growth' && !last.times)
      return this.say(from, { ...last, a, more: last.more !== isNot, isDown: null })
    const sign = last?.is === 'count' ? last.sign : last?.is === 'move' ? last.direction.sign : 0
    if (sign === 0) return false
    return a.every((side) =>
      this.say(from, {
        is: 'move',
        side,
        direction: { sign: (isNot ? 0 - sign : sign) as 1 | -1, text: isNot ? 'did not' : 'did' },
        years: 1,
      }),
    )
  }

  private predicate(subjects: Side[], isSum = false): boolean {
    const [one] = subjects
    if (!one) return false
    this.skipDegrees()
    const isOf = (read: () => boolean) => this.trying(read)
    return (
      isOf(() => this.didNot(subjects)) ||
      isOf(() => this.verb(subjects, isSum)) ||
      isOf(() => this.moved(subjects)) ||
      isOf(() => this.than(subjects, isSum)) ||
      (subjects.length === 1 && isOf(() => this.extreme(one))) ||
      (subjects.length === 1 && isOf(() => this.came(one))) ||
      (subjects.length === 1 && this.now?.is === 'company' && isOf(() => this.comesTo(one))) ||
      (isSum && isOf(() => this.cameTo(subjects)))
    )
  }
  private didNot(subjects: Side[]): boolean {
    const from = this.at
    if (this.takeText(/^(?:did|do|does|was|were) (?:too|as well|likewise|so too)\b/))
      return this.again(from, subjects, false)
    return (
      this.takeText(/^(?:did not|does not|didn't|could not|do not|was not|were not)\b/) &&
      this.again(from, subjects, true)
    )
  }
  /** "outsold", "still trails", "has overtaken", "outgrew" */
  private verb(subjects: Side[], isSum: boolean): boolean {
    const from = this.at
    this.take(HAVE)
    this.skipDegrees()
    this.take('by') // "have by now"
    const word = this.word()
    if (this.takeText(/^(?:f[ae]lls?|fell|came|comes?|stays?|stayed|remains?|remained) short of\b/))
      return this.against((b, isAll) =>
        this.say(from, {
          ...{ is: 'level' as const, more: false, a: subjects, b, isSum: isSum || isAll },
          ...{ by: null, isTurn: false, years: 1 },
        }),
      )
    const isTurn = TURNING.has(word)
    const isFaster = FASTER.has(word) && !LARGER.has(word)
    const isUnsure = SLOWER.has(word)
    if (!isTurn && !isFaster && !LARGER.has(word) && !SMALLER.has(word)) return false
    this.at += 1
    this.take('behind')
    const moved = this.said.some((one) => one.is === 'move' && subjects.includes(one.side))
    const isMore = isTurn || isFaster || LARGER.has(word)
    const [one] = subjects
    const isOther =
      one !== undefined &&
      subjects.length === 1 &&
      (isFaster || LARGER.has(word)) &&
      !isTurn &&
      this.trying(() => this.anyOther(from, one, isFaster ? 'growth' : 'amount'))
    if (isOther) return true
    return this.against((b, isAll) =>
      this.say(
        from,
        // "rose 8%, outstripping the 6.4% gain in sales"
        isFaster || (isUnsure && moved) || b.some(({ numbers }) => numbers.some(({ as }) => as === 'change'))
          ? { is: 'growth', more: isMore, isDown: null, a: subjects, b, times: null }
          : {
              ...{ is: 'level' as const, a: subjects, b, by: null, isTurn, years: 1 },
              more: isTurn || LARGER.has(word),
              isSum: isSum || isAll,
            },
      ),
    )
  }
  /** The other side or sides, and what is said behind them. */
  private against(say: (b: Side[], isSum: boolean) => boolean): boolean {
    const read = (sides: Side[]): boolean => {
      if (sides.length === 0) return false
      const isTogether = this.together()
      // Of one alone nothing is put together.
      if (isTogether && sides.length === 1 && (sides[0]?.when?.length ?? 0) < 2) return false
      const isSum = isTogether || this.isPlus
      this.take(DO)
      this.skipDegrees()
      if (this.now?.is === 'direction' || this.isWord(BE) || this.isWord(LARGER) || this.isWord(FASTER)) return false
      this.others = sides
      if (!say(sides, isSum)) return false
      this.lead()
      this.inYears()
      this.during()
      return true
    }
    return this.trying(() => read(this.list())) || this.trying(() => read([this.side()].flatMap((one) => one ?? [])))
  }
  /** ", by $1.1 billion": how far one is ahead of the other. */
  private lead(): void {
    const last = this.said.at(-1)
    if (last?.is !== 'level' && last?.is !== 'growth') return
    this.trying(() => {
      this.take(',')
      const n = this.take('by') ? this.number(last.is === 'level' ? /^(?:money|percent|points)$/ : /^points$/) : null
      if (!n) return false
      if (last.is === 'level') last.by = n
      else last.lead = n
      return true
    })
  }
  /** "in each of the three years" */
  private inYears(): void {
    const last = this.said.at(-1)
    const match =
      /^in (?:each|all|every one)(?: of)? (?:the |these )?(?:last |past )?(two|three|four) (?:fiscal )?years(?: shown| reported)?\b/.exec(
        this.rest,
      )
    if (last?.is !== 'level' || !match) return
    last.years = countOf(match[1])
    this.takeText(/^in [a-z ]+? years(?: shown| reported)?\b/)
  }
  /** "is larger than", "brings in more than", "well above", "eight times as large as" */
  private than(subjects: Side[], isSum: boolean): boolean {
    const from = this.at
    const isBe = this.take(BE)
    if (isBe && this.trying(() => this.passive(from, subjects, isSum))) return true
    const isVerb = !isBe && this.take(COMES)
    if (isVerb) this.take(COMES_WITH)
    this.skipDegrees()
    return this.compared(from, subjects, isSum)
  }
  /** "was outsold by", "is dwarfed by", "was hit harder than" */
  private passive(from: number, subjects: Side[], isSum: boolean): boolean {
    this.skipDegrees()
    if (this.takeText(/^hit (?:(?:much|far|even) )?(?:harder|worse) than\b/))
      return this.against((b) =>
        this.say(from, { is: 'growth', more: true, isDown: true, a: subjects, b, times: null }),
      )
    const word = this.word()
    const isFaster = FASTER.has(word) && !LARGER.has(word)
    if (!/(?:ed|sold|done|grown|run|taken)$/.test(word)) return false
    if (!isFaster && !LARGER.has(word) && !TURNING.has(word)) return false
    this.at += 1
    if (!this.take('by') || isSum) return false
    return this.against((b) =>
      this.say(
        from,
        isFaster
          ? { is: 'growth', more: true, isDown: null, a: b, b: subjects, times: null }
          : { is: 'level', more: true, a: b, b: subjects, isSum: false, by: null, isTurn: TURNING.has(word), years: 1 },
      ),
    )
  }
  /** "No region declined less than Japan", "nothing sold more than the iPhone" */
  private noneMore(): boolean {
    const from = this.at
    if (!this.takeText(/^no (?:other )?(?=[a-z])/)) return false
    const set = this.group()
    if (!set) return false
    this.take(HAVE)
    const token = this.now
    const move = token?.is === 'direction' ? token.direction : null
    if (move) this.at += 1
    else if (!this.take(BE) && !(this.take(COMES) && (this.take(COMES_WITH) || true))) return false
    this.skipDegrees()
    const word = this.word()
    const how = move ? this.how(word) : MORE.has(word) ? true : LESS.has(word) ? false : null
    if (how === null || (move && (move.sign === 0 || move.times !== null))) return false
    if (!move) this.at += 1
    if (!this.take('than')) return false
    const side = this.side()
    if (!side) return false
    this.take(DO)
    this.subjects = [side]
    const isDown = move !== null && move.sign < 0
    this.say(from, {
      ...{ is: 'extreme' as const, side, set: { size: null, group: set.group }, at: 0 },
      by: move ? 'growth' : 'amount',
      isLow: how === isDown,
    })
    // Of what grew the slowest may have fallen: which way all of them went is told too.
    if (!move || move.sign === 0) return true
    const { sign } = move
    return this.say(from, { is: 'move', side, direction: { sign, text: '' }, years: 1 })
  }
  /** "Only Equipment grew", "only Beauty and Grooming shrank" */
  private onlyThese(): boolean {
    const from = this.at
    if (!this.take('only') && !this.take('just')) return false
    const sides = this.list()
    if (sides.length === 0) return false
    this.skipDegrees()
    this.take(HAVE)
    const sign = this.signHere()
    if (sign === 0) return false
    this.subjects = sides
    return this.say(from, { is: 'only', sides, set: this.ofGroup(), sign })
  }
  private compared(from: number, subjects: Side[], isSum = false): boolean {
    const [one] = subjects
    if (!one) return false
    if (this.trying(() => this.timesOf(from, one))) return true
    const by = this.number(/^(?:money|percent|points)$/)
    this.skipDegrees()
    const word = this.word()
    const isThan = MORE.has(word) || LESS.has(word)
    if (isThan) {
      this.at += 1
      this.takeText(/^(?:in (?:revenue|sales)|revenue|sales|money|heavily|expensive|costly)\b/)
      if (!this.take('than')) return false
    } else if (ABOVE.has(word) || BELOW.has(word)) this.at += 1
    else if (!this.takeText(/^(?:ahead of|in excess of|short of|shy of)/)) return false
    const more = MORE.has(word) || ABOVE.has(word) || /^(?:ahead|in)$/.test(word)
    const isOther = this.trying(() => isThan && this.anyOther(from, one, more ? 'amount' : 'least'))
    if (isOther) return true
    return this.against((b, isAll) =>
      this.say(from, { is: 'level', more, a: subjects, b, isSum: isSum || isAll, by, isTurn: false, years: 1 }),
    )
  }
  /** "any other segment", "every other line" */
  private anyOther(from: number, side: Side, by: 'amount' | 'least' | 'growth' | 'fall'): boolean {
    const isOfExpenses = /^\S+(?: of)?(?: the| its)? other (?:operating )?(?:expense|cost)/.test(this.rest)
    if (!this.takeText(/^(?:any|every|all|each)(?: of)?(?: the| its)?(?: (?:two|three|four|five|six|seven))? other\b/))
      return false
    // "Any other expense line": "other expense" is the name of a line too
    const isLine = isOfExpenses && (this.takeText(/^(?:operating )?(?:expenses?|costs?)\b/) || true)
    if (isLine) this.take('line') || this.take('lines') || this.take('item')
    const set: SetSaid | null = isLine ? { size: null, group: 'expenses' } : this.group()
    if (!set) return false
    return this.say(from, {
      ...{ is: 'extreme' as const, side, set: { size: null, group: set.group }, at: 0 },
      by: by === 'growth' || by === 'fall' ? 'growth' : 'amount',
      isLow: by === 'least' || by === 'fall',
    })
  }
  /** "nearly six times the dividends", "twice as large as", "less than half of", "more than twice what X does" */
  private timesOf(from: number, a: Side): boolean {
    const times = this.number(/^(?:times|percent)$/)
    if (!times || (times.kind === 'percent' && !this.isFraction(times.start))) return false
    this.takeText(/^(?:as (?:much|large|big|high|many|heavy|great) as|the size of|of)\b/)
    const b = this.side()
    if (!b) return false
    this.take(DO)
    this.others = [b]
    return this.say(from, { is: 'ratio', a, b, times })
  }
  private isFraction(start: number): boolean {
    return /^(?:half|a |an |one|two|three)/i.test(this.s.text.slice(start))
  }

  /** "grew 18.5%", "fell the hardest", "rose in both years, from … via … to …" */
  private moved(subjects: Side[]): boolean {
    const from = this.at
    const [one] = subjects
    this.take(HAVE)
    this.takeText(/^(?:been|kept|keeps|continued to|went on)\b/)
    const isGone = this.takeText(/^(?:gone|went|moved|run|ran)\b(?= (?:from|on)\b)/)
    if (isGone) return subjects.length === 1 && one !== undefined && this.series(one)
    const token = this.now
    const isLost = this.isWord('lost') || this.isWord('gained')
    if (token?.is !== 'direction' && !isLost) return false
    const direction =
      token?.is === 'direction'
        ? token.direction
        : { sign: this.isWord('lost') ? (-1 as const) : (1 as const), text: this.word() }
    this.at += 1
    // "Halved every year": how far is told too
    if (direction.sign === 0 || (token?.is === 'direction' && token.direction.times !== null)) return false
    this.skipDegrees()
    if (isLost && !this.isWord('the')) return false
    for (const side of subjects) this.say(from, { is: 'move', side, direction, years: 1 })
    const isWhole = one !== undefined && one.tokens.length === 0
    if (isWhole && this.takeText(/^everywhere\b/))
      this.say(from, {
        is: 'count',
        set: { size: null, group: 'geographical' },
        sign: direction.sign,
        n: 'all',
        named: [],
        atLeast: null,
      })
    if (one && subjects.length === 1) {
      const isRow = this.trying(() => this.series(one))
      if (isRow) return true
      this.sizes(one, direction.sign)
      // "rose 6.4% each year": how far in each is not read
      const isSized = one.numbers.some(({ as }) => as === 'change')
      if (this.trying(() => this.years(one, direction)) && isSized) return false
      this.trying(() => this.series(one))
    }
    this.during()
    this.trying(() => (this.take(',') || true) && this.pace(from, subjects, direction.sign < 0))
    return true
  }
  /** "by 10.1% to $34.6 billion" */
  private sizes(side: Side, sign: 1 | -1): void {
    this.trying(() => {
      this.take('by')
      const n = this.number(/^percent$/)
      if (!n) return false
      side.numbers.push({ n, as: 'change', sign })
      return true
    })
    this.trying(() => {
      const n = this.take('to') ? this.number(/^(?:money|percent)$/) : null
      if (!n) return false
      side.numbers.push({ n, as: n.kind === 'money' ? 'level' : 'share', sign: 0 })
      return true
    })
  }
  /** "in both years", "for the second year running", "two years in a row", "every year" */
  private years(side: Side, direction: { sign: 1 | 0 | -1; text: string }): boolean {
    const from = this.at
    const match =
      /^(?:in both(?: of the)?(?: last| past)? years|(?:for )?(?:a|the) (second|third|fourth) (?:straight |consecutive |successive |running )?year(?: in a row| running)?|(?:for )?(two|three|four) (?:straight |consecutive |successive )?years(?: in a row| running| in succession)?|(?:in )?(?:every|each) year|year after year)\b/.exec(
        this.rest,
      )
    if (!match) return false
    this.takeText(
      /^(?:in both(?: of the)?(?: last| past)? years|(?:for )?(?:a|the) (?:second|third|fourth) (?:straight |consecutive |successive |running )?year(?: in a row| running)?|(?:for )?(?:two|three|four) (?:straight |consecutive |successive )?years(?: in a row| running| in succession)?|(?:in )?(?:every|each) year|year after year)\b/,
    )
    const nth = (ORDINAL[match[1] ?? ''] ?? 0) + 1
    const years = match[1] ? nth : match[2] ? countOf(match[2]) : /both/.test(match[0]) ? 2 : 0
    return this.say(from, { is: 'move', side, direction, years })
  }
  /** "from 44.1% via 46.2% to 46.9%", ": 1.9%, 2.4%, 2.9%", "7, 8 and then 9 billion dollars" */
  private series(side: Side): boolean {
    const from = this.at
    this.take(',') || this.take(':') || this.take('–') || this.take('—')
    const isFrom = this.take('from')
    const numbers: NumberToken[] = []
    for (;;) {
      const n = this.number(/^(?:money|percent|plain)$/)
      if (!n) return false
      numbers.push(n)
      const isMore = this.trying(() => {
        const isMark = this.take(',')
        this.take(AND)
        const isWord = this.take(VIA)
        if (isWord) this.take('to') || this.take('then') || this.take('now')
        if (!isMark && !isWord) return false
        return this.now?.is === 'number'
      })
      if (!isMore) break
    }
    if (numbers.length < 3 || (!isFrom && this.subjects[0] !== side)) return false
    const scaled = asLast(numbers)
    return scaled !== null && this.say(from, { is: 'series', side, numbers: scaled })
  }
  /** Behind a move: how fast, against whom; who of all moved so. */
  private pace(from: number, subjects: Side[], isDown: boolean): boolean {
    const [one] = subjects
    if (!one) return false
    this.takeText(/^that is to say\b|^that is\b|^which is\b/)
    this.skipDegrees()
    const isSet = subjects.length === 1 && this.trying(() => this.furthest(from, one, isDown))
    if (isSet) return true
    if (this.trying(() => this.onMore(from))) return true
    if (this.trying(() => this.timesFast(from, one))) return true
    const start = this.at
    if (this.takeText(/^(?:ahead of)\b/))
      return this.against((b) => this.say(start, { is: 'growth', more: true, isDown, a: subjects, b, times: null }))
    if (this.takeText(/^behind\b/))
      return this.against((b) => this.say(start, { is: 'growth', more: false, isDown, a: subjects, b, times: null }))
    const word = this.word()
    const isMilder = this.takeText(/^(?:a|the) (?=[a-z]+ [a-z]+ than\b)/)
    if (isMilder) {
      const noun = this.word()
      const isSteep = STEEP.has(noun)
      if (!isSteep && !MILD.has(noun)) return false
      this.at += 1
      const move = this.now?.is === 'direction' ? this.now.direction : null
      if (move && Math.sign(move.sign) !== (isDown ? -1 : 1)) return false
      if (!move && !this.isWord('pace') && !this.isWord('rate')) return false
      this.at += 1
      if (!this.take('than')) return false
      return this.against((b) => this.say(start, { is: 'growth', more: isSteep, isDown, a: subjects, b, times: null }))
    }
    const how = this.how(word)
    if (how === null) return false
    // "Germany outsells the United Kingdom, but the United Kingdom grew faster"
    if (!this.isWord('than')) {
      const level = this.said.findLast(({ is }) => is === 'level')
      const pair = level?.is === 'level' && level.a.length === 1 && level.b.length === 1 ? [...level.a, ...level.b] : []
      const isOwn = (side: Side) => sameName(side, one)
      const other = pair.filter((side) => !isOwn(side))
      if (pair.length !== 2 || other.length !== 1 || subjects.length !== 1) return false
      this.others = other
      return this.say(start, { is: 'growth', more: how, isDown, a: subjects, b: other, times: null })
    }
    this.at += 1
    if (subjects.length === 1 && this.trying(() => this.anyOther(start, one, how !== isDown ? 'growth' : 'fall')))
      return true
    return this.against((b) => this.say(start, { is: 'growth', more: how, isDown, a: subjects, b, times: null }))
  }
  /** "faster", "more slowly": true = further the same way. */
  private how(word: string): boolean | null {
    const next = this.word(this.peek())
    if ((word === 'more' || word === 'less') && (QUICKLY.has(next) || SLOWLY.has(next))) {
      this.at += 2
      return (word === 'more') === QUICKLY.has(next)
    }
    if (!QUICK.has(word) && !SLOW.has(word)) return null
    this.at += 1
    return QUICK.has(word)
  }
  /** "the most of the four regions", "fastest", "the hardest" */
  private furthest(from: number, side: Side, isDown: boolean): boolean {
    this.take('the')
    const word = this.word()
    const isMost = word === 'most' || FASTEST.has(word) || word === 'strongest' || (isDown && HARDEST.has(word))
    const isLeast = word === 'least' || SLOWEST.has(word)
    if (!isMost && !isLeast) return false
    this.at += 1
    const set = this.ofGroup()
    this.takeText(/^of all\b/)
    return this.say(from, { is: 'extreme', side, set, by: 'growth', isLow: isMost === isDown, at: 0 })
  }
  /** "on 11.0% more revenue", "notwithstanding a 7.7% expansion in revenues" */
  private onMore(from: number): boolean {
    if (!this.takeText(/^(?:on|despite|notwithstanding|in spite of|with|against)\b/)) return false
    this.take('a') || this.take('an')
    const n = this.number(/^percent$/)
    if (!n) return false
    const token = this.now
    const isMore = this.take('more') || this.take('higher')
    const isLess = !isMore && (this.take('less') || this.take('lower') || this.take('fewer'))
    const noun = !isMore && !isLess && token?.is === 'direction' && !token.direction.isVerb ? token.direction : null
    if (noun) {
      this.at += 1
      if (!this.take('in') && !this.take('of')) return false
    } else if (!isMore && !isLess) return false
    const side = this.side()
    const sign = noun ? noun.sign : isMore ? 1 : -1
    if (!side || sign === 0) return false
    side.numbers.push({ n, as: 'change', sign })
    this.hasPace = true
    return this.say(from, { is: 'move', side, direction: { sign, text: noun?.text ?? 'more' }, years: 1 })
  }
  /** One growth is held against another, though no word ranks the two. */
  private hasPace = false
  /** "about five times as fast as revenue", "at more than twice the pace of the group" */
  private timesFast(from: number, a: Side): boolean {
    this.take('at')
    const times = this.number(/^(?:times|percent)$/)
    if (!times || (times.kind === 'percent' && !this.isFraction(times.start))) return false
    const isIt =
      this.takeText(/^as (?:fast|quickly|much|rapidly|steeply|hard|strongly) as\b/) ||
      this.takeText(/^(?:of )?the (?:pace|rate|speed|growth rate|growth|clip|tempo)(?: of| at| in)?\b/)
    if (!isIt) return false
    return this.against((b) => this.say(from, { is: 'growth', more: true, isDown: null, a: [a], b, times }))
  }

  /** "is the biggest of the five segments", "showed the fastest growth", "did worst", "was the only segment to grow" */
  private extreme(side: Side): boolean {
    const from = this.at
    this.take(BE) ||
      this.takeText(
        /^(?:showed|had|posted|saw|recorded|reported|delivered|enjoyed|suffered|did|does|fared|performed|ended)\b/,
      )
    this.skipDegrees()
    return this.superlative(from, side)
  }
  private superlative(from: number, side: Side): boolean {
    this.take('the') || this.take('its') || this.articles()
    if (this.trying(() => this.only(from, side))) return true
    const at = ORDINAL[this.word()] ?? 0
    if (at > 0) this.at += 1
    const nth = /^(second|third|fourth)-([a-z-]+)$/.exec(this.word())
    const word = nth?.[2] ?? this.word()
    const by =
      MOST.has(word) || LEAST.has(word) ? 'amount' : FASTEST.has(word) || SLOWEST.has(word) ? 'growth' : 'either'
    const isLow = LEAST.has(word) || SLOWEST.has(word) || WORST.has(word) || word === 'slower' || word === 'smaller'
    const isTwo = /^(?:faster|slower|larger|bigger|smaller)$/.test(word)
    if (by === 'either' && !BEST.has(word) && !WORST.has(word) && !isTwo) return false
    this.at += 1
    const isJudged = BEST.has(word) || WORST.has(word)
    if (this.trying(() => this.record(from, side, isLow, by, isJudged))) return true
    const told = this.said.at(-1)
    if (told?.is === 'record' && by !== 'growth' && (this.isEnd() || this.isWord(',')))
      return this.say(from, { is: 'record', side, isLow, years: told.years, isJudged })
    const move = this.now?.is === 'direction' ? this.now.direction : null
    if (move && move.sign !== 0) this.at += 1
    this.take('grower')
    const own = this.group()
    this.trying(() => this.take('by') && (this.take('sales') || this.take('revenue')))
    const set = this.ofGroup()
    this.takeText(/^of all\b/)
    this.during()
    if (isTwo && set.size !== 2) return false
    const isAgain = told?.is === 'extreme' && told.by === 'growth' && !own && set.group === null && set.size === null
    const isGrowth =
      by === 'growth' || isAgain || move !== null || /^(?:faster|slower)$/.test(word) || /-growing$/.test(word)
    // "Greater China fell the most, Japan the least"
    const before = this.said.findLast((one) => one.is === 'move')
    const isFalling = isAgain && before?.is === 'move' && before.direction.sign < 0
    const isDown = (move !== null && move.sign < 0) || isFalling
    return this.say(from, {
      ...{ is: 'extreme' as const, side, at: nth ? (ORDINAL[nth[1] ?? ''] ?? 0) : at },
      set: { size: set.size ?? own?.size ?? null, group: set.group ?? own?.group ?? null },
      by: isGrowth ? 'growth' : by,
      isLow: isLow !== isDown,
    })
  }
  /** "the only segment that grew", "the sole product line in retreat" */
  private only(from: number, side: Side): boolean {
    if (!this.take('only') && !this.take('sole') && !this.take('single') && !this.take('one')) return false
    const set = this.group() ?? (this.take('one') ? { size: null, group: null } : null)
    if (!set) return false
    this.takeText(/^(?:that|which|to have|to|in|whose sales|with)\b/)
    this.take(HAVE)
    const sign = this.signHere()
    if (sign === 0) return false
    return this.say(from, { is: 'only', sides: [side], set, sign })
  }
  /** "grew", "to shrink", "in retreat" */
  private signHere(): 1 | -1 | 0 {
    const token = this.now
    const word = this.word()
    const said =
      token?.is === 'direction'
        ? token.direction.sign
        : /^(?:grow|rise|gain|expand|increase|growth|climb|growing|advance)$/.test(word)
          ? 1
          : /^(?:shrink|fall|decline|decrease|drop|contract|lose|retreat|slip|shrinking)$/.test(word)
            ? -1
            : 0
    if (said !== 0) this.at += 1
    return said
  }
  /** "of the three years shown", "in three years" */
  private record(from: number, side: Side, isLow: boolean, by: string, isJudged: boolean): boolean {
    if (by === 'growth') return false
    const match =
      /^(?:(?:level|figure|result|showing|total|sum|year) )?(?:of|in|among) (?:all )?(?:the |these |its )?(?:last |past )?(two|three|four|five) (?:fiscal |reported )?years(?: (?:shown|reported|here|on record|in the report|in this report|of the report|given))?\b/.exec(
        this.rest,
      )
    if (!match) return false
    this.takeText(
      /^(?:(?:level|figure|result|showing|total|sum|year) )?(?:of|in|among) (?:all )?(?:the |these |its )?(?:last |past )?(?:two|three|four|five) (?:fiscal |reported )?years(?: (?:shown|reported|here|on record|in the report|in this report|of the report|given))?\b/,
    )
    return this.say(from, { is: 'record', side, isLow, years: countOf(match[1]), isJudged })
  }

  /** "five regions", "its three operating segments" */
  private group(): SetSaid | null {
    let found: SetSaid | null = null
    this.trying(() => {
      this.articles()
      this.trying(() => this.take('company') && (this.take("'s") || true))
      const size = countOf(this.word())
      if (size > 0) this.at += 1
      let isOfExpenses = false
      for (;;) {
        const token = this.now
        const [one] = token?.is === 'metric' ? token.metric.metrics : []
        const isKind = one?.kind === 'figure' && one.name === 'total_revenue'
        const isExpenses = one?.kind === 'expenses' || this.isWord('expense') || this.isWord('cost')
        if (!isKind && !isExpenses && !this.isWord(GROUP_KIND)) break
        isOfExpenses ||= isExpenses
        this.at += 1
      }
      const group = groupOf(this.word(), isOfExpenses)
      if (group) this.at += 1
      else if (!isOfExpenses && size === 0) return false
      this.take('lines') || this.take('line')
      found = { size: size || null, group: group ?? (isOfExpenses ? 'expenses' : null) }
      return true
    })
    return found
  }
  /** "of the five regions", "among them all"; what is not said is null */
  private ofGroup(): SetSaid {
    let found: SetSaid = { size: null, group: null }
    this.trying(() => {
      if (!this.take('of') && !this.take('among') && !this.take('in')) return false
      this.take('all')
      const set = this.group()
      if (!set) return false
      found = set
      return true
    })
    return found
  }
  /** "Of the named countries Japan was the slowest" */
  private ofSet(): boolean {
    if (!this.take('of') && !this.take('among')) return false
    const set = this.group()
    if (!set) return false
    this.take(',')
    const isIt = this.sidesTold()
    const last = this.said.at(-1)
    if (!isIt || last?.is !== 'extreme') return false
    last.set = { size: set.size ?? last.set.size, group: set.group ?? last.set.group }
    return true
  }
  /** "All four regions grew by at least 19%", "Three of the five segments grew", "No region fell" */
  private counted(): boolean {
    const from = this.at
    const all = this.takeText(/^(?:all of|each of|every one of|all|each|every|both)\b/)
    const none = !all && this.takeText(/^(?:none of|no|not one of)\b/)
    const n = !all && !none ? countOf(this.word()) : 0
    const isBoth = all && /^both/i.test(this.s.text.slice(this.tokens[from]?.start ?? 0))
    if (n > 0) {
      this.at += 1
      if (!this.take('of')) return false
    }
    if (!all && !none && n === 0) return false
    const set = this.group()
    if (!set) return false
    this.trying(() => this.take('of') && (this.take('the') || true) && this.now?.is === 'company' && ++this.at > 0)
    this.take(HAVE)
    this.skipDegrees()
    const isGot = this.takeText(/^(?:took in|brought in|sold|earned|got|generated|made|became)\b/)
    const isBig = isGot && (this.take('bigger') || this.take('larger') || this.take('more'))
    const isSmall = isGot && !isBig && (this.take('smaller') || this.take('less'))
    const sign = isBig ? 1 : isSmall ? -1 : this.signHere()
    if (sign === 0) return false
    this.trying(() => this.take('than') && (this.take('in') || true) && this.periods().length > 0)
    let atLeast = null as ReturnType<Reader['number']>
    this.trying(() => {
      this.take('by')
      atLeast = this.number(/^percent$/)
      return atLeast !== null
    })
    this.during()
    return this.say(from, {
      ...{ is: 'count' as const, sign, named: [], atLeast },
      set: { ...set, size: isBoth ? 2 : set.size },
      n: all ? 'all' : none ? 'none' : n,
    })
  }
  /** "Dividends and buybacks together took $5.3 billion out of Nike" */
  private cameTo(sides: Side[]): boolean {
    const from = this.at
    if (!this.take(BE) && !this.take(COMES) && !this.takeText(/^(?:reached|hit|totalled|totaled)\b/)) return false
    this.take(COMES_WITH)
    const n = this.number(/^(?:money)$/)
    if (!n) return false
    this.trying(() => this.takeText(/^out of\b/) && this.now?.is === 'company' && ++this.at > 0)
    return this.say(from, { is: 'sum', sides, n })
  }
  /** "came to $5.3 billion", "was $112.0 billion" */
  private came(side: Side): boolean {
    if (!this.take(BE) && !this.take(COMES) && !this.takeText(/^(?:reached|hit|totalled|totaled)\b/)) return false
    this.take(COMES_WITH)
    return this.comesTo(side)
  }
  /** "Card Member rewards cost Amex $3.8 billion" */
  private comesTo(side: Side): boolean {
    if (this.now?.is === 'company') this.at += 1
    const n = this.number(/^(?:money)$/)
    if (!n) return false
    side.numbers.push({ n, as: 'level', sign: 0 })
    this.during()
    return true
  }

  /** What goes on behind a statement, of its sides. */
  private continued(): boolean {
    const [one] = this.subjects
    const from = this.at
    if (this.trying(() => this.whichDid())) return true
    const isMarked = this.take(',') || this.take(':') || this.take('–') || this.take('—') || this.isWord('(')
    if (this.during()) return true
    if (!one) return false
    const last = this.said.at(-1)
    const growing = last?.is === 'growth' || last?.is === 'move' || last?.is === 'extreme'
    this.at = from
    if (this.pair(one, this.others[0], growing ? 'change' : 'either')) return true
    if (this.trying(() => this.series(one))) return true
    this.at = from + (isMarked && !this.isWord('(') ? 1 : 0)
    this.takeText(/^(?:and|but|though|or|which is|which was|that is)\b/)
    this.take(BE)
    const isBelow = this.said.findLast((said) => said.is === 'move' && said.side === one)
    const isRanked = last?.is === 'extreme' && last.by === 'growth'
    const isDown = isBelow?.is === 'move' && isBelow.direction.sign < 0
    if (this.trying(() => this.pace(this.at, this.subjects, isDown) && (isBelow !== undefined || isRanked))) return true
    if (this.trying(() => this.compared(this.at, this.subjects, this.isSum))) return true
    if (this.trying(() => this.verb(this.subjects, false))) return true
    if (this.trying(() => this.aMove(one))) return true
    this.takeText(/^(?:to become|to be|becoming|making (?:it|them)|which makes (?:it|them))\b/)
    if (this.trying(() => this.superlative(this.at, one))) return true
    // "Outgrew the Mac by 13.5%": its own growth, or the lead over the other
    if (!isMarked && last?.is === 'growth' && this.isWord('by')) return false
    return this.trying(() => this.tail(one, last))
  }
  /** ", which outgrew revenue": of what was compared with last */
  private whichDid(): boolean {
    const [other, more] = this.others
    if (!this.take(',') || !this.take('which') || !other || more) return false
    this.subjects = [other]
    this.isSum = false
    return this.predicate([other])
  }
  /** ", a rise in both years" */
  private aMove(side: Side): boolean {
    this.take('a') || this.take('an')
    const token = this.now
    if (token?.is !== 'direction' || token.direction.sign === 0) return false
    this.at += 1
    return this.years(side, token.direction)
  }
  /** ", by 14.6%", ", 19.1%", "at minus 12.7%" behind what was said of one side */
  private tail(side: Side, last: Said | undefined): boolean {
    this.takeText(/^(?:with (?:a (?:rise|drop|fall|gain|decline|plus|minus) of)?|at|by|on|of|to)\b/)
    const one = this.size()
    if (!one) return false
    const isGrowth =
      last?.is === 'extreme'
        ? last.by !== 'amount'
        : last?.is === 'growth' || last?.is === 'move' || last?.is === 'only'
    side.numbers.push(one.as === 'either' && isGrowth ? { ...one, as: 'change' } : one)
    return true
  }
}

/** "From 17.1 to 15.1 and now 14.8 billion dollars": told in the unit of the last. */
function asLast(numbers: readonly NumberToken[]): NumberToken[] | null {
  const last = numbers.at(-1)
  const rest = numbers.slice(0, -1)
  if (!last || last.kind === 'plain') return null
  if (rest.every(({ kind }) => kind === last.kind)) return [...numbers]
  const scale = last.value >= 1e9 ? 1e9 : 1e6
  if (last.kind !== 'money' || !last.hasScale || !rest.every((n) => n.kind === 'plain' && n.value < 1000)) return null
  const told = rest.map(
    (n): NumberToken => ({ ...n, kind: 'money', value: n.value * scale, step: n.step * scale, hasScale: true }),
  )
  return [...told, last]
}

const sameName = (a: Side, b: Side): boolean =>
  JSON.stringify(a.metrics) === JSON.stringify(b.metrics) && a.metrics.length > 0

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never
