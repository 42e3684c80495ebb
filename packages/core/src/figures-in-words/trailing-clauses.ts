/**
 * What stands behind the last figure of a sentence, set off by a mark, and comments on it: what it led to, what it is like,
 * what somebody did or felt. Its own words cannot make another figure of one that was told with its name before the mark;
 * those that say by which measure, of what part or whose it is keep the words in the reading, as does a name, a number,
 * a direction, a rank.
 */
import { isBystander } from './bystanders.ts'
import type { Span } from './companies.ts'
import { WITH_BOOKS } from './lead-clauses.ts'
import { CLAIMING } from './plain-words.ts'

interface Told {
  text: string
  metrics: readonly (Span & { isVerb?: boolean })[]
  numbers: readonly Span[]
  periods: readonly Span[]
  directions: readonly Span[]
  companies: readonly Span[]
}

/** Words that reach back into the figure, wherever they stand behind it. */
const REACHING =
  /\b(?:basis|bases|terms|constant|currenc\w*|exchange rates?|comparable|like-for-like|adjust\w*|normali[sz]\w*|annuali[sz]\w*|restat\w*|pro[- ]forma|organic\w*|underlying|exclu\w+|includ\w+|inclusive|omit\w*|ignor\w*|disregard\w*|count\w*|factor\w*|strip\w*|remov\w*|deduct\w*|subtract\w*|net of|gross of|discontinu\w*|continuing|acqui\w+|divest\w*|consolidat\w*|combin\w*|blend\w*|merg\w*|hedg\w*|forecast\w*|estimat\w*|expect\w*|guid(?:e[ds]?|ance)|consensus|target\w*|budget\w*|project(?:ed|s|ions?)|plan(?:s|ned)?|promis\w+|pledg\w+|predict\w*|pretend\w*|imagin\w*|suppos\w*|hypothe\w*|assum\w*|preliminary|unaudited|provisional\w*|claim\w*|alleg\w*|argu\w+|insist\w*|believ\w*|reckon\w*|think|thinks|thought|hop(?:e[ds]?|ing)|wish\w*|want(?:s|ed)|doubt\w*|den(?:y|ied|ies)|fals\w*|wrong\w*|untrue|true|right|correct\w*|lie[sd]?|lying|typos?|errors?|mistak\w*|fraud\w*|fak\w+|cooked|inflated|invented|if|unless|except|without|instead|only|solely|entirely|mostly|mainly|chiefly|largely|partly|all|both|half|third|most|much|some|part|portion|share|fraction|rest|total|sum|average|per|each|every|apiece|what|whose|earned|made|paid|owed|came from|comes? from|stem\w*|deriv\w*|sourced|belong\w*|attribut\w*|theirs|according|said|says|tells?|told|refunds?|rebates?|deposits?|orders?|bookings?|backlog|units?|arms?|segments?|divisions?|business(?:es)?|subsidiar\w+|affiliates?|ventures?|stores?|products?|regions?|brands?|rivals?|competitors?|peers?|suppliers?|partners?|gaap|cash|tax\w*|costs?|expenses?|charges?|items?|assets?|debts?|sales|revenues?|profits?|income|earnings|margins?|loss(?:es)?|dividends?|months?|weeks?|days?|seasons?|holidays?|quarters?|abroad|overseas|domestic\w*|foreign|online|wholesale|retail|would|could|might|should)\b/i

/** Participles behind a comma that say what came of it or what it does: not how it is made or measured. */
const DOING =
  /^(?:(?:thus|thereby|and so|once again|once more|again|all the while|perhaps|duly|finally|[a-z]+ly)\s+)*(?!(?:exclud|includ|adjust|allow(?=ing for)|account|stripp|count|barr|ignor|follow|assum|us|nett|convert|translat|accord|compar|depend|start|begin|end(?=ing in)|add|tak|factor|restat|normali[sz]|averag|regard|concern|remov|deduct|subtract|reflect|represent|amount|total|equal|bring|com|pay|earn|mak(?!ing (?:it|the|for|a|life|investors|shareholders|everyone))|generat|deriv|collect|count|measur|report|book|record|hold|retain|return|distribut|transfer|allocat|beat|exceed|top|surpass|match|outp|outs|trail|lagg|miss|hit|reach|cross|pass)(?:t|p|n|r)?ing\b)[a-z]{3,}ing\s/i
