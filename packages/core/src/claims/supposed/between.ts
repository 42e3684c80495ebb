/** "Net income fell short of operating income by $21.0 billion", "of the $25.1 billion rise in sales, Services contributed $13.0 billion". */
import { metricWords, yearBefore } from '../../figures-in-words/facts.ts'
import type { MetricToken } from '../../figures-in-words/lexicon.ts'
import { type Asked, amountIn, amountOf, fits, namesIn, otherVerbs, type Supposed } from './names.ts'

const HEDGE = '(?:(?:about|around|nearly|almost|roughly|some|just|over|more than)\\s+)*'
const MORE =
  'exceed(?:s|ed)|topp(?:ed)|tops|surpass(?:es|ed)|beat|outstripp(?:ed)|outweigh(?:s|ed)|(?:was|were|is|came in|stood) (?:ahead of|above|(?:higher|larger|greater|bigger|more) than)'
const LESS =
  '(?:fell|falls|came|comes|was|is) short of|trail(?:s|ed)|lag(?:s|ged)(?: behind)?|(?:was|were|is|came in|stood) (?:behind|below|(?:lower|smaller|less) than)'
const WAY = new RegExp(
  `^\\s+(?:(?:has|had|easily|also|still|again)\\s+)*(?:(?<more>${MORE})|(?<less>${LESS}))\\s+(?:(?:the|its)\\s+)?$`,
  'i',
)
const BY = new RegExp(`^,?\\s+by\\s+${HEDGE}$`, 'i')
const THAN =
  /^\s+(?:(?<more>more|higher|larger|greater|bigger) than|(?<less>less|lower|smaller) than|(?<above>above|ahead of)|(?<below>below|behind|short of))\s+(?:(?:the|its)\s+)?$/i
const BE = new RegExp(`^\\s+(?:(?:was|were|is|came in|stood|ended)\\s+)${HEDGE}$`, 'i')

const GAP = /(?:^|[,;:]\s|\band\s)(?:the\s+)?(?:gap|difference|spread|distance) between\s+(?:the\s+|its\s+)?$/i
const GAP_IS =
  /^\s+(?:is|was|came to|comes to|amounted to|stood at|equals?)\s+(?:(?:about|around|nearly|almost|roughly|some|just|over|more than)\s+)*$/i
/** "The gap between gross profit and operating income was $62.2 billion" */
function gapHeld({ s, n, period }: Asked, a: MetricToken, b: MetricToken): Supposed | null {
  const [one, two] = [amountOf(a), amountOf(b)]
  const [x, y] = [amountIn(period, one), amountIn(period, two)]
  if (!one || !two || x === null || y === null || !fits(Math.abs(x - y), n)) return null
  return {
    ...{ used: [a, b], cues: [{ start: GAP.exec(s.text.slice(0, a.start))?.index ?? a.start, end: b.end }] },
    found: {
      ...{ metric: one, period, value: Math.abs(x - y), path: null, form: 'amount', isChange: false },
      rule: `${metricWords(one)} − ${metricWords(two)}`,
    },
  }
}

/** How far one figure is from the other, where the sentence says which is more. */
export function differenceHeld({ s, n, period, base }: Asked): Supposed | null {
  const [a, b, third] = namesIn(s)
  if (n.kind !== 'money' || !a || !b || third || otherVerbs(s).length > 0) return null
  const [one, two] = [amountOf(a), amountOf(b)]
  const gapOf =
    GAP.test(s.text.slice(0, a.start)) &&
    /^\s+and\s+(?:the\s+|its\s+)?$/.test(s.text.slice(a.end, b.start)) &&
    GAP_IS.test(s.text.slice(b.end, n.start))
  if (gapOf) return gapHeld({ s, n, period, base, now: period }, a, b)
  const by = BY.test(s.text.slice(b.end, n.start)) ? WAY.exec(s.text.slice(a.end, b.start)) : null
  const than = BE.test(s.text.slice(a.end, n.start)) ? THAN.exec(s.text.slice(n.end, b.start)) : null
  const way = by ?? than
  if (!one || !two || !way || s.periods.some((token) => token.start >= b.start)) return null
  const [x, y] = [amountIn(period, one), amountIn(period, two)]
  const sign = way.groups?.more !== undefined || way.groups?.above !== undefined ? 1 : -1
  if (x === null || y === null || base.periods[0] === undefined || !fits((x - y) * sign, n)) return null
  return {
    ...{ used: [a, b], cues: [by ? { start: a.end, end: b.start } : { start: n.end, end: b.start }] },
    found: {
      ...{ metric: one, period, value: (x - y) * sign, path: null, form: 'amount', isChange: false },
      rule: sign > 0 ? `${metricWords(one)} − ${metricWords(two)}` : `${metricWords(two)} − ${metricWords(one)}`,
    },
  }
}

const RISE =
  /^\s+(?:(?<up>rise|increase|gain|growth|jump|advance)|(?<down>fall|drop|decline|decrease|slump))\s+in\s+(?:(?:the|its|total|net|group)\s+)*$/i
const GAVE = new RegExp(
  `^\\s+(?:(?:alone|itself)\\s+)?(?:contributed|added|brought|supplied|provided|accounted for|made up|delivered)\\s+${HEDGE}$`,
  'i',
)
const CAME = /^\s+(?:came|comes|stemmed|was|were)\s+(?:(?:alone|mostly)\s+)?(?:from|due to)\s+(?:the\s+|its\s+)?$/i

/** A change, and what a part had in it: both are changes, which the one is told to be. */
export function riseHeld({ s, n, period, base }: Asked): Supposed | null {
  const [first, second, third] = s.numbers
  const [whole, part, more] = namesIn(s)
  if (!first || !second || third || !whole || !part || more || (n !== first && n !== second)) return null
  const rise = /^\s*of the\s+$/i.test(s.text.slice(0, first.start)) && RISE.exec(s.text.slice(first.end, whole.start))
  if (!rise || first.kind !== 'money' || second.kind !== 'money') return null
  const isGiven =
    (part.end <= second.start &&
      GAVE.test(s.text.slice(part.end, second.start)) &&
      /^,\s+(?:the\s+)?$/.test(s.text.slice(whole.end, part.start))) ||
    (part.start >= second.end && CAME.test(s.text.slice(second.end, part.start)))
  if (!isGiven) return null
  const sign = rise.groups?.up === undefined ? -1 : 1
  const old = yearBefore(base, period)
  const changeOf = (token: MetricToken): number | null => {
    const [now, before] = [amountIn(period, amountOf(token)), old && amountIn(old, amountOf(token))]
    return now === null || before === null ? null : (now - before) * sign
  }
  const [rose, given] = [changeOf(whole), changeOf(part)]
  // The one is told as a part of the other: where it is not, neither is.
  if (!old || rose === null || given === null || !fits(rose, first) || !fits(given, second)) return null
  return {
    ...{ used: [whole, part], cues: [] },
    found: {
      ...{
        metric: amountOf(n === first ? whole : part),
        period,
        value: sign * (n === first ? rose : given),
        path: null,
        form: 'amount',
        isChange: true,
      },
      rule: `${period.code} less ${old.code}`,
    },
  }
}
