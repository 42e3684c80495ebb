/**
 * Where an unknown word stands. In the phrase of a figure's name ("cloud revenue", "revenue from licences") it makes
 * another figure of it; in a clause that holds numbers and no name it does not: the name stands before the mark, and the word
 * tells in another way what the numbers say.
 */
import type { Span } from '../figures-in-words/companies.ts'
import type { Sentence } from '../figures-in-words/sentence.ts'

/** Words that say what is counted, for whom, by which measure: nowhere passed over. */
const MEANING =
  /^(?:constant|currenc\w+|organic\w*|adjust\w*|underlying|comparable|exclud\w*|includ\w*|restat\w*|gaap|forecast\w*|expect\w*|estimat\w*|guid\w+|consensus|target\w*|budget\w*|hypothet\w*|preliminary|unaudited|pro|forma|basis|terms|deposits?|orders?|bookings?|backlog|refunds?|groceries|units?|volumes?|prices?|customers?|teenagers?|governments?|retailers?|resellers?|carriers?|students?|rivals?|competitors?|peers?|subsidiar\w+|suppliers?|months?|weeks?|days?|quarters?|holiday|season|half|intensity|market|share|employees?|stores?|missed|denied|failed|nowhere|except|without|minus|plus|only|not|never|no|half|twice|third|largest|smallest|best|worst|record|none|nothing|nobody|ahead|behind|above|below|beyond|short|shy|deferred|planned|wholesale|retail|unbilled|projected|recurring|statutory|taxable)$/i
/** Words that join a thing to what it is of. */
const JOINING =
  /\b(?:of|for|to|from|in|at|by|with|without|among|under|per|through|via|on|whose|which|who|where|if|unless|as)\s*$/i
const MARK = /[,;:()]\s|\s[–—-]\s/g

/** What the clause between two marks holds: names of figures, and numbers. */
function clauseAt({ text, metrics, numbers }: Sentence, word: Span): { names: Span[]; sizes: Span[] } {
  const marks = [...text.matchAll(MARK)].map((match) => ({ start: match.index, end: match.index + match[0].length }))
  const from = marks.findLast((one) => one.end <= word.start)?.end ?? 0
  const to = marks.find((one) => one.start >= word.end)?.start ?? text.length
  const inside = (one: Span) => one.start >= from && one.end <= to && one.end > one.start
  return { names: metrics.filter(inside), sizes: numbers.filter(inside) }
}

/** Whether an unknown word of a right claim stands where it makes no other figure of it. */
export function standsAside(s: Sentence, word: Span): boolean {
  const said = s.text.slice(word.start, word.end)
  if (!/^[a-z][a-z-]{2,}$/.test(said) || MEANING.test(said)) return false
  const [left, right] = [s.text.slice(0, word.start), s.text.slice(word.end)]
  const isNextTo = s.metrics.some(
    ({ start, end }) =>
      end > start &&
      ((end <= word.start && /^\s*$/.test(s.text.slice(end, word.start))) ||
        (start >= word.end && /^\s*$/.test(s.text.slice(word.end, start)))),
  )
  if (isNextTo || JOINING.test(left)) return false
  const { names, sizes } = clauseAt(s, word)
  const isBehindNumber = sizes.some((one) => one.end <= word.start)
  // "that's a 61 % pop", "melted to $71 million": a clause of numbers alone
  if (sizes.length > 0 && names.length === 0)
    return isBehindNumber || !/\bby\b|^\s+(?:of|worth|in|from|for)\b|^\s+(?:[$€£¥]|\d)/.test(right)
  // "… of each dollar survive as gross profit"
  return isBehindNumber && /^\s+as\s/.test(right)
}