/** "a feat …", "an embarrassment for …", "the sort of number that …" */
const LIKENED =
  /^(?:(?:and|but|yet|albeit|perhaps|arguably|still|once)\s+)?(?:an?\s|no\s|not an?\s|hardly an?\s|scarcely an?\s|quite an?\s|such an?\s|the (?:sort|kind|stuff|fruit|price|reward|envy|reason|toast|talk|start|end|product|legacy|work|hallmark|mark|sign|icing)\b|proof\b|evidence\b|testament\b|music\b|manna\b|food for thought|cold comfort|small beer|small change|pocket change|peanuts|chicken feed|not bad\b|not too\b|no mean\b|no small\b|far from\b|anything but\b|enough\b|good news\b|bad news\b|welcome\b|grim\b|cause for\b|reason\b|hardly\b|nothing\b|something\b|worthy of\b|worth (?:a|an|the|noting)\b|thanks in (?:no )?|much to\b|to (?:the|its|their|his) [a-z]+ (?:of|delight|relief|dismay|surprise|chagrin|joy)\b|to (?:applause|cheers|jeers|gasps|groans)\b)/i
/** A clause of its own behind "and", "but", "as", "while": its subject has no books. */
const SUBJECT =
  /^(?:(?:and|but|so|yet|as|while|whilst|though|although|even as|even though|even if|because|since|now that|just as|which is why|when)\s+)+(?:(?:the|its|their|his|her|our|a|an|some|many|few|more|fewer|no|these|those|that|this|such|other)\s+)*(?:[a-z’'-]+\s+){0,3}?(?<head>[a-z’'-]+)\s+(?:(?:of|for|in|from|on|over|at|about)\s+(?:[a-z’'-]+\s+){1,4}?)?(?:is|are|was|were|has|have|had|did|does|can|will|kept|took|lost|bit|came|went|got|ran|hit|cut|grew|shrank|sank|shut|froze|broke|began|won|left|set|put|let|gave|rose|fell|stayed|[a-z]+(?:ed|s))\b/i
const NAMED = /(?<=\s)(?!I\b)\p{Lu}/u

/** @returns the parts behind the last number that can be left out */
export function trailingClauses(s: Told): Span[] {
  const last = Math.max(...s.numbers.map((one) => one.end))
  const named = Math.min(...s.metrics.filter((one) => one.end > one.start).map((one) => one.start))
  if (!Number.isFinite(last) || named > last) return []
  const mark = /^[^,;:–—]*?(?:[,;:]|\s[–—-]|—)\s+/.exec(s.text.slice(last))
  if (!mark) return []
  const start = last + mark[0].length
  const end = s.text.length - (/[.!?…\s]*$/.exec(s.text)?.[0].length ?? 0)
  const words = s.text.slice(start, end)
  const taken = [...s.metrics, ...s.numbers, ...s.periods, ...s.directions]
  if (words === '' || taken.some((one) => one.end > one.start && one.start < end && one.end > start)) return []
  const blank = s.companies.reduce(
    (text, one) => (one.start >= start ? text.replace(s.text.slice(one.start, one.end), '') : text),
    words,
  )
  if (
    REACHING.test(words) ||
    WITH_BOOKS.test(words) ||
    words.search(CLAIMING) >= 0 ||
    NAMED.test(` ${blank}`) ||
    /[()“”"%\d]/.test(words)
  )
    return []
  const head = SUBJECT.exec(words)
    ?.groups?.head?.toLowerCase()
    .replace(/['’]s$/, '')
  const isClause = head !== undefined && isBystander(head)
  return DOING.test(words) || LIKENED.test(words) || isClause ? [{ start, end }] : []
}
