/**
 * Words that say how a level stands to the year before without an amount of it: that it stayed there, came back, crossed a
 * mark, stood at a high, that there was more or less of it. Held against the year before; what is not known of it leaves
 * the level open.
 */
import { type Metric, yearBefore } from '../../figures-in-words/facts.ts'
import type { NumberToken } from '../../figures-in-words/numbers.ts'
import type { Held, Look } from './look.ts'
import { type Level, levelsOf, saysAlso, valueIn } from './meant.ts'

const HEDGES =
  '(?:(?:about|around|some|nearly|almost|over|just|roughly|only|more than|near|close to|well|at|above)\\s+)*'
const STAYED = new RegExp(
  `\\b(?:(?:stay|remain|linger|kept|keep)(?:s|ed|ing)?|hovered|(?<!to )rested|held|holds|(?:was|were|is|are) (?:again|still|as ever|as before|once more)|(?:again|once more) (?:brought in|made|earned|took in|generated|came to|reached|was|were|stood at))\\s+(?:steady\\s+|firm\\s+)?${HEDGES}$`,
  'i',
)
const SAME =
  /^[^.;$€£¥]*?,?\s*\b(?:the same as (?:before|ever|a year (?:ago|before|earlier)|the year before|last year)|as before|as ever|as usual|as always)\b/i
/** What rounds away, and a little more. */
const [STEADY, IN_WORDS] = [0.02, 0.05]
const isSteady = (text: string, n: NumberToken, now: number, before: number | null): boolean =>
  before !== null &&
  (saysAlso(n, before) ||
    Math.abs(now - before) <=
      (!/\d/.test(text.slice(n.start, n.end)) ? IN_WORDS : n.kind === 'percent' ? 0 : STEADY) * Math.abs(before))

/** "Remained at $109.2 billion", "was again": a year before it was so too. */
export const stayedThere: Look = (held) => {
  const { text, periods } = held.s
  for (const { n, now, before } of levelsOf(held)) {
    const said = STAYED.exec(text.slice(0, n.start)) ?? SAME.exec(text.slice(n.end))
    // "Remained at $3 billion, as in 2024" has its year held by others
    if (!said || isSteady(text, n, now, before)) continue
    // "MedTech the remaining 36%": what is left of a whole
    if (/\bthe remaining\s+$/i.test(text.slice(0, n.start))) continue
    if (/^held|^holds|^ke(?:ep|pt)/i.test(said[0]) && !/\b(?:at|near|around|steady|firm)\b/i.test(said[0])) continue
    if (periods.some((one) => /until|through/i.test(text.slice(Math.max(0, one.start - 9), one.start)))) continue
    return said[0]
  }
  return null
}

const BACK =
  /\b(?:rebound(?:s|ed|ing)?|recover(?:s|ed|ing)?|rall(?:y|ies|ied|ying)|bounc(?:e|es|ed|ing) back|(?:climb|creep|edg|claw|inch|com|bounc)(?:s|es|ed|ing)? back|(?:crept|got|came|fought|sprang|swung|went|grew) back|resum(?:e|es|ed|ing) (?:its|the)|relaps(?:e|es|ed|ing)|back to growth|return(?:s|ed|ing)? to growth|turn(?:s|ed|ing)? (?:a)?round|(?:made|makes|stag(?:es|ed)) (?:a |its )?(?:comeback|recovery))\b/i

/** "Rebounded to": before that it had gone the other way. */
export const cameBack: Look = (held) => {
  const said = BACK.exec(held.s.text)
  const levels = [...levelsOf(held).filter(({ n }) => said && n.start > said.index), ...levelsOf(held, true)]
  if (!said || levels.length === 0) return null
  const isSo = ({ now, before, old }: Level) =>
    before !== null && (before < 0 || (old !== null && (now - before) * (before - old) < 0))
  return levels.some(isSo) ? null : said[0]
}

