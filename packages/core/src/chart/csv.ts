/** The figures of a chart as rows of a file, every digit, one row a period and company. */
import type { CsvCell } from '../format/csv.ts'
import type { ChartLine } from './line.ts'
import type { QuantityName } from './quantity.ts'

/**
 * Columns: company, period, dates, currency, the quantities (amounts in whole units of the currency, margins as
 * ratios), whether the period is deduced, and the filing. Unknown and hidden figures are empty. Oldest period first.
 */
export function chartSheet(lines: readonly ChartLine[], companyNames: ReadonlyMap<string, string>): CsvCell[][] {
  const quantities = [...new Set(lines.map((l) => l.quantity.name))]
  const rows = new Map<
    string,
    { head: (string | number | null)[]; values: Map<QuantityName, number | null>; tail: (string | null)[] }
  >()
  for (const line of lines) {
    for (const { source, value } of line.points) {
      const key = `${line.cik} ${source.currency} ${source.end_date} ${source.period_code}`
      const row = rows.get(key) ?? {
        head: [
          companyNames.get(line.cik) ?? line.cik,
          source.period_code,
          source.start_date,
          source.end_date,
          source.currency,
        ],
        values: new Map(),
        tail: [source.deduced ? 'yes' : 'no', source.accession_number],
      }
      row.values.set(line.quantity.name, value)
      rows.set(key, row)
    }
  }
  const header = [
    'company',
    'period',
    'start_date',
    'end_date',
    'currency',
    ...quantities,
    'deduced',
    'accession_number',
  ]
  const body = [...rows.values()].map((r) => [...r.head, ...quantities.map((q) => r.values.get(q) ?? null), ...r.tail])
  return [header, ...body]
}
