/** CSV (RFC 4180) that is safe to open: a text that a spreadsheet would run as a formula gets an apostrophe before it. */
export type CsvCell = string | number | boolean | null

function field(value: CsvCell): string {
  if (value === null) return ''
  if (typeof value !== 'string') return String(value)
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return `${rows.map((row) => row.map(field).join(',')).join('\r\n')}\r\n`
}
