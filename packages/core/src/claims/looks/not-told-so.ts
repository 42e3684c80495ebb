/**
 * Sentences that do not say that the figure was so: it was to be so, it nearly was, somebody else had it, some of it was so
 * much, it was so for a while; and those that say beside it that there was no profit or no tax.
 */
import { factOf, type Metric, yearBefore } from '../../figures-in-words/facts.ts'
import { mentionsIn } from '../others/skeleton.ts'
import type { Look } from './look.ts'
import { levelsOf, namesIn } from './meant.ts'

const HAD =
  '(?:had|has|have|made|makes|earn(?:s|ed)|report(?:s|ed)|post(?:s|ed)|generate[sd]|book(?:s|ed)|record(?:s|ed)|brought in|took in|pulled in|raked in|collected|received|took|got|enjoyed|notched)'
const HAVE =
  '(?:have|make|earn|report|post|generate|book|record|bring|take|pull|collect|receive|get|reach|hit|be|see|spend|pay|invest|sell)'

/** "Was to have", "had to make", "began to make", "kept reaching": no word that it did. */
const MEANT_TO = new RegExp(
  `\\b(?:(?:was|were|is|are|been) (?:to|going to|about to|set to|due to|supposed to|meant to|likely to|bound to|ready to|poised to|on (?:course|track) to|close to|near to|far from)|(?:had|has|have|needs?|needed|began|begins|start(?:s|ed)|ceases?d?|tr(?:ies|ied)|used|hope[sd]?|want(?:s|ed)|fail(?:s|ed)|plan(?:s|ned)|tends?|tended|intend(?:s|ed)|ought|strives?|strove|threaten(?:s|ed)|seem(?:s|ed)|appear(?:s|ed)|claim(?:s|ed)|pretend(?:s|ed)) to) ${HAVE}\\b|\\b(?:kept|keeps|stopp(?:s|ed)|stops|ceased|went on|goes on|resumed|began|started|avoided|risked|considered|dreamt of|dreamed of) (?:on )?(?:reach|mak|earn|hav|be|hitt|report|post|generat|tak|bring)(?:ing)\\b`,
  'i',
)
/** "Nearly made net income of $112.0 billion", "nearly rose 6.4 %": it did not. What is nearly reached or doubled is a size. */
const NEARLY = new RegExp(
  `\\b(?:nearly|almost|practically|all but|kind of|sort of)\\s+(?:${HAD}|spent|spends|paid|pays|cost|costs|invested|returned|rose|rises|fell|falls|grew|grows|climbed|dropped|declined|increased|decreased|shrank|sank|slid|jumped|gained|widened|narrowed|was|were|is|are|had been|stood at|came to|amounted to|totall?ed)\\b(?! (?:at )?(?:half|double|twice|triple|entirely|all|flat|unchanged|doubled|tripled|halved|as (?:much|large|big|high)))`,
  'i',
)
const SAID_SO =
  /\b(?:in a (?:sense|way|manner of speaking)|in effect|as good as(?= (?:[A-Z]{3} )?[$€£¥\d])|as (?:high|low|much|little) as(?= (?:about |some )?(?:[A-Z]{3} )?[$€£¥\d])|so to speak|in name only|if that\b|or so they say|give or take a few|more like(?= [$€£¥\d])|short of(?= [$€£¥\d])|so-called|self-styled|ostensibl[ey]|would-be)\b/i
const AS_MUCH = /^as (?:high|low|much|little) as/i

