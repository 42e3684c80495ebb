/**
 * How sentences about the balance sheet and the cash flows are built. Every word has its place in the grammar or the
 * sentence is not read: "cash" stands in many a name that these figures are not.
 *
 *     sentence = [when ","] clause { joint clause } ["."]
 *     clause   = figure "was" amount tails | figure moved tails | company "paid" amount "in" figure tails
 *              | company "had" figure "of" amount tails | "it was" amount "a year earlier"
 *     tails    = { when | "up" size | "to" amount | "from" amount [when] | "compared with" amount [when] | "(" tail ")" }
 */

/** When a number is of, as far as the words say; `year_end` and `year_ago` are relative to the clause's own. */
export type When = { period: number } | 'half' | 'nine' | 'so_far' | 'year_end' | 'year_ago' | 'day' | null

export interface OtherSaid {
  number: number
  role: 'now' | 'old' | 'change' | 'difference'
  /** place among the directions of the sentence; null = none is said */
  direction: number | null
  when: When
}

export interface OtherClause {
  /** places among the mentions: several are added up */
  figures: readonly number[]
  /** several are told together: "buybacks and dividends combined" */
  isSum: boolean
  /** the figure that is taken from it */
  less: number | null
  /** what was done with it, where it is said by a verb; null = it was so much */
  verb: { does: 'have' | 'hold' | 'owe' | 'make' | 'spend' | 'burn' } | null
  when: When
  said: OtherSaid[]
  /** it went that way, without saying how far */
  moves: number[]
}

const AT = '(?:at|in|on|for|during|over|as of|by|through|since)'
const WHEN = `(?:,? ${AT} (?:the (?:end|close) of )?(?:«p(?<p>\\d+)»|(?<half>«half»)|(?<nine>«nine»)|(?:the )?(?<end>(?:(?:prior|previous|last) )?(?:fiscal )?year[- ]end)|(?<own>the year|the quarter|the period))|,? (?:at|by|as of) «own»(?<now>)|,? (?:when|as) (?:the|its) (?:fiscal )?(?:year|quarter|period) (?:ended|closed)(?<closed>)|,? so far (?:this|in the) year(?<far>)|,? «p(?<q>\\d+)»(?: year)?)`
const AGO =
  '(?: (?:(?:in |at the end of |for |at |as of )?(?:(?<ago>a year (?:earlier|ago|before)|(?:the )?(?:prior|previous|preceding) year|the year before|twelve months (?:earlier|ago))|(?:the )?(?<oldend>(?:(?:prior|previous|last) )?(?:fiscal )?year[- ]end)|«p(?<oldp>\\d+)»)))?'
const OWNER =
  "(?:«c»(?:['’]s?)?|(?:the )?(?:company|firm|group|business|bank|lender|insurer|management)(?:['’]s)?(?: (?:balance sheet|books|cash flow statement))?|(?:its|the|«c»['’]s?) (?:balance sheet|books|cash flow statement)|it|its|their|they|we|our|the)"
const FIGURE =
  '«m(?<m>\\d+)»(?:(?:,| and|, and) (?:its )?«m(?<m2>\\d+)»)?(?<sum>,? (?:together|combined|taken together|put together),?)?(?: (?:at|of|for) (?:«c»|the company|the group))?'
const BE =
  '(?:was|were|is|are|of|came to|come to|comes to|came in at|stood at|stands at|stand at|totall?ed|totals?|amounted to|amounts to|reached|hit|ran to|has been|have been|equall?ed|measured|worked out at|works out at)'
const HOLD =
  '(?<hold>had|has|have|held|holds|hold|carried|carries|carry|keeps?|kept|owns?|owned|boasts?|boasted|shows?|showed|lists?|listed|sits? on|sat on|is sitting on|(?:ended|ends|closed|finished) (?:(?:the |its )?(?:fiscal )?(?:year|quarter|period|half)|«p(?<hp>\\d+)») with|left (?:the year|the quarter) with)'
const OWE = '(?<owe>owe[sd]?|is in debt with)'
const MAKE =
  '(?<make>generated|generates|produced|produces|threw off|throws off|brought in|reported|delivered|posted|made)'
const SPEND =
  '(?<spend>(?:spent|spends|paid|pays|returned|returns|used|uses|shelled|poured|pours|put|invested|laid|handed|mailed|sent|distributed|doled|ploughed|plowed|splashed|devoted|deployed|gave|sank|channell?ed|pumped|repurchased|bought|buys|retired)(?: (?:out|back))?)'
