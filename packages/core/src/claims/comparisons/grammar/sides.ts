/** The sides of a comparison as a sentence names them, with the numbers that stand beside them. */
import { isPerShare, type Metric } from '../../../figures-in-words/facts.ts'
import type { MetricToken } from '../../../figures-in-words/lexicon.ts'
import type { NumberToken } from '../../../figures-in-words/numbers.ts'
import type { PeriodToken } from '../../../figures-in-words/periods.ts'
import { isPlainWord } from '../../../figures-in-words/plain-words.ts'
import type { Sentence } from '../../../figures-in-words/sentence.ts'
import { Cursor } from '../../whole/cursor.ts'
import { ARTICLE, OF_THE_WHOLE } from '../../whole/words.ts'
import type { Beside, Said, Side } from './parts.ts'
import {
  A_BIT,
  AGAINST,
  AND,
  BOUND,
  BY_FAR,
  COMES,
  COMES_WITH,
  DEGREE,
  DO,
  HAVE,
  HEAD,
  HEDGE,
  KIND,
  KIND_OF,
  MEANING,
  SPENDS,
  SPENDS_ON,
  TAKES,
} from './words.ts'

export const REVENUE: Metric = { kind: 'figure', name: 'total_revenue' }
/** Directions that are read as words of comparing here. */
const COMPARATIVE =
  /^(?:(?:is|was|are|were)\s+)?(?:more|less|higher|lower|smaller|larger|greater|above|below|ahead|fewer|better|worse|short|shy|off)$/i

export class Sides extends Cursor {
  protected readonly sides: Side[] = []
  protected readonly said: Said[] = []
  /** "made", "lost": verbs that name a result */
  protected readonly verbs: readonly MetricToken[]
  /** what the clause is about, and what it was compared with last */
  protected subjects: Side[] = []
  protected others: Side[] = []
  /** the sides of the list read last are joined by "plus" */
  protected isPlus = false
  /** the periods that the statements are of, where they are named */
  protected readonly own: PeriodToken[] = []
  constructor(s: Sentence) {
    super({
      ...s,
      directions: s.directions.filter(({ text }) => !COMPARATIVE.test(text)),
      metrics: s.metrics.filter((one) => one.isVerb !== true),
    })
    this.verbs = s.metrics.filter((one) => one.isVerb === true)
  }
  protected override trying(read: () => boolean): boolean {
    const [from, sides, said] = [this.at, this.sides.length, this.said.length]
    const kept = this.sides.map(({ numbers }) => numbers.length)
    const isIt = read()
    if (!isIt) {
      this.at = from
      this.sides.length = sides
      this.said.length = said
      for (const [at, one] of this.sides.entries()) one.numbers.length = kept[at] ?? 0
    }
    return isIt
  }
  /** What stands here in letters, in small ones. */
  protected get rest(): string {
    return this.now ? this.s.text.slice(this.now.start).toLowerCase().replace(/’/g, "'") : ''
  }
  protected takeText(pattern: RegExp): boolean {
    const match = pattern.exec(this.rest)
    const end = (this.now?.start ?? 0) + (match?.[0].length ?? 0)
    if (match?.index !== 0) return false
    while (this.now && this.now.start < end) this.at += 1
    return true
  }
  protected skipDegrees(): void {
    for (;;) {
      const token = this.now
      const isManner =
        token?.is === 'word' && /^[a-z]+ly$/.test(token.word) && !MEANING.test(token.word) && isPlainWord(token.word)
      if (this.takeText(BY_FAR) || this.takeText(A_BIT)) continue
      if (!isManner && !this.isWord(DEGREE)) return
      this.at += 1
    }
  }
  protected articles(): void {
    for (;;) {
      const isOwner = this.isWord("'s") || (this.isWord("'") && this.isWord('s', this.peek()))
      if (this.now?.is === 'company') {
        if (!this.isOwning()) return
        this.at += 1
      } else if (isOwner) this.at += this.isWord("'s") ? 1 : 2
      else if (!(this.isWord(ARTICLE) || this.isWord(OF_THE_WHOLE) || this.isWord('both') || this.isWord('all'))) return
      else this.at += 1
    }
  }
  /** "Apple's", not "Apple". */
  private isOwning(): boolean {
    const end = this.now?.end ?? 0
    return /^['’]/.test(this.s.text.slice(end)) || /['’]s?$/.test(this.s.text.slice(0, end))
  }
  /** A number with the words before it that say how nearly it is so. */
  protected number(kinds: RegExp): NumberToken | null {
    let found: NumberToken | null = null
    this.trying(() => {
      let isBound = false
      let isHedged = false
      for (;;) {
        const isMore = this.isWord('more') || this.isWord('less') || this.isWord('at') || this.isWord('well')
        const isThan = isMore && (this.isWord(BOUND, this.peek()) || this.isWord(HEDGE, this.peek()))
        if (this.isWord('a') && this.isWord('mere', this.peek())) this.at += 2
        else if (isThan || this.isWord('over') || this.isWord('under') || this.isWord('nearly')) {
          isBound = true
          this.at += isThan ? 2 : 1
        } else if (this.isWord(HEDGE)) {
          isHedged = true
          this.at += 1
        } else break
      }
      const token = this.now
      if (token?.is !== 'number' || !kinds.test(token.number.kind)) return false
      if (isBound && token.number.bound === 'exact') return false
      // "exceeded the $83.0 billion of …": what stands before it is compared with it, and bounds it not
      found = isBound || isHedged ? token.number : { ...token.number, bound: 'exact' }
      this.at += 1
      return true
    })
    return found
  }
  protected periods(): PeriodToken[] {
    const found: PeriodToken[] = []
    for (;;) {
      const isIt = this.trying(() => {
        if (found.length > 0 && !this.take(AND) && !this.take('in')) return false
        this.take('in')
        this.take('the')
        if (this.now?.is !== 'period') return false
        found.push(this.now.period)
        this.at += 1
        return true
      })
      if (!isIt) return found
    }
  }

