/** Which figures of the screener are one cell of a filing, and how the series of a company names them. */
import type { ScreenedCompany } from '@topline/core/api/screener.ts'
import { type ScreenBasis, type ScreenQuantity, screenQuantity } from '@topline/core/screen/quantities.ts'

/** Twelve months of a company that reports no quarter since its year are that year. */
export const seriesBasis = ({ period_code }: Pick<ScreenedCompany, 'period_code'>, basis: ScreenBasis): ScreenBasis =>
  basis === 'ttm' && period_code.endsWith(' FY') ? 'year' : basis

/** 'balance_sheet.total_assets', 'total_revenue': the name among the cells of a point. */
export function keyOf(name: ScreenQuantity): string {
  const { group } = screenQuantity(name)
  if (group === 'Balance sheet') return `balance_sheet.${name}`
  if (group === 'Cash flows') return name === 'cash_flow_net_income' ? 'cash_flow.net_income' : `cash_flow.${name}`
  return name
}

/** Whether a figure is printed as it stands here; of the others the arithmetic is shown, down to the cells. */
export function isPrinted(
  company: Pick<ScreenedCompany, 'period_code'>,
  basis: ScreenBasis,
  name: ScreenQuantity,
): boolean {
  const { group } = screenQuantity(name)
  if (group === 'Balance sheet') return true
  const of = seriesBasis(company, basis)
  if (group === 'Income') return of === 'year' || (of === 'quarter' && !company.period_code.endsWith(' Q4'))
  return group === 'Cash flows' && (of === 'year' || (of === 'quarter' && company.period_code.endsWith(' Q1')))
}
