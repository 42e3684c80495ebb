/** Figures as people write them in a sentence: where they stand, their value and how exactly it is meant. */

export interface TypedNumber {
  /** as written */
  text: string
  start: number
  end: number
  /** absolute value in whole units; a ratio for percentages */
  value: number
  /** half of the last digit written, in the same unit */
  slack: number
  isPercent: boolean
  isNegative: boolean
  /** a suffix or word gave the size; without one the number may be in the printed unit */
  isScaled: boolean
}

const SCALE: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mm: 1e6,
  mn: 1e6,
  million: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
  t: 1e12,
  tn: 1e12,
  trillion: 1e12,
}

const NUMBER =
  /(?<![\p{L}\p{N}.,])(\(|[−–-]\s?)?((?:US\$|[$€£¥]|[A-Z]{3} )\s?)?(\(|[−–-])?(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(\s?(?:trillion|billion|million|thousand|tn|bn|mn|mm|[KMBT](?![\p{L}])))?(\)?\s?(?:%|percent(?:age points?)?|per cent|basis points|bps)|\))?(?![\p{L}\p{N}])/gu

const MONTHS =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?'
/** Numbers that are names: years, days of a date, quarters, forms, items, notes, sections. */
const NAMES = [
  /\b(?:19|20)\d\d(?![\d,.]\d|\s?(?:%|million|billion|thousand))\b/g,
  new RegExp(`\\b${MONTHS} \\d{1,2}\\b`, 'gi'),
  new RegExp(`\\b\\d{1,2} ${MONTHS}\\b`, 'gi'),
  /\bQ[1-4]\b/gi,
  /\b(?:10-[KQ]|20-F|8-K|item \d+[a-k]?|notes? \d+|page \d+|section \d+|part [ivx\d]+|asc \d+|regulation s-[kx])\b/gi,
  /\b5[23][- ]weeks?\b/gi,
  /(?:^|\n)\s*\d{1,2}[.)]\s/g,
]

export function numbersIn(text: string): TypedNumber[] {
  const skipped = NAMES.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((m) => [m.index, m.index + m[0].length] as const),
  )
  const found: TypedNumber[] = []
  for (const m of text.matchAll(NUMBER)) {
    const [whole, lead = '', currency = '', inner = '', digits = '', suffix = '', tail = ''] = m
    const start = m.index
    const digitsAt = start + lead.length + currency.length + inner.length
    if (skipped.some(([from, to]) => digitsAt >= from && digitsAt < to)) continue
    const number = Number(digits.replaceAll(',', ''))
    if (!Number.isFinite(number)) continue
    const decimals = /\.(\d+)$/.exec(digits)?.[1]?.length ?? 0
    const isPercent = /%|percent|per cent/.test(tail)
    const isPoints = /basis points|bps/.test(tail)
    const scale = isPercent ? 0.01 : isPoints ? 0.0001 : (SCALE[suffix.trim().toLowerCase()] ?? 1)
    const opened = lead.startsWith('(') || inner.startsWith('(')
    const isNegative = /[−–-]/.test(lead + inner) || (opened && tail.includes(')'))
    const trimmed = opened && !tail.includes(')') ? whole.replace(/^\(/, '') : whole.replace(/(?<!\(.*)\)$/, '')
    const from =
      start + (whole.length - trimmed.length > 0 && whole.startsWith('(') && !trimmed.startsWith('(') ? 1 : 0)
    found.push({
      text: trimmed,
      start: from,
      end: from + trimmed.length,
      value: number * scale,
      slack: 0.5 * 10 ** -decimals * scale,
      isPercent: isPercent || isPoints,
      isNegative,
      isScaled: suffix !== '',
    })
  }
  return found
}