  /** "In 2024": of which period it is told. */
  protected during(): boolean {
    return this.trying(() => {
      if (this.takeText(/^(?:in|for|over|during) the (?:quarter|year)\b(?! (?:before|ago|ended|earlier|to))/))
        return true
      const own = this.now?.is === 'period' ? this.now.period : null
      if (own && own.says.kind !== 'prior' && /^(?:in|for|during)\s/.test(this.rest)) {
        this.own.push(own)
        this.at += 1
        return true
      }
      const isSince =
        this.takeText(/^(?:from|over|on|versus|than|than in|compared (?:with|to))\b/) || this.now?.is === 'period'
      if (isSince) {
        // "73% year over year": what any change is measured from
        const isPrior = this.now?.is === 'period' && this.now.period.says.kind === 'prior'
        if (isPrior) this.at += 1
        return isPrior && this.isMoved()
      }
      if (!this.take('in') && !this.take('for') && !this.take('during')) return false
      const found = this.periods()
      this.own.push(...found)
      return found.length === 1
    })
  }

  private isMoved(): boolean {
    const last = this.said.at(-1)
    return last?.is === 'move' || last?.is === 'growth'
  }

  protected make(from: number, tokens: MetricToken[], more: Partial<Side> = {}): Side {
    const last = this.tokens[this.at - 1]
    const side: Side = {
      start: this.tokens[from]?.start ?? 0,
      end: last?.end ?? 0,
      metrics: tokens[0]?.metrics ?? [REVENUE],
      isNegated: tokens.some((one) => one.isNegated),
      tokens,
      when: null,
      numbers: [],
      ...more,
    }
    this.sides.push(side)
    return side
  }
  protected side(): Side | null {
    let found: Side | null = null
    this.trying(() => {
      found = this.what() ?? this.amountOf() ?? this.elsewhen() ?? this.named() ?? this.whole()
      if (!found) return false
      this.besides(found)
      return true
    })
    return found
  }
  /** A figure by its name: "its gross margin", "those of the United States", "sales of iPhone". */
  private named(): Side | null {
    let found: Side | null = null
    this.trying(() => {
      const from = this.at
      // "Pumps fell and its operating income too": of the part's own figure
      const isOfPart = /^its\b/.test(this.rest) && this.sides.some(({ metrics: [one] }) => one?.kind === 'division')
      this.articles()
      this.takeText(/^(?:home|domestic) market of\b/)
      this.trying(() => this.take(KIND) && this.take(KIND_OF))
      this.articles()
      const token = this.now
      if (token?.is !== 'metric' || token.metric.metrics.length === 0) return false
      if (isOfPart && token.metric.metrics[0]?.kind !== 'division') return false
      this.at += 1
      this.articlesBehind()
      while (this.take(HEAD));
      found = this.make(from, [token.metric])
      return true
    })
    return found
  }
  private articlesBehind(): void {
    if (this.isWord("'s")) this.at += 1
    else if (this.isWord("'") && this.isWord('s', this.peek())) this.at += 2
    // "at Meta", "of the group"
    this.trying(() => (this.take('at') || this.take('of')) && (this.take('the') || true) && this.company())
  }
  private company(): boolean {
    if (this.now?.is !== 'company') return false
    this.at += 1
    return true
  }
  /** "The company as a whole", "the group" */
  private whole(): Side | null {
    let found: Side | null = null
    this.trying(() => {
      const from = this.at
      this.take('the')
      if (!this.company() && !this.take('whole') && !this.take('company') && !this.take('group')) return false
      this.takeText(/^(?:as a whole|overall|at large|in all|altogether)\b/)
      found = this.make(from, [])
      return true
    })
    return found
  }
  /** "What it pays for advertising", "what went to dividends", "what demand creation does" */
  private what(): Side | null {
    let found: Side | null = null
    this.trying(() => {
      const from = this.at
      if (!this.take('what')) return false
      const isOwn = this.take('it') || this.take('they') || (this.take('the') && this.company()) || this.company()
      this.skipDegrees()
      this.take(HAVE)
      const isSpent = isOwn && this.take(SPENDS) && this.take(SPENDS_ON)
      const isTaken = isOwn && !isSpent && this.take(TAKES) && (this.takeText(/^(?:left as|in|as|from)\b/) || true)
      const isGone =
        !isOwn && this.takeText(/^(?:went|goes|was (?:spent|paid)|is (?:spent|paid)) (?:to|on|into|for|in|as)\b/)
      if (isOwn && !isSpent && !isTaken) return false
      this.articles()
      const token = this.now
      if (token?.is !== 'metric' || token.metric.metrics.length === 0) return false
      this.at += 1
      while (this.take(HEAD));
      if (!isOwn && !isGone && !this.take(DO)) return false
      found = this.make(from, [token.metric])
      return true
    })
    return found
  }
  /** "The $73.7 billion of its equity", "the 4.5% rise of sales", "the 12.1% which hit footwear" */
  private amountOf(): Side | null {
    let found: Side | null = null
    this.trying(() => {
      const from = this.at
      const isThe = this.take('the')
      if (!isThe) this.take('its')
      const n = this.number(/^(?:money|percent)$/)
      if (!n) return false
      const move = this.now?.is === 'direction' ? this.now.direction : null
      if (move) this.at += 1
      const isBy = this.takeText(/^by which\b/)
      // "Above $85 billion in 2025" is no other figure
      if (isThe && !move && !isBy) {
        const then = this.ofThen(from, n)
        if (then) {
          found = then
          return true
        }
      }
      const isOf = this.takeText(
        /^(?:of|in|for|which (?:hit|befell|struck|hurt|lifted)|that (?:hit|befell|struck|hurt|lifted))\b/,
      )
      if (!isBy && !isOf && !(move && n.kind === 'percent')) return false
      const other = isBy || isOf ? this.named() : null
      if (!other && this.others.length === 0) return false
      if (!other || n.kind === 'cents') return false
      if (isBy) {
        if (this.now?.is === 'direction') this.at += 1
        else if (!this.take(DO)) return false
      }
      other.start = this.tokens[from]?.start ?? 0
      const as = n.kind === 'money' ? 'level' : 'change'
      other.numbers.push({ n, as, sign: move?.sign ?? 0 })
      found = other
      return true
    })
    return found
  }
  /** "The $12.33 it had lost in 2023", "the $69.9 billion of a year before" */
  private ofThen(from: number, n: NumberToken): Side | null {
    const [own] = this.subjects
    let found: Side | null = null
    this.trying(() => {
      const isIt = this.takeText(
        /^(?:of|in|for|(?:that |which )?(?:it|they) (?:had )?(?:lost|made|earned|paid|spent|posted|booked|was|were|been|had)(?: in| for)?)\b/,
      )
      const when = isIt && own ? this.periods() : []
      if (!own || when.length !== 1) return false
      found = this.make(from, [...own.tokens], { metrics: own.metrics, isNegated: own.isNegated, when })
      found.numbers.push({ n, as: n.kind === 'money' ? 'level' : 'either', sign: 0 })
      return true
    })
    return found
  }
  /** "In 2024", "those of 2023", "fiscal 2023's $9.9 billion", "in either of the two years before": the same figure then. */
  private elsewhen(): Side | null {
    const [own] = this.subjects
    let found: Side | null = null
    this.trying(() => {
      const from = this.at
      if (!own) return false
      const isAll = this.takeText(
        /^(?:in |those of |that of )?(?:either|any|each) of (?:the |its )?(?:(?:two|three|other|previous|prior|preceding|earlier|past|last) ){1,2}years(?: before)?\b/,
      )
      if (isAll) {
        // "either of the two years before" holds a period of its own
        while (this.now && /^(?:before|shown|reported)$/.test(this.word())) this.at += 1
        found = this.make(from, [...own.tokens], { metrics: own.metrics, isNegated: own.isNegated, when: 'all-before' })
        return true
      }
      this.takeText(
        /^(?:those of|that of|the figure (?:of|for)|the level of|it (?:did|was|had|had been) in|they (?:did|were) in|in)\b/,
      )
      this.take('either')
      this.take('both')
      const when = this.periods()
      if (when.length === 0 || new Set(when.map(({ says }) => JSON.stringify(says))).size < when.length) return false
      this.articlesBehind()
      const isThen = this.now?.is === 'number'
      found = this.make(from, [...own.tokens], { metrics: own.metrics, isNegated: own.isNegated, when })
      const n = isThen ? this.number(/^(?:money|percent)$/) : null
      if (isThen && !n) return false
      if (n) found.numbers.push({ n, as: n.kind === 'money' ? 'level' : 'either', sign: 0 })
      return true
    })
    return found
  }
  protected word(token = this.now): string {
    return token ? this.s.text.slice(token.start, token.end).toLowerCase() : ''
  }

