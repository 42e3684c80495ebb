import type { EvidenceKind, FigureName } from '../../statement/statement.ts'

/** The figures that a filing prints more than once. */
export const WITNESSED = [
  'net_income',
  'total_revenue',
  'income_before_taxes',
  'income_tax_expense',
  'operating_income',
  'cost_of_revenue',
  'gross_profit',
  'basic_eps',
  'diluted_eps',
  'weighted_avg_shares_basic',
  'weighted_avg_shares_diluted',
] as const satisfies readonly FigureName[]
export type Witnessed = (typeof WITNESSED)[number]

/** Words that a row or sentence holds where it prints the figure again, whatever the place. */
const SPEAKS: Readonly<Record<Witnessed, RegExp>> = {
  net_income:
    /\b(?:net|total)\b[^.]{0,60}\b(?:income|earnings|loss|losses|profits?|margins?|savings|proceeds)\b|^(?:income|earnings|loss|profit)\b(?!.*\b(?:before|from operations)\b)|(?:profit|loss|income|result)s? (?:for|of) the (?:year|period|quarter)/,
  total_revenue:
    /revenues?|\bsales\b|turnover|^\W*(?:consolidated )?totals?\b|total income|premiums|^\W*$|^as reported/,
  income_before_taxes: /before|pre-?tax|^\W*totals?\b|^\W*$/,
  income_tax_expense: /tax|provision|^\W*totals?\b|^\W*$/,
  operating_income: /operating|from operations|operations|^\W*totals?\b|^\W*$/,
  cost_of_revenue: /\bcosts?\b|goods sold|^\W*totals?\b/,
  gross_profit: /gross|margin/,
  basic_eps: /per|basic|primary|earnings|income|loss|^\W*totals?\b|net/,
  diluted_eps: /per|dilut|earnings|income|loss|^\W*totals?\b|net/,
  weighted_avg_shares_basic: /shares|average|basic|primary|outstanding|denominator|units/,
  weighted_avg_shares_diluted: /shares|average|dilut|outstanding|denominator|units/,
}
const NEVER: Partial<Readonly<Record<Witnessed, RegExp>>> = {
  net_income:
    /per (?:\w+ ){0,3}(?:share|unit)|comprehensive|net (?:interest|investment|operating|sales|revenue)|pro ?-?forma/,
  total_revenue: /cost|deferred|percent|per (?:share|unit)|pro ?-?forma/,
  weighted_avg_shares_basic: /\bper\b|issued|repurchase|authorized/,
  weighted_avg_shares_diluted: /\bper\b|issued|repurchase|authorized/,
}

/** Whether a label may name the figure. */
export const speaksOf = (figure: Witnessed, label: string): boolean =>
  SPEAKS[figure].test(label) && !(NEVER[figure]?.test(label) ?? false)

/** Labels that name the figure and nothing else: where such a row has another number, the document disagrees. */
const EXACTLY: Partial<Readonly<Record<Witnessed, RegExp>>> = {
  net_income:
    /^(?:consolidated )?(?:net )?(?:income|earnings|loss|profit)(?: \((?:loss|income|deficit)\))?(?: for the (?:year|period))?$|^net (?:income|earnings|loss|\(loss\) income|\(loss\)|loss\/income|profit)\b[^a-z]*$/,
  total_revenue:
    /^(?:total |net |consolidated )*(?:operating )?(?:revenues?|sales|net sales)(?: and other income)?$|^total (?:revenues?|sales|income)$|^net (?:sales|revenues?)(?: and (?:other )?(?:revenues?|income))?$/,
  income_before_taxes: /before (?:provision for )?(?:federal )?(?:income )?taxes$/,
  operating_income:
    /^(?:total )?(?:operating (?:income|profit|earnings)|(?:income|earnings|profit) from operations)(?: \(loss\))?$/,
  gross_profit: /^gross (?:profit|margin)$/,
  cost_of_revenue: /^(?:total )?costs? of (?:sales|goods sold|products sold|revenues?|net revenues?)$/,
  income_tax_expense:
    /^(?:total )?(?:(?:provision|benefit|\(benefit\) provision|provision \(benefit\)) for )?(?:income taxes|taxes on income)$|^(?:total )?(?:income tax (?:expense|provision)|provision for taxes on income)$/,
  basic_eps:
    /^(?!.*(?:dilut|assum|pro ?-?forma|continuing|discontinued|extraordinary|before|dividend|adjusted|cumulative|excluding|distributed|class)).*(?:\bper\b|\bbasic\b|\bprimary\b)/,
  diluted_eps:
    /^(?!.*(?:pro ?-?forma|continuing|discontinued|extraordinary|before|dividend|adjusted|cumulative|excluding|distributed|effect|class)).*(?:diluted\b|assuming (?:full )?dilution)/,
  weighted_avg_shares_basic:
    /^(?!.*(?:dilut|assum|pro ?-?forma|effect|option|equivalent|class|issued)).*(?:\baverage\b|\bbasic\b|\bprimary\b|denominator)/,
  weighted_avg_shares_diluted:
    /^(?!.*(?:pro ?-?forma|effect|class|options|issued)).*(?:diluted\b|assuming (?:full )?dilution)/,
}

/** Whether a label names the figure and nothing else. */
export const namesExactly = (figure: Witnessed, label: string): boolean =>
  EXACTLY[figure]?.test(label.replace(/[.:*$\s]+$/g, '').trim()) ?? false

/** Places that never print revenue: the same digits there are another thing. */
const NO_REVENUE: ReadonlySet<EvidenceKind> = new Set(['cash-flow', 'equity', 'balance-sheet', 'tax-note'])

/** Whether a place of that kind may print the figure at all. */
export const mayHold = (figure: Witnessed, kind: EvidenceKind): boolean =>
  figure !== 'total_revenue' || !NO_REVENUE.has(kind)
