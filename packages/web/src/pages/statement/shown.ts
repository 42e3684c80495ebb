import type { WireBalanceSheet, WireCashFlow } from '@topline/core/api/other-statements.ts'
import type { Part } from '../../api/answer.ts'

const columnOf = <C extends { as_of: string }>(column: C) => ({ ...column, start_date: null, end_date: column.as_of })

/** A balance sheet with its columns, its own first. */
export const sheetShown = (sheet: Part<WireBalanceSheet>) =>
  sheet.is === 'here'
    ? { ...sheet, value: { ...sheet.value, columns: [sheet.value, ...sheet.value.prior_periods].map(columnOf) } }
    : sheet

/** Cash flows with their columns, their own first. */
export const flowsShown = (flows: Part<WireCashFlow>) =>
  flows.is === 'here'
    ? { ...flows, value: { ...flows.value, columns: [flows.value, ...flows.value.prior_periods] } }
    : flows