  /** ", at $35.7 billion,", "(+6.4%)", "of $90.7 billion", ", which gained 4.5%" behind a side */
  protected besides(side: Side): void {
    while (
      this.trying(() => this.beside(side)) ||
      this.trying(() => this.bracket(side)) ||
      this.trying(() => this.relative(side)) ||
      this.trying(() => this.put(side, this.take('of') || this.isOwned()))
    );
  }
  /** Behind "China's", "the company's" */
  private isOwned(): boolean {
    const last = this.tokens[this.at - 1]
    return last !== undefined && (/['’]s$/.test(this.word(last)) || /^['’]s\s/.test(this.s.text.slice(last.end)))
  }
  private put(side: Side, isLed: boolean): boolean {
    const n = isLed ? this.number(/^(?:money|percent)$/) : null
    if (!n) return false
    side.numbers.push({ n, as: n.kind === 'money' ? 'level' : 'either', sign: 0 })
    // "of $2.16 a share"
    const [one] = this.now?.is === 'metric' ? this.now.metric.metrics : []
    if (one && isPerShare(one) && side.metrics.some(isPerShare)) this.at += 1
    return true
  }
  private bracket(side: Side): boolean {
    if (!this.take('(')) return false
    const one = this.size()
    if (!one || !this.take(')')) return false
    side.numbers.push(one)
    return true
  }
  private beside(side: Side): boolean {
    if (!this.take(',') && !this.take('–') && !this.take('—')) return false
    this.takeText(
      /^(?:with (?:sales|revenues?|growth|an? (?:rise|fall|drop|gain|increase|decline|plus|minus)) (?:of|at|up|down)?|with|at|worth|on)\b/,
    )
    const one = this.size()
    if (!one) return false
    const isEnd =
      this.isEnd() || this.isWord(',') || this.isWord(';') || this.isWord('–') || this.isWord('—') || this.isWord(')')
    if (!isEnd || this.isList()) return false
    this.take('–') || this.take('—') || (this.isWord(',') && this.trying(() => this.take(',') && this.isPredicate()))
    side.numbers.push(one)
    return true
  }
  /** "$11.3 billion, $12.3 billion": a row of numbers is read by itself. */
  private isList(): boolean {
    return this.isWord(',') && this.peek()?.is === 'number'
  }
  protected isPredicate(): boolean {
    return !this.isEnd()
  }
  /** "Down 3.6%", "$35.7 billion", "16.9% of sales" */
  protected size(): Beside | null {
    let found: Beside | null = null
    this.trying(() => {
      const move = this.now?.is === 'direction' ? this.now.direction : null
      const isUp = this.isWord('up') || this.isWord('plus')
      const isDown = this.isWord('down') || this.isWord('off') || this.isWord('minus')
      if (move || isUp || isDown) this.at += 1
      if (move || isUp || isDown) this.take('by')
      const n = this.number(/^(?:money|percent)$/)
      if (!n) return false
      const isShare = this.trying(() => {
        if (!this.take('of')) return false
        this.articles()
        const token = this.now
        const [one] = token?.is === 'metric' ? token.metric.metrics : []
        if (one?.kind !== 'figure' || one.name !== 'total_revenue') return false
        this.at += 1
        return true
      })
      const sign = move ? move.sign : isUp ? 1 : isDown ? -1 : 0
      const as =
        sign !== 0 ? 'change' : n.kind === 'money' ? 'level' : isShare ? 'share' : n.isNegative ? 'change' : 'either'
      // "up $4 billion" is how far, which is looked at elsewhere
      if (sign !== 0 && n.kind === 'money') return false
      found = { n, as, sign: sign as 1 | -1 | 0 }
      return true
    })
    return found
  }
  /** ", which gained 4.5%", ", which bring in 24.5%" */
  private relative(side: Side): boolean {
    if (!this.take(',') || !this.take('which')) return false
    this.skipDegrees()
    const isMove = this.now?.is === 'direction'
    if (!isMove && !(this.take(COMES) && (this.take(COMES_WITH) || true))) return false
    const one = this.size()
    if (!one || (isMove && one.as !== 'change')) return false
    this.trying(() => this.take(',') && !this.isEnd())
    side.numbers.push(one)
    return true
  }

