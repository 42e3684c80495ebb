/** What a filing's balance sheet and cash flows tell of cash, where that is the larger story, as one viewer may know it. */

import type { Looking } from '@topline/core/access/access.ts'
import { columnState } from '@topline/core/access/periods.ts'
import { businessOf } from '@topline/core/statement/business.ts'
import { provenance } from '@topline/core/statement/statement.ts'
import { type CashStory, cashStory } from '@topline/core/words/cash-story.ts'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { companies } from '../../db/schema.ts'
import { currentOthers, statementOf } from '../other-statements/stored.ts'
import { type FoundStatement, periodFlags } from '../statements/queries.ts'
import { comparativeColumns } from './queries.ts'

/**
 * @param found the current income statement of the filing, whose detail the viewer may read
 * @returns null where there is no such story, a check of the cash flows failed, or they are closed to the viewer
 */
export async function cashOf(
  db: Db,
  { row, detail, filing }: FoundStatement,
  looking: Looking,
): Promise<CashStory | null> {
  const [others, periods, columns, [company]] = await Promise.all([
    currentOthers(db, row.accession_number),
    periodFlags(db, row.cik),
    comparativeColumns(db, row.id),
    db.select({ sic: companies.sic }).from(companies).where(eq(companies.cik, row.cik)),
  ])
  const { balance_sheet: sheetRow, cash_flow: flowRow } = others
  const flows = flowRow?.qc_passed ? statementOf('cash_flow', flowRow) : null
  if (!flows) return null
  const closing = columnState(periods, looking)
  const isOpen = (column: Parameters<typeof closing>[0]) => closing(column).length === 0
  if (!isOpen(flows)) return null
  const printed = statementOf('balance_sheet', sheetRow)
  const sheet = sheetRow?.qc_passed ? printed : null
  const places = provenance.parse(detail.provenance)
  return cashStory({
    filing: { ...filing, accession_number: row.accession_number, engine: row.engine },
    currency: row.currency,
    incomes: [
      { ...row, place: places.net_income ?? null },
      ...columns.map((one) => ({
        ...one,
        net_income: one.net_income ?? null,
        place: one.provenance?.net_income ?? null,
      })),
    ],
    balance_sheet: sheet && {
      ...sheet,
      prior_periods: sheet.prior_periods.filter(({ as_of }) =>
        isOpen({ start_date: null, end_date: as_of, months: null }),
      ),
    },
    cash_flow: { ...flows, prior_periods: flows.prior_periods.filter(isOpen) },
    business: businessOf({
      sic: company?.sic ?? null,
      labels: printed?.lines.map(({ label }) => label) ?? [],
      isClassified: printed?.current_assets != null,
      hasInventories: printed?.inventories != null,
    }),
  })
}
