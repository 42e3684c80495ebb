/** The numbers of a sentence: amounts, percentages, points, cents of a dollar, fractions in words. */
import { CURRENCY_BEFORE, currencyBehind, currencyOfSign } from './currencies.ts'
import { writtenNumbers } from './number-words.ts'

export interface NumberToken {
  start: number
  end: number
  kind: 'money' | 'percent' | 'points' | 'cents' | 'count' | 'plain' | 'times'
  /** as written: money and counts in whole units, percentages as 4.9, always positive */
  value: number
  /** what one step of the last written digit is worth */
  step: number
  isNegative: boolean
  /** ISO code; where several share a sign or word, that itself ("$", "krone"); null = the text names none */
  currency: string | null
  hasScale: boolean
  bound: 'exact' | 'about' | 'above' | 'just-above' | 'below' | 'just-below'
  /** "at least", "at most": the bound itself fits too, which "above" and "nearly" leave out */
  isInclusive?: boolean
  /** the number says from where to where: "double-digit", "between 40 and 50 %" */
  to?: number
  /** told "a day": of which time, and how many of it the period has; value and step are those of the period */
  perTime?: { unit: string; times: number; start: number; end: number }
}

const SCALES: Readonly<Record<string, number>> = {
  thousand: 1e3,
  k: 1e3,
  million: 1e6,
  millions: 1e6,
  mn: 1e6,
  m: 1e6,
  billion: 1e9,
  billions: 1e9,
  bn: 1e9,
  bln: 1e9,
  mln: 1e6,
  b: 1e9,
  trillion: 1e12,
  tn: 1e12,
  t: 1e12,
}

/** "$6 out of every $10", "$3 of each $100": how many of how many, which no amount of a company is. */
const OUT_OF_EVERY =
  /[$€£¥]\s?(?<some>\d{1,2}(?:\.\d{1,2})?)\s+(?:out\s+of|of|in)\s+(?:every|each)\s+[$€£¥]\s?(?<of>10|20|5|4|3)(?![\d.,])/gi
const NUMBER = new RegExp(
  `(?<before>^|[^\\w.,$€£¥₹₩])(?<sign>[-−–+](?=\\S)|[−+]\\s|(?:minus|negative)\\s(?=[$€£¥₹₩\\d]))?(?<open>\\()?(?<currency>${CURRENCY_BEFORE})?(?<inner>[-−–]|\\((?=[\\d,.]+\\)(?:\\s?(?:thousand|million|billion)|[\\s,.;)]|$)))?` +
    '(?<digits>\\d{1,3}(?:,\\d{3})+(?:\\.\\d{1,6})?|\\d{1,15}(?:\\.\\d{1,6})?|\\.\\d{1,6})(?:(?<=[$€£¥]\\s?\\([\\d,.]+)\\))?' +
    '(?:\\s?(?<scale>thousand|[mM]illions?|MILLIONS?|[bB]illions?|BILLIONS?|[tT]rillion|TRILLION|bln|mln|BLN|MLN|bn|BN|mn|MN|tn|[KMBTkmbt])(?![\\w]))?' +
    '(?:\\s?(?<percent>%|percent\\b|per cent\\b|pct\\b)(?:\\s?(?<ppoints>points?\\b))?|\\s?(?<points>(?:percentage[- ])?points?\\b|pp\\b|pts\\b|basis points|bps\\b)|[\\s-](?<cents>cents?\\b)|(?<coins>[cC]\\b|¢)|(?<times>x\\b|\\stimes\\b))?',
  'g',
)

/** "$1", "$100", "$1,000": what amounts are parts of. */
const ROUND_SUM =
  '(?:US\\$|[$€£¥]|[A-Z]{3}\\s)\\s?(?<each>1(?:,?000|0{0,2}))(?![\\d%]|[.,]\\d|\\s?(?:thousand|[mb]illion|[mb]n\\b|[KMB]\\b))'

