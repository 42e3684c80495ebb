/** A figure against the cell that it is said to stand in: its digits, its unit, and what its row is called. */
import { MAIN_AMOUNTS } from '../statement/figure-sets.ts'
import type { FigureName, Figures, Place } from '../statement/statement.ts'
import { isCell, powerOfPrint, printedDigits, significant } from './print.ts'
import { say, state } from './test.ts'
import type { Rule, Tested } from './tested.ts'

const PER_SHARE = ['basic_eps', 'diluted_eps'] as const
const SHARES = ['weighted_avg_shares_basic', 'weighted_avg_shares_diluted'] as const

/** A figure has the digits that its cell prints. */
const digitsOfCells: Rule = ({ income_statement: s, provenance }) => {
  const off = [...MAIN_AMOUNTS, ...PER_SHARE, ...SHARES].filter((field) => {
    const [value, digits] = [s[field], printedDigits(provenance[field])]
    if (value === null || digits === null) return false
    return significant(digits) !== significant(Math.abs(value).toFixed(6))
  })
  return state(
    'figures_are_as_printed',
    'Each figure has the digits of the cell that it is taken from',
    off.length === 0,
    off.length === 0 ? 'all cells print their figures' : `another number stands in the cell of ${off.join(', ')}`,
  )
}

/** Two counts of shares of one company are nearer to each other, whatever the units they are printed in. */
const FAR_APART = 9

/**
 * Counts in two units are right where a note prints whole shares and the statement thousands (0000950117-95-000057):
 * both then mean about as many. A slip of the unit sets them apart.
 */
function isSlip([first, second]: readonly { unit: number }[], s: Figures): boolean {
  if (first === undefined || second === undefined || first.unit === second.unit) return false
  const [basic, diluted] = [s.weighted_avg_shares_basic ?? 0, s.weighted_avg_shares_diluted ?? 0]
  return Math.max(basic, diluted) > FAR_APART * Math.min(basic, diluted)
}

/** Amounts of one statement are printed in its unit, counts of shares in one of their own. */
const unitsOfCells: Rule = ({ income_statement: s, provenance }) => {
  const units = (fields: readonly FigureName[]) =>
    fields.flatMap((field) => {
      const unit = powerOfPrint(s[field], provenance[field])
      return unit === null ? [] : [{ field, unit }]
    })
  const own = Math.round(Math.log10(s.revenue_units_number))
  const money = units(MAIN_AMOUNTS).filter(({ unit }) => unit !== own)
  const perShare = units(PER_SHARE).filter(({ unit }) => unit !== 0 && unit !== -2)
  const counts = units(SHARES)
  const off = [...money, ...perShare, ...(isSlip(counts, s) ? counts.slice(1) : [])]
  return state(
    'figures_are_in_their_unit',
    'Amounts are in the unit that the statement prints, and both counts of shares in one',
    off.length === 0 || counts.length === 0,
    off.length === 0 ? `amounts in ${s.revenue_units}` : `another unit: ${off.map(({ field }) => field).join(', ')}`,
  )
}

/** Words that say of a row that it is not the field's; a row that says none of them may be. */
const OTHERS: Partial<Record<FigureName, RegExp>> = {
  total_revenue:
    /^(?!.*\b(?:revenues?|sales)\b).*\b(?:total (?:[\w-]+ ){0,2}assets|cost of|gross profit|net (?:income|loss|earnings)|expenses?$|before (?:income )?tax(?:es)?|liabilities|backlog|ebitda)\b|^(?:total )?costs? of (?:sales|revenues?)\b/i,
  cost_of_revenue:
    /^(?:total )?(?:selling|general\b|administrative|marketing|advertising|research|depreciation|amorti[sz]ation|restructuring|impairment|goodwill|interest expense|income tax|(?:provision|benefit) for (?:income )?tax|gross profit|operating income|net income|litigation)\b/i,
  gross_profit: /\b(?:net income|operating income|before (?:income )?tax|ebitda)\b/i,
  operating_income:
    /\bebitda\b|\b(?:before|excluding) (?:depreciation|restructuring)|\bgross profit\b|^net (?:income|earnings|loss)\b|\bbefore (?:income )?tax|^(?:total )?(?:reportable )?segments? (?:operating )?(?:income|profit)/i,
  income_before_taxes:
    /^net (?:income|earnings|loss)\b(?!.*before)|^(?:total )?(?:provision|benefit) for|\bgross profit\b|\bebitda\b/i,
  income_tax_expense:
    /^net (?:income|earnings|loss)\b(?!.*tax)|\bbefore (?:income )?tax|\bafter tax|\bgross profit\b|\bpayroll tax|\bdividends?\b/i,
  net_income:
    /^(?!.*\bnet\b).*\b(?:provision for|before (?:income )?tax|operating income|gross profit|revenues?$)|\bbefore\b.*\b(?:minority|non-?controlling)|\bincluding\b.*\b(?:minority|non-?controlling)|\bebitda\b|\badjusted\b|\bbefore (?:an? |the )?(?:extraordinary|cumulative)\b(?!.*\band net\b)|\bfrom continuing\b(?!.*discontinued)|\bfrom discontinued\b/i,
  basic_eps:
    /^(?!.*\b(?:earnings|income|loss|profit)\b).*\b(?:dividends?|book value|equity|cash flow|tangible|market|price)\b|\bfrom continuing\b(?!.*discontinued)|\bbefore (?:extraordinary|cumulative)|^(?!.*\b(?:basic|primary)\b).*\bdiluted\b/i,
  diluted_eps:
    /^(?!.*\b(?:earnings|income|loss|profit)\b).*\b(?:dividends?|book value|equity|cash flow|tangible|market|price)\b|\bfrom continuing\b(?!.*discontinued)|\bbefore (?:extraordinary|cumulative)|^(?!.*\bdilut).*\bbasic\b/i,
  weighted_avg_shares_basic: /^(?!.*\b(?:basic|primary)\b).*\bdiluted\b/i,
  weighted_avg_shares_diluted: /^(?!.*\bdilut).*\bbasic\b/i,
}