  /** Several sides: "CS and GMNS", "Beauty, Grooming and Health Care" */
  protected list(): Side[] {
    this.isPlus = false
    const found: Side[] = []
    const first = this.side()
    if (!first) return found
    found.push(first)
    for (;;) {
      const isMore = this.trying(() => {
        const isPlus = this.isWord('plus')
        const isAnd = this.take(',') ? this.take(AND) || true : this.take(AND)
        const next = isAnd ? this.side() : null
        if (!next || next.tokens.length === 0 || next.when !== null) return false
        found.push(next)
        this.isPlus ||= isPlus
        return true
      })
      if (!isMore) return found
    }
  }
  /** ", $23.9 billion to $22.9 billion": the numbers of the two sides. */
  protected pair(a: Side | undefined, b: Side | undefined, as: Beside['as']): boolean {
    return this.trying(() => {
      if (!a || !b) return false
      this.take(',') || this.take(':') || this.take('(') || this.take('–') || this.take('—')
      this.takeText(
        /^(?:by|at|with (?:growth|a (?:drop|fall|rise|gain|decline)) of|growing(?: by)?|falling(?: by)?|with)\b/,
      )
      const first = this.number(/^(?:money|percent)$/)
      if (!first || !this.take(AGAINST)) return false
      this.take('with')
      this.take('to')
      const second = this.number(/^(?:money|percent)$/)
      if (!second || second.kind !== first.kind) return false
      this.take(')')
      const how = first.kind === 'money' ? 'level' : as
      a.numbers.push({ n: first, as: how, sign: 0 })
      b.numbers.push({ n: second, as: how, sign: 0 })
      return true
    })
  }
}
