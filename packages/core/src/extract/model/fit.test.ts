/** Answers of a model over filings of the samples: right ones pass, the slips that models make do not. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { type Extraction, FIGURE_NAMES, type FigureName, type Place } from '../../statement/statement.ts'
import { extractFiling } from '../extract.ts'
import type { ModelAnswer, NamedCell } from './answer.ts'
import { finishReading } from './compare.ts'
import { readAnswer } from './read.ts'
import { findSections, type Sections } from './sections.ts'

const samples = join(import.meta.dirname, '../../../../../samples/filings')

function sample(accession: string): { read: Extraction; sections: Sections } {
  const [path] = globSync(`${accession}/*.gz`, { cwd: samples })
  const bytes = gunzipSync(readFileSync(join(samples, path ?? '')))
  const read = extractFiling(bytes, { engine: 'tables' })
  const sections = findSections(bytes, {})
  if (!read.ok || 'ok' in sections) throw new Error(accession)
  return { read, sections }
}

const partsOf = (place: Place | undefined): Place[] =>
  place === undefined ? [] : 'computed' in place ? place.parts.flatMap(partsOf) : [place]

/** The cells of a figure as a careful model names them: those that the rules read, where they were sent. */
function cellsOf({ sections }: Sections, place: Place | undefined): NamedCell[] {
  if (place === undefined || 'computed' in place) return []
  return partsOf(place).flatMap((part) => {
    const start = 'start' in part ? part.start : null
    for (const { lines, columns } of sections)
      for (const line of lines) {
        const at = line.cells.findIndex((cell) => cell !== null && cell.start === start)
        const cell = line.cells[at]
        if (cell)
          return [{ line: line.n, column: columns[at]?.letter ?? '', text: cell.text, sign: 'as_printed' as const }]
      }
    return []
  })
}

const NONE: ModelAnswer['business_segments'] = { divisions: [], not_allocated: [] }
const NAMES: readonly FigureName[] = [
  'total_revenue',
  'cost_of_revenue',
  'operating_income',
  'income_before_taxes',
  'income_tax_expense',
  'net_income',
  'basic_eps',
  'diluted_eps',
]

function answerOf({ read, sections }: ReturnType<typeof sample>): ModelAnswer {
  const cells = (name: FigureName) => (NAMES.includes(name) ? cellsOf(sections, read.provenance[name]) : [])
  return {
    figures: Object.fromEntries(FIGURE_NAMES.map((name) => [name, cells(name)])) as ModelAnswer['figures'],
    operating_expenses: [],
    business_segments: NONE,
    geographical_segments: NONE,
    money_unit: read.income_statement.revenue_units as ModelAnswer['money_unit'],
    share_unit: 'units',
    thought_process: '',
  }
}

const MODEL_TESTS = /^model_(?:reads_an|lines_fit|divisions_are|finds_printed)/
/** The tests of the cells that an answer fails. */
function failing(sections: Sections, answer: ModelAnswer): string[] {
  const { reading } = readAnswer(sections, answer)
  if (reading === null) return ['no reading']
  const { qc } = finishReading(reading, null)
  return qc.tests.filter(({ name, passed }) => !passed && MODEL_TESTS.test(name)).map(({ name }) => name)
}

/** Any cell of a line with such words, in the column of the answer or the first that prints one. */
function anyCell({ sections }: Sections, words: RegExp): NamedCell | null {
  for (const { lines, columns } of sections)
    for (const { n, label, cells } of lines) {
      const at = cells.findIndex((cell) => cell !== null && !cell.is_dash)
      const cell = cells[at]
      if (words.test(label) && cell)
        return { line: n, column: columns[at]?.letter ?? '', text: cell.text, sign: 'as_printed' }
    }
  return null
}

describe.each([
  '0000320193-24-000123',
  '0000320193-25-000057',
  '0000200406-25-000178',
  '0000354950-24-000062',
  '0001045810-25-000209',
])('%s', (accession) => {
  const one = sample(accession)
  const { sections } = one
  const right = answerOf(one)
  const withFigures = (figures: Partial<ModelAnswer['figures']>) => ({
    ...right,
    figures: { ...right.figures, ...figures },
  })
  const { total_revenue, income_tax_expense, net_income } = right.figures

  it('passes when the cells are right', () => {
    expect(net_income).toHaveLength(1)
    expect(failing(sections, right)).toEqual([])
  })

  it('does not pass when tax and net income are exchanged', () => {
    const exchanged = withFigures({ income_tax_expense: net_income, net_income: income_tax_expense })
    expect(failing(sections, exchanged)).toContain('model_lines_fit_their_fields')
  })

  it('does not pass without the revenue that is printed', () => {
    expect(total_revenue).toHaveLength(1)
    expect(failing(sections, withFigures({ total_revenue: [] }))).toContain('model_finds_printed_revenue')
  })

  it('does not pass with expenses as divisions', () => {
    const expense = anyCell(sections, /research and development|^selling, (?:general|marketing)/i)
    expect(expense).not.toBeNull()
    if (expense === null) return
    const divisions = [{ ...expense, label_from: 'line' as const }]
    expect(failing(sections, { ...right, business_segments: { divisions, not_allocated: [] } })).toContain(
      'model_divisions_are_of_revenue',
    )
  })

  it('does not pass with a net income of pretax income', () => {
    const { income_before_taxes } = right.figures
    expect(failing(sections, withFigures({ net_income: income_before_taxes }))).toContain(
      'model_lines_fit_their_fields',
    )
  })
})

describe('cells of another table', () => {
  const one = sample('0000320193-24-000123')
  const right = answerOf(one)
  const [statement] = one.sections.sections
  if (statement === undefined) throw new Error('no statement was sent')
  const other = {
    ...statement,
    lines: [
      { label: 'Total assets', text: '364,980', value: 364_980 },
      { label: "Shareholders' equity per share", text: '3.77', value: 3.77 },
    ].map(({ label, text, value }, i) => ({
      n: 900 + i,
      label,
      heading: '',
      kind: 'other' as const,
      cells: statement.columns.map(() => ({ text, value, is_dash: false, start: 1, end: 9 })),
    })),
  }
  const sections = { ...one.sections, sections: [...one.sections.sections, other] }
  const column = right.figures.net_income[0]?.column ?? ''
  const named = (line: number, text: string): NamedCell => ({ line, column, text, sign: 'as_printed' })

  it.each([
    ['total_revenue', named(900, '364,980')],
    ['basic_eps', named(901, '3.77')],
  ] as const)('do not pass for %s', (name, cell) => {
    const answer = { ...right, figures: { ...right.figures, [name]: [cell] } }
    expect(failing(sections, answer)).toContain('model_reads_an_income_statement')
  })
})
