/** The numbers of a sentence: amounts, percentages, points, cents of a dollar, fractions in words. */
import { currencyPrefix } from '../format/currency.ts'
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
  /** ISO code where the text names one, '' for a bare sign that several use */
  currency: string | null
  hasScale: boolean
  bound: 'exact' | 'about' | 'above' | 'just-above' | 'below' | 'just-below'
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
  b: 1e9,
  trillion: 1e12,
  tn: 1e12,
  t: 1e12,
}

const CODES = 'USD|EUR|GBP|JPY|DKK|CHF|CAD|CNY|RMB|SEK|NOK|AUD|HKD|TWD|INR|KRW|BRL|MXN'
const SIGNS: Readonly<Record<string, string>> = {
  $: 'USD',
  US$: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  RMB: 'CNY',
}
const NUMBER = new RegExp(
  `(?<before>^|[^\\w.,$€£¥])(?<sign>[-−–+](?=\\S)|[−+]\\s)?(?<open>\\()?(?<currency>US\\$|[$€£¥]|(?:${CODES})\\s?)?(?<inner>[-−–])?` +
    '(?<digits>\\d{1,3}(?:,\\d{3})+(?:\\.\\d{1,6})?|\\d{1,15}(?:\\.\\d{1,6})?|\\.\\d{1,6})' +
    '(?:\\s?(?<scale>thousand|[mM]illions?|MILLIONS?|[bB]illions?|BILLIONS?|[tT]rillion|TRILLION|bn|BN|mn|MN|tn|[KMBTkmbt])(?![\\w]))?' +
    '(?:\\s?(?<percent>%|percent\\b|per cent\\b)(?:\\s?(?<ppoints>points?\\b))?|\\s?(?<points>(?:percentage[- ])?points?\\b|pp\\b|pts\\b|basis points|bps\\b)|[\\s-](?<cents>cents?\\b)|(?<coins>[cC]\\b|¢)|(?<times>x\\b|\\stimes\\b))?',
  'g',
)

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
  /\b(?:every|each)\s+(?:US\$|[$€£¥]|[A-Z]{3}\s)\s?100\b/g,
  /\b(?:notes?|items?|pages?|part|section|row|table|chapter|step|rule)\s+\d+[A-Za-z]?\b/gi,
]
/** A year standing alone: no currency before it, no unit after it. */
const YEAR =
  /(?<![\w.,$€£¥]|(?:USD|EUR|GBP|JPY|DKK)\s)(?:19|20)\d{2}(?!\d|\.\d|,\d|\s?(?:%|percent|million|billion|thousand|trillion|bn\b|cents|[KMBT]\b))/g

export interface Masked {
  text: string
  /** "of every $100": amounts up to a hundred are shares of it */
  isOfHundred: boolean
}

/** The sentence with everything blanked that looks like a figure and is none. Same length. */
export function maskNonFigures(text: string, names: readonly string[]): Masked {
  const blank = (found: string) => found.replace(/[^\n]/g, ' ')
  const isOfHundred =
    /\b(?:every|each)\s+(?:(?:US\$|[$€£¥]|[A-Z]{3}\s)\s?100\b|(?:(?:sales|revenue|pre-?tax)\s+)?dollar\b)/i.test(text)
  let masked = text
  for (const name of names) if (/\d/.test(name)) masked = masked.split(name).join(blank(name))
  for (const pattern of NOT_FIGURES) masked = masked.replace(pattern, blank)
  return { text: masked.replace(YEAR, blank), isOfHundred }
}

