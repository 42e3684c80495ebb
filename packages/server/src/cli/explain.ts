import { type ExtractionResult, FIGURE_NAMES, type Place } from '@topline/core/statement/statement.ts'

/** A readable table of one extraction: figure, printed text, place, rule; then what QC says. */
export function explain(file: string, result: ExtractionResult): string {
  if (!result.ok) return `${file}\n  ${result.error.code}: ${result.error.message}\n`
  const s = result.income_statement
  const rows: string[][] = [['figure', 'value', 'printed', 'place', 'line or rule']]
  const add = (name: string, value: number | null, place: Place | undefined) => {
    if (value === null) rows.push([name, '-', '', '', ''])
    else rows.push([name, value.toLocaleString('en-US', { maximumFractionDigits: 6 }), ...told(place)])
  }
  for (const name of FIGURE_NAMES) add(name, s[name], result.provenance[name])
  s.operating_expenses.forEach((one, at) => {
    add(`  ${one.name}`, one.amount, result.provenance[`operating_expenses[${at}].amount`])
  })
  for (const group of ['business_segments', 'geographical_segments'] as const) {
    s[group]?.divisions.forEach((one, at) => {
      add(`  ${one.label}`, one.revenue, result.provenance[`${group}.divisions[${at}].revenue`])
    })
    const residual = s[group]?.revenue_not_allocated_to_divisions_net
    if (residual)
      add(
        `  ${residual.description ?? 'not allocated'}`,
        residual.value,
        result.provenance[`${group}.revenue_not_allocated_to_divisions_net`],
      )
  }
  const widths = rows[0]?.map((_, at) => Math.min(48, Math.max(...rows.map((row) => (row[at] ?? '').length)))) ?? []
  const table = rows.map((row) =>
    `  ${row.map((cell, at) => (at === 1 ? cell.padStart(widths[at] ?? 0) : cell.slice(0, 60).padEnd(widths[at] ?? 0))).join('  ')}`.trimEnd(),
  )
  const head = `${file}\n${result.company ?? ''} ${result.form_type ?? ''} ${s.fiscal_period ?? ''} ${s.fiscal_year ?? ''}, ${s.start_date ?? '?'} to ${s.end_date}, ${s.currency} in ${s.revenue_units}, engine ${result.engine}`
  const tests = result.qc.tests.map(
    (test) => `  ${test.passed ? 'passed ' : test.necessary ? 'FAILED ' : 'warning'} ${test.name}: ${test.rationale}`,
  )
  return `${head}\n${table.join('\n')}\nQC ${result.qc.passed ? 'passed' : 'failed'}\n${tests.join('\n')}\nHow it was read\n${result.trace.map((text) => `  ${text}`).join('\n')}\n\n`
}

function told(place: Place | undefined): [string, string, string] {
  if (place === undefined) return ['', '', '']
  if ('computed' in place)
    return [place.parts.map((part) => ('computed' in part ? '…' : part.text)).join(' ; '), '', place.rule]
  return [place.text, place.start === null ? '' : `${place.start}-${place.end}`, place.label]
}
