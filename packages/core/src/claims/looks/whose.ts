/** Whose a figure is and how much of it is told, by the words around its name: "grandma's revenue", "growth in revenue". */
import type { Span } from '../../figures-in-words/companies.ts'
import type { Held, Look } from './look.ts'
import { type Level, levelsOf, namesIn } from './meant.ts'

const HEDGES = '(?:(?:about|around|some|nearly|almost|over|just|roughly|only|more than|a|total(?:ling)?|record)\\s+)*'
const MOVE =
  '(?:growth|increase|rise|gain|fall|decline|drop|decrease|change|jump|surge|slump|dip|expansion|improvement|reduction|run-rate|run rate|yield|slowdown)'
const PIECE =
  '(?:share|part|slice|portion|remainder|rest|mix|split|contribution|claim|chunk|bit|piece|fraction|bulk|half|quarter|third)'
/** "Was", "came to": a level; "to" alone is where it moved. */
const IS = `(?:(?:\\s+(?:at|of|for)\\s+[A-Z][\\w&.’']*)?|['’]s)?(?:\\s+(?:in|for) [^,$€£]{2,30}?)?\\s+(?:was|were|is|are|of|came to|came in at|amounted to|totall?ed|stood at|reached|hit)\\s+${HEDGES}`
const IS_IT = new RegExp(`^${IS}$`, 'i')
const IN_IT = new RegExp(
  `\\b(?:${MOVE}|${PIECE})\\s+(?:in|of|to)\\s+(?:the\\s+|its\\s+|total\\s+|net\\s+|[A-Z][\\w&.’'-]*(?:\\s[A-Z][\\w&.’'-]*)?['’]s?\\s+)*$`,
)
const OF_IT = new RegExp(
  `^\\s+(?:${MOVE}|ceiling|floor|mix|cap|limit|goal|potential|gap|shortfall|streak|breakdown|split|quota)${IS}$`,
  'i',
)

/** Where the figure of a level is named before it. */
const namesOf = ({ s }: Held, { n, metric }: Level): Span[] => namesIn(s, metric).filter(({ end }) => end <= n.start)

/** "Growth in revenue was $416.2 billion", "its share of revenue was": a change or a part, not the figure. */
export const partOfFigure: Look = (held) => {
  const { s } = held
  for (const level of levelsOf(held)) {
    if (level.n.kind !== 'money' || level.claim.kind !== 'amount') continue
    for (const { start, end } of namesOf(held, level)) {
      const [head, tail] = [s.text.slice(0, start), s.text.slice(end, level.n.start)]
      const said = IS_IT.test(tail) ? IN_IT.exec(head) : OF_IT.exec(tail)
      // "more than half of the operating cash flow of $24.2 billion": the half is told of another, and held
      const isHeld =
        said !== null &&
        held.told.some(
          ({ n, claim }) =>
            claim.verdict === 'holds' &&
            claim.kind === 'share' &&
            n.start >= said.index &&
            n.end <= said.index + said[0].length &&
            n.end <= start,
        )
      if (said && !isHeld) return said[0]
    }
  }
  return null
}

/** People and things that have no income statement, or another one. */
const NOBODY =
  '(?:another company|(?:every|any|some|no)(?:one|body)(?: else)?|uncles?|aunts?|grandm\\w+|grandp\\w+|mothers?|fathers?|crowd|chair(?:man|woman|person)|founders?|friends?|neighbou?rs?|investors?|shareholders?|customers?|clients?|executives?|director|bosses|boss|ceo|team|staff|employees|workers|unit|region|country|division|segment|market|products?|services?|parent|subsidiary|rivals?|competitors?|peers?|industry|sector|world|government|bank|analysts?|suppliers?|partners?)'