export const notToldSo: Look = (held) => {
  const { s } = held
  const nearly = NEARLY.exec(s.text)
  const isTold = held.claims.some(
    ({ verdict, kind }) => verdict === 'holds' && (kind === 'amount' || kind === 'change' || kind === 'share'),
  )
  // "Nearly all of it was", a hedge of the number before the word
  if (
    nearly &&
    isTold &&
    !s.numbers.some((one) => one.start < nearly.index + nearly[0].length && one.end > nearly.index)
  )
    return nearly[0]
  const levels = levelsOf(held)
  if (levels.length === 0) return null
  const meant = MEANT_TO.exec(s.text)
  // "Managed to", "was able to" did so; "as it was to have", behind the amounts, is of another thing
  if (meant && levels.some(({ n }) => n.start > meant.index && !/[;:]|,\s/.test(s.text.slice(meant.index, n.start))))
    return meant[0]
  const said = SAID_SO.exec(s.text)
  if (said && !(AS_MUCH.test(said[0]) && s.numbers.length > 1)) return said[0]
  return null
}

/** "First reached", "finally reached": it had not before. "Briefly reached": not for the period. */
const ONCE =
  /\b(?<word>first|finally|at last|briefly|temporarily|momentarily|fleetingly|intermittently|occasionally|last|sporadically|regularly)\s+(?:reach(?:es|ed)|hit|hits|touch(?:es|ed)|was|stood at|came to|attain(?:s|ed)|made|earned|had|brought in|took in|generated|spent|paid|owned|held|reported|cost)\b/i
export const reachedOnce: Look = (held) => {
  const said = ONCE.exec(held.s.text)
  if (!said) return null
  const levels = levelsOf(held).filter(({ n }) => n.start > said.index)
  if (levels.length === 0) return null
  const isNew = /first|finally|at last/i.test(said.groups?.word ?? '')
  return isNew && levels.some(({ now, before, old }) => before !== null && before < now && (old === null || old < now))
    ? null
    : said[0]
}

/** "She made net income of", "each had revenue of", "every company had", "everyone at Apple made": not the company. */
const SUBJECT = new RegExp(
  `(?:^|[,;:.–—]\\s+|\\b(?:and|but|while|that)\\s+)(?<who>(?:He|She|I|You|One|Those|Each|Both|Neither|Either|Others?|Another|Someone|Somebody|Nobody|Everyone|Everybody|Anyone|(?:The|An) other(?: one)?|This|That|These|They (?:all|both|each)|We (?:all|both|each)|(?:Every|Each|Any|No|Some|Few|Many|Most|Several|All|Another|Either|Neither|Two|Three|Certain|Other|Both|Such|Which|What|Whichever) (?:other )?(?:compan(?:y|ies)|firms?|groups?|retailers?|banks?|insurers?|makers?|giants?|businesses|corporations?|outfits?|rivals?|peers?|people|families|investors?)(?: like [A-Z][\\w&]*)?|(?:Everyone|Everybody|Someone|Somebody|Nobody|Anyone|All|Some|Most|Many|Few|None|One)(?: (?:else|people|those))? (?:at|in|of|from|behind|outside|near) (?:the )?[A-Z][\\w&. ]*))\\s+(?:also\\s+|each\\s+|all\\s+)?${HAD}\\b`,
  'i',
)
export const otherSubject: Look = (held) => {
  const { s } = held
  const said = SUBJECT.exec(s.text)
  if (!said) return null
  const from = said.index + said[0].length
  // A part of the company may be "one" or "each"; an amount right behind the verb is read there.
  return levelsOf(held).some(
    ({ n, metric }) =>
      metric.kind === 'figure' &&
      n.start >= from &&
      namesIn(s, metric).some(({ start, end }) => start >= from && end <= n.start),
  )
    ? said.groups?.who
    : null
}

/** "Some of Apple's revenue was": of all of it the amount is right. */
const SOME =
  /\b(?:some|most|much|none|little|plenty|lots|a lot|few|many|not all|almost none|hardly any|nearly all|almost all|any|one|two|the (?:better|bigger|smaller|larger|greater|other|second|first) (?:part|half)|a (?:small|large|big|good|tiny) (?:part|share|portion|piece|chunk)) of\s+(?:the\s+|its\s+|[\w&.’' -]{1,30}['’]s?\s+)?(?:total\s+|net\s+|annual\s+)?$/i