const WORDS: readonly [RegExp, number][] = [
  [
    /(?<!\w)(?:a|one)[- ]half of(?! the [$€£¥\d])|(?<!\w)half of(?= )(?! (?:the|its) [$€£¥\d])|(?<!\w)half(?= (?:the|its|all|total)(?! ?[$€£¥\d]))/gi,
    50,
  ],
  [/(?<=\bby\s(?:[a-z]+\s){0,3})(?:(?:a|one)[- ])?half(?! of|-\w)/gi, 50],
  [/(?<=\bby\s(?:[a-z]+\s){0,3})(?:a|one)[- ]third(?! of)/gi, 100 / 3],
  [/(?<=\bby\s(?:[a-z]+\s){0,3})(?:a|one)[- ](?:quarter|fourth)(?! of|[- ]\w)/gi, 25],
  [/(?<=\bby\s(?:[a-z]+\s){0,3})(?:a|one)[- ]fifth(?! of)/gi, 20],
  // "dropped by about a tenth", "rose a half": the size of a change
  [/(?<=\bby\s(?:[a-z]+\s){0,3})(?:a|one)[- ]tenth(?! of)/gi, 10],
  [
    /(?<=\b(?:rose|grew|increased|climbed|gained|fell|dropped|declined|decreased|slid|shrank)\s(?:(?:about|nearly|almost|roughly|over|some)\s)?)(?:a|one)[- ]half(?=[,.;]| to\b| from\b)/gi,
    50,
  ],
  [
    /(?<=\b(?:rose|grew|increased|climbed|gained|fell|dropped|declined|decreased|slid|shrank)\s(?:(?:about|nearly|almost|roughly|over|some)\s)?)(?:a|one)[- ]third(?=[,.;]| to\b| from\b)/gi,
    100 / 3,
  ],
  [
    /(?<=\b(?:rose|grew|increased|climbed|gained|fell|dropped|declined|decreased|slid|shrank)\s(?:(?:about|nearly|almost|roughly|over|some)\s)?)(?:a|one)[- ](?:quarter|fourth)(?=[,.;]| to\b| from\b)/gi,
    25,
  ],
  // "a fifth higher", "a third less than a year ago"
  ...(
    [
      ['third', 100 / 3],
      ['quarter', 25],
      ['fourth', 25],
      ['fifth', 20],
      ['sixth', 100 / 6],
      ['tenth', 10],
    ] as const
  ).map(([name, value]): [RegExp, number] => [
    new RegExp(
      `(?<!\\w)(?:a|one)[- ]${name}(?= (?:higher|lower|more than|less than|larger|smaller|up|down|above|below)\\b)`,
      'gi',
    ),
    value,
  ]),
  [/(?<!\w)(?:a|one)[- ]third of/gi, 100 / 3],
  [/(?<!\w)two[- ]thirds of/gi, 200 / 3],
  [/(?<!\w)(?:a|one)[- ]quarter of|(?<!\w)(?:a|one)[- ]fourth of/gi, 25],
  [/(?<!\w)three[- ]quarters of/gi, 75],
  [/(?<!\w)(?:a|one)[- ]fifth of/gi, 20],
  [/(?<!\w)two[- ]fifths of/gi, 40],
  [/(?<!\w)three[- ]fifths of/gi, 60],
  [/(?<!\w)four[- ]fifths of/gi, 80],
  [/(?<!\w)(?:a|one)[- ]tenth of/gi, 10],
  [/(?<!\w)nine[- ]tenths of/gi, 90],
]

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
  eight: 8,
  eighth: 8,
  ten: 10,
  tenth: 10,
}
const ONE_IN =
  /(?<!\w)(?:every (?<nth>second|other|third|fourth|fifth|sixth|eighth|tenth)(?= (?:\w+ )?(?:dollar|euro|pound))|(?<some>one|two|three|four) (?:(?:dollar|euro)s? )?(?:in|out of)(?: every)? (?<of>two|three|four|five|six|eight|ten)\b)/gi
