/** Computed sentences above the pictures of a balance sheet and of cash flows: arithmetic in words, never generated text. */
import { formatCompact } from '../format/amount.ts'
import { shortCompanyName } from '../format/company-name.ts'
import type { BalanceSheetFigures, CashFlowFigures } from '../statement/other-statements.ts'
import { hundred, ofHundred } from '../words/income-sentence.ts'

type Sheet = Pick<BalanceSheetFigures, 'total_assets' | 'total_liabilities' | 'shareholders_equity'> & {
  currency: string
}

/**
 * "Of every $100 that Apple owns, $84.40 is owed and $15.60 belongs to its shareholders."; with more liabilities than
 * assets "Boeing owes $17.23B more than it owns: $154.24B against $137.01B." Null where a figure is not known.
 */
export function sheetSentence(company: string, sheet: Sheet): string | null {
  const { total_assets: assets, total_liabilities: owed, shareholders_equity: own, currency } = sheet
  if (assets === null || assets <= 0 || owed === null) return null
  const name = shortCompanyName(company)
  const money = (value: number): string => formatCompact(value, currency)
  if (owed > assets)
    return `${name} owes ${money(owed - assets)} more than it owns: ${money(owed)} against ${money(assets)}.`
  if (own === null || own < 0) return null
  const owes = ofHundred(owed, assets, currency)
  return `Of every ${hundred(currency)} that ${name} owns, ${owes} is owed and ${ofHundred(own, assets, currency)} belongs to its shareholders.`
}

type Flows = Pick<
  CashFlowFigures,
  'operating_cash_flow' | 'dividends_paid' | 'share_repurchases' | 'cash_at_start' | 'cash_at_end'
> & { currency: string; months: number }

const MONTHS: Readonly<Record<number, string>> = { 3: 'three', 6: 'six', 9: 'nine' }

/**
 * "Operations brought in $118.25B, $110.18B went back to shareholders, and cash fell by $794.00M to $29.94B."; of a part
 * of a year "In six months operations …". Null where the cash from operations is not known.
 */
export function cashSentence(flows: Flows): string | null {
  const { operating_cash_flow: operating, currency, months } = flows
  if (operating === null) return null
  const money = (value: number): string => formatCompact(Math.abs(value), currency)
  const span = months < 11 ? `In ${MONTHS[months] ?? months} month${months === 1 ? '' : 's'} operations` : 'Operations'
  const parts = [`${span} ${operating < 0 ? 'used' : 'brought in'} ${money(operating)}`]
  const back = -(flows.dividends_paid ?? 0) - (flows.share_repurchases ?? 0)
  if (back > 0) parts.push(`${money(back)} went back to shareholders`)
  const { cash_at_start: start, cash_at_end: end } = flows
  if (start !== null && end !== null && start !== end)
    parts.push(`cash ${end < start ? 'fell' : 'rose'} by ${money(end - start)} to ${formatCompact(end, currency)}`)
  const last = parts.at(-1)
  return parts.length < 3 ? `${parts.join(' and ')}.` : `${parts.slice(0, -1).join(', ')}, and ${last}.`
}
