/** Divisions of small filings, for tests: a note typed as filed below a statement of the same revenue. */
import { extractFiling } from '../extract.ts'

/** Names and amounts in whole units, and what is left over with its name. */
interface Divided {
  business: [string, number][] | null
  geographical: [string, number][] | null
  rest: { business: [string | null, number] | null; geographical: [string | null, number] | null }
}

/** Reads a filing and gives its divisions. */
export function divided(document: string | Buffer): Divided {
  const result = extractFiling(typeof document === 'string' ? Buffer.from(document, 'latin1') : document)
  if (!result.ok) throw new Error(result.error.message)
  const { business_segments: business, geographical_segments: places } = result.income_statement
  const list = (group: typeof business) =>
    group?.divisions.map((one): [string, number] => [one.label, one.revenue ?? 0]) ?? null
  const rest = (group: typeof business): [string | null, number] | null => {
    const left = group?.revenue_not_allocated_to_divisions_net
    return left ? [left.description, left.value ?? 0] : null
  }
  return {
    business: list(business),
    geographical: list(places),
    rest: { business: rest(business), geographical: rest(places) },
  }
}

interface Note {
  /** Last day of the year, as the cover prints it. */
  ended: string
  /** The years of the statement's columns, newest first. */
  years: readonly [number, number]
  /** The line of units over the statement. */
  units: string
  /** The statement's total of revenue: this year's and the year's before, as printed. */
  revenue: readonly [string, string]
  /** Lines of the note as filed. */
  note: string
}

const column = (text: string): string => text.padStart(14)

/** A plain-text annual report: a cover, a statement of that revenue and a note. */
export function textFiling({ ended, years, units, revenue, note }: Note): string {
  const row = (label: string, ...figures: readonly string[]) => `${label.padEnd(40)}${figures.map(column).join('')}`
  const worth = (text: string) => Number(text.replace(/[$,]/g, ''))
  const part = (of: number) =>
    revenue.map((text) =>
      (worth(text) * of).toLocaleString('en-US', { maximumFractionDigits: text.includes('.') ? 1 : 0 }),
    )
  return `FORM 10-K
For the fiscal year ended ${ended}
MADE COMPANY
(Exact name of registrant as specified in its charter)

CONSOLIDATED STATEMENTS OF INCOME
For the years ended ${ended.replace(/,? \d{4}$/, '')}
${units}

${row('', ...years.map(String))}

${row('Total revenues', ...revenue)}
${row('Cost of sales', ...part(0.5))}
${row('Selling and administrative expenses', ...part(0.3))}
${row('Income before income taxes', ...part(0.2))}
${row('Provision for income taxes', ...part(0.1))}
${row('Net income', ...part(0.1))}
${row('Net income per share', '$1.00', '$.90')}


NOTES TO CONSOLIDATED FINANCIAL STATEMENTS

${note}
`
}

const cells = (texts: readonly string[]): string =>
  texts.map((text) => `<td align="right" valign="bottom">${text}</td>`).join('')

/** Rows of an HTML table, each a label and its cells. */
export const tableOf = (rows: readonly (readonly string[])[]): string =>
  `<table>${rows.map((row) => `<tr>${cells(row)}</tr>`).join('\n')}</table>`

/** An annual report in HTML: a cover, a statement of that revenue and a note in HTML. */
export function htmlFiling({ ended, years, units, revenue, note }: Note): string {
  const worth = (text: string) => Number(text.replace(/[$,]/g, ''))
  const row = (label: string, of: number): string[] => [
    label,
    ...revenue.map((text) => Math.round(worth(text) * of).toLocaleString('en-US')),
  ]
  const statement = [
    ['', ...years.map(String)],
    ['Net revenue', ...revenue],
    row('Cost of sales', 0.5),
    row('Marketing, general and administrative', 0.3),
    row('Income before income taxes', 0.2),
    row('Provision for income taxes', 0.1),
    row('Net income', 0.1),
    ['Net income per share', '$1.00', '$.90'],
  ]
  return `<html><body><p>FORM 10-K</p><p>For the fiscal year ended ${ended}</p><p>MADE COMPANY</p>
<p>(Exact name of registrant as specified in its charter)</p><hr>
<p align="center">CONSOLIDATED STATEMENTS OF OPERATIONS</p><p align="center">Years ended ${ended}</p><p align="center">${units}</p>
${tableOf(statement)}<hr><p>NOTES TO CONSOLIDATED FINANCIAL STATEMENTS</p>
${note}</body></html>`
}
