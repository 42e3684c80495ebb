/**
 * The tables of the data set: what a column is called, what it holds, what it means. The files are written by these, the
 * manifest says them, and `docs/dataset.md` lists them.
 */
import { balanceSheetFigures, cashFlowFigures } from '@topline/core/statement/other-statements.ts'
import { figures, period } from '@topline/core/statement/statement.ts'

/** `date` is a calendar date, `instant` a moment of UTC, `number` a double, `integer` of 32 bits. */
export type ColumnType = 'text' | 'number' | 'integer' | 'boolean' | 'date' | 'instant'

export interface Column {
  name: string
  type: ColumnType
  description: string
}

export interface Table {
  name: string
  description: string
  columns: readonly Column[]
}

const text = (name: string, description: string): Column => ({ name, type: 'text', description })
const number = (name: string, description: string): Column => ({ name, type: 'number', description })
const integer = (name: string, description: string): Column => ({ name, type: 'integer', description })
const bool = (name: string, description: string): Column => ({ name, type: 'boolean', description })
const day = (name: string, description: string): Column => ({ name, type: 'date', description })
const instant = (name: string, description: string): Column => ({ name, type: 'instant', description })

/** Figures as columns, described as in the glossary. */
const numbersOf = (shape: Readonly<Record<string, { description?: string | undefined }>>): Column[] =>
  Object.entries(shape).map(([name, { description }]) => number(name, description ?? ''))

/** What every row about a filing begins with. */
const FILING: readonly Column[] = [
  text('accession_number', 'The filing, as EDGAR numbers it'),
  text('cik', 'The company, digits without leading zeros'),
]
const PERIOD: readonly Column[] = [
  text('currency', period.shape.currency.description ?? ''),
  day('start_date', period.shape.start_date.description ?? ''),
  day('end_date', period.shape.end_date.description ?? ''),
  integer('months', period.shape.period_in_months.description ?? ''),
]
const FISCAL: readonly Column[] = [
  integer('fiscal_year', period.shape.fiscal_year.description ?? ''),
  text('fiscal_period', 'FY, Q1, Q2, Q3 or Q4'),
]
const VERSION: readonly Column[] = [
  integer('version', 'Counts the readings and corrections of this statement'),
  text('engine', 'What read it: tags, tables, llm or manual'),
  bool('qc_passed', 'Every necessary check held; null while there is no report'),
  instant('extracted_at', 'When this version was stored'),
]
const PLACE: readonly Column[] = [
  text('document', 'The exhibit it stands in; null = the main document'),
  integer('start_byte', 'Offset into the document as filed'),
  integer('end_byte', 'Offset after its last byte'),
]
const STATEMENT = text('statement', 'income_statement, balance_sheet or cash_flow')
const UNIT = text('unit', 'USD, USD/share or %')

const VINTAGE: readonly Column[] = [
  text('accession_number', 'The filing that gave these figures'),
  text('cik', 'The company, digits without leading zeros'),
  text('form_type', 'Its exact form'),
  day('filing_date', 'When the figures became known'),
  text('engine', 'What read them; company-facts = taken over from the SEC’s frames'),
  bool('is_own', 'The filing’s own period, not one of its comparative columns'),
]

