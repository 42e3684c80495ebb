/** Words right before an amount that make another of it: "half $416.2 billion", "far from $62.4 billion", "its first". */
import { type FactBase, factOf, yearBefore } from '../../figures-in-words/facts.ts'
import type { BoundClaim } from '../bound-claim.ts'
import { mentionsIn } from '../others/skeleton.ts'
import type { Look } from './look.ts'

const NOT_IT =
  /\b(?:half(?: of)?|double|twice|triple|a fraction of|a (?:third|quarter|tenth|multiple) of|one of|some of|part of|instead of|as opposed to|rather than|(?:well|far|way) (?:short|shy) of|(?:far|miles|a long way|well away|nowhere near|away) (?:from )?|anything but|nothing like|nowhere near|by way of|in place of|(?:was|were|is) (?:off|per|against|less|minus|without|beyond|beneath)|yet to (?:reach|hit|make|earn|see|book|post|report)|(?:was|were|is|are|came to|stood at) (?:collectively|mostly|mainly|chiefly|primarily|predominantly|optimistically|pessimistically|individually|separately))\s*$/i

const NOT_BY = /\b(?:half|double|twice|triple|less|minus|from|after|instead of|a fraction of|(?:far|away) from)\s+$/i
/** "Was $681.0 billion more in fiscal 2025": of a level that is not compared. */
const BEHIND =
  /^\s+(?:(?:more|less|short|shy|up|down|off|back|away|gross|earlier|extra|too (?:high|low|much)|in part|to (?:go|come)|after (?:tax|costs|expenses)|under the table|off the books)(?=\s+(?:in|for|at|by the end|this|last|during)\b|\s*[.,;:]|\s*$)(?!,? (?:but|and|or) less))/i

/** The amount alone, not what of it is told: "half of its $5 billion" has a share's number before it. */
export const otherAmount: Look = ({ base, s, claims, told }) => {
  for (const { n, claim } of told) {
    if (claim.verdict !== 'holds' || (n.kind !== 'money' && n.kind !== 'percent' && n.kind !== 'cents')) continue
    const said = (claim.isChange ? NOT_BY : NOT_IT).exec(s.text.slice(0, n.start))
    // "Eats away 8.3 % of", "88 cents, as opposed to 56 cents a year before"
    const isEaten =
      said &&
      /\b(?:eat|ate|eaten|nibbl|gnaw|chip|gobbl|fritter|chew|whittl|swallow|munch)\w*\s+$/i.test(
        s.text.slice(0, said.index),
      )
    const isOther =
      said &&
      /^(?:as opposed to|rather than)/i.test(said[0]) &&
      /,\s*$/.test(s.text.slice(0, said.index)) &&
      told.some((one) => one.n.end <= said.index && one.claim.verdict === 'holds' && one.claim.period !== claim.period)
    // "Nearly double the $36.9 billion": the two numbers have been held against each other
    const isHeld =
      said !== null &&
      claims.some(
        (one) =>
          one.kind === 'comparison' &&
          one.verdict === 'holds' &&
          one.start <= (s.passage.at[said.index] ?? 0) &&
          one.end > (s.passage.at[said.index] ?? 0),
      )
    if (isEaten || isOther || isHeld) continue
    const isOwnNumber = said && s.numbers.some((one) => one.start < n.start && one.end > said.index)
    if (said && !isOwnNumber) return said[0]
    const isMoved = s.directions.some(
      (one) => one.end <= n.start && /^\s+(?:by\s+)?$/.test(s.text.slice(one.end, n.start)),
    )
    const behind = !claim.isChange || isMoved ? BEHIND.exec(s.text.slice(n.end)) : null
    // "27 cents back in 2023": how long ago, of a year that is not the last one
    const isBack =
      behind !== null &&
      /^\s+back in (?:fiscal )?(?:19|20)\d\d\b/.test(s.text.slice(n.end)) &&
      claim.period !== base.periods[0].code
    if (isBack) continue
    if (behind) return behind[0]
  }
  return null
}

