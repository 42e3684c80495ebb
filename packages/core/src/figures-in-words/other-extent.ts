/**
 * Words that stretch, share out or move what a figure is of, while each of them is an ordinary one: "over two years", "every
 * month", "next year", "$112.0 billion yen", "overseas". What they are said of is not the figure that the statement holds.
 */
import type { Span } from './companies.ts'
import { currencyAgrees, currencyBehind } from './currencies.ts'
import { lengthWords } from './lengths.ts'
import type { Sentence } from './sentence.ts'
import { isVerbForm } from './verb-forms.ts'
import { asidesOf } from './word-classes.ts'

const COUNTED =
  '(?:two|three|four|five|six|seven|eight|nine|ten|a few|several|many|some|a couple of|a dozen|a number of|\\d{1,3})'
const SPAN = '(?:years?|quarters?|months?|weeks?|days?|decades?|centur(?:y|ies))'
const OFTEN = '(?:day|week|fortnight|month|quarter|half|half-year|season|year|decade)'

/** Times that are no period of a statement: told of any figure, whichever way it is told. */
const OTHER_TIME: readonly RegExp[] = [
  // "In a typical year", "every quarter", "per month"
  new RegExp(
    `\\b(?:in|for|over|during|on) (?:an?|any|each|every) (?:(?:typical|normal|average|usual|good|bad|given|ordinary|single) )${OFTEN}\\b`,
    'gi',
  ),
  new RegExp(
    `\\b(?:every|each|per) (?:single |other |second |passing )?${OFTEN}\\b(?! (?:since|from|for which|of the)\\b)`,
    'gi',
  ),
  // "$307 million in profit a day": where the amount's own words do not say so
  /\ban? (?:second|minute|hour|day|week)\b(?=[.,;:!?)]|$| (?:and|but|while|on|in|for)\b)/gi,
  // "Next year", "in the coming quarters", "one day": told of a figure that was filed
  new RegExp(
    `\\b(?:next|in the (?:coming|next|following)|over the (?:coming|next)|within the next) (?:${COUNTED} )?${SPAN}\\b`,
    'gi',
  ),
  new RegExp(`\\bwithin (?:${COUNTED}|an?|the) ${SPAN}\\b`, 'gi'),
  /\b(?:so far(?!,? so good)|to date|thus far|up to now|until now|cumulatively)\b/gi,
  /\b(?:going forward|in (?:the )?future|eventually|sooner or later|some day|someday|one day)\b/gi,
]

/** Times over which an amount would be a sum of several periods: a change may be measured over them. */
const OTHER_SUM: readonly RegExp[] = [
  new RegExp(
    `\\b(?:over|in|within|during|across|throughout|for|through|after) (?:the |these |those |its |just |only )*(?:(?:last|past|first|previous|prior|latest|recent) )?${COUNTED} (?:fiscal |full |straight )?${SPAN}\\b(?! (?:ago|earlier|before|prior|later)\\b)`,
    'gi',
  ),
  /\b(?:over|in|within|during|across|throughout) (?:a|the|this|that|(?:the )?(?:last|past)) (?:decade|century|lifetime)\b/gi,
  /\bsince (?:the )?(?:(?:19|20)\d\d|its|their|then|day one|inception|january|february|march|april|may|june|july|august|september|october|november|december|the (?:start|turn|year(?! (?:before|ago|earlier)\b)|launch|founding))\b/gi,
]

/** "Grew 6.4% a year": over several of them, which one change does not tell. */
const A_YEAR =
  /(?<=(?:%|\bper ?cent)\s)(?:an? year(?! (?:ago|earlier|before|later|on|over|prior)\b)|annually|yearly)(?=[\s.,;:!?)]|$)/gi

/** "the best in three years", "the first time since 2019": how far back was looked, not what was added up. */
const RECORD =
  /\b(?:first|highest|lowest|best|worst|biggest|largest|smallest|strongest|weakest|slowest|fastest|most|least|record|high|low|peak|second|third|fourth|fifth|only|never|not)\b[^,.;:]{0,40}$/i

const PLACE =
  /\b(?:[Oo]verseas|[Aa]broad|[Dd]omestically|[Ii]nternationally|[Ww]orldwide|[Gg]lobally|[Aa]t home|(?:[Ii]n|[Aa]cross|[Ww]ithin|[Oo]utside|[Ff]rom|[Ii]nside) (?:the )?(?:US|USA|U\.S\.(?:A\.)?|UK|U\.K\.|EU|States))\b(?![-–]based| dollars?\b|\$)/g