export const TABLES = {
  companies: {
    name: 'companies',
    description: 'Every stored company; not partitioned, written anew each time',
    columns: [
      text('cik', 'Digits without leading zeros'),
      text('name', 'As the SEC’s register names it'),
      text('tickers', 'Separated by commas, the primary share class first'),
      text('exchanges', 'Of the tickers, in their order'),
      text('sic', 'Standard industrial classification'),
      text('sic_description', 'Its name'),
      text('fiscal_year_start', 'MM-DD'),
    ],
  },
  filings: {
    name: 'filings',
    description: 'Every stored filing, read or not',
    columns: [
      ...FILING,
      text('form_type', 'The exact form: 10-K/A'),
      bool('is_release', 'An earnings release: figures as released, unaudited'),
      day('filing_date', 'The day on EDGAR'),
      instant('released_at', 'When EDGAR took it in; null = not known'),
      day('period_end', 'Of the cover'),
      ...FISCAL,
      text('htm_url', 'The document on sec.gov'),
      text('source', 'edgar, file or sample'),
      bool('protected', 'Figures are for subscribers alone'),
      bool('showcase', 'Figures are open to everybody although it is protected'),
      bool('is_open', 'Figures are visible to everybody'),
      text('balance_sheet_state', 'passed, failed or absent; null = not looked for'),
      text('cash_flow_state', 'The same of its cash flows'),
      instant('updated_at', 'When this row last changed'),
    ],
  },
  statements: {
    name: 'statements',
    description: 'Income statements as they are now, one a filing',
    columns: [
      ...FILING,
      ...PERIOD,
      ...FISCAL,
      ...numbersOf(figures.shape),
      text('revenue_units', 'The unit the filing prints'),
      bool('is_under_revision', 'An EPS is missing although the filing prints it'),
      instant('qc_checked_at', 'When its checks were last made'),
      ...VERSION,
    ],
  },
  balance_sheets: {
    name: 'balance_sheets',
    description: 'Balance sheets as they are now',
    columns: [
      ...FILING,
      text('currency', period.shape.currency.description ?? ''),
      day('as_of', 'The date over the column'),
      ...numbersOf(balanceSheetFigures.shape),
      text('absent', 'Why the filing has none; the figures are null then'),
      ...VERSION,
    ],
  },
  cash_flows: {
    name: 'cash_flows',
    description: 'Statements of cash flows as they are now; a quarterly report prints the year to date',
    columns: [
      ...FILING,
      ...PERIOD,
      ...numbersOf(cashFlowFigures.shape),
      text('absent', 'Why the filing has none; the figures are null then'),
      ...VERSION,
    ],
  },
  divisions: {
    name: 'divisions',
    description: 'Business and geographical divisions of income statements, and what they leave over',
    columns: [
      ...FILING,
      text('kind', 'business or geographical'),
      integer('position', 'In the order of the filing, from 0; null for what is left over'),
      text('label', 'As printed'),
      number('revenue', 'Whole units'),
      number('cost_of_revenue', 'Whole units'),
      number('operating_expenses', 'Whole units'),
      number('operating_income', 'Whole units'),
      bool('is_remainder', 'What the divisions leave over to the statement’s total'),
    ],
  },
  lines: {
    name: 'lines',
    description: 'Printed lines: operating expenses, and every line of balance sheets and cash flows',
    columns: [
      ...FILING,
      STATEMENT,
      integer('position', 'In the order of the print, from 0'),
      text('section', 'The heading over it; of an expense its category'),
      text('label', 'As printed'),
      number('amount', 'Whole units; null for a blank cell'),
      ...PLACE,
    ],
  },
  places: {
    name: 'places',
    description: 'Where each figure stands: a row for each cell, several where a figure is computed',
    columns: [
      ...FILING,
      STATEMENT,
      text('figure', 'Its name or path: total_revenue, business_segments.divisions[1].revenue'),
      integer('part', 'Which cell of a computed figure, from 0; 0 where it is printed'),
      text('rule', 'How a computed figure was computed; null where it is printed'),
      text('label', 'The row as printed'),
      text('text', 'The cell as printed'),
      text('concept', 'The tag, where there is one'),
      ...PLACE,
    ],
  },
  checks: {
    name: 'checks',
    description: 'Every test of the quality check with both numbers',
    columns: [
      ...FILING,
      STATEMENT,
      text('name', 'The test'),
      text('description', 'What it compares'),
      bool('passed', 'It holds'),
      bool('necessary', 'The report fails with it'),
      bool('accepted', 'A person has accepted the finding'),
      text('rationale', 'In words'),
      number('left', 'The one number'),
      number('right', 'The other one'),
      number('tolerance', 'How far they may be apart'),
    ],
  },
  evidence: {
    name: 'evidence',
    description: 'Where the document prints a figure again, or another one in its stead',
    columns: [
      ...FILING,
      text('figure', 'The figure’s name; of another statement with its name before it'),
      text('kind', 'The kind of place: headline, balance-sheet, eps-note …'),
      text('text', 'The digits as printed there'),
      number('value', 'What stands there, whole units'),
      number('read', 'The figure as read, whole units'),
      bool('agrees', 'They are the same'),
      ...PLACE,
    ],
  },
  vintages: {
    name: 'vintages',
    description: 'Each period of an income statement as each filing gave it: what was known when',
    columns: [...VINTAGE, ...PERIOD, ...FISCAL, ...numbersOf(figures.shape)],
  },
  balance_sheet_vintages: {
    name: 'balance_sheet_vintages',
    description: 'Each balance sheet as each filing gave it',
    columns: [
      ...VINTAGE,
      text('currency', period.shape.currency.description ?? ''),
      day('as_of', 'The date over the column'),
      ...numbersOf(balanceSheetFigures.shape),
    ],
  },
  cash_flow_vintages: {
    name: 'cash_flow_vintages',
    description: 'Each period of cash flows as each filing gave it',
    columns: [...VINTAGE, ...PERIOD, ...numbersOf(cashFlowFigures.shape)],
  },
  release_columns: {
    name: 'release_columns',
    description: 'Columns of an earnings release beside its quarter',
    columns: [
      ...FILING,
      text('column', 'year_to_date or prior_year'),
      ...PERIOD,
      ...FISCAL,
      ...numbersOf(figures.shape),
    ],
  },
  release_measures: {
    name: 'release_measures',
    description: 'The companies’ own measures in earnings releases, a row for each adjustment that leads to one',
    columns: [
      ...FILING,
      integer('position', 'Which measure of the release, from 0'),
      text('measure', 'As the release names it'),
      number('value', 'Whole units, per share, or percent as printed'),
      UNIT,
      number('months', 'That the figures are for; null where their heads do not say'),
      text('gaap_measure', 'The figure of the statement that it starts from'),
      number('gaap_value', 'Its amount'),
      integer('step', 'Which adjustment, from 0; null where none are printed that add up'),
      text('adjustment', 'As printed'),
      number('adjustment_value', 'In the measure’s unit'),
      ...PLACE,
    ],
  },
  release_guidance: {
    name: 'release_guidance',
    description: 'What earnings releases say of coming periods, as printed',
    columns: [
      ...FILING,
      integer('position', 'Which of the release, from 0'),
      text('measure', 'As the sentence names it'),
      text('period', 'That it is about: 2026 Q2, 2025 FY'),
      number('low', 'Whole units, per share, or percent as printed'),
      number('high', 'The same'),
      number('point', 'The same'),
      UNIT,
      text('quote', 'The sentence or row that it stands in'),
      ...PLACE,
    ],
  },
} as const satisfies Record<string, Table>

export type TableName = keyof typeof TABLES
export const TABLE_NAMES = Object.keys(TABLES) as TableName[]