const OWNER = new RegExp(`\\b(?<owner>${NOBODY})(?:['’]s|['’])\\s+(?:own\\s+|net\\s+|total\\s+|annual\\s+)*$`, 'i')
const OWN_PART =
  /^(?:['’]s?)?\s+(?:[a-z]+\s+)?(?<part>parent|founders?|owners?|managers?|staff|workers?|employees|bosses|boss|family|executives?|users?|fans|shops?|dealers?|partners?|unit|division|segment|products?|markets?|share|arm|subsidiary|regions?|customers?|part|suppliers?|rivals?|investors?|shareholders?)\s+(?:had|has|made|makes|earn(?:s|ed)|reports?|reported|posts?|posted|generated|booked|recorded|brought in|took in)\b/i
const FROM_NOBODY =
  /^\s+(?:from|by|of|at)\s+(?:the\s+|its\s+)?(?:investors?|shareholders?|stockholders?|executives?|elsewhere|costs?|expenses?|nothing|nowhere|nobody|losses|dividends|suppliers?|employees)\b/i
const BESIDE_COMPANY =
  /^\s+(?:rather than|instead of|against|shared with|claimed by|after|before|paid (?:by|to)|next (?:door )?to|besides?|sold (?:by|to)|versus|unlike|without|near|behind|lent (?:by|to)|owed (?:by|to))\s+$/i

const KIN = /^(?:the )?(?<name>[\w&.-]+(?: [\w&.-]+){0,3}?)['’]s?\s+(?:parent(?: company)?|owner|holding company)$/i

/** "Net income of $19.4 billion went to its boss" */
const WENT_TO =
  /\b(?:went|goes|go|flowed|passed|fell|belong(?:s|ed)|accrued|returned) to (?:the |its |[\w&.]+['’]s )?(?:[a-z]+ )?(?:boss|bosses|owners?|founders?|ceo|chief|family|state|government|managers?|staff|employees|workers?|customers?|charity|rivals?|partners?|parent|banks?|lenders?)\b/i

/** "Grandma's net income", "Apple's founders had", "revenue from investors", "revenue paid by Apple". */
export const nobodys: Look = (held) => {
  const { base, s } = held
  const to = WENT_TO.exec(s.text)
  if (to && levelsOf(held).some(({ metric }) => metric.kind === 'figure')) return to[0]
  for (const level of levelsOf(held)) {
    if (level.metric.kind === 'division' || level.metric.kind === 'other') continue
    for (const { start, end } of namesOf(held, level)) {
      const head = s.text.slice(0, start)
      const owner = OWNER.exec(head)
      const isOther = owner && s.companies.every((one) => one.end <= owner.index || one.start >= start)
      const isPart =
        owner &&
        s.metrics.some((one) => one.end > owner.index && one.start < owner.index + (owner.groups?.owner?.length ?? 0))
      if (owner && isOther && !isPart) return owner[0]
      const from = FROM_NOBODY.exec(s.text.slice(end))
      if (from) return from[0]
      const company = s.companies.find((one) => one.start > end && one.start < level.n.start)
      const beside = company && BESIDE_COMPANY.exec(s.text.slice(end, company.start))
      if (beside) return beside[0]
    }
    for (const one of s.companies) {
      // "Apple's parent" of what Apple reports itself; "Google's parent" has another name than its own
      const kin = KIN.exec(s.text.slice(one.start, one.end))
      if (kin && base.company.toLowerCase().includes(kin.groups?.name?.toLowerCase() ?? '\0')) return kin[0]
      const part = OWN_PART.exec(s.text.slice(one.end)) ?? OWN_PART.exec(s.text.slice(one.end - 2))
      if (part && one.end < level.n.start) return part.groups?.part
    }
  }
  return null
}

/** "Parts of Europe", "an iPhone", "last year's iPhone", "iPhone owners": not the part of the report. */
const SOME_OF =
  /\b(?:(?:parts?|some|half|most|much|the rest|a (?:part|bit|piece|third|quarter|corner)|corners?|one|none|few) of|an?|one|each|every|another|(?:last|next|this) year['’]s|(?:the |its |[A-Z][\w&]*['’]s )(?:latest|newest|oldest|new|old|first|next|cheapest)|financial|military|legal|public)\s+(?:the\s+)?$/i
/** "Revenue to Reality Labs": a line of business is nobody who buys. */
const SOLD_TO = /^(?:(?:net|total) )?(?:revenues?|sales|turnover) (?:to|against|with|without|besides|before|after)\s/i
const OWNERS =
  /^\s+(?:owners?|users?|buyers?|fans?|customers?|clients?|makers?|engineers?|workers?|staff|employees?|managers?|rivals?)\b/i
const MAJORITY =
  /\b(?:made up|makes up|accounted for|accounts for|was|were|is|brought in|contributed|formed|,)\s*(?:most|the (?:majority|bulk|lion['’]s share|better part|larger part)|(?<!half )the greater part)\b(?: of)?/i

export const pieceOfPart: Look = (held) => {
  const { base, s } = held
  for (const level of levelsOf(held)) {
    const { metric, n, now, claim } = level
    if (metric.kind !== 'division') continue
    for (const { start, end } of s.metrics.filter(
      (one) => one.end > one.start && one.metrics.some((other) => JSON.stringify(other) === JSON.stringify(metric)),
    )) {
      const isLine = !base.periods.some((one) => one.geographical.some(({ label }) => label === metric.label))
      const said =
        SOME_OF.exec(s.text.slice(0, start)) ??
        OWNERS.exec(s.text.slice(end)) ??
        (isLine ? SOLD_TO.exec(s.text.slice(start, end)) : null)
      // "Half of Europe's" has a number that is read
      if (said && !s.numbers.some((one) => one !== n && one.start < start && one.end > start - said[0].length))
        return said[0]
    }
    const most = MAJORITY.exec(s.text)
    const revenue = base.periods.find(({ code }) => code === claim.period)?.figures.total_revenue
    const share = n.kind === 'percent' ? now : revenue ? now / revenue : null
    if (most && n.kind !== 'points' && (share === null || share <= 0.5)) return most[0]
  }
  return null
}

/** "Three-month revenue" of a year, "unaudited net income" of an annual report, "low revenue", "translated". */
const LENGTHS: Readonly<Record<string, number>> = {
  'three-month': 3,
  '3-month': 3,
  'six-month': 6,
  '6-month': 6,
  'nine-month': 9,
  'half-year': 6,
  'twelve-month': 12,
  monthly: 1,
  weekly: 0,
  daily: 0,
}
const OF_LENGTH = new RegExp(`\\b(${Object.keys(LENGTHS).join('|')})\\s+(?:total |net |operating |gross )?$`, 'i')
const NOT_AS_PRINTED =
  /\b(?:low|translated|changed|converted|restated|corrected|revised|uncorrected|further|gross(?= net)|half|(?:next|last) week['’]s)\s+(?:the\s+)?(?:[A-Z][\w&.]*['’]s?\s+)?$/i
const AFTER_TAX =
  /^\s+(?:after|before|less|net of|minus|plus|excluding|without) (?:tax(?:es)?|costs?|interest|expenses?|everything)\b/i

export const otherFooting: Look = (held) => {
  const { base, s } = held
  for (const level of levelsOf(held)) {
    const months = base.periods.find(({ code }) => code === level.claim.period)?.months ?? null
    for (const { start, end } of namesOf(held, level)) {
      const head = s.text.slice(0, start)
      const length = OF_LENGTH.exec(head)?.[1]
      if (length && LENGTHS[length.toLowerCase()] !== months && level.metric.kind !== 'other') return length
      const said = NOT_AS_PRINTED.exec(head)
      if (said && !s.numbers.some((one) => one.end > said.index && one.start < start)) return said[0]
      const after =
        level.metric.kind === 'figure' &&
        level.metric.name !== 'net_income' &&
        level.metric.name !== 'income_before_taxes'
          ? AFTER_TAX.exec(s.text.slice(end))
          : null
      if (after) return after[0]
      const isYear = months === 12 && base.form_type !== '8-K'
      if (
        isYear &&
        (/\bunaudited\s+$/i.test(head) ||
          /^\s*\(?unaudited\b/i.test(s.text.slice(level.n.end)) ||
          /^\s*\(?unaudited\b/i.test(s.text.slice(end)))
      )
        return 'unaudited'
    }
    // "61% abroad" of what is sold abroad
    const isThere = /\b(?:abroad|outside|without)\b/.test(level.claim.metric ?? '')
    if (!isThere && /^\s+(?:elsewhere|abroad|somewhere)\b/i.test(s.text.slice(level.n.end))) return 'elsewhere'
    if (
      /\b(?:a|another|an extra|an additional|an added)\s+(?:further\s+)?$/i.test(s.text.slice(0, level.n.start)) &&
      /\b(?:was|were|made|earned|is)\s+(?:a further|another|an extra|an additional|an added)\s+$/i.test(
        s.text.slice(0, level.n.start),
      )
    )
      return 'a further'
  }
  return null
}