const INTO_PROFIT =
  /\b(?:finally|at (?:long )?last|newly|again|once more|for the first time)\b[^.;]{0,40}\b(?:turn(?:s|ed)? a profit|profitable|in(?:to)? (?:the black|profit)|made money|ma[dk]e(?:s)? a profit)|\b(?:back (?:in(?:to)? the black|in(?:to)? profit|to profit(?:ability)?)|(?:return(?:s|ed)?|sw[iu]ng(?:s|ed)?|turned|came back|flipped|moved) (?:in)?to (?:a )?(?:profit(?:ability)?|the black))\b/i
/** "Finally turned a profit": a year before there was none. */
export const intoProfit: Look = (held) => {
  const said = INTO_PROFIT.exec(held.s.text)
  if (!said) return null
  const [now] = held.base.periods
  const levels = levelsOf(held)
  const own = levels.find(({ n }) => n.start >= said.index + said[0].length) ?? levels[0]
  const period = held.base.periods.find(({ code }) => code === own?.claim.period) ?? now
  // "From a pre-tax loss to a profit": of the result that it is told of
  const isResult = own?.metric.kind === 'figure' && /(?:income|profit|taxes)$/.test(own.metric.name)
  const of: Metric = isResult ? own.metric : { kind: 'figure', name: 'net_income' }
  const before = valueIn(held.base, of, yearBefore(held.base, period))
  return own && (before === null || before > 0) ? said[0] : null
}

const CROSSED = new RegExp(
  `\\b(?:(?:cross|breach|smash)(?:es|ed|ing)?|(?:break|broke|burst|crash|smash)(?:s|ed|ing|en)? (?:through|past)|br(?:ea|o)k(?:es?|ing|en)|push(?:es|ed|ing)? (?:past|through|above|beyond)|(?:mov|vault|nos|edg)(?:es?|ed|ing) (?:above|past|over|beyond)|(?:went|goes|got|gets) (?:above|past|over|beyond))\\s+(?:the |a |its )?${HEDGES}$`,
  'i',
)

/** "Crossed the $380 billion mark": a year before it was on the other side. */
export const crossed: Look = (held) => {
  for (const { n, metric, before } of levelsOf(held)) {
    const said = CROSSED.exec(held.s.text.slice(0, n.start))
    if (!said) continue
    const mark =
      n.kind === 'percent' ? n.value / 100 : metric.kind === 'figure' && n.kind === 'cents' ? n.value / 100 : n.value
    if (before === null || before >= mark) return said[0]
  }
  return null
}

const EXTREME =
  /\b(?:at|hit|hits|hitting|reach(?:es|ed|ing)?|touch(?:es|ed|ing)?|set|sets|to|came to|with|of|spent|was|were)\s+(?:(?:a|an|its|new|fresh|another|all-time|the|record|multi-year)\s+)*(?<word>highs?|lows?|heights|peaks?|troughs?|records?|bottom)\b(?! (?:single|double|margin|cost|price|income|rate|tax|end|point|[a-z]+ (?:digits?|margin|cost)))|\b(?:broke|smashed|beat) (?:all|every) records?\b|\brecord(?= [$€£¥\d])/i

/** "At a high of $14.4 billion", "a record": of the years that are known none was higher. */
export const extreme: Look = (held) => {
  const said = EXTREME.exec(held.s.text)
  if (!said) return null
  const { base, claims } = held
  // What is read as a comparison is held there.
  if (claims.some(({ kind }) => kind === 'comparison')) return null
  const levels = levelsOf(held)
  if (levels.length === 0) return null
  const isLow = /^(?:low|trough|bottom)/i.test(said.groups?.word ?? '')
  const isSo = ({ metric, claim, now }: Level): boolean => {
    const own = base.periods.find(({ code }) => code === claim.period)
    const others = base.periods
      .filter((one) => one.months === own?.months && one.code !== claim.period && one.end_date < (own?.end_date ?? ''))
      .flatMap((one) => valueIn(base, metric, one) ?? [])
    if (claim.form === 'percent') return true
    return others.length > 0 && others.every((one) => (isLow ? now < Math.abs(one) : now > Math.abs(one)))
  }
  return levels.some(isSo) ? null : said[0]
}