/** Numbers that are no figures, in the order they are taken away. */
const NOT_FIGURES: readonly RegExp[] = [
  /\b\d{10}-\d{2}-\d{6}\b/g,
  /\b(?:form\s+)?(?:10-?[KQ]T?|20-?F|40-?F|8-?K|6-?K)(?:405)?(?:\/A)?\b/gi,
  /\b(?:[1-4]Q|Q[1-4])(?:\s?(?:FY\s?)?['’]?\d{2,4})?\b(?![.,]\d)|\bFY\s?['’]?\d{2,4}\b|\bfiscal ['’]\d{2}\b/g,
  /\b\d{4}-\d{2}-\d{2}\b/g,
  /\b(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sep(?:t(?:ember)?)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\.?\s+\d{1,2}(?:st|nd|rd|th)?(?:,?\s+(?:19|20)\d{2})?\b/g,
  /\b\d{1,2}(?:st|nd|rd|th)\b/g,
  /\b(?:S&P|Fortune|Russell|Nasdaq|FTSE|Dow)\s?-?\d+\b/gi,
  /\b\d{1,3}[- ](?:weeks?|months?|years?|days?|hours?|quarters?|minutes?)\b/gi,
  new RegExp(`\\b(?:every|each)\\s+${ROUND_SUM}`, 'g'),
  /\b(?:notes?|items?|pages?|part|section|row|table|chapter|step|rule)\s+\d+[A-Za-z]?\b/gi,
]
/** A year standing alone: no currency before it, no unit after it. */
const YEAR =
  /(?<![\w.,$€£¥]|(?:USD|EUR|GBP|JPY|DKK)\s)(?:19|20)\d{2}(?!\d|\.\d|,\d|\s?(?:%|percent|million|billion|thousand|trillion|bn\b|cents|[KMBT]\b))/g

export interface Masked {
  text: string
  /** "of every $100", "of each dollar": amounts are parts of so many; null = the text says nothing like it */
  ofEach: number | null
}

/** The sentence with everything blanked that looks like a figure and is none. Same length. */
export function maskNonFigures(text: string, names: readonly string[]): Masked {
  const blank = (found: string) => found.replace(/[^\n]/g, ' ')
  const each = new RegExp(
    `\\b(?:every|each)\\s+(?:${ROUND_SUM}|(?:(?:sales|revenue|pre-?tax)\\s+)?dollar\\b)`,
    'i',
  ).exec(text)
  const inWords = /\b(?:every|each)\s+(ten|hundred|thousand)\s+(?:dollars|euros|pounds)\b/i
    .exec(text)?.[1]
    ?.toLowerCase()
  const ofWords = inWords === undefined ? null : { ten: 10, hundred: 100, thousand: 1000 }[inWords]
  let masked = text
  for (const name of names) if (/\d/.test(name)) masked = masked.split(name).join(blank(name))
  for (const pattern of NOT_FIGURES) masked = masked.replace(pattern, blank)
  return {
    text: masked.replace(YEAR, blank),
    ofEach: each ? Number((each.groups?.each ?? '1').replace(',', '')) : (ofWords ?? null),
  }
}

/** "two thirds", "a quarter", "nine-tenths". */
const FRACTION =
  /(?<![\w-])(?:(?<some>an?|one|two|three|four|five|six|seven|eight|nine)[- ])?(?<part>half|thirds?|quarters?|fourths?|fifths?|sixths?|sevenths?|eighths?|ninths?|tenths?)(?![\w-])/gi
const PART_OF: Readonly<Record<string, number>> = {
  ...{ half: 2, third: 3, quarter: 4, fourth: 4, fifth: 5, sixth: 6, seventh: 7, eighth: 8, ninth: 9, tenth: 10 },
}
const HEDGES =
  '(?:(?:about|nearly|almost|roughly|over|some|around|just|more than|less than|at least|under|well|only|a little)\\s+)*'
const BY = /\bby\s+(?:[a-z]+\s+){0,3}$/i
const MOVED = new RegExp(
  `\\b(?:rose|grew|increased|climbed|gained|jumped|surged|soared|advanced|added|fell|dropped|declined|decreased|slid|shrank|tumbled|slumped|plunged|sank|up|down|lost)\\s+${HEDGES}$`,
  'i',
)
const COMPARED =
  /^ (?:that of|those of|the size of|higher|lower|more than|less than|larger|smaller|up|down|above|below|as (?:much|large|big))\b/i

/** "Nearly half (49%) of", "two thirds, or 66.9%, of": said again in digits. */
const SAID_IN_DIGITS =
  /^(?:\s*\(|,\s|\s[–—-]\s)\s*(?:(?:or|some|about|around|roughly|exactly|precisely|to be exact)\s+)*\d[\d.]*\s?(?:%|per ?cent)/i
/** "$106.1 billion, or about a sixth, of", "(66.9%, two thirds)": set off behind an amount. */
const AFTER_AMOUNT = new RegExp(
  `\\d\\s?(?:%|per ?cent|billion|million|bn|m|B|M)(?:,|\\s[–—-]|\\s\\()\\s+(?:or\\s+|that is,?\\s+|which is\\s+)?${HEDGES}$`,
  'i',
)
const AT_END = /^(?:[,.;:)]|$|\s[–—-]\s)/

/** Where a fraction stands as a number: of something, as the size of a change, beside a comparison. */
function fractions(masked: string): { start: number; end: number; value: number }[] {
  return [...masked.matchAll(FRACTION)].flatMap((match) => {
    const { some, part = '' } = match.groups ?? {}
    const name = part.toLowerCase().replace(/s$/, '')
    const before = masked.slice(Math.max(0, match.index - 48), match.index)
    const after = masked.slice(match.index + match[0].length)
    const isHalf = name === 'half'
    const isOf = /^ of\b/.test(after) && !/^ of (?:the|its) [$€£¥\d]/.test(after)
    // "half the revenue", but "half the $7 billion" measures
    const isBare = isHalf && /^ (?:the|its|all|total)(?! ?[$€£¥\d])/.test(after)
    const isMove =
      MOVED.test(before) &&
      /^(?:[,.;]| to\b| from\b| in\b| on\b| over\b| versus\b| against\b| compared\b| year\b|$)/.test(after)
    // "the Americas made up half of sales, Europe a quarter"
    const isTold =
      /,\s[^,;\d]{2,40}\s$/.test(before) &&
      /^\s*(?:[.,;]|$|and\b)/.test(after) &&
      /\bof (?:its |the |all |total )*[a-z]/i.test(masked.slice(0, match.index))
    const isAgain = SAID_IN_DIGITS.test(after) || (AFTER_AMOUNT.test(before) && AT_END.test(after))
    const isSaid = isTold || isAgain || isOf || isBare || BY.test(before) || isMove || COMPARED.test(after)
    if (!isSaid || (some === undefined && !isHalf)) return []
    const count = some === undefined ? 1 : (COUNT[some.toLowerCase()] ?? 1)
    return [{ start: match.index, end: match.index + match[0].length, value: (100 * count) / (PART_OF[name] ?? 1) }]
  })
}

/** Fractions told by counting: "every fourth dollar", "one in five dollars", "two out of three". */
const PARTS: Readonly<Record<string, number>> = {
  second: 2,
  other: 2,
  two: 2,
  third: 3,
  three: 3,
  fourth: 4,
  four: 4,
  fifth: 5,
  five: 5,
  six: 6,
  sixth: 6,
  seven: 7,
  nine: 9,
  eight: 8,
  eighth: 8,
  ten: 10,
  tenth: 10,
}
const ONE_IN =
  /(?<!\w)(?:every (?<nth>second|other|third|fourth|fifth|sixth|eighth|tenth)(?= (?:\w+ )?(?:dollar|euro|pound))|(?<some>one|two|three|four|five|six|seven|eight|nine) (?:(?:dollar|euro)s? )?(?:in|out of|of(?= (?:every|each)))(?: every| each)? (?<of>two|three|four|five|six|seven|eight|nine|ten)\b)/gi
const COUNT: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  twice: 2,
  thrice: 3,
  double: 2,
  triple: 3,
  quadruple: 4,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
}
/** "four times the …", "twice as much as", "half the $7 billion": so many times another figure. */
const TIMES =
  /(?<!\w)(?:(?<n>two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty(?!-))(?<and> and a half)? times|(?<twice>twice|thrice)(?= (?:as|the|what|its|that|those|last|[A-Z]))|(?<fold2>double|triple|quadruple)(?= (?:that|those|the size|what|the [$€£¥]|the (?:level|figure)|(?:the|its) (?!(?:rate|pace|speed|number|growth|count|usual|normal|average|expected)\b)[a-z]))|(?<fold>two|three|four|five|six|seven|eight|nine|ten)(?:-?fold|[- ]to[- ]one)|(?<half>half)(?= (?:of )?(?:the|its|that of|last year['’]s|what)\s+(?:[$€£¥\d]|it\b|they\b)))/gi

const ABOUT = /(?:about|around|roughly|approximately|some|close to|almost exactly|or so|circa|~|≈)\s*$/i
const JUST_ABOVE =
  /(?:(?:just|slightly|a little|little|a bit|a touch|marginally|a hair|a shade) (?:over|above|more than|north of|better than))\s*$/i
const ABOVE =
  /(?:(?<!\b(?:no|not) )more than|(?<!\b(?:turn(?:s|ed|ing)?|forked|handed|coughed|signed|passed|gave|took|shelled) )over|above|at least|no less than|not less than|as much as|north of|upwards? of|in excess of|(?:exceed|top|cross|pass|surpass|break|broke|clear|smash|crack|breach)(?:s|es|ed|p?ing|ped)?(?: through| past)?(?: the)?|(?:(?!burn|tear|work|sift|plough|plow)[a-z]+ed|blew(?! through)|shot|flew|swept|sped|rose|grew|ran(?! through)|went(?! through)) (?:well |straight |right )?(?:past|through|beyond)(?: the)?)\s*$/i
/** "Nearly reached $90 billion", "almost topped" */
const NOT_REACHED =
  /(?:nearly|almost|all but|came? close to|narrowly (?:missed|failed to))\s+(?:reach|hit|touch|top|pass|cross|exceed|surpass|clear|match|brok|break)[a-z]*(?: the)?\s*$/i
const JUST_BELOW =
  /(?:nearly|almost|not far (?:short of|off|from)|little (?:short of|less than|under)|not quite(?: (?:reach|hit|make|at|touch))?|just (?:shy|short) of|shy of|short of|approach(?:ed|es|ing)|near(?:ed|s|ing)|(?:just|slightly|a little|a bit|a touch|marginally|a hair) (?:less than|under|below))\s*$/i
const BELOW =
  /(?:(?:less|fewer) than|under|below|(?<!\b(?:add|adds|added|adding|amount\w*|sums?|summed|stack\w*|ended|went|goes|ticked|edged|moved|crept|inched|rose|[a-z]+ed|is|was|were|are)\s)up to|at most|no more than|not more than|south of|shy of|short of)\s*$/i

const INCLUSIVE =
  /(?:at (?:the very )?(?:least|most)|(?:no|not) (?:less|more|fewer) than|as much as|up to|reach(?:es|ed|ing)?|hit|hits)\s*$/i

function boundOf(before: string): NumberToken['bound'] {
  if (NOT_REACHED.test(before)) return 'just-below'
  if (ABOUT.test(before)) return 'about'
  if (JUST_ABOVE.test(before)) return 'just-above'
  if (ABOVE.test(before)) return 'above'
  if (JUST_BELOW.test(before)) return 'just-below'
  return BELOW.test(before) ? 'below' : 'exact'
}

const OF_BEFORE =
  /^[$€£¥]?\s?[\d.,]+\s?(?:million|billion|trillion|bn|mn?|%|per ?cent)?\s+(?:of|in|from|for|recorded|reported|earned|made|posted|booked|it|a year)\b[^.;:]{0,30}\b(?:year|prior|previous|last|preceding|earlier|before|(?:19|20)\d\d)\b/i
const ROUND_MARK =
  /^[$€£¥]?\s?[\d.,]+\s?(?:million|billion|trillion|bn|mn?|b|%|per ?cent)?[ -](?:dollars? |euros? )?(?:line|mark|threshold|barrier|milestone)\b/i
/** How the words before a place bound the number there. */
function boundAt(masked: string, start: number): NumberToken['bound'] {
  const before = masked.slice(Math.max(0, start - 36), start)
  // "Up to $112 billion, from $94 billion" tells where it went, not how far it may go.
  const isLed = /\bup to\s*$/i.test(before) && /^[^.;]{3,60}?,?\s(?:up\s)?from\b/.test(masked.slice(start))
  // "Exceeded the $180.7 billion of the year before": that figure itself, no mark that was passed
  const isFigure =
    /\b(?:exceed|top|surpass|beat)(?:s|es|ed|ped)? the\s*$/i.test(before) && OF_BEFORE.test(masked.slice(start))
  // "Below the $100 billion line"
  const head = ROUND_MARK.test(masked.slice(start))
    ? before.replace(/(\b(?:below|under|above|over|past|beyond)) the\s*$/i, '$1 ')
    : before
  return isLed || isFigure ? 'exact' : boundOf(head)
}
/** A fraction or a multiple in words is about so much, unless more is said. */
const aboutAt = (masked: string, start: number): NumberToken['bound'] => {
  const bound = boundAt(masked, start)
  return bound === 'exact' ? 'about' : bound
}
const UNSIGNED = { isNegative: false, currency: null, hasScale: false } as const

/** "Gross profit as a percent of sales" says what it is measured by, not how much. */
const isMeasure = (masked: string, { start, end }: { start: number; end: number }): boolean =>
  /\bas\s+$/i.test(masked.slice(0, start)) && /^an?\s+per ?cent$/i.test(masked.slice(start, end))

/** @param masked the sentence after `maskNonFigures` */
export function numberTokens(masked: string): NumberToken[] {
  const found = [
    ...[...masked.matchAll(NUMBER)].map((match) => writtenInDigits(masked, match)),
    ...fractions(masked).map((one) => fractionToken(masked, one)),
    ...[...masked.matchAll(ONE_IN), ...masked.matchAll(TIMES)].map((match) => countedToken(masked, match)),
    ...[...masked.matchAll(DIGITS)].map(digitsToken),
    ...[...masked.matchAll(OUT_OF_EVERY)].map((match): NumberToken => {
      const [some, whole] = [Number(match.groups?.some), Number(match.groups?.of)]
      const at = { start: match.index, end: match.index + match[0].length }
      return {
        ...at,
        kind: 'percent',
        value: (100 * some) / whole,
        step: 100 / whole,
        ...UNSIGNED,
        bound: boundAt(masked, match.index),
      }
    }),
    ...writtenNumbers(masked)
      .filter((one) => !isMeasure(masked, one))
      .map(
        ({ start, end, value, step, unit, currency, hasScale }): NumberToken => ({
          ...{ start, end, kind: unit, value, step, isNegative: false, currency, hasScale },
          bound: boundAt(masked, start),
        }),
      ),
  ]
  const inOrder = found.sort((a, b) => a.start - b.start || b.end - a.end)
  const kept: NumberToken[] = []
  for (const one of inOrder) if (kept.every((other) => other.end <= one.start)) kept.push(one)
  return ranges(
    masked,
    kept.map((one) => withInclusion(masked, inItsCurrency(masked, one))),
  )
}

const withInclusion = (masked: string, one: NumberToken): NumberToken =>
  (one.bound === 'above' || one.bound === 'below') &&
  INCLUSIVE.test(masked.slice(Math.max(0, one.start - 24), one.start))
    ? { ...one, isInclusive: true }
    : one

/** "9.0 billion euros": the word behind is the amount's currency. */
function inItsCurrency(masked: string, one: NumberToken): NumberToken {
  if (one.currency !== null || (one.kind !== 'count' && one.kind !== 'plain')) return one
  const behind = currencyBehind(masked, one.end, one.hasScale)
  return behind ? { ...one, kind: 'money', ...behind } : one
}

/** "$416.2 billion", "(98.5)", "46.9%", "70 basis points". */
function writtenInDigits(masked: string, match: RegExpMatchArray): NumberToken {
  const g = match.groups ?? {}
  const digits = g.digits ?? ''
  const at = match.index ?? 0
  const start = at + (g.before ?? '').length
  const end = at + match[0].length
  const scale = g.scale ? (SCALES[g.scale.toLowerCase()] ?? 1) : 1
  const decimals = digits.includes('.') ? digits.length - digits.indexOf('.') - 1 : 0
  const isClosed = g.open !== undefined && masked[end] === ')' && !isAside(g, masked.slice(0, start))
  const number = Number(digits.replaceAll(',', ''))
  const basis = /basis|bps/.test(g.points ?? '') ? 0.01 : 1
  const isRange = g.sign !== undefined && /[\d%]\s?$/.test(masked.slice(0, start))
  const isSigned = /[-−–]|minus|negative/.test(g.sign ?? '') || g.inner !== undefined || isClosed
  return {
    start: g.open !== undefined && !isClosed && g.sign === undefined ? start + 1 : start,
    end,
    kind: kindOf(g),
    value: number * scale * basis,
    // Basis points are told by tens: 183 of them are "180".
    step: basis < 1 && number % 10 === 0 ? 0.1 : 10 ** -decimals * scale * basis,
    isNegative: !isRange && (isSigned || /^\s+in the red\b/i.test(masked.slice(end))),
    currency: g.currency === undefined ? null : currencyOfSign(g.currency),
    hasScale: g.scale !== undefined,
    bound: boundAt(masked, start),
  }
}

/** "two thirds of sales" is a share, "a third of what North America sells" measures by another figure. */
function fractionToken(masked: string, { start, end, value }: ReturnType<typeof fractions>[number]): NumberToken {
  const isMeasured =
    /^\s*(?:that of|those of|the size of)\b|^\s*of (?:what|that of|those of|the size of|(?:the|its) (?:year before|prior year|previous year)|last year|a year)\b/i.test(
      masked.slice(end, end + 16),
    )
  const size = isMeasured
    ? { kind: 'times' as const, value: value / 100, step: 0.07 }
    : { kind: 'percent' as const, value, step: 7 }
  return { start, end, ...size, ...UNSIGNED, bound: aboutAt(masked, start) }
}

/** "one in five dollars", "six times", "fivefold", "half the $7 billion". */
function countedToken(masked: string, match: RegExpMatchArray): NumberToken {
  const g = match.groups ?? {}
  const start = match.index ?? 0
  const at = { start, end: start + match[0].length, ...UNSIGNED, bound: aboutAt(masked, start) }
  const part = PARTS[(g.nth ?? g.of ?? '').toLowerCase()]
  if (part) return { ...at, kind: 'percent', value: (100 * (COUNT[g.some?.toLowerCase() ?? ''] ?? 1)) / part, step: 7 }
  if (g.half) return { ...at, kind: 'times', value: 0.5, step: 0.12 }
  const value = COUNT[(g.n ?? g.twice ?? g.fold ?? g.fold2 ?? '').toLowerCase()] ?? 0
  // "six times" is said of 6.4, "twice" of hardly more than two
  const isNarrow = COUNT[(g.n ?? g.fold ?? '').toLowerCase()] === undefined || /two/i.test(g.n ?? '')
  if (g.and) return { ...at, kind: 'times', value: value + 0.5, step: 0.5 }
  return { ...at, kind: 'times', value, step: isNarrow ? 0.5 : 1 }
}

function digitsToken(match: RegExpMatchArray): NumberToken {
  const [value, to] = /double|two/i.test(match[0]) ? [10, 100] : [0.05, 10]
  const start = match.index ?? 0
  return { start, end: start + match[0].length, kind: 'percent', value, to, step: 1, ...UNSIGNED, bound: 'above' }
}

/** "by double digits", "a low single-digit rate": from where to where a percentage lies. */
const DIGITS =
  /(?<!\w)(?:(?:low|mid|high)[- ])?(?:double|two|single|one)[- ]digits?(?: (?:percentage|percent|rates?|pace|growth|gains?))?(?![-\w])/gi

/** "between $600 billion and $650 billion" is one number that says from where to where. */
function ranges(text: string, numbers: readonly NumberToken[]): NumberToken[] {
  const out: NumberToken[] = []
  for (let i = 0; i < numbers.length; i += 1) {
    const one = numbers[i] as NumberToken // within the list
    const next = numbers[i + 1]
    const lead = /\bbetween\s+$/i.exec(text.slice(Math.max(0, one.start - 10), one.start))
    const isRange =
      next !== undefined &&
      lead !== null &&
      next.kind === one.kind &&
      next.value > one.value &&
      /^\s+and\s+$/i.test(text.slice(one.end, next.start))
    if (!isRange) {
      out.push(one)
      continue
    }
    out.push({ ...one, start: one.start - lead[0].length, end: next.end, to: next.value, bound: 'above' })
    i += 1
  }
  return out
}

/** "Fulfillment ($98.5 billion)" says an amount in passing; "(98.5)" in accounts is a loss. */
const isAside = (g: Record<string, string | undefined>, before: string): boolean =>
  !/\b(?:was|were|is|are|be|been|of|by|at|to)\s+$/.test(before) &&
  (g.scale !== undefined ||
    (g.currency !== undefined && /[\p{L}’']\s+$/u.test(before)) ||
    (g.percent !== undefined && /[\p{L}\d’'%]\s+$/u.test(before)))

function kindOf(g: Record<string, string | undefined>): NumberToken['kind'] {
  if (g.points || g.ppoints) return 'points'
  if (g.percent) return 'percent'
  if (g.cents || (g.coins && !g.currency)) return 'cents'
  if (g.times) return 'times'
  if (g.currency) return 'money'
  return g.scale ? 'count' : 'plain'
}

/** Whether a figure agrees with the number as written: within half a step, or as loosely as the words around it say. */
export function agrees(
  actual: number,
  token: Pick<NumberToken, 'value' | 'step' | 'bound' | 'to' | 'isInclusive'> & Partial<Pick<NumberToken, 'kind'>>,
  signed = token.value,
): boolean {
  const a = Math.abs(actual)
  const v = Math.abs(signed)
  const half = token.step / 2 + Math.abs(v) * 1e-9 + 1e-12
  if (token.to !== undefined) return Math.sign(actual) === Math.sign(signed) && a >= v && a <= token.to
  if (token.bound === 'exact') return Math.abs(actual - signed) <= half
  if (Math.sign(actual) !== Math.sign(signed) && a > half) return false
  // Exactly so much is neither more nor nearly as much.
  const isEdge = token.bound !== 'about' && v > 0 && Math.abs(a - v) <= v * 1e-9
  if (isEdge) return token.isInclusive === true
  const near = Math.max(v * 0.08, Math.min(token.step * 0.75, v * 0.2))
  // "about 46 cents" is told to the cent
  if (token.bound === 'about')
    return Math.abs(a - v) <= Math.max(token.step / 2, v * (token.kind === 'cents' ? 0.02 : 0.05)) + 1e-9
  if (token.bound === 'just-above') return a >= v - half * 1e-3 && a <= v + near
  if (token.bound === 'above') return a >= v - half * 1e-3 && a <= v * 1.2 + Math.min(token.step, v * 0.3)
  if (a > v + half * 1e-3) return false
  // "less than 1%" may be any part of one.
  return a >= v - near || (token.bound === 'below' && (v <= token.step || a >= v * 0.75))
}

/** As `agrees`, where what is 19.5 % to a tenth may be told as 20 %. @param isPercent the number is a percentage of the figure's kind */
export const agreesRounded = (
  actual: number,
  n: NumberToken,
  claimed: number,
  isPercent = n.kind === 'percent',
): boolean =>
  agrees(actual, n, claimed) ||
  (isPercent && n.step === 1 && n.bound === 'exact' && agrees(Math.round(actual * 10) / 10, n, claimed))
