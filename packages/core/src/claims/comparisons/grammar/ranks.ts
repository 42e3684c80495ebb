/** What something is ranked among, and where it stands there: the largest, the only one, the most of the three years. */
import type { Span } from '../../../figures-in-words/companies.ts'
import { countOf } from '../../../figures-in-words/skeleton.ts'
import type { Said, SetSaid, Side } from './parts.ts'
import { Sides } from './sides.ts'
import { BE, BEST, FASTEST, GROUP_KIND, groupOf, HARDEST, HAVE, LEAST, MOST, ORDINAL, SLOWEST, WORST } from './words.ts'

export class Ranks extends Sides {
  protected say(from: number, said: DistributiveOmit<Said, keyof Span>): true {
    const start = this.tokens[from]?.start ?? 0
    this.said.push({ ...said, start, end: this.tokens[this.at - 1]?.end ?? start } as Said)
    return true
  }
  /** "any other segment", "every other line" */
  protected anyOther(from: number, side: Side, by: 'amount' | 'least' | 'growth' | 'fall'): boolean {
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
  /** "the most of the four regions", "fastest", "the hardest" */
  protected furthest(from: number, side: Side, isDown: boolean): boolean {
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
  /** "is the biggest of the five segments", "showed the fastest growth", "did worst", "was the only segment to grow" */
  protected extreme(side: Side): boolean {
    const from = this.at
    this.take(BE) ||
      this.takeText(
        /^(?:showed|had|posted|saw|recorded|reported|delivered|enjoyed|suffered|did|does|fared|performed|ended)\b/,
      )
    this.skipDegrees()
    return this.superlative(from, side)
  }
  protected superlative(from: number, side: Side): boolean {
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
    // "its second-lowest in three years"
    const place = nth ? (ORDINAL[nth[1] ?? ''] ?? 0) : at
    if (this.trying(() => this.record(from, side, isLow, by, isJudged, place))) return true
    const told = this.said.at(-1)
    if (told?.is === 'record' && by !== 'growth' && (this.isEnd() || this.isWord(',')))
      return this.say(from, { is: 'record', side, isLow, years: told.years, isJudged, at: place })
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
      ...{ is: 'extreme' as const, side, at: place },
      set: { size: set.size ?? own?.size ?? null, group: set.group ?? own?.group ?? null },
      by: isGrowth ? 'growth' : by,
      isLow: isLow !== isDown,
    })
  }
  /** "the only segment that grew", "the sole product line in retreat" */
  protected only(from: number, side: Side): boolean {
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
  protected signHere(): 1 | -1 | 0 {
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
  protected record(from: number, side: Side, isLow: boolean, by: string, isJudged: boolean, at: number): boolean {
    if (by === 'growth') return false
    const match =
      /^(?:(?:level|figure|result|showing|total|sum|year) )?(?:of|in|among) (?:all )?(?:the |these |its )?(?:last |past )?(two|three|four|five) (?:fiscal |reported )?years(?: (?:shown|reported|here|on record|in the report|in this report|of the report|given))?\b/.exec(
        this.rest,
      )
    if (!match) return false
    this.takeText(
      /^(?:(?:level|figure|result|showing|total|sum|year) )?(?:of|in|among) (?:all )?(?:the |these |its )?(?:last |past )?(?:two|three|four|five) (?:fiscal |reported )?years(?: (?:shown|reported|here|on record|in the report|in this report|of the report|given))?\b/,
    )
    return this.say(from, { is: 'record', side, isLow, years: countOf(match[1]), isJudged, at })
  }
  /** "five regions", "its three operating segments" */
  protected group(): SetSaid | null {
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
  protected ofGroup(): SetSaid {
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
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never