/** "Has yet to hit $164.5 billion", "almost fell", "soon rises", "double the net income": it is not, or not yet, so. */
const NOT_SO =
  /\b(?:(?:ha[sd]|have) yet to|(?:is|are) yet to|almost (?:f[ae]ll|rose|grew|widened|narrowed|shrank|increased|declined|dropped|climbed)(?! to (?:zero|nothing|nil))|(?:soon|next) (?:rises?|falls?|grows?|comes?|climbs?|drops?|hits?|reaches)|is (?:now |soon )?(?:rising|falling|growing|climbing|dropping) to(?= [$€£¥\d])|henceforth|tomorrow|in today['’]s (?:money|dollars|prices)|year after year|year in,? year out|a (?:lie|hoax|fraud|sum in|myth|fiction)\b|proof of|(?:is|was|are|were) (?:about |roughly )?the size of (?=[A-Z])|(?:taking|allowing for|accounting for|adjusting for|correcting for)\b[^,;]{0,30}\b(?:inflation|currenc\w+|seasonality|exchange rates?|one-offs))|[!.]\s*\bnot\s*[.!]*\s*$|,\s*or (?:was|is|did|were) (?:it|they|that)\s*\?|\[sic\]/i
export const notSo: Look = ({ s, claims }) => {
  const said = NOT_SO.exec(s.text)
  // "Has shrunk year after year": held as a comparison of all the years
  const [from, to] = said ? [s.passage.at[said.index] ?? 0, s.passage.at[said.index + said[0].length - 1] ?? 0] : [0, 0]
  const isHeld =
    said &&
    /^year\b/i.test(said[0]) &&
    claims.some(
      ({ kind, verdict, start, end }) => kind === 'comparison' && verdict === 'holds' && start <= from && end > to,
    )
  return isHeld ? null : said?.[0]
}

/** "Reported double net income", "its first profit", "mean revenue", "a fraction of Apple's revenue": of the figure's name. */
export const otherOfName: Look = ({ base, s, told }) => {
  const holds = told.filter(({ claim }) => claim.verdict === 'holds' && claim.kind === 'amount' && !claim.isChange)
  if (holds.length === 0) return null
  for (const { start, end, metrics, isVerb } of s.metrics) {
    if (end <= start || isVerb === true || metrics.length === 0) continue
    const said = BEFORE_NAME.exec(s.text.slice(0, start))
    const isNumber = said && s.numbers.some((one) => one.start < start && one.end > said.index)
    // "Booked its first revenue, $3 million": there was none before
    const isFirst = said !== null && /first/i.test(said[0]) && holds.some(({ claim }) => isNew(base, claim))
    if (said && !isNumber && !isFirst) return said[0]
  }
  return null
}
const isNew = (base: FactBase, { bound, period: code }: BoundClaim): boolean => {
  const period = base.periods.find((one) => one.code === code)
  const before = period && yearBefore(base, period)
  return bound !== null && before != null && factOf(before, bound)?.value === 0
}
const BEFORE_NAME =
  /\b(?:double|triple|twice|half)(?: the| its)?\s+$|\b(?:(?:its|a|the|an?) )?(?:(?:very )?first(?! (?:half|quarter))|mean|median|mythical|forged|padded|faked|bogus|phantom|fictitious|imaginary|shared|previous|former|future|next year['’]s|tomorrow['’]s)\s+$|\b(?:a|only a|just a) (?:fraction|part|portion|slice|share|third|quarter|half) of (?:the |its |[\w&.’' -]{0,24}['’]s? )?$/i

/** "Automotive saw costs fall 6.3% to $82.1 billion": what is moved is named, and no figure of the sentence. */
const SAW =
  /\b(?:saw|sees|seen|seeing|watched|had|has|let)\s+(?:(?:its|their|the)\s+)?(?<said>income|costs?|expenses?|spending|outlays?|orders?|bookings?|demand|volumes?|shipments?|deliveries|traffic|prices?|backlog|headcount|cash|debts?|assets|inventor(?:y|ies)|fees|taxes|losses)\s+(?:[a-z]+ly\s+)?[a-z]+\s+(?:(?:by|to|about|around|nearly|almost|some|another|an?|over|more than)\s+)*[$€£¥]?$/i
export const sawOther: Look = ({ s, told }) => {
  for (const { n, claim } of told) {
    const match = claim.verdict === 'holds' ? SAW.exec(s.text.slice(0, n.start)) : null
    const said = match?.groups?.said
    if (!match || !said) continue
    const start = match.index + match[0].toLowerCase().indexOf(said.toLowerCase())
    const isRead = s.metrics.some((one) => one.start < start + said.length && one.end > start)
    // "Had inventories of $13.4 billion": what the amount is of
    const isOwn = mentionsIn(s.text).some(
      (one) => one.start < start + said.length && one.end > start && one.named.label === claim.metric,
    )
    if (!isRead && !isOwn) return said
  }
  return null
}
