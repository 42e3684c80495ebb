/** The numbers and ranges of a sentence of guidance: "$39.5-41.8 billion", "between 17.0% and 19.0%", "at least $9.8 billion". */

export interface Amount {
  /** Where it begins and ends in the sentence. */
  start: number
  end: number
  low: number | null
  high: number | null
  point: number | null
  unit: '%' | 'money'
  /** Thousands, millions or billions of money. */
  scaled: boolean
  /** "per share" follows it. */
  perShare: boolean
  /** "plus or minus" so much. */
  margin: { value: number; unit: '%' | 'basis points' } | null
  /** The first digits as printed. */
  digits: string
}

const NUMBER = '\\d[\\d,]*(?:\\.\\d+)?|\\.\\d+'
const SCALE = '(?:\\s?(thousand|million|billion|trillion)\\b)?'
const RANGE = new RegExp(
  `(between\\s+)?(?<![\\w.,-])(\\$\\s?)?(${NUMBER})${SCALE}\\s?(%)?\\s?(?:(-|–|—|to|and)\\s?(\\$\\s?)?(${NUMBER})(?![\\d,]*\\d)${SCALE}\\s?(%)?)?`,
  'gi',
)
const SCALES: Readonly<Record<string, number>> = { thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12 }
const MARGIN = /^,?\s*(?:respectively,?\s*)?plus or minus (\d+(?:\.\d+)?)\s?(%|percent|basis points)/i

/** All amounts of money and percentages in their order; bare numbers are years, counts or notes. */
export function amountsIn(sentence: string): Amount[] {
  const found: Amount[] = []
  for (const match of sentence.matchAll(RANGE)) {
    const [whole, between, dollar, first = '', scale, percent, joint, , second, secondScale, secondPercent] = match
    // "71.8% and 72.0%" are two numbers; "between 17.0% and 19.0%" is a range.
    const isRange = second !== undefined && (joint?.toLowerCase() !== 'and' || between !== undefined)
    const unit = percent || (isRange && secondPercent) ? '%' : dollar ? 'money' : null
    if (unit === null) {
      if (second !== undefined && joint?.toLowerCase() === 'and' && secondPercent) continue
      continue
    }
    const start = match.index + (between?.length ?? 0)
    const ownEnd = isRange ? match.index + whole.length : endOfFirst(match, sentence)
    const word = (isRange ? (secondScale ?? scale) : scale)?.toLowerCase()
    const by = (text: string, own: string | undefined) =>
      numberOf(text) * (SCALES[(own ?? word)?.toLowerCase() ?? ''] ?? 1)
    const least = /\b(?:at least|more than|over|in excess of)\s*$/i.test(sentence.slice(0, start))
    const value = by(first, scale)
    const exact = (one: number) => Number(one.toPrecision(12))
    const [low, high] = isRange && second !== undefined ? [exact(value), exact(by(second, secondScale))] : [null, null]
    const rest = sentence.slice(ownEnd)
    const margin = MARGIN.exec(rest)
    found.push({
      start,
      end: ownEnd,
      low: low ?? (least ? exact(value) : null),
      high,
      point: isRange || least ? null : exact(value),
      unit,
      scaled: word !== undefined,
      perShare: /^\s?(?:per (?:diluted |basic )?share)\b/i.test(rest),
      margin: margin ? { value: Number(margin[1]), unit: margin[2] === 'basis points' ? 'basis points' : '%' } : null,
      digits: first,
    })
    if (!isRange && second !== undefined) {
      // The second of two numbers is looked at by itself.
      for (const one of amountsIn(sentence.slice(ownEnd)))
        found.push({ ...one, start: one.start + ownEnd, end: one.end + ownEnd })
      return found
    }
  }
  return withoutMargins(found, sentence)
}

const numberOf = (text: string): number => Number(text.replaceAll(',', ''))

/** Where the first number of a pair ends. */
function endOfFirst(match: RegExpMatchArray, sentence: string): number {
  const [, between = '', dollar = '', first = '', scale = '', percent = ''] = match
  const from = (match.index ?? 0) + between.length + dollar.length + first.length
  const tail = /^(?:\s?(?:thousand|million|billion|trillion)\b)?(?:\s?%)?/i.exec(sentence.slice(from))?.[0] ?? ''
  return from + (scale || percent ? tail.length : 0)
}

/** "plus or minus 2%" says something of the number before it and is none of its own. */
const withoutMargins = (all: readonly Amount[], sentence: string): Amount[] =>
  all.filter(({ start }) => !/plus or minus\s*$/i.test(sentence.slice(0, start)))