const BURN = '(?<burn>(?:used|consumed|burn(?:ed|t)|burn(?:ed|t) through|ate|swallowed))'
const TO_OWNERS = '(?: (?:to|among) (?:its |the |their )?(?:(?:share|stock)(?:holders|owners)|investors|owners))?'

/** "Its liabilities exceed its assets by $3.9 billion" */
const EXCEEDS = `(?:${OWNER} )?«m(?<m>\\d+)» (?:exceed(?:s|ed)?|outweigh(?:s|ed)?|outstrip(?:s|ped)?|top(?:s|ped)?|(?:was|were|is|are) (?:larger|bigger|higher|greater) than) (?:(?:its|the|their) )?(?:total )?«m(?<less>\\d+)» by «n(?<n>\\d+)»`

const STARTS: readonly string[] = [
  EXCEEDS,
  `(?:${OWNER} )?${FIGURE}(?:${WHEN})? ${BE} (?:an? )?«n(?<n>\\d+)»`,
  `(?:${OWNER} )?${FIGURE}(?:${WHEN})?: «n(?<n>\\d+)»`,
  `(?:${OWNER} )?${FIGURE}(?:${WHEN})? (?:(?:was|were|is|are|has|have) )?«d(?<d>\\d+)»(?:,? (?:to|at) «n(?<n>\\d+)»|,?(?: by)? «n(?<size>\\d+)»(?:,? to «n(?<to>\\d+)»)?)?`,
  `(?:${OWNER} )?${BURN} «n(?<n>\\d+)» (?:of|in) «m(?<m>\\d+)»`,
  `(?:${OWNER} )?(?:${HOLD}|${OWE}|${MAKE}|${SPEND}) «n(?<n>\\d+)»${TO_OWNERS} (?:in|of|on|for|through|via|by|into|as|worth of) (?:its |the |a |an |free )?${FIGURE}${TO_OWNERS}`,
  `(?:${OWNER} )?${SPEND} «n(?<n>\\d+)»${TO_OWNERS} «m(?<m>\\d+)»`,
  `(?:${OWNER} )?(?:${HOLD}|${MAKE}) (?:its |an? |the )?${FIGURE} of «n(?<n>\\d+)»`,
  `(?:(?:its |the )?(?:share|stock)(?:holders|owners)|investors|owners) (?<spend>got|received|were paid|were handed|collected|pocketed) «n(?<n>\\d+)» (?:in|of|through|as) ${FIGURE}`,
]
/** Behind a verb that was said before: "… and $488 million in dividends". */
const CONTINUED = `«n(?<n>\\d+)»${TO_OWNERS} (?:in|of|on|for|through|via|by|into|as) (?:its |the )?${FIGURE}${TO_OWNERS}`
const CONTINUED_OF = `(?:an? |the |its )?${FIGURE} of «n(?<n>\\d+)»`
/** Of the figure before: "; the year before it was $27.0 billion", "in 2023 they were $8.0 billion". */
const OLDER =
  '(?:(?:a year (?:earlier|ago|before)|the year before|(?:the )?(?:prior|previous) year)(?<ago>)|(?:in )?«p(?<oldp>\\d+)»),? (?:it|they|that|this) (?:was|were|had been|stood at|came to) «n(?<n>\\d+)»'

const TAILS: readonly string[] = [
  WHEN,
  `,?(?: \\()?,? ?«d(?<d>\\d+)» from «n(?<old>\\d+)»${AGO}\\)?`,
  `,?(?: \\()?,? ?(?:from|compared (?:with|to)|versus|vs\\.?|against|after|as against) «n(?<old>\\d+)»${AGO}\\)?`,
  `,?(?: \\()?,? ?(?:an? )?«d(?<d>\\d+)»(?: of| by)? «n(?<size>\\d+)»(?: (?:on|over|from|versus) (?:the )?(?:(?:year|period) before|(?:prior|previous|preceding) year|a year (?:earlier|ago)|«p(?<against>\\d+)»))?\\)?`,
  `, «n(?<size>\\d+)» (?:«d(?<d>\\d+)»|(?<word>more|less|lower|higher))(?: than (?:a year (?:ago|earlier|before)|(?:in )?the (?:year before|(?:prior|previous) year)|(?:in )?«p(?<against>\\d+)»))?`,
  '(?:,| and)? to «n(?<to>\\d+)»',
]
const JOINT = '(?:,? (?:and|while|whereas|but)|[;,])'
const LEADS = '(?:(?:and|but|so|meanwhile|in addition|overall|in all|in total),? )'

