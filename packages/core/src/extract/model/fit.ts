/** Whether the cells that a model names are of an income statement, and their lines what the figures are. */
import { state } from '../../qc/test.ts'
import type { FigureName, QcTest } from '../../statement/statement.ts'
import { categoryOf } from '../lexicon/category.ts'
import type { Kind } from '../lexicon/kinds.ts'
import type { FoundCell } from './cells.ts'
import type { Section } from './section.ts'

/** What a line may be by its words whose figure is taken for a field; a line whose words say nothing may be any. */
const MAY_BE: Partial<Readonly<Record<FigureName, readonly Kind[]>>> = {
  total_revenue: ['revenue-total', 'revenue'],
  cost_of_revenue: ['cost-total', 'cost', 'expenses-total'],
  gross_profit: ['gross'],
  operating_income: ['operating'],
  income_before_taxes: ['pretax'],
  income_tax_expense: ['tax'],
  net_income: ['net', 'attributable'],
  basic_eps: ['eps'],
  diluted_eps: ['eps'],
  weighted_avg_shares_basic: ['shares'],
  weighted_avg_shares_diluted: ['shares'],
}
const RESULTS: ReadonlySet<Kind> = new Set(['net', 'attributable', 'pretax'])
const ABOVE_RESULTS: ReadonlySet<Kind> = new Set([
  'revenue-total',
  'revenue',
  'cost-total',
  'cost',
  'expenses-total',
  'tax',
])
/** Lines that no division of revenue is called. */
const NO_DIVISION: ReadonlySet<Kind> = new Set([
  'cost-total',
  'expenses-total',
  'gross',
  'operating',
  'pretax',
  'tax',
  'net',
  'attributable',
  'minority',
  'eps',
  'shares',
])
const BALANCE = /\btotal (?:current )?(?:assets|liabilities)\b|\bequity per (?:common )?share\b/i

/** A table of results and of what leads to them, and not of assets. */
function isIncomeStatement({ lines }: Section): boolean {
  const kinds = lines.map(({ kind }) => kind)
  return (
    kinds.some((kind) => RESULTS.has(kind)) &&
    kinds.some((kind) => ABOVE_RESULTS.has(kind)) &&
    !lines.some(({ label }) => BALANCE.test(label))
  )
}

/**
 * The statement may go on in a second table, with the same period over its column; counts of shares may stand in a
 * note alone (0000034088-23-000048).
 */
function belongs({ section, column, line }: FoundCell, main: FoundCell): boolean {
  if (section === main.section || line.kind === 'shares') return true
  const [own, other] = [column.period, main.column.period]
  const alike = own !== null && own.end_date === other?.end_date && own.start_date === other.start_date
  return alike && section.kind === 'statement' && isIncomeStatement(section)
}

interface Named {
  figures: ReadonlyMap<FigureName, readonly FoundCell[]>
  divisions: readonly FoundCell[]
  main: FoundCell
}

/** The tests of a model's cells by where they stand and what their lines are called. */
export function fitTests({ figures, divisions, main }: Named): QcTest[] {
  const cells = [...figures].flatMap(([name, found]) => found.map((cell) => ({ name, cell })))
  const strays = cells.filter(({ cell }) => !belongs(cell, main))
  const misfits = cells.filter(({ name, cell }) => {
    const { kind } = cell.line
    return kind !== 'other' && MAY_BE[name]?.includes(kind) === false
  })
  const others = divisions.filter((cell) => isNoDivision(cell, main))
  const missing = figures.has('total_revenue') ? undefined : printedRevenue(main)
  const say = (some: readonly { name: string; cell: FoundCell }[]) =>
    some.slice(0, 3).map(({ name, cell }) => `“${cell.line.label}” for ${name.replaceAll('_', ' ')}`)
  return [
    state(
      'model_reads_an_income_statement',
      'The figures stand in one income statement',
      isIncomeStatement(main.section) && strays.length === 0,
      strays.length > 0 ? `in another table: ${say(strays).join('; ')}` : `the table at byte ${main.section.start}`,
    ),
    state(
      'model_lines_fit_their_fields',
      'The line of each figure is called what the figure is',
      misfits.length === 0,
      misfits.length === 0 ? 'no line is called something else' : say(misfits).join('; '),
    ),
    state(
      'model_divisions_are_of_revenue',
      'What is named as divisions are parts of revenue',
      others.length === 0,
      others.length === 0
        ? `${divisions.length} divisions`
        : others
            .slice(0, 3)
            .map(({ line }) => `“${line.label}”`)
            .join('; '),
    ),
    state(
      'model_finds_printed_revenue',
      'Revenue is named where the statement prints it',
      missing === undefined,
      missing === undefined ? 'revenue is named or not printed' : `“${missing.label}” prints it`,
    ),
  ]
}

/** A line of costs or results, or one of the statement itself that stands below its revenue or among its expenses. */
function isNoDivision({ section, line }: FoundCell, main: FoundCell): boolean {
  if (NO_DIVISION.has(line.kind)) return true
  if (section !== main.section) return false
  const last = section.lines.findLastIndex(({ kind }) => kind === 'revenue-total')
  return categoryOf(line.label) !== 'other' || (last >= 0 && section.lines.indexOf(line) > last)
}

/** The total of revenue that the statement prints in the main column, or a part where it prints no total. */
function printedRevenue({ section, column }: FoundCell) {
  const at = section.columns.indexOf(column)
  const printed = section.lines.filter(({ cells }) => cells[at] && !cells[at]?.is_dash)
  return printed.find(({ kind }) => kind === 'revenue-total') ?? printed.find(({ kind }) => kind === 'revenue')
}