/** The names of the rows a figure is taken from: a sum's lines, not the other figures of a difference. */
function rowsOf(place: Place | undefined): string[] {
  if (place === undefined) return []
  if ('computed' in place) return /^sum\b|\+/.test(place.rule) ? place.parts.flatMap(rowsOf) : []
  return isCell(place) && place.label !== '' ? [place.label] : []
}

/** Interest that one row alone gives, by what the row is called: an expense is taken off, an income is not. */
const signOfInterest: Rule = ({ income_statement: s, provenance }) => {
  const value = s.other_interest_income_expense_net
  const place = provenance.other_interest_income_expense_net
  if (!value || place === undefined || 'computed' in place) return null
  const isExpense = /\binterest expenses?\b/i.test(place.label) && !/income|\bnet\b|\band\b|gain/i.test(place.label)
  if (!isExpense) return null
  return state(
    'interest_expense_is_taken_off',
    'Interest that is called an expense is taken off',
    value < 0,
    `“${place.label}” counts as ${say(value)}`,
  )
}

/** Whether two figures are of one cell. */
const isOneCell = (one: Place | undefined, other: Place | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  !('computed' in one) &&
  !('computed' in other) &&
  one.start === other.start

/** One count is that of a loss, which is not diluted, and of a statement with one EPS, also where it is called diluted. */
const isCountOfBoth = ({ income_statement: s, provenance: p }: Tested): boolean =>
  isOneCell(p.weighted_avg_shares_basic, p.weighted_avg_shares_diluted) &&
  s.basic_eps === s.diluted_eps &&
  ((s.net_income ?? 0) < 0 || isOneCell(p.basic_eps, p.diluted_eps))

const OF_CONTINUING = /\bcontinuing operations\b(?!.*discontinued)/i

/** EPS of continuing operations beside a net income with more in it. */
const isPartOfEps = ({ income_statement: s }: Tested, field: FigureName, row: string): boolean =>
  (field === 'basic_eps' || field === 'diluted_eps') &&
  (s.other_income_expense_after_taxes ?? 0) !== 0 &&
  OF_CONTINUING.test(row)

/** The row that a figure is taken from is not called something else. */
const namesOfRows: Rule = (tested) => {
  const { income_statement: s, provenance } = tested
  const ofBoth = isCountOfBoth(tested)
  const off = (Object.entries(OTHERS) as [FigureName, RegExp][]).flatMap(([field, other]) =>
    s[field] === null || (ofBoth && field === 'weighted_avg_shares_basic')
      ? []
      : rowsOf(provenance[field])
          .filter((row) => other.test(row) || isPartOfEps(tested, field, row))
          .map((row) => `“${row}” for ${field.replaceAll('_', ' ')}`),
  )
  return state(
    'rows_are_their_fields',
    'No figure is taken from a row that is called something else',
    off.length === 0,
    off.length === 0 ? 'no row is called something else' : off.slice(0, 3).join('; '),
  )
}

const TO_COMMON = /\b(?:applicable|available|attributable|allocable) to common\b/i
const PREFERRED = /^(?!.*subsidiar)(?=.*\bpreferred\b).*\bdividends?\b/i

/** Net income comes before the dividends on preferred stock: what is left to common shareholders is less. */
const beforePreferred: Rule = ({ provenance }) => {
  const [net] = rowsOf(provenance.net_income)
  if (net === undefined || !TO_COMMON.test(net)) return null
  const taken = rowsOf(provenance.other_income_expense_after_taxes).find((row) => PREFERRED.test(row))
  if (taken === undefined) return null
  return state(
    'net_income_is_before_preferred_dividends',
    'Net income is not what preferred dividends leave to common shareholders',
    false,
    `“${taken}” is taken off before “${net}”`,
  )
}

export const PRINT_RULES: readonly Rule[] = [digitsOfCells, unitsOfCells, namesOfRows, beforePreferred, signOfInterest]
