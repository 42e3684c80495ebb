/** "17 cents of every dollar it took in in the United States", "33.4% of its U.S. sales": a part of another whole. */
import { metricWords } from '../../figures-in-words/facts.ts'
import type { Look } from './look.ts'

const OF = /^(?:\s*(?:cents?|dollars?|euros?))?\s+(?:of|out of|from|in|for)\s/i
const EACH = /\b(?:every|each)\b/i

/** A part or a figure that stands in the phrase of a share's whole, and that it was not measured by. */
export const wholeBehind: Look = ({ s, told }) => {
  for (const { n, claim } of told) {
    if (claim.verdict !== 'holds' || claim.isChange || (claim.form !== 'percent' && claim.form !== 'hundredth'))
      continue
    const tail = /^(?:[^,;:.(–—]|[.,](?=\d)|\.(?=\p{L}))*/u.exec(s.text.slice(n.end))?.[0] ?? ''
    const next = s.numbers.find((one) => one.start >= n.end)?.start ?? s.text.length
    const end = Math.min(n.end + tail.length, next)
    const phrase = s.text.slice(n.end, end)
    if (!OF.test(phrase) || !(EACH.test(phrase) || /^\s+of\s/i.test(phrase))) continue
    const own = `${claim.metric ?? ''} ${claim.rule ?? ''}`
    const other = s.metrics.find(
      (one) =>
        one.start >= n.end &&
        one.start < end &&
        one.end > one.start &&
        one.isVerb !== true &&
        one.metrics.length > 0 &&
        !VERBS.test(s.text.slice(n.end, one.start)) &&
        one.metrics.every(
          (metric) =>
            metric.kind !== 'share' &&
            !(metric.kind === 'figure' && metric.name === 'total_revenue' && !isOther(claim.rule)) &&
            !own.includes(metricWords(metric)),
        ),
    )
    if (other) return s.text.slice(other.start, other.end)
    // "Of every dollar of Exxon's costs": a whole that is no figure by itself
    const whole = / ÷ .*revenue/.test(claim.rule ?? '') ? UNNAMED.exec(phrase)?.[1] : undefined
    if (whole !== undefined && EACH.test(phrase) && !VERBS.test(phrase.slice(0, phrase.indexOf(whole)))) return whole
  }
  return null
}
/** "31% of revenue" of a tax rate: of what it is a part its rule says. */
const isOther = (rule: string | null): boolean => / ÷ /.test(rule ?? '') && !/ ÷ .*revenue/.test(rule ?? '')
const UNNAMED =
  /\b(?:of|in) (?:(?:its|the|their|all|total|[\p{L}&.]+['’]s?) )*(costs?|expenses?|spending|outlays?|profits?|earnings|assets|debts?)\b/iu
/** Behind the whole something else is told: "of revenue went to research". */
const VERBS =
  /\b(?:is|was|were|are|came|comes|went|goes|stayed|stays|fell|falls|flow(?:s|ed)|remain(?:s|ed)|ends?|ended|and|but|while|as|to|on|for|by|through|via|than|against|before|after)\b/i