export interface ReadOther {
  clauses: OtherClause[]
  /** how each size that has a word of its own went, by the number's place */
  words: Map<number, 1 | -1>
}

/** @returns null where a word has no place in the grammar */
export function readOther(text: string): ReadOther | null {
  const reader = new Reader(text)
  return reader.read() ? { clauses: reader.clauses, words: reader.words } : null
}

type Groups = Partial<Record<string, string>>

class Reader {
  readonly clauses: OtherClause[] = []
  readonly words = new Map<number, 1 | -1>()
  private readonly text: string
  private at = 0
  constructor(text: string) {
    this.text = text
  }
  read(): boolean {
    this.eat(LEADS)
    const lead = this.eat(`${WHEN.replace(',? so', 'so').replace(',? «', '«').replace(`,? ${AT}`, AT)},? `)
    const led = lead ? whenOf(lead) : null
    if (!this.clause(led)) return false
    while (!this.eat('\\.?$')) if (!this.eat(`${JOINT} `) || !this.clause(led)) return false
    return true
  }
  private eat(source: string): Groups | null {
    const pattern = new RegExp(source, 'iy')
    pattern.lastIndex = this.at
    const match = pattern.exec(this.text)
    if (!match) return null
    this.at += match[0].length
    return match.groups ?? {}
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
      if (found) return this.open(found, led, null)
    }
    const next = last?.verb ? (this.eat(CONTINUED) ?? this.eat(CONTINUED_OF)) : null
    if (!last || next === null || !this.open(next, led, last.verb)) return false
    // "… through buybacks and $8.6 billion through dividends in the first half": of both
    const own = this.clauses.at(-1)?.when ?? null
    if (last.when === null) last.when = own
    return true
  }
  private open(found: Groups, led: When, inherited: OtherClause['verb']): boolean {
    const isHeld = /^(?:held|holds?|keeps?|kept|own|boast|sit|sat|is s)/i.test(found.hold ?? '')
    const does = found.hold
      ? isHeld
        ? 'hold'
        : 'have'
      : found.owe
        ? 'owe'
        : found.make
          ? 'make'
          : found.spend
            ? 'spend'
            : found.burn
              ? 'burn'
              : null
    const clause: OtherClause = {
      figures: [found.m, found.m2].filter((one) => one !== undefined).map(Number),
      isSum: found.sum !== undefined,
      less: found.less === undefined ? null : Number(found.less),
      verb: does ? { does } : inherited,
      when: whenOf(found) ?? led,
      ...{ said: [], moves: [] },
    }
    this.clauses.push(clause)
    this.note(clause, found)
    for (;;) {
      const tail = TAILS.map((one) => this.eat(one)).find((one) => one !== null)
      if (!tail) return clause.said.length + clause.moves.length > 0
      const when = whenOf(tail)
      if (when !== null && clause.when !== null && clause.when !== led) return false
      clause.when = when ?? clause.when
      this.note(clause, tail)
    }
  }
  private note(clause: OtherClause, found: Groups): void {
    const direction = found.d === undefined ? null : Number(found.d)
    const say = (number: string | undefined, role: OtherSaid['role'], when: When = null) => {
      if (number !== undefined) clause.said.push({ number: Number(number), role, direction, when })
    }
    say(found.n ?? found.to, 'now')
    say(found.size, 'change', found.against === undefined ? null : { period: Number(found.against) })
    say(found.old, 'old', oldWhenOf(found))
    if (found.word && found.size) this.words.set(Number(found.size), /more|higher/i.test(found.word) ? 1 : -1)
    if (direction !== null && found.size === undefined) clause.moves.push(direction)
  }
}

function whenOf({ p, q, hp, half, nine, end, own, now, closed, far }: Groups): When {
  const period = p ?? q ?? hp
  if (period !== undefined) return { period: Number(period) }
  if (half !== undefined) return 'half'
  if (nine !== undefined) return 'nine'
  if ([end, own, now, closed].some((one) => one !== undefined)) return 'day'
  return far === undefined ? null : 'so_far'
}

function oldWhenOf({ ago, oldend, oldp }: Groups): When {
  if (oldp !== undefined) return { period: Number(oldp) }
  if (oldend !== undefined) return 'year_end'
  return ago === undefined ? null : 'year_ago'
}
