/** What the letter of an earnings release says of its quarter: "revenue of $94.9 billion", "diluted EPS of $1.64". */
import { type Block, documentBlocks } from '../../filing/blocks.ts'
import type { Evidence, Figures } from '../../statement/statement.ts'
import type { Bytes } from '../bytes.ts'

/** The letter stands before the statements; further on sentences speak of parts and of other periods. */
const LETTER_BYTES = 400_000
const MOST_SENTENCES = 400

/** Sentences about other periods, or about measures that the statement does not print. */
const ELSE =
  /non-?gaap|\badjusted\b|\bunderlying\b|\bcomparable\b|\bcore\b|\bexcluding\b|\borganic|\bconstant[- ]currency|\bexpect|\bguidance\b|\boutlook\b|\bforecast|\banticipat|\bfull[- ]year\b|\bfor the (?:fiscal )?year\b|\b(?:six|nine|twelve)[- ]months?\b|\bfirst half\b|\byear[- ]to[- ]date\b/i

const REVENUE = /\b(?:revenues?|sales)\b/i
const INCOME = /\bnet (?:income|earnings|loss|profit)\b|\b(?:profit|loss)\b/i
const PER_SHARE = /\bper (?:\w+ ){0,3}(?:share|unit|ads)\b|\bEPS\b/i

type Told = 'total_revenue' | 'net_income' | 'basic_eps' | 'diluted_eps'

const SAYS: readonly (readonly [Told, RegExp])[] = [
  ['total_revenue', REVENUE],
  ['net_income', INCOME],
  ['diluted_eps', PER_SHARE],
  ['basic_eps', PER_SHARE],
]

/** Releases of foreign companies print other signs, or the code of their currency. */
const AMOUNT =
  /(?:[$€£¥]|\b(?:RMB|EUR|GBP|CHF|JPY|CNY)) ?(\d[\d,]*(?:\.\d+)?)(?: (thousand|million|billion|trillion)\b)?/gi
const IN_WORDS = /\b(?:of|was|were) \S+ (?:million|billion)\b/i
const SCALES: Readonly<Record<string, number>> = { thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12 }

/** Significant digits that two figures do not share by chance. */
const TELLING = 3

/**
 * The sentences of a release that print a main figure of the statement, rounded as they may be. Only agreement counts: a
 * sentence may speak of a part of the company or of another quarter.
 * @param figures whole units
 */
export function headlineEvidence(bytes: Bytes, figures: Pick<Figures, Told>): Evidence[] {
  const source = bytes.toString('latin1', 0, Math.min(bytes.length, LETTER_BYTES))
  const blocks = documentBlocks(source, 'windows-1252')
  const found: Evidence[] = []
  let sentences = 0
  for (const block of blocks) {
    // A letter may be set in a table (0000019617-25-000332).
    if (block.isRow && !IN_WORDS.test(block.text)) continue
    for (const sentence of block.text.split(/(?<=[a-z)\d]\.)\s+(?=[A-Z])/)) {
      sentences += 1
      if (sentences > MOST_SENTENCES) return found
      for (const clause of sentence.split(/[;:]\s|,?\s(?=(?:while|and|but|compared)\b)/))
        if (!ELSE.test(clause)) found.push(...inSentence(clause, block, source, figures))
    }
  }
  return found
}

function inSentence(sentence: string, block: Block, source: string, figures: Pick<Figures, Told>): Evidence[] {
  const known = new Set<Told>()
  return [...sentence.matchAll(AMOUNT)].flatMap(([whole, digits = '', word]): Evidence[] => {
    const scale = SCALES[word?.toLowerCase() ?? ''] ?? 1
    const printed = Number(digits.replaceAll(',', ''))
    const step = scale * 10 ** -(digits.split('.')[1]?.length ?? 0)
    const figure = SAYS.find(([name, says]) => {
      const read = figures[name]
      const isPerShare = name === 'basic_eps' || name === 'diluted_eps'
      if (read === null || known.has(name) || !says.test(sentence)) return false
      if (isPerShare ? scale !== 1 || !/\.\d\d$/.test(digits) : scale === 1) return false
      if (!isPerShare && digits.replace(/\D/g, '').replace(/^0+/, '').length < TELLING) return false
      return Math.abs(Math.abs(read) - printed * scale) <= step * 0.5000001
    })?.[0]
    if (figure === undefined) return []
    const start = source.indexOf(digits, block.start)
    if (start < 0 || start >= block.end) return []
    known.add(figure)
    const read = figures[figure] ?? 0
    return [
      {
        figure,
        kind: 'headline',
        place: { start, end: start + digits.length },
        text: whole.trim(),
        value: Math.sign(read) * Number((printed * scale).toPrecision(12)),
        read,
        scale: 0,
        agrees: true,
      },
    ]
  })
}
