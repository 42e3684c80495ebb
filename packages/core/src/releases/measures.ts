/** What a measure that a company names is, so that two releases, or a release and a statement, can be held together. */

type MeasureKind =
  | 'revenue'
  | 'earnings_per_share'
  | 'net_income'
  | 'operating_income'
  | 'operating_expenses'
  | 'total_expenses'
  | 'gross_margin'
  | 'operating_margin'
  | 'tax_rate'
  | 'capital_expenditures'
  | 'operating_cash_flow'
  | 'free_cash_flow'
  | 'share_repurchases'
  | 'other'

export interface Measure {
  kind: MeasureKind
  /** By the rules of the statement, or by the company's own. */
  basis: 'statement' | 'own'
  /** The figure's growth, in percent. */
  isGrowth: boolean
  /** Words that say of what part or in what sense: "sports segment", "excluding fairlife"; sorted. */
  of: string
}

const KINDS: readonly (readonly [MeasureKind, RegExp])[] = [
  ['free_cash_flow', /\bfree cash flows?\b/],
  [
    'operating_cash_flow',
    /\boperating cash flows?\b|\bcash (?:provided by|flows? from) operat(?:ions|ing activities)\b/,
  ],
  ['capital_expenditures', /\b(?:cash )?capital expenditures?\b/],
  ['gross_margin', /\bgross margins?\b/],
  ['operating_margin', /\boperating margins?\b/],
  ['tax_rate', /\b(?:effective )?tax rates?\b/],
  ['earnings_per_share', /\b(?:earnings|net income) per (?:diluted )?(?:common )?share(?: diluted)?\b|\beps\b/],
  ['total_expenses', /\btotal (?:costs and )?expenses\b/],
  ['operating_expenses', /\b(?:total )?operating expenses?\b/],
  ['operating_income', /\boperating (?:income|profit)\b/],
  ['net_income', /\bnet (?:income|earnings)\b/],
  ['share_repurchases', /\b(?:stock|share) repurchases\b/],
  ['revenue', /\b(?:total )?(?:net )?(?:revenues?|sales)\b/],
]

const OWN =
  /\bnon-?gaap\b|\badjusted\b|\bcomparable\b|\bunderlying\b|\bcore\b|\borganic\b|\bmanaged\b|\bexcluding\b|\bcurrency[- ]neutral\b|\bconstant[- ]currency\b|\bfree cash flow\b/
/** Words that two prints of one measure may have or leave out. */
const IDLE = /\b(?:gaap|non|and|total|net|diluted|of|on|the|for|in|our|its|adjusted|expected|reported|as)\b|[^a-z& ]/g

/** @param name as a sentence or a row prints it  @param isPerShare its unit is an amount per share */
export function measureOf(name: string, isPerShare = false): Measure {
  const plain = name
    .toLowerCase()
    .replace(/\((?!non)[^)]*\)/g, ' ')
    .replace(/[()*]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const isGrowth = /\bgrowth\b/.test(plain)
  // "GAAP and non-GAAP tax rates" are the statement's as well.
  const basis = OWN.test(plain.replace(/\bgaap and non-?gaap\b/, ' ')) ? ('own' as const) : ('statement' as const)
  const rest = plain.replace(/\bgrowth\b/g, ' ').replace(/\bnon-?gaap\b/g, ' ')
  const found = KINDS.find(([, pattern]) => pattern.test(rest))
  // A bare "earnings" is one only per share.
  const bare = !found && isPerShare && /\bearnings\b/.test(rest)
  const kind = bare ? 'earnings_per_share' : (found?.[0] ?? 'other')
  const left = bare ? rest.replace(/\bearnings\b/, ' ') : found ? rest.replace(found[1], ' ') : rest
  const of = [...new Set(left.replace(IDLE, ' ').split(' '))].filter(Boolean).sort().join(' ')
  return { kind, basis, isGrowth, of }
}

/** Whether two names mean one measure; of kinds that are not known, only where the names have the same words. */
export const isSameMeasure = (a: Measure, b: Measure): boolean =>
  a.kind === b.kind && a.basis === b.basis && a.isGrowth === b.isGrowth && a.of === b.of
