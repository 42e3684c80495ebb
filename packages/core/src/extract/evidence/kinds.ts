import type { EvidenceKind } from '../../statement/statement.ts'

/** Words of a title, the surest first. */
const TITLES: readonly [EvidenceKind, RegExp][] = [
  ['cash-flow', /\bcash\s+flows?\b/i],
  [
    'equity',
    /(?:share|stock)\s?(?:holders|owners)['’]?s?['’]?\s+(?:equity|investment)|changes\s+in\s+(?:\w+\s+)?equity|retained\s+earnings|partners['’]\s+(?:capital|equity)/i,
  ],
  ['quarterly-data', /quarterly|interim\s+(?:financial|results)|by\s+quarter/i],
  [
    'selected-data',
    /selected\s+(?:\w+\s+){0,4}(?:data|information)|highlights|(?:five|six|ten|eleven)[- ]year|summary\s+of\s+(?:operations|selected)|financial\s+(?:summary|review)/i,
  ],
  ['segment-note', /segments?\b|geographic|lines?\s+of\s+business/i],
  ['eps-note', /(?:earnings|income|loss)\s*(?:\(loss\)\s*)?per\s+(?:\w+\s+)?(?:share|unit)/i],
  ['tax-note', /income\s+taxes/i],
]

/** Words that only such a table's lines hold. */
const LABELS: readonly [EvidenceKind, RegExp][] = [
  ['cash-flow', /(?:investing|financing|operating)\s+activities/i],
  ['balance-sheet', /total\s+(?:current\s+)?(?:assets|liabilities)\b(?!.*\b(?:cost|revenue|sales)\b)/i],
  ['tax-note', /statutory|deferred\b.*\bcurrent\b|\bcurrent\b.*\bdeferred\b/i],
  ['equity', /\bbalances?,? (?:at )?\w+ \d|dividends (?:declared|paid).*balance/i],
  ['eps-note', /weighted|dilutive|average (?:number|shares)/i],
]

/**
 * What a table is by its title and the words of its lines.
 *
 * @returns null where neither names it
 */
export function kindOfPlace(title: string, labels: string): EvidenceKind | null {
  for (const [kind, words] of TITLES) if (words.test(title)) return kind
  for (const [kind, words] of LABELS) if (words.test(labels)) return kind
  return null
}
