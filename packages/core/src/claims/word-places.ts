/**
 * Where an unknown word stands. In the phrase of a figure's name ("cloud revenue", "revenue from licences") it makes
 * another figure of it; in a clause that holds numbers and no name it does not: the name stands before the mark, and the word
 * tells in another way what the numbers say.
 */
import type { Span } from '../figures-in-words/companies.ts'
import { WITH_BOOKS } from '../figures-in-words/lead-clauses.ts'
import type { Sentence } from '../figures-in-words/sentence.ts'
import { isVerbForm } from '../figures-in-words/verb-forms.ts'

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

/** Words by which a clause beside the figure says of what it is, whose, how measured, or that it is not so. */
const TELLING =
  /\b(?:had|wanted|asked|demanded|ruled|(?:ex|in)clud\w+|exempt\w*|except|without|minus|plus|net|gross|before|if|unless|would|could|might|may|should|not|never|no|none|nor|hardly|n['’]t|forecast\w*|expect\w*|estimat\w*|project\w*|target\w*|plan(?:s|ned|ning)?|budget\w*|promis\w*|pledg\w*|hop(?:e[sd]?|ing)|wish\w*|guess\w*|pretend\w*|imagin\w*|suppos\w*|assum\w*|claim\w*|alleg\w*|rumou?r\w*|restat\w*|revis\w*|correct\w*|adjust\w*|normali[sz]\w*|annuali[sz]\w*|averag\w*|pro|basis|terms|currenc\w*|most|mostly|mainly|largely|chiefly|half|part(?:s|ly)?|all|some|much|share|portion|rest|alone|only|respectively|combined|together|sold|sells?|bought|divest\w*|discontinu\w*|spun|leas\w+|licen[cs]\w+|count\w*|measur\w*|defin\w*|reckon\w*|owe[sd]?|owing|lent|lend\w*|borrow\w*|loan\w*|earn\w*|ma[dk]es?|making|book(?:s|ed)?|paid|pays?|received?|collect\w*|ke(?:pt|eps?)|lost|los(?:e|es|ing)|spen[dt]\w*|came|comes?|from|per|its|their|rivals?|competitors?|peers?|suppliers?|subsidiar\w+|affiliates?|partners?|parents?|quarters?|months?|weeks?|days?|years?|domestic\w*|abroad|overseas|online|retail\w*|wholesale\w*|stores?|segments?|divisions?|units?|products?|services?|region\w*|numbers?|figures?|amounts?|sums?|totals?|results?|accounts?|ledgers?|auditors?|statements?|this|that)\b/i
/** What a clause beside begins with when it picks a part or goes on with the figure. */
const PICKING =
  /^(?:and\s+|but\s+)?(?:in|for|from|at|on|by|across|among|within|outside|through|of|to|under|per|via|with|against|after|over|during|since|until|plus|less|namely|i\.e|e\.g|which|that|who|whose|where|what|[a-z]+ing)\b/i
const CLAUSE =
  /[,;:()]\s|\s[–—-]\s|\s(?=(?:because|so|since) (?:it|they|he|she|the|everyone|everybody|nobody|investors|shoppers|bulls|bears)\b)/g
const OPENER = /^(?:and|but|so|yet|as|because|while|though|although|since)\s+/i

/**
 * Whether an unknown word stands in a clause of its own that names no figure and holds no number: it has a verb, begins like
 * a clause and not like a part of the figure's, and says nothing of what figures are made of or measured by. "The bears
 * were flummoxed, so …", "Apple bedazzled the bulls: …", "… because it bewitched the young"
 */
export function standsInComment(s: Sentence, word: Span): boolean {
  const said = s.text.slice(word.start, word.end)
  if (!/^[a-z][a-z’-]{2,}$/.test(said) || MEANING.test(said)) return false
  const cuts = [...s.text.matchAll(CLAUSE)].map(({ index, 0: { length } }) => ({ start: index, end: index + length }))
  const cut = cuts.findLast((one) => one.end <= word.start)
  const from = cut?.end ?? 0
  const to = cuts.find((one) => one.start >= word.end)?.start ?? s.text.replace(/[.!?]+$/, '').length
  const isIn = (one: Span) => one.end > one.start && one.start < to && one.end > from
  if ([...s.metrics, ...s.numbers, ...s.directions].some(isIn)) return false
  // "Revenue, games that is, was …": said of the name right before it
  const isOfName = cut !== undefined && s.metrics.some((one) => one.end === cut.start && one.end > one.start)
  // ", as the models foresaw": behind a figure such a clause may say how it was measured, or by whom it was wished.
  if (/^(?:as|while|though|although)\s/i.test(s.text.slice(from, to))) return false
  const companies = s.companies.filter(isIn)
  const clause = companies
    .reduce((text, one) => text.replace(s.text.slice(one.start, one.end), 'it'), s.text.slice(from, to))
    .replace(OPENER, '')
  if (isOfName || PICKING.test(clause) || TELLING.test(clause)) return false
  // A name that is not the company's: somebody else's clause, and perhaps somebody else's figure.
  if (/(?<!^)\b\p{Lu}/u.test(clause) || (from > 0 && /^\p{Lu}/u.test(clause)) || WITH_BOOKS.test(clause)) return false
  const [first = '', ...rest] = clause.toLowerCase().split(/[^\p{L}’'-]+/u)
  const isClause = rest.some(
    (one) => isVerbForm(one) || /^(?:is|are|was|were|has|have|had|does|did|can|will)$/.test(one),
  )
  return first !== '' && rest.length > 1 && isClause
}