const COUNT: Readonly<Record<string, number>> = {
  two: 2,
  twice: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
}
/** "four times the …", "twice as much as", "half the $7 billion": so many times another figure. */
const TIMES =
  /(?<!\w)(?:(?<n>two|three|four|five|six|seven|eight|nine|ten) times|(?<twice>twice)(?= (?:as|the|what|its|that|those|last))|(?<half>half)(?= (?:of )?(?:the|its|that of|last year['’]s|what)\s+(?:[$€£¥\d]|it\b|they\b)))/gi

const ABOUT = /(?:about|around|roughly|approximately|some|close to|almost exactly|or so|circa|~|≈)\s*$/i
const JUST_ABOVE =
  /(?:(?:just|slightly|a little|little|a bit|a touch|marginally|a hair) (?:over|above|more than|north of))\s*$/i
const ABOVE =
  /(?:more than|over|above|at least|exceeding|exceeded|topping|topped|tops|crossed|crosses|crossing|passed|passing|surpassed|surpasses|broke|north of|upwards of|in excess of|surpassing)\s*$/i
const JUST_BELOW =
  /(?:nearly|almost|not quite|shy of|short of|(?:just|slightly|a little|a bit|a touch|marginally|a hair) (?:less than|under|below))\s*$/i
const BELOW = /(?:less than|under|below|up to|at most|fewer than)\s*$/i

function boundOf(before: string): NumberToken['bound'] {
  if (ABOUT.test(before)) return 'about'
  if (JUST_ABOVE.test(before)) return 'just-above'
  if (ABOVE.test(before)) return 'above'
  if (JUST_BELOW.test(before)) return 'just-below'
  return BELOW.test(before) ? 'below' : 'exact'
}

/** @param masked the sentence after `maskNonFigures` */
export function numberTokens(masked: string): NumberToken[] {
  const found: NumberToken[] = []
  for (const match of masked.matchAll(NUMBER)) {
    const g = match.groups ?? {}
    const digits = g.digits ?? ''
    const start = match.index + (g.before ?? '').length
    const scale = g.scale ? (SCALES[g.scale.toLowerCase()] ?? 1) : 1
    const decimals = digits.includes('.') ? digits.length - digits.indexOf('.') - 1 : 0
    const isOpen =
      g.open !== undefined &&
      (masked[match.index + match[0].length] !== ')' ||
        isAside(g, masked.slice(0, match.index + (g.before ?? '').length)))
    const number = Number(digits.replaceAll(',', ''))
    const kind = kindOf(g)
    const basis = /basis|bps/.test(g.points ?? '') ? 0.01 : 1
    const isRange = g.sign !== undefined && /[\d%]\s?$/.test(masked.slice(0, start))
    found.push({
      start: isOpen && g.sign === undefined ? start + 1 : start,
      end: match.index + match[0].length,
      kind,
      value: number * scale * basis,
      step: 10 ** -decimals * scale * basis,
      isNegative:
        !isRange &&
        (/[-−–]/.test(g.sign ?? '') ||
          g.inner !== undefined ||
          (g.open !== undefined &&
            masked[match.index + match[0].length] === ')' &&
            !isAside(g, masked.slice(0, start)))),
      currency: g.currency === undefined ? null : (SIGNS[g.currency.trim()] ?? g.currency.trim()),
      hasScale: g.scale !== undefined,
      bound: boundOf(masked.slice(Math.max(0, start - 24), start)),
    })
  }
  for (const [pattern, value] of WORDS) {
    for (const match of masked.matchAll(pattern)) {
      // The "of" stays outside: what the share is of follows it.
      const end = match.index + match[0].replace(/\s+of$/i, '').length
      const before = masked.slice(Math.max(0, match.index - 24), match.index)
      const bound = boundOf(before) === 'exact' ? 'about' : boundOf(before)
      // "a third of what North America sells"
      const isMeasured = /^\s*of (?:what|that of|those of|the size of)\b/i.test(masked.slice(end, end + 16))
      found.push({
        start: match.index,
        end,
        kind: isMeasured ? 'times' : 'percent',
        value: isMeasured ? value / 100 : value,
        step: isMeasured ? 0.07 : 7,
        isNegative: false,
        currency: null,
        hasScale: false,
        bound,
      })
    }
  }
  for (const match of [...masked.matchAll(ONE_IN), ...masked.matchAll(TIMES)]) {
    const g = match.groups ?? {}
    const part = PARTS[(g.nth ?? g.of ?? '').toLowerCase()]
    const share = part ? (100 * (g.some ? (COUNT[g.some.toLowerCase()] ?? 1) : 1)) / part : null
    const bound = boundOf(masked.slice(Math.max(0, match.index - 24), match.index))
    found.push({
      start: match.index,
      end: match.index + match[0].length,
      kind: share === null ? 'times' : 'percent',
      value: share ?? (g.half ? 0.5 : (COUNT[(g.n ?? g.twice ?? '').toLowerCase()] ?? 0)),
      step: share === null ? (g.half ? 0.12 : 0.5) : 7,
      isNegative: false,
      currency: null,
      hasScale: false,
      bound: bound === 'exact' ? 'about' : bound,
    })
  }
  for (const { start, end, value, step, unit, currency, hasScale } of writtenNumbers(masked)) {
    const bound = boundOf(masked.slice(Math.max(0, start - 24), start))
    found.push({ start, end, kind: unit, value, step, isNegative: false, currency, hasScale, bound })
  }
  const inOrder = found.sort((a, b) => a.start - b.start || b.end - a.end)
  return inOrder.filter((one, at) => inOrder.slice(0, at).every((other) => other.end <= one.start))
}

/** "Fulfillment ($98.5 billion)" says an amount in passing; "(98.5)" in accounts is a loss. */
const isAside = (g: Record<string, string | undefined>, before: string): boolean =>
  g.scale !== undefined ||
  (g.currency !== undefined && /[\p{L}’']\s+$/u.test(before)) ||
  (g.percent !== undefined && /[\p{L}\d’'%]\s+$/u.test(before) && !/\b(?:was|were|is|are|of|by|at|to)\s+$/.test(before))

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
  token: Pick<NumberToken, 'value' | 'step' | 'bound'>,
  signed = token.value,
): boolean {
  const a = Math.abs(actual)
  const v = Math.abs(signed)
  const half = token.step / 2 + Math.abs(v) * 1e-9 + 1e-12
  if (token.bound === 'exact') return Math.abs(actual - signed) <= half
  if (Math.sign(actual) !== Math.sign(signed) && a > half) return false
  const near = Math.max(v * 0.08, Math.min(token.step * 0.75, v * 0.2))
  if (token.bound === 'about') return Math.abs(a - v) <= Math.max(token.step / 2, v * 0.05) + 1e-9
  if (token.bound === 'just-above') return a >= v - half * 1e-3 && a <= v + near
  if (token.bound === 'above') return a >= v - half * 1e-3 && a <= v * 1.2 + Math.min(token.step, v * 0.3)
  if (a > v + half * 1e-3) return false
  // "less than 1%" may be any part of one.
  return a >= v - near || (token.bound === 'below' && (v <= token.step || a >= v * 0.75))
}

/** The currency of a text's sign agrees with the statement's: "$" stands for every dollar that has no sign of its own. */
export function currencyAgrees(written: string | null, currency: string): boolean {
  if (written === null || written === currency) return true
  if (written === 'CNY' && currency === 'RMB') return true
  return written === 'USD' && currencyPrefix(currency) === '$'
}
