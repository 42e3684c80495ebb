/**
 * What stands right beside an amount or a percentage and makes another of it: of whose revenue it is a share, of which
 * money the cents are, how the shares were counted, that it is left over.
 */
import { currencyAgrees, currencyOfWord } from '../../figures-in-words/currencies.ts'
import { isPerShare, isShares, type Metric } from '../../figures-in-words/facts.ts'
import type { Look } from './look.ts'
import { levelsOf } from './meant.ts'

/** Whose the whole may be: the company's, or nobody's in particular. */
const OWN =
  /^(?:the|its|their|our|total|net|gross|all|overall|group|company(?:['’]s)?|firm['’]s|group['’]s|annual|quarterly|full-year|that|this|year['’]s|quarter['’]s|fiscal|last|every|each|same|whole|entire|consolidated|reported|product|sales|operating|pre-?tax|of|such|those|these|\d{4}(?:['’]s?)?|[a-z]+['’]s)$/i
const NOT_OWN =
  /^(?:everyone|everybody|anyone|nobody|somebody|someone|america|customers?|rivals?|competitors?|industry|market|world|sector|peers?|neighbou?rs?|shareholders?|investors?|parent|country|nation|government|supplier|bank)['’]?s?['’]?s?$/i
const BEHIND_WHOLE =
  /^\s+(?:growth|gains?|increases?|rises?|declines?|falls?|drops?|decreases?|targets?|goals?|guidance|forecasts?|estimates?|backlog|lost|losses|potential|per (?!cent\b)[a-z]+|before|after (?:tax|costs?)|outside|abroad|elsewhere|from (?:others?|rivals?|abroad|elsewhere|before))\b/i

/** "8.3 % of everyone's revenue", "of revenue growth": another whole. */
export const shareOfOther: Look = ({ s, told }) => {
  for (const { n, claim } of told) {
    if (claim.verdict !== 'holds' || n.kind !== 'percent' || claim.kind !== 'share') continue
    const whole = s.metrics.find(
      (one) => one.start >= n.end && one.end > one.start && /^\s+of\s/.test(s.text.slice(n.end, one.end)),
    )
    if (!whole || /[.;:,]/.test(s.text.slice(n.end, whole.start))) continue
    const between = s.text.slice(n.end, whole.start).replace(/^\s+of\s*/, '')
    const words = between.split(/\s+/).filter((one) => one !== '')
    // "of the bank's revenue" of a bank
    const isOwn = (word: string) => s.companies.some(({ start, end }) => s.text.slice(start, end + 2).includes(word))
    const other = words.find(
      (one) => (NOT_OWN.test(one) && !isOwn(one)) || (/['’]s?$/.test(one) && !OWN.test(one) && !isNamed(s, one)),
    )
    if (other) return `of ${other}`
    const behind = BEHIND_WHOLE.exec(s.text.slice(whole.end))
    if (behind) return behind[0]
  }
  return null
}
const isNamed = ({ text, companies, periods, metrics }: Parameters<Look>[0]['s'], word: string): boolean =>
  [...companies, ...periods, ...metrics].some(
    (one) =>
      text.slice(one.start, one.end + 2).includes(word) || text.slice(one.start, one.end).includes(word.slice(0, -2)),
  )

/** What a share is, not where it came from or how far it went. */
const BEFORE_SHARE =
  /\b(?:within|(?:was|were|is|are|stood|income|profit|revenue|sales) (?:up|down|off|by)|by|off|short of|out of|without|except|minus|plus)\s+$/i
const FROM_SHARE = /\b(?:from)\s+$/i
export const besideShare: Look = ({ s, told }) => {
  for (const { n, claim } of told) {
    if (claim.verdict !== 'holds' || n.kind !== 'percent' || claim.kind !== 'share' || claim.isChange) continue
    if (!/^\s+of\b/.test(s.text.slice(n.end))) continue
    const head = s.text.slice(0, n.start)
    const said = BEFORE_SHARE.exec(head)
    if (said) return said[0]
    const from = FROM_SHARE.exec(head)
    if (from && told.length === 1 && !/\bto\b/.test(s.text.slice(n.end)) && s.directions.length > 0) return from[0]
  }
  return null
}

/** "Cents of each euro": of other money than the statement's. */
const EACH_COIN =
  /\b(?:each|every|per|the|a|one)\s+(?<coin>euro|pound|yen|yuan|franc|rupee|peso|krona|krone|dollar|buck|won|real|rand|shekel)\b/i
export const centsOfOther: Look = ({ base, s, told }) => {
  const coin = EACH_COIN.exec(s.text)
  if (!coin || !told.some(({ n, claim }) => claim.verdict === 'holds' && (n.kind === 'cents' || s.ofEach !== null)))
    return null
  return currencyAgrees(currencyOfWord(coin.groups?.coin ?? ''), base.currency) ? null : coin[0]
}

const AT_END =
  /\b(?:at (?:the )?(?:end|close)|at (?:fiscal )?year[- ]end|at quarter[- ]end|as of|by the (?:end|close)|on (?:January|February|March|April|May|June|July|August|September|October|November|December)|outstanding at)\b/i
const TRADED =
  /\b(?:s(?:old|ells?)|bought|buys?|issued?s?|retired?s?|repurchased?s?|cancell?ed|added|lost|gained|traded|gave|granted|owned|owns?|held|holds?|paid|pays|split)\s+(?:(?:about|some|nearly|almost|over|just|roughly|only|a|back)\s+)*$/i
/** Shares of the income statement are an average over the period: they were neither sold in it nor there on its last day. */
export const sharesCounted: Look = ({ s, told }) => {
  const count = told.find(({ claim }) => claim.verdict === 'holds' && claim.bound !== null && isShares(claim.bound))
  if (!count) return null
  return AT_END.exec(s.text)?.[0] ?? TRADED.exec(s.text.slice(0, count.n.start))?.[0]
}

/** "$7.46 a share more": a change by so much. */
const MORE_A_SHARE =
  /^\s+(?:(?:a|per|each)\s+)?(?:(?:diluted|basic)\s+)?(?:share|apiece)?\s*(?:more|less|extra|up|down|off|higher|lower|better|worse|short|ahead)\b(?! (?:than|from|on|of|by|against|compared|or less|and more|versus))/i
export const moreAShare: Look = ({ s, told }) => {
  for (const { n, claim } of told) {
    if (claim.verdict !== 'holds' || claim.kind !== 'amount' || claim.isChange || !claim.bound) continue
    if (isPerShare(claim.bound)) {
      const said = MORE_A_SHARE.exec(s.text.slice(n.end))
      if (said) return said[0]
    }
  }
  return null
}

/** "$7.46 a share, or $7.49 diluted": which of the two each is. */
const BASIS_BEHIND =
  /^\s*(?:(?:a|per) (?:common )?share\s*)?,?\s*\(?(?:on an? )?(?<basis>basic|diluted|undiluted)\b(?!\s+(?:earnings|eps|and))/i
const BASES: Readonly<Record<string, Metric>> = {
  basic: { kind: 'figure', name: 'basic_eps' },
  undiluted: { kind: 'figure', name: 'basic_eps' },
  diluted: { kind: 'figure', name: 'diluted_eps' },
}
export const basisBehind: Look = (held) => {
  for (const { n, claim } of held.told) {
    if (claim.verdict !== 'holds' || claim.isChange || claim.bound?.kind !== 'figure' || !isPerShare(claim.bound))
      continue
    const basis = BASIS_BEHIND.exec(held.s.text.slice(n.end))?.groups?.basis
    const metric = basis ? BASES[basis.toLowerCase()] : undefined
    // Where both are the same, either is right.
    const isBoth = held.told.length === 1 || metric === undefined
    if (metric?.kind === 'figure' && metric.name !== claim.bound.name && !isBoth) return basis
  }
  return null
}

/** "Buybacks of $90.7 billion left": what flowed in a period does not remain of it. */
const LEFT =
  /^\s+(?:(?:is|are|was|were)\s+)?(?:left|remaining|to spare|still|to go|outstanding|unspent|unused|available|pending|to come)(?! (?:in (?:debt|cash|the bank)|of|as|over|for|after))\b/i
export const leftOver: Look = (held) => {
  for (const { n, metric, claim } of levelsOf(held)) {
    const isStock =
      metric.kind === 'other' && held.base.others?.some((one) => one.name === metric.name && one.months === null)
    if (isStock || n.kind !== 'money' || claim.kind !== 'amount') continue
    const said = LEFT.exec(held.s.text.slice(n.end))
    if (said) return said[0]
  }
  return null
}