/** "US revenue", "UK net sales": before the name of a figure. */
const OWNED_BY_PLACE = /\b(?:US|USA|U\.S\.(?:A\.)?|UK|U\.K\.|EU)(?:['’]s)?\s+(?:(?:net|total|annual|quarterly)\s+)*$/

/** "From 29.8% to 32.0%": two levels, and how long the way took. */
const FROM_TO = /\bfrom\s(?:[a-z]+\s){0,4}[$€£¥−-]?\d[^;]{0,120}\bto\s(?:[a-z]+\s){0,4}[$€£¥−-]?\d/i

const matches = (text: string, pattern: RegExp): Span[] =>
  [...text.matchAll(pattern)].map((one) => ({ start: one.index, end: one.index + one[0].length }))

const meets = (one: Span, others: readonly Span[]): boolean =>
  others.some((other) => one.start < other.end && one.end > other.start)

/** "To shareholders", "in costs", "of which all was profit", "half of it": who or what the amount would be of, or its part. */
const SHARED_OUT: readonly RegExp[] = [
  /(?<!\b(?:attributable|available|allocable|applicable|due|belonging|accruing) )\bto (?:(?:its|the|their|all) )?(?:common )?(?:shareholders|stockholders|investors|owners|suppliers|employees|workers|staff|creditors|lenders|banks|charity|the (?:taxman|state|government))\b/gi,
  /\bin (?:(?:its|the|their|total|pure|net) )?(?:costs?|expenses?|losses|loss|fines?|fees|charges|debts?|shares|stock|dividends|bonuses|salaries|wages|refunds|damages|the (?:[a-z]+ )business)\b/gi,
  /\bof which (?:all|most|much|none|nothing|everything|almost all|nearly all|part|some)\b|\b(?:all|half|most|none|much|part|some|a (?:third|quarter|fifth)) of (?:it|them|that|this)\b/gi,
]

/** "Per share sold": not what was earned on each. */
const SHARES_DEALT =
  /\bshares? (?:of (?:common |preferred )?stock )?(?:sold|issued|bought|repurchased|purchased|traded|granted|awarded)\b/gi

/** Behind an amount: another money, something that is counted, or whoever gets a share of it. */
const BEHIND = /^\s+(?<word>[\p{L}][\p{L}-]*)(?<rest>[^.;]*)/u
/** Nouns without an "s" that are counted, and adverbs that share an amount out or compare it with nothing. */
const COUNTED_SO = /^(?:people|folk|staff|cattle|aircraft|each|apiece|both)$/i
const NO_NOUN =
  /^(?:is|was|as|has|does|this|its|his|hers|ours|theirs|yours|us|vs|versus|less|plus|minus|thus|perhaps|always|besides|across|towards|afterwards|sometimes|times|cents|years|business|yes|alas|(?:compare|equal|represent|exceed|beat|top|mean|make|mark|come|stand|sit|fall|lie|give|leave|put|show|remain|follow|reflect|include|look|seem|rank|get|goe|need|owe|stem|flow|tell|say|work|result|add|turn|take|bring|buy|cover|help|keep|let|run|set|suggest|translate|underline|explain|prove|speak|hint|attest|pale|sound|feel|seem|appear|matter|please|underscore|highlight|belie|flatter|reveal|support|await|deserve|raise|trail|lag|weigh|dwarf|correspond|loom|bode|augur|owe|rest|shine|stun|sting|hurt|sit|tower|smack|reek|cap|begin|continue|extend|flow|trickle|want|fit|narrow|widen|grow|tick)s|(?:testif|belie)ies|passes|reaches|touches|matches|dwarfs|surpasses|eclipses|pleases)$/i
const SCALE_WORDS = /^(?:thousands|millions|billions|trillions)$/i

/** "$112.0 billion yen", "35.7 billion units", "$112.0 billion each", "$112.0 billion less": what the amount is not. */
function behindAmount(s: Sentence): Span[] {
  return s.numbers.flatMap((n): Span[] => {
    if (n.kind !== 'money' && n.kind !== 'count' && n.kind !== 'plain' && n.kind !== 'percent') return []
    const money = currencyBehind(s.text, n.end, n.hasScale)
    if (money) {
      // "Two of every five dollars"
      const isOfEvery = n.kind === 'percent' && /^(?:[a-z]+|\d+) /i.test(s.text.slice(n.start, n.end))
      const isOwn = n.kind === 'money' && n.currency !== null && currencyAgrees(money.currency, n.currency)
      return isOfEvery || isOwn ? [] : [{ start: n.end, end: money.end }]
    }
    const match = BEHIND.exec(s.text.slice(n.end))
    const word = match?.groups?.word
    if (!match || !word) return []
    const start = n.end + match[0].length - word.length - (match.groups?.rest ?? '').length
    const span = { start, end: start + word.length }
    if (meets(span, [...s.metrics, ...s.periods, ...s.directions, ...s.companies])) return []
    if (COUNTED_SO.test(word)) return [span]
    if (/^at$/i.test(word) && /^ (?:most|least|best|worst)\b/i.test(match.groups?.rest ?? '')) return [span]
    // "$5 billion more", "less" without "than": of how much more is not told
    // ", 19% more.": than the year before, as any change alone is
    if (
      n.kind === 'percent' &&
      /^(?:more|less)$/i.test(word) &&
      /,\s+(?:(?:some|about|nearly|almost|or|just|fully)\s+)*$/.test(s.text.slice(0, n.start)) &&
      /^[.!]?\s*$/.test(match.groups?.rest ?? '')
    )
      return []
    if (/^(?:more|less|fewer)$/i.test(word))
      return /^\s*(?:than\b|or\b|a\b|per\b|on\b|in\b|for\b)/i.test(match.groups?.rest ?? '') ? [] : [span]
    const isPlural = /[^s]s$/.test(word) && /^\p{Ll}/u.test(word) && !NO_NOUN.test(word) && !SCALE_WORDS.test(word)
    return isPlural && !isVerbForm(word) ? [span] : []
  })
}

interface Told {
  /** a change, which may be measured over several years */
  isChange: boolean
}

/** What a sentence says of other times, places and things, whatever is told of them. */
interface Extents {
  times: readonly Span[]
  sums: readonly Span[]
  others: readonly Span[]
  isWay: boolean
}
/** Asked for each figure of a sentence: read once. */
const known = new WeakMap<Sentence, Extents>()

function extentsOf(s: Sentence): Extents {
  const found = known.get(s)
  if (found) return found
  const all = (patterns: readonly RegExp[]) => patterns.flatMap((pattern) => matches(s.text, pattern))
  const isFree = (one: Span) => !RECORD.test(s.text.slice(Math.max(0, one.start - NEAR), one.start))
  const names = [...s.metrics, ...s.companies]
  const owners = s.metrics.flatMap((one): Span[] => {
    const from = Math.max(0, one.start - NEAR)
    const match = OWNED_BY_PLACE.exec(s.text.slice(from, one.start))
    return match ? [{ start: from + match.index, end: one.start }] : []
  })
  const extents: Extents = {
    times: all(OTHER_TIME).filter(
      (one) => isFree(one) && !meets(one, [...s.numbers, ...s.numbers.flatMap((n) => n.perTime ?? [])]),
    ),
    sums: all(OTHER_SUM).filter(isFree),
    others: [
      ...[...all(SHARED_OUT), ...matches(s.text, PLACE), ...owners].filter((one) => !meets(one, names)),
      ...matches(s.text, SHARES_DEALT),
      ...behindAmount(s),
    ],
    isWay: FROM_TO.test(s.text),
  }
  known.set(s, extents)
  return extents
}
/** "Doubled within two years", "quadrupled within a year": how long the way took that a word tells, which is looked at itself. */
const isSpanOfMove = ({ text, overYears, directions }: Sentence, { start, end }: Span): boolean =>
  /^within\b/i.test(text.slice(start, end)) &&
  (/^within (?:a|one) year$/i.test(text.slice(start, end)) ||
    (overYears !== null && start >= overYears.start && end <= overYears.end)) &&
  directions.some((one) => one.end <= start && /^(?:\s+by)?[^,;:()]{0,24}$/.test(text.slice(one.end, start)))

/** As far back as a word is looked for that explains another. */
const NEAR = 80

/**
 * The first words within `scope` that say that what is told is of another time, place, money or thing; null = none.
 * @param spans comparisons that were read: their words are looked at there
 */
export function otherExtent(s: Sentence, told: Told, scope: readonly Span[], spans: readonly Span[]): string | null {
  if (s.passage.inTable) return null
  const { times, sums, others, isWay } = extentsOf(s)
  const isChange = told.isChange || isWay
  const named = s.periods.filter(
    (one) => isChange || !/\bsince (?:the )?$/i.test(s.text.slice(Math.max(0, one.start - 12), one.start)),
  )
  // How long a period is, and whether it is the figure's, is looked at by itself.
  const lengths = lengthWords(s.text)
  const read = [...spans, ...named, ...lengths]
  const yearly = told.isChange ? matches(s.text, A_YEAR) : []
  const [found] = [
    ...yearly.filter((one) => !meets(one, spans)),
    ...[...times, ...(isChange ? [] : sums)].filter((one) => !meets(one, read) && !isSpanOfMove(s, one)),
    // "For those keeping score at home": whom it is told to
    ...others.filter((one) => !meets(one, [...spans, ...lengths, ...asidesOf(s)])),
  ]
    .filter((one) => meets(one, scope))
    .sort((a, b) => a.start - b.start)
  return found ? s.text.slice(found.start, found.end).trim() : null
}