const LEVEL =
  /^(?:['’]s)?\s+(?:was|were|is|came to|amounted to|totall?ed|stood at|reached|hit|of)\s+(?:[a-z]+\s+){0,3}$/i
/** "In most quarters of 2025", "in every month": the amount is that of them all. */
const IN_SOME =
  /^\s+(?:in|for|during|over)\s+(?:most|many|some|several|few|a few|every|each|any|no|each of the|the (?:best|worst))\s+(?:[a-z]+\s+)?(?:quarters?|months?|weeks?|days?|years?|seasons?|halves|half|decades?|regions?|countr(?:y|ies)|segments?|stores?|markets?|places?)\b|^\s+for (?:many|some|most|few|several|all|a while|a time|once)\b/i
export const someOfIt: Look = (held) => {
  const { s } = held
  for (const { metric, n, claim } of levelsOf(held)) {
    if (n.kind === 'percent' || claim.kind !== 'amount') continue
    for (const { start, end } of namesIn(s, metric)) {
      const said = end <= n.start && LEVEL.test(s.text.slice(end, n.start)) ? SOME.exec(s.text.slice(0, start)) : null
      if (said && !s.numbers.some((one) => one.start >= said.index && one.end <= start)) return said[0]
    }
    const some = metric.kind !== 'other' ? IN_SOME.exec(s.text.slice(n.end)) : null
    const isRead = some && s.periods.some((one) => one.start < n.end + some[0].length && one.end > n.end + 4)
    const isHeld = held.claims.some((one) => one.kind === 'comparison' && one.verdict === 'holds')
    if (some && !isRead && !isHeld) return some[0]
  }
  return null
}

/** "A weak dollar took Apple's revenue to", "just one customer brought Apple": who or what did it stands in no statement. */
const DOER =
  /^(?:[A-Z][a-z]+,\s+)?(?<who>[^,;:.“”]{2,60}?)\s+(?:brought|gave|took|earned|netted|handed|won|drove|sent|carried|landed|secured)\s+(?:the\s+)?$/i
const IS_TIME =
  /\b(?:year|quarter|period|months?|season|half|customers?|clients?|buyers?|shoppers?|consumers?|advertisers?|sales|business|products?|services?|operations?|it|they|that|this|which|these|all|together|table|filing|report|statement|results?|numbers?|figures?)$/i
const PICKED =
  /\b(?:one|two|three|few|single|new|old|many|most|some|several|just|only|weak|strong|loyal|rich|foreign)\b/i
export const otherDoer: Look = (held) => {
  const { s } = held
  const levels = levelsOf(held)
  for (const company of s.companies) {
    const who = DOER.exec(s.text.slice(0, company.start))?.groups?.who
    if (who === undefined || !levels.some(({ n }) => n.start > company.end)) continue
    const end = s.text.indexOf(who) + who.length
    if (
      [...s.metrics, ...s.companies, ...s.periods, ...mentionsIn(s.text)].some(
        (one) => one.end > one.start && one.start < end,
      )
    )
      continue
    if (!IS_TIME.test(who) || PICKED.test(who)) return who
  }
  return null
}

/** "Revenue from new customers", "from one product": of some of those whom it sells to, or of what it sells. */
const FROM_SOME =
  /^\s+(?:from|by|through|via|with|to|for|at|in|on)\s+(?:(?:its|the|their)\s+)?(?:(?:one|two|three|four|five|a|an|a single|single|new|newer|old|older|existing|repeat|returning|first-time|loyal|foreign|young|rich|poor|corporate|private|unnamed|few|a few|many|some|most|several|other|third|fake|paying|big|bigger|biggest|small|smaller|smallest|large|larger|largest|top|key|major|minor|core|non-core|legacy|male|female|rural|urban|wealthy|discounted|premium|cheap|expensive|flagship|recent|former|latest|newest|oldest|popular|unpopular|selected|certain)\s+)(?:[a-z-]+\s+)?(?:customers?|clients?|buyers?|users?|shoppers?|products?|models?|brands?|stores?|shops?|countr(?:y|ies)|markets?|regions?|suppliers?|partners?|deals?|contracts?|orders?|sources?|lines?|items?|companies|firms|subscribers?|members?|cities|states|sites?|factor(?:y|ies)|plants?|channels?|apps?|games?|drugs?|planes?|cars?)\b/i
export const fromSome: Look = (held) => {
  const { s } = held
  for (const { metric, n } of levelsOf(held)) {
    if (metric.kind !== 'figure' && metric.kind !== 'division') continue
    for (const { end } of namesIn(s, metric)) {
      const said = end <= n.start ? FROM_SOME.exec(s.text.slice(end)) : null
      if (said && !s.numbers.some((one) => one.start < end + said[0].length && one.end > end)) return said[0]
    }
  }
  return null
}

/** "But it made no profit", "it lost money", "it paid no tax": told without a number. */
const NOTHING: readonly [RegExp, Metric, isBelow: boolean][] = [
  [
    /\b(?:(?:made|makes|earned|earns|turned|had|has|with|without|posted|reported) (?:no|zero|not (?:a|any)|hardly any|little or no|any) (?:net )?(?:profit|income|earnings|money)|(?:made|posted|reported|suffered|took|booked) (?:a|its|heavy|big|huge|deep) (?:net )?loss(?:es)?|lost money|(?:was|is|stayed|remained|being) (?:deep(?:ly)? )?(?:in the red|unprofitable|loss-making)|(?:profits?|net income|earnings) (?:fell|dropped|shrank|went|came|sank|slid|was|were) (?:down )?(?:to )?(?:nothing|zero|nil|none)|(?:profits?|net income|earnings) (?:vanished|evaporated|disappeared|was wiped out|were wiped out))\b/i,
    { kind: 'figure', name: 'net_income' },
    true,
  ],
  [
    /\b(?:pa(?:id|ys|ying)|owe[sd]?|had) (?:no|zero|not (?:a|any)|hardly any|little or no) (?:income )?tax(?:es)?\b|\btax[- ]free\b|\b(?:without|dodg(?:ed|es|ing)|avoid(?:ed|s|ing)|evad(?:ed|es|ing)) (?:paying )?(?:any )?(?:income )?tax(?:es)?\b/i,
    { kind: 'figure', name: 'income_tax_expense' },
    false,
  ],
  [
    /\b(?:had|has|made|earned|booked|with|without) (?:no|zero|hardly any|little or no|any) (?:revenues?|sales|turnover)\b|\b(?:sold|sells|selling) nothing\b|\bnobody bought anything\b/i,
    { kind: 'figure', name: 'total_revenue' },
    false,
  ],
]
export const toldNothing: Look = ({ base, s, claims }) => {
  for (const [pattern, metric, isBelow] of NOTHING) {
    const said = pattern.exec(s.text)
    const found = said ? claims.filter(({ verdict, kind }) => verdict === 'holds' && kind !== 'period') : []
    if (!said || found.length === 0) continue
    const periods = base.periods.filter(
      (one) =>
        found.some(({ period }) => period === one.code) ||
        found.some(({ period }) => yearBefore(base, base.periods.find(({ code }) => code === period) ?? one) === one),
    )
    const isSo = periods.some((one) => {
      const value = factOf(one, metric)?.value
      return value !== undefined && (isBelow ? value <= 0 : value === 0)
    })
    const isUnknown = periods.every((one) => factOf(one, metric) === null)
    if (!isSo && !isUnknown) return said[0]
  }
  return null
}

/** The name of a figure, or its amount, in quotation marks: what somebody calls so. */
export const quotedName: Look = ({ s, told }) => {
  for (const { index, 0: said } of s.text.matchAll(/[“"][^“”"]{1,40}[”"]/g)) {
    const inner = said.slice(1, -1).trim()
    const isName = s.metrics.some((one) => one.end > one.start && s.text.slice(one.start, one.end) === inner)
    const isAmount = told.some(
      ({ n, claim }) =>
        claim.verdict === 'holds' &&
        n.start > index &&
        n.end < index + said.length &&
        s.text.slice(n.start, n.end) === inner,
    )
    if (isName || isAmount) return said
  }
  return null
}

/** "Apple's customers are rich: they made": those who were named before. */
const THEY =
  /(?:['’]s?|\bits|\btheir)\s+(?<who>customers?|owners?|shareholders?|investors?|suppliers?|partners?|rivals?|competitors?|workers?|employees|staff|managers?|founders?|bosses|clients?|users?|peers?|lenders?|bankers?|analysts?|children|friends?|fans?)\b[^.;:,]{0,50}[;:,.–—-]\s*(?:and |so |but |as |because )?(?:they|he|she|these|those)\s+(?:had|made|earned|reported|posted|took|brought|generated|booked|paid|spent|lost)\b/i
export const theyOfBefore: Look = (held) => (levelsOf(held).length > 0 ? THEY.exec(held.s.text)?.groups?.who : null)

/** "Earned a net $162.4 billion" of what came in. */
const A_NET = /\b(?:a|an|some|its)\s+(?<kind>net|pre-?tax|after-tax|operating|gross|annualized|annualised|cool)\s+$/i
export const netOfRevenue: Look = (held) => {
  for (const { metric, n } of levelsOf(held)) {
    const head = held.s.text.slice(0, n.start)
    const isRevenue = metric.kind === 'division' || (metric.kind === 'figure' && metric.name === 'total_revenue')
    if (!isRevenue) continue
    const net = A_NET.exec(head)
    if (net && /^(?:net|pre-?tax|after-tax|operating|gross)$/i.test(net.groups?.kind ?? '')) return net[0]
  }
  return null
}

/** "Most of its revenue rose 6.4 %", "rose by a factor of 6.4 %", "rose 6.4 % when measured in units". */
const BY_OTHER =
  /\b(?:by a factor of(?= (?:about )?[\d.]+\s?(?:%|percent))|when (?:measured|counted|expressed|told|seen) in [a-z]+|measured (?:in|by) (?!dollars|revenue|sales|euros?\b)[a-z]+|in (?:units|volume|volumes|tonnes|pieces|headcount|staff)\b|(?:before|after|net of) (?:tax(?:es)?|inflation|interest|costs)\b)/i
export const changedOtherwise: Look = ({ s, told }) => {
  const changes = told.filter(({ claim }) => claim.verdict === 'holds' && claim.isChange)
  for (const { n, claim } of changes) {
    if (!claim.bound || claim.bound.kind === 'ratio') continue
    for (const { start, end } of namesIn(s, claim.bound)) {
      const some = end <= n.start && n.start - end < 30 ? SOME.exec(s.text.slice(0, start)) : null
      if (some && !s.numbers.some((one) => one.start >= some.index && one.end <= start)) return some[0]
    }
    const other = BY_OTHER.exec(s.text)
    const isNamed =
      other &&
      !/ tax/i.test(other[0]) &&
      s.metrics.some((one) => one.start < other.index + other[0].length && one.end > other.index)
    if (
      other &&
      !isNamed &&
      claim.bound.kind !== 'other' &&
      !(claim.bound.kind === 'figure' && /tax|net_income/.test(claim.bound.name))
    )
      return other[0]
  }
  return null
}

/** "Turned net income of $12.9 billion into revenue of $28.2 billion": it is the other way round. */
export const turnedInto: Look = ({ s, told }) => {
  for (const [at, { n, claim }] of told.entries()) {
    const next = told[at + 1]
    if (!next || claim.bound?.kind !== 'figure' || next.claim.bound?.kind !== 'figure') continue
    const isTurned =
      /\bturn(?:s|ed|ing)?\b/i.test(s.text.slice(0, n.start)) && /\binto\b/.test(s.text.slice(n.end, next.n.start))
    if (isTurned && next.claim.bound.name === 'total_revenue' && claim.bound.name !== 'total_revenue') return 'into'
  }
  return null
}
