/**
 * The grammar of comparing. Every word of the sentence has its place in it or the reading ends, as in the reading of whole
 * sentences (`claims/whole`).
 *
 *     sentence  = [period ","] statement { continued | joint statement }
 *     statement = set "grew" | sides predicate | predicate (of the sides before) | company "spent more on" figure "than" side
 *     predicate = larger side | "is larger than" side | move ["by" size] [faster side] | "the largest" set | "did not"
 *     continued = "," size | "," size "against" size | "," "outpacing" side | "," "the most of the three years" | …
 */
import { isPerShare } from '../../../figures-in-words/facts.ts'
import type { MetricToken } from '../../../figures-in-words/lexicon.ts'
import type { Sentence } from '../../../figures-in-words/sentence.ts'
import { countOf } from '../../../figures-in-words/skeleton.ts'
import { Moves } from './moves.ts'
import type { Comparing, Said, Side } from './parts.ts'
import {
  ABOVE,
  BE,
  BELOW,
  COMES,
  COMES_WITH,
  DO,
  FASTER,
  HAVE,
  JOINT,
  LARGER,
  LESS,
  MORE,
  SLOWER,
  SMALLER,
  SPENDS,
  SPENDS_ON,
  TURNING,
} from './words.ts'

/** @returns null where a word has no place in the grammar, or nothing is compared */
export function readComparing(s: Sentence): Comparing | null {
  return new Reader(s).read()
}

class Reader extends Moves {
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
      // "yet it shrank"
      this.trying(
        () => this.subjects.length === 1 && (this.take('it') || this.take('they')) && this.predicate(this.subjects),
      ) ||
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
