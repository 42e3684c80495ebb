/** Moves and their pace: how far something went, over which years, and how fast against another. */

import type { NumberToken } from '../../../figures-in-words/numbers.ts'
import { countOf } from '../../../figures-in-words/skeleton.ts'
import type { Side } from './parts.ts'
import { Ranks } from './ranks.ts'
import { AND, BE, DO, FASTER, HAVE, LARGER, MILD, ORDINAL, QUICK, QUICKLY, SLOW, SLOWLY, STEEP, VIA } from './words.ts'

export class Moves extends Ranks {
  protected together(): boolean {
    return this.trying(() => {
      this.take(',')
      const isIt = this.takeText(/^(?:put together|taken together|together|combined|between them)\b/)
      this.take(',')
      return isIt
    })
  }
  /** The other side or sides, and what is said behind them. */
  protected against(say: (b: Side[], isSum: boolean) => boolean): boolean {
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
  protected lead(): void {
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
  protected inYears(): void {
    const last = this.said.at(-1)
    const match =
      /^in (?:each|all|every one)(?: of)? (?:the |these )?(?:last |past )?(two|three|four) (?:fiscal )?years(?: shown| reported)?\b/.exec(
        this.rest,
      )
    if (last?.is !== 'level' || !match) return
    last.years = countOf(match[1])
    this.takeText(/^in [a-z ]+? years(?: shown| reported)?\b/)
  }
  protected isFraction(start: number): boolean {
    return /^(?:half|a |an |one|two|three)/i.test(this.s.text.slice(start))
  }
  /** "grew 18.5%", "fell the hardest", "rose in both years, from … via … to …" */
  protected moved(subjects: Side[]): boolean {
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
  protected sizes(side: Side, sign: 1 | -1): void {
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
  protected years(side: Side, direction: { sign: 1 | 0 | -1; text: string }): boolean {
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
  protected series(side: Side): boolean {
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
  protected pace(from: number, subjects: Side[], isDown: boolean): boolean {
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
  protected how(word: string): boolean | null {
    const next = this.word(this.peek())
    if ((word === 'more' || word === 'less') && (QUICKLY.has(next) || SLOWLY.has(next))) {
      this.at += 2
      return (word === 'more') === QUICKLY.has(next)
    }
    if (!QUICK.has(word) && !SLOW.has(word)) return null
    this.at += 1
    return QUICK.has(word)
  }
  /** "on 11.0% more revenue", "notwithstanding a 7.7% expansion in revenues" */
  protected onMore(from: number): boolean {
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
  /** "about five times as fast as revenue", "at more than twice the pace of the group" */
  protected timesFast(from: number, a: Side): boolean {
    this.take('at')
    const times = this.number(/^(?:times|percent)$/)
    if (!times || (times.kind === 'percent' && !this.isFraction(times.start))) return false
    const isIt =
      this.takeText(/^as (?:fast|quickly|much|rapidly|steeply|hard|strongly) as\b/) ||
      this.takeText(/^(?:of )?the (?:pace|rate|speed|growth rate|growth|clip|tempo)(?: of| at| in)?\b/)
    if (!isIt) return false
    return this.against((b) => this.say(from, { is: 'growth', more: true, isDown: null, a: [a], b, times }))
  }
  /** One growth is held against another, though no word ranks the two. */
  protected hasPace = false
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
