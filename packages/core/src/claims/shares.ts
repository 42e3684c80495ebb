/** "48.8% of sales come from Services", "nearly a third of pre-tax profit (31%) went to the taxman": part and whole. */
import type { MetricToken } from '../figures-in-words/lexicon.ts'
import type { NumberToken } from '../figures-in-words/numbers.ts'
import type { Sentence } from '../figures-in-words/sentence.ts'

export interface Share {
  part: MetricToken
  whole: MetricToken
}

const OF =
  /^\s*(?:dollars?\s+)?(?:of|in)\s+(?:(?:the|its|all|total|net|that|this|every|each|quarterly|annual|yearly|overall|reported|combined|company['’]s|[A-Z][\w&.-]*['’]s)\s+)*$/
/** What stands between the whole (or the number after it, in passing) and the part. */
const FLOWS =
  /^\s*[),–—-]*\s*(?:[^,;:.()]{0,20}[),–—-]\s*)?(?:[a-z’']+\s+){0,4}?(?:from|to|into|on|for|in|by|toward|towards|as)\s+(?:(?:its|the|their|a|an)\s+)?$/
/** "Two thirds of sales are shoes", "a third of every sales dollar is gross profit" */
const COPULA =
  /^(?:,\s+(?:give or take|more or less|plus or minus a bit),|\s*dollars?)?\s+(?:is|are|was|were)\s+(?:(?:now|still|already)\s+)?(?:(?:the|its)\s+)?$/
const VERB =
  /\b(?:c[ao]mes?|coming|took|takes|stem(?:s|med)?|derived?|derives|went|goes|going|flow(?:s|ed)?|was|were|is|are|made|earned|generated|booked|spent|paid|originat\w+|hail(?:s|ed)?|arrived?|brought|contributed|attributable|supplied)\b/

/** "spent 15 % of revenue on R&D", "turned 46 % of revenue into net income" */
const PUT =
  /\b(?:spen[dt]s?|paid|pays?|put|puts|turn(?:s|ed)|convert(?:s|ed)|plough(?:s|ed)|plow(?:s|ed)|devot(?:es|ed)|hand(?:s|ed)|invest(?:s|ed)|ma[dk]es?|earn(?:s|ed)|deriv(?:es|ed)|gets?|got|drew|draws|generat(?:es|ed)|keeps?|kept|retain(?:s|ed)|carr(?:y|ies|ied))\s+(?:(?:about|nearly|almost|roughly|some|just|only|over|under|more than|less than|around)\s+)*$/i
const PUT_INTO = /^\s*(?:on|into|in|to|from|as|for|through)\s+(?:(?:its|the|outside the)\s+)?$/i

const WHOLE_LED =
  /(?:^|[;:.]\s)(?:out )?of\s+(?:(?:the|its|all|total|net|company['’]s|[A-Z][\w&.-]*['’]s)\s+)*(?:[$€£¥]?\s?\d[\d.,]*\s?[a-z]+\s+(?:in|of)\s+(?:(?:total|net)\s+)*)?$/i
/** "Of its sales, 50.2 % were made in the United States" */
function ledBy(s: Sentence, n: NumberToken): Share | null {
  const [whole, part] = [s.metrics.findLast((one) => one.end <= n.start), s.metrics.find((one) => one.start >= n.end)]
  if (n.kind !== 'percent' || !whole || !part || whole.isVerb || whole.metrics.length === 0) return null
  const isLed =
    WHOLE_LED.test(s.text.slice(0, whole.start)) &&
    /^,\s+(?:(?:about|nearly|almost|some|just|only|over|roughly|more than)\s+)*$/.test(s.text.slice(whole.end, n.start))
  const gap = s.text.slice(n.end, part.start)
  return isLed && gap.length < 60 && VERB.test(gap) && FLOWS.test(gap) ? { part, whole } : null
}

/** The part and the whole a number is the share of; null = the sentence is not built like that. */
export function shareOf(s: Sentence, n: NumberToken): Share | null {
  const led = ledBy(s, n)
  if (led) return led
  // The number before the whole: this one, or a fraction that this one says again in passing.
  for (const first of [n, s.numbers[s.numbers.indexOf(n) - 1]]) {
    if (first?.kind !== 'percent') continue
    const whole = s.metrics.find((m) => m.start >= first.end)
    if (!whole || !OF.test(s.text.slice(first.end, whole.start))) continue
    // Of something that the statement does not know nothing is a share.
    if (whole.metrics.length === 0) return null
    if (first !== n && !isAside(s.text, n, whole.end)) continue
    const from = Math.max(whole.end, n.end)
    const part = s.metrics.find((m) => m.start >= from)
    if (!part) continue
    const passing = first === n ? s.numbers.find((one) => one.start >= whole.end && one.start < part.start) : undefined
    const begin = passing && isAside(s.text, passing, whole.end) ? passing.end : from
    const gap = s.text.slice(begin, part.start)
    const isFlow = (VERB.test(gap) && FLOWS.test(gap)) || COPULA.test(gap)
    const isPut = PUT.test(s.text.slice(0, first.start)) && PUT_INTO.test(gap)
    if (gap.length > 60 || !(isFlow || isPut)) continue
    return { part, whole }
  }
  return null
}

/** "(48.8%", "– $6.46bn –": said in passing, right after what it repeats. */
function isAside(text: string, n: NumberToken, from: number): boolean {
  return n.start >= from && /^\s*[(–—,-]+\s*(?:or\s+|about\s+|exactly\s+)?$/.test(text.slice(from, n.start))
}

/** "of every dollar of gross profit", "for every $100 in sales": the whole that cents are told of, where it is named. */
export function wholeNamed(s: Sentence): MetricToken | null {
  const match =
    /\b(?:every|each|per)\s+(?:[$€£]\s?1[\d,]*|(?:ten|hundred|thousand)\s+(?:dollars?|euros?|pounds?)|(?:[a-z-]+\s+)?dollar)\s*(?:of|in|from)\s+(?:its |the |(?:fiscal )?(?:19|20)\d\d(?:['’]s)? |[\w&.]+(?: [A-Z&][\w&.]*){0,2}['’]s? )*/i.exec(
      s.text,
    )
  if (!match) return null
  const end = match.index + match[0].length
  return s.metrics.find((one) => one.start === end) ?? null
}
