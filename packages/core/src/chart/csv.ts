/** The figures of a chart as CSV, every digit, one row a period and company. */
import type { ChartLine } from './line.ts'
import type { QuantityName } from './quantity.ts'

/** RFC 4180 field; a text that a spreadsheet would run as a formula gets an apostrophe before it. */
function field(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * Columns: company, period, dates, currency, the quantities (amounts in whole units of the currency, margins as
 * ratios), whether the period is deduced, and the filing. Unknown and hidden figures are empty. Oldest period first.
 */
export function chartCsv(lines: readonly ChartLine[], companyNames: ReadonlyMap<string, string>): string {
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
  return `${[header, ...body].map((cells) => cells.map(field).join(',')).join('\r\n')}\r\n`
}
