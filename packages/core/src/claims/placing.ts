/** Whose a figure is that its own words leave to others: "sales there", "it brought in", "In Europe, sales were". */
import type { Metric } from '../figures-in-words/facts.ts'
import type { MetricToken } from '../figures-in-words/lexicon.ts'
import { isPlainWord } from '../figures-in-words/plain-words.ts'
import type { Sentence } from '../figures-in-words/sentence.ts'

/** What the sentence before was about; null = nothing that is known. */
type Subject = Pick<MetricToken, 'metrics' | 'isNegated'> | null

const isDivision = ([first]: readonly Metric[]): boolean => first?.kind === 'division'

/**
 * "Cloud did well. It brought in $5 billion", "Services is a giant; it brought in …": the verb's figure is that of the part
 * told of last. Of a part's profit nothing is known.
 */
export function placeIt(s: Sentence, subject: Subject): void {
  for (const token of s.metrics) {
    const pronoun = token.isVerb ? PRONOUN.exec(s.text.slice(0, token.start)) : null
    if (!pronoun) continue
    const from = pronoun.index
    const own = s.metrics.find((one) => one.end > one.start && one.end <= from && !one.isVerb)
    const isNamed = s.companies.some((one) => one.end <= from && (!own || one.start > own.start))
    const before = isNamed ? null : (own ?? subject)
    if (!before || !isDivision(before.metrics)) continue
    const [said] = token.metrics
    const isOwn = said?.kind === 'figure' && said.name === 'total_revenue' && (!own || isPlainSubject(s, own))
    token.metrics = isOwn ? before.metrics : []
  }
}
/** "AWS remains …", "Even Other Bets, …": a name that nothing before or behind it makes another's. */
export function isPlainSubject(s: Sentence, { start, end }: MetricToken): boolean {
  const lead = /(?:^|[;:.!?]\s)([^,;:.!?]*)$/.exec(s.text.slice(0, start))?.[1]
  return lead?.split(/\s+/).every(isPlainWord) === true && SUBJECT_TAIL.test(s.text.slice(end))
}
const SUBJECT_TAIL =
  /^(?:\s*[,:?!]|\s+(?:is|was|are|were|remains?|remained|did|does|has|had|kept|keeps|stays?|stayed|became|becomes|looks?|looked|had|shone|carried|led|took|saw|lost|got|went|came|fell|rose|grew)\b)/

const PRONOUN =
  /(?:^\s*|[;:–—]\s+|,\s+(?:and|but|though|although|yet)\s+)(?:[Ii]t|[Tt]hey|[Tt]he (?:unit|division|segment|business|region))\s+(?:(?:has|have|had|also|again|still|now|then|alone|even|[a-z]+ly)\s+)*$/

/** "Sales there rose 15 %": of the part that was told of last; of no part that is known where none was. */
export function placeThere(s: Sentence, subject: Subject): void {
  for (const token of s.metrics) {
    const [said] = token.metrics
    if (said?.kind !== 'figure' || !/^\s+there\b/i.test(s.text.slice(token.end))) continue
    const own = s.metrics.find((one) => one.end <= token.start && one.end > one.start && isDivision(one.metrics))
    const metrics = ((own ? isPlainSubject(s, own) && own.metrics : subject?.metrics) || []).filter(
      ({ kind }) => kind === 'division',
    )
    token.metrics = said.name === 'total_revenue' ? metrics : []
  }
}

/** "AWS raised its sales 19%": sales of the part that the clause is about. */
export function placeIts(s: Sentence): void {
  for (const token of s.metrics) {
    const [said] = token.metrics
    if (said?.kind !== 'figure' || said.name !== 'total_revenue' || token.isVerb) continue
    const its = /\b(?:its|their)\s+$/.exec(s.text.slice(0, token.start))
    const [own] = its ? s.metrics.filter((one) => one.end > one.start && one.end <= token.start) : []
    if (!own || !isDivision(own.metrics) || s.companies.some((one) => one.start >= own.end && one.end <= token.start))
      continue
    const lead = /(?:^|[;:.!?]\s)([^,;:.!?]*)$/.exec(s.text.slice(0, own.start))?.[1]
    const isSubject =
      lead?.split(/\s+/).every(isPlainWord) === true && !/\b(?:in|at|of|to|from|for|with|by)\s+(?:the\s+)?$/i.test(lead)
    if (isSubject && RAISED.test(s.text.slice(own.end, token.start))) token.metrics = own.metrics
  }
}
/** A verb by which somebody moves what is its own, with what may be said of the part between two commas. */
const RAISED =
  /^(?:,[^,;:.\d]{2,60},)?\s+(?:(?:has|have|had|also|again|even)\s+)*(?:raised|lifted|grew|boosted|increased|expanded|saw|pushed|cut|reduced|shrank|trimmed|doubled|tripled|added to|nudged)\s+(?:up\s+|down\s+)?(?:its|their)\s+$/

/**
 * "From a pre-tax loss of $5.9 billion it swung to a profit of $37.6 billion", "the operating result went from a profit to a
 * loss": a bare profit or loss on the other end of the way is the result that was named.
 */