const DOES =
  '(?:made|makes|earn(?:s|ed)?|sold|sells|paid|pays|lost|loses|spent|spends|invest(?:s|ed)?|took(?: in)?|takes(?: in)?|brought in|brings in|generate[sd]?|report(?:s|ed)?|post(?:s|ed)?|had|has|with|holds?|held|(?:is |was )?sitting on|sits on|owes?|owed|collect(?:s|ed)?|bec(?:ame|omes?)|is|was)'
const MORE = new RegExp(
  `\\b(?<verb>${DOES})\\s+(?:a\\s+)?(?:much\\s+|far\\s+|even\\s+|slightly\\s+|a little\\s+|also\\s+)?(?<word>more|less|better|worse|deeper|bigger|smaller|larger|higher|lower|wider|narrower)\\b(?! (?:than|or less|and more|of|to come|on the))`,
  'i',
)
const SHARE =
  /\b(?<verb>gain(?:s|ed)|los(?:es|t)|increas(?:es|ed)|rais(?:es|ed)|reduc(?:es|ed)|cut) (?:its |some )?(?:share|weight|importance)\b/i
const UP = /^(?:more|better|deeper|bigger|larger|higher|wider|gain|increas|rais)/i

const OWN: readonly [RegExp, Metric][] = [
  [/^(?:sold|sells|took|takes|br)/i, { kind: 'figure', name: 'total_revenue' }],
  [/^(?:made|makes|earn|lost|loses)/i, { kind: 'figure', name: 'net_income' }],
]

/** "Made more profit in 2024, $14.4 billion", "sold less but earned": of what it has, or of the verb's own figure. */
export const moreOfIt: Look = (held) => {
  const { s, claims } = held
  const said = MORE.exec(s.text) ?? SHARE.exec(s.text)
  if (!said) return null
  const isRead = s.directions.some((one) => one.start >= said.index && one.start < said.index + said[0].length)
  if (isRead && said.groups?.word !== undefined) return null
  const at = s.passage.at[said.index] ?? 0
  const to = s.passage.at[said.index + said[0].length - 1] ?? 0
  if (claims.some((one) => one.kind === 'comparison' && one.start <= to && one.end > at)) return null
  const isShare = said.groups?.word === undefined
  const sign = UP.test(said.groups?.word ?? said.groups?.verb ?? '') ? 1 : -1
  const levels = levelsOf(held)
  if (levels.length === 0) return null
  // "Better" of a loss is a smaller one.
  const isTurned = /^(?:better|worse)$/i.test(said.groups?.word ?? '') && s.metrics.some(({ isNegated }) => isNegated)
  const isSo = ({ now, before }: Pick<Level, 'now' | 'before'>) =>
    before !== null && (now - before) * (isTurned ? -sign : sign) > 0
  if (isShare ? levels.some((one) => one.claim.form === 'percent' && isSo(one)) : levels.some(isSo)) return null
  const own = OWN.find(([verb]) => verb.test(said.groups?.verb ?? ''))?.[1]
  const isApart = levels.every(({ n }) => n.start < said.index || OTHER_CLAUSE.test(s.text.slice(said.index, n.start)))
  if (own && !isShare && isApart && isMoved(held, own, sign)) return null
  return said[0]
}

const OTHER_CLAUSE = /\b(?:but|yet|and|while|revenues?|net|its|profits?|income)\b/i

function isMoved({ base }: Held, metric: Metric, sign: number): boolean {
  const [now, before] = base.periods.slice(0, 2).map((one) => valueIn(base, metric, one))
  return now != null && before != null && (now < 0 ? Math.abs(now) - Math.abs(before) : now - before) * sign > 0
}