export function placeTurned(s: Sentence): void {
  let from: MetricToken | null = null
  for (const token of s.metrics) {
    const [said] = token.metrics
    if (token.end <= token.start || token.isVerb) continue
    const words = s.text.slice(token.start, token.end)
    if (/^(?:profits?|loss(?:es)?|surplus|deficits?)$/i.test(words)) {
      if (from && TURNED.test(s.text.slice(from.end, token.start))) token.metrics = [...from.metrics, ...token.metrics]
    } else from = said?.kind === 'figure' && /^(?:operating|gross|pre-?tax|net)\b/i.test(words) ? token : null
  }
}
/** From the result that was named to one that is only called a profit or a loss. */
const TURNED =
  /^(?:[^.;]|\.\d)*\b(?:sw[iu]ng|turn|flip|went|gone|goes|mov|revers|slid|slip|tip|plung|improv|recover|r[oe]bound|from)[a-z]*\b(?:[^.;]|\.\d)*\b(?:from|(?:in)?to)\s+(?:(?:a|an|its)\s+)?(?:(?:small|huge|record|deep|hefty|heavy|big|solid|handsome|healthy|annual)\s+)?$/i

/** "Cost of energy generation and storage revenue", "non-operating income": not what stands behind. */
export function leaveCosts(s: Sentence): void {
  for (const token of s.metrics) {
    const before = s.text.slice(0, token.start)
    // "Kept $7.8 billion after the cost of goods sold": less than all costs were paid
    if (/^(?:kept|keeps?)$/i.test(s.text.slice(token.start, token.end)) && AFTER_COST.test(s.text.slice(token.end)))
      token.metrics = [{ kind: 'figure', name: 'gross_profit' }]
    const isCost = isDivision(token.metrics) && /\bcosts? of (?:the |its )?$/i.test(before)
    if (isCost || /\bnon-$/i.test(before)) token.metrics = []
  }
}

/** "In Europe, Apple's sales were up 9.6 percent": sales of the part that the clause begins with. */
export function placeLed(s: Sentence): void {
  const at = s.metrics.findIndex((one) => one.end > one.start && (isDivision(one.metrics) || isAbroad(s, one)))
  const part = s.metrics[at]
  const isLed =
    part &&
    (LED_BY.test(s.text.slice(0, part.start)) || (isAbroad(s, part) && /^\s*$/.test(s.text.slice(0, part.start))))
  if (!part || !isLed || !/^,\s/.test(s.text.slice(part.end))) return
  for (const token of s.metrics.slice(at + 1)) {
    const [said] = token.metrics
    const between = s.text.slice(part.end, token.start)
    if (isDivision(token.metrics) || /[;:.]|\b(?:while|whereas|but|total|overall|group|company-wide)\b/i.test(between))
      return
    if (said?.kind === 'figure' && said.name === 'total_revenue') token.metrics = part.metrics
  }
}
const LED_BY = /^\s*(?:and |but )?(?:in|across|within|throughout)\s+(?:the\s+)?$/i
const isAbroad = (s: Sentence, { start, end, metrics: [one] }: MetricToken): boolean =>
  one?.kind === 'sum' && /^(?:abroad|overseas)$/i.test(s.text.slice(start, end))

/** "Apple grew 6.4% to $416.2 billion": of a company as a whole it is its revenue that grows. */
export function placeGrown(s: Sentence): void {
  for (const d of s.directions) {
    const grown = d.isVerb && GROWN.test(d.text) && BY_PERCENT.test(s.text.slice(d.end))
    const subject = grown ? SUBJECT.exec(s.text.slice(0, d.start)) : null
    const own = grown
      ? s.companies.find(
          (one) =>
            one.end <= d.start &&
            /^\s+(?:(?:has|had|also|itself|as a whole)\s+)*$/.test(s.text.slice(one.end, d.start)),
        )
      : undefined
    const start = own?.start ?? (subject ? subject.index + (subject.groups?.lead ?? '').length : -1)
    const end = own?.end ?? start + (subject?.groups?.who ?? '').length
    if (start < 0 || !HEAD.test(s.text.slice(0, start)) || s.metrics.some((one) => one.start < d.start && one.end > 0))
      continue
    s.metrics.unshift({ start, end, metrics: [{ kind: 'figure', name: 'total_revenue' }], isNegated: false })
  }
}
const GROWN = /^(?:gr[eo]wn?|expanded|shrank|shrunk|contracted)$/
const BY_PERCENT =
  /^\s+(?:by\s+)?(?:(?:about|around|nearly|almost|roughly|some|just|over|more than|a|an)\s+)*\d[\d.]*\s?(?:%|per ?cent\b)/
const SUBJECT =
  /(?<lead>^|[;:]\s+)(?<who>the (?:company|group|firm) as a whole|the (?:company|group|firm))\s+(?:(?:has|had|also|itself)\s+)*$/i
/** The company is what the sentence is about; behind a part's name or a preposition it is not. */
const HEAD = /(?:^|[;:]\s)(?:(?:and|but|so|overall|all told|in all|in total|taken together),?\s+)*$/i
const AFTER_COST =
  /^\s+(?:[a-z]+\s+)?[$€£¥]?\s?\d[\d.,]*\s?[a-z]*\s+after (?:paying (?:for )?)?(?:the |its )?costs? of (?:goods|sales|revenues?)/i
