/** From a language model's answer to a reading: only what stands in the named cells is taken. */
import type { z } from 'zod'
import { state } from '../../qc/test.ts'
import { UNSCALED } from '../../statement/figure-sets.ts'
import {
  FIGURE_NAMES,
  type FigureName,
  type IncomeStatement,
  type OperatingExpense,
  type Provenance,
  type period,
  type QcTest,
  type SegmentGroup,
} from '../../statement/statement.ts'
import type { Reading } from '../reading.ts'
import type { ModelAnswer, NamedCell } from './answer.ts'
import { type FoundCell, findCell, placeOf, type Refused } from './cells.ts'
import { fitTests } from './fit.ts'
import { priorPeriods } from './priors.ts'
import type { Sections } from './sections.ts'
import { emptyFigures, factorOf, grossProfit, placeOfAll, sumOf } from './sums.ts'

const FACTOR = { units: 1, thousands: 1e3, millions: 1e6, billions: 1e9 } as const
type Unit = keyof typeof FACTOR
const UNIT_WORD: Record<Unit, RegExp> = {
  units: /./,
  thousands: /thousand|000/i,
  millions: /million|\bm\b|mm\b/i,
  billions: /billion/i,
}
const LONGEST_THOUGHT = 4_000

export interface ModelReading {
  /** null where neither net income nor revenue and income before taxes could be taken, or no period is known */
  reading: Reading | null
  /** named cells that do not hold what the answer says; the figures that rest on them are left out */
  refused: Refused[]
}

/** Pure. A figure with one refused cell is left out whole: part of a sum would be a wrong figure. */
export function readAnswer(sections: Sections, answer: ModelAnswer): ModelReading {
  const refused: Refused[] = []
  const find = (field: string, named: readonly NamedCell[]): FoundCell[] | null => {
    const found: FoundCell[] = []
    let isWhole = true
    for (const one of named) {
      const cell = findCell(sections, one)
      if (typeof cell === 'string') {
        isWhole = false
        refused.push({ field, line: one.line, column: one.column, text: one.text, reason: cell })
      } else found.push(cell)
    }
    return isWhole && found.length > 0 ? found : null
  }
  const taken = new Map<FigureName, FoundCell[]>()
  for (const name of FIGURE_NAMES) {
    const found = find(name, answer.figures[name])
    if (found) taken.set(name, found)
  }
  const statementCells = [...taken.entries()].filter(([name]) => !UNSCALED.has(name)).flatMap(([, cells]) => cells)
  const main = mainCell(statementCells)
  const dates = main ? (main.column.period ?? sections.cover) : null
  if (!main || !dates) return { reading: null, refused }
  const unit = unitOf(answer.money_unit, main)
  const units = { money: unit, shares: shareUnitOf(answer.share_unit, main) }
  const figures = emptyFigures()
  const provenance: Provenance = {}
  for (const [name, cells] of taken) {
    figures[name] = sumOf(cells, factorOf(name, cells, units))
    provenance[name] = placeOfAll(cells, 'sum of the named lines')
  }
  grossProfit(figures, provenance)
  const operating_expenses = expensesOf(answer, unit, find, provenance)
  const segments = (name: 'business_segments' | 'geographical_segments') =>
    groupOf(answer[name], name, unit, find, provenance)
  const income_statement: IncomeStatement = {
    ...figures,
    ...dates,
    currency: main.section.currency,
    operating_expenses,
    business_segments: segments('business_segments'),
    geographical_segments: segments('geographical_segments'),
    revenue_units: (Object.keys(FACTOR) as Unit[]).find((name) => FACTOR[name] === unit) ?? 'units',
    revenue_units_number: unit,
    fiscal_year_start_or_end_reported: sections.fiscal_year_start !== null,
    fiscal_year_start: sections.fiscal_year_start,
  }
  if (figures.net_income === null && (figures.total_revenue === null || figures.income_before_taxes === null))
    return { reading: null, refused }
  const thought = answer.thought_process.replace(/[\p{Cc}\p{Cf}]/gu, ' ').slice(0, LONGEST_THOUGHT)
  const { form_type, cik, company } = sections
  return {
    reading: {
      engine: 'llm',
      form_type,
      cik,
      company,
      income_statement,
      provenance,
      prior_periods: priorPeriods(main, taken, units),
      trace: [
        `statement at bytes ${main.section.start}-${main.section.end}, column ${main.column.letter}: ${main.column.head}`,
        `the model says: ${thought}`,
        ...refused.map(
          ({ field, line, column, reason }) => `left out ${field}, line ${line} column ${column}: ${reason}`,
        ),
      ],
      checks: [
        ...checksOf(answer, statementCells, main, dates, sections, unit),
        ...fitTests({ figures: taken, divisions: divisionsOf(sections, answer), main }),
      ],
    },
    refused,
  }
}

/** Takes what the first answer got wrong from the second; what is refused again is dropped. */
export function mergeAnswers(first: ModelAnswer, refused: readonly Refused[], second: ModelAnswer): ModelAnswer {
  const fields = new Set(refused.map(({ field }) => field.replace(/[[.].*$/, '')))
  const pick = <K extends keyof ModelAnswer>(name: K): ModelAnswer[K] => (fields.has(name) ? second : first)[name]
  const figures = { ...first.figures }
  for (const name of FIGURE_NAMES) if (fields.has(name)) figures[name] = second.figures[name]
  return {
    ...first,
    figures,
    operating_expenses: pick('operating_expenses'),
    business_segments: pick('business_segments'),
    geographical_segments: pick('geographical_segments'),
  }
}

type Find = (field: string, named: readonly NamedCell[]) => FoundCell[] | null
type Dates = z.infer<typeof period>

/** A cell of the column that most figures were taken from. */
function mainCell(cells: readonly FoundCell[]): FoundCell | null {
  const count = (one: FoundCell) => cells.filter((cell) => cell.column === one.column).length
  return cells.reduce<FoundCell | null>((best, one) => (best && count(best) >= count(one) ? best : one), null)
}

/** The model's unit where its word stands in the text; else what the text says by itself. */
function unitOf(said: Unit, { section }: FoundCell): number {
  const words = [section.above, ...section.columns.map((column) => column.head), ...section.lines.map((l) => l.label)]
  return said !== 'units' && words.some((text) => UNIT_WORD[said].test(text)) ? FACTOR[said] : (section.unit ?? 1)
}

function shareUnitOf(said: Unit, { section }: FoundCell): number {
  return section.share_unit ?? (UNIT_WORD[said].test(section.above) || said === 'units' ? FACTOR[said] : 1)
}

function expensesOf(answer: ModelAnswer, unit: number, find: Find, provenance: Provenance): OperatingExpense[] {
  const expenses: OperatingExpense[] = []
  for (const [i, { category, ...named }] of answer.operating_expenses.entries()) {
    const found = find(`operating_expenses[${i}]`, [named])?.[0]
    if (!found) continue
    provenance[`operating_expenses[${expenses.length}].amount`] = placeOf(found)
    expenses.push({ name: found.line.label, description: null, category, amount: sumOf([found], unit) })
  }
  return expenses
}

/** All divisions or none: a list with a hole looks complete and is not. */
function groupOf(
  group: ModelAnswer['business_segments'],
  name: 'business_segments' | 'geographical_segments',
  unit: number,
  find: Find,
  provenance: Provenance,
): SegmentGroup | null {
  if (group.divisions.length === 0) return null
  const found = find(`${name}.divisions`, group.divisions)
  const rest = group.not_allocated.length === 0 ? [] : find(`${name}.not_allocated`, group.not_allocated)
  if (!found || !rest) return null
  const unitHere = ({ section }: FoundCell) => section.unit ?? unit
  const divisions = found.map((cell, i) => {
    provenance[`${name}.divisions[${i}].revenue`] = placeOf(cell)
    const label = group.divisions[i]?.label_from === 'column' ? cell.column.head : cell.line.label
    const costs = { cost_of_revenue: null, operating_expenses: null, operating_income: null }
    return { label, description: null, revenue: sumOf([cell], unitHere(cell)), ...costs }
  })
  const [first] = rest
  if (first)
    provenance[`${name}.revenue_not_allocated_to_divisions_net`] = placeOfAll(rest, 'sum of what is not allocated')
  return {
    divisions,
    revenue_not_allocated_to_divisions_net: first
      ? { value: sumOf(rest, unitHere(first)), description: rest.map(({ line }) => line.label).join('; ') }
      : null,
    cost_of_revenue_not_allocated_to_divisions_net: null,
    operating_expense_or_income_not_allocated_to_divisions_net: null,
  }
}

/** The cells that are named as divisions. */
const divisionsOf = (sections: Sections, answer: ModelAnswer): FoundCell[] =>
  (['business_segments', 'geographical_segments'] as const).flatMap((name) =>
    answer[name].divisions.flatMap((named) => {
      const cell = findCell(sections, named)
      return typeof cell === 'string' ? [] : [cell]
    }),
  )

function checksOf(
  answer: ModelAnswer,
  cells: readonly FoundCell[],
  main: FoundCell,
  dates: Dates,
  sections: Sections,
  unit: number,
): QcTest[] {
  const strays = cells.filter((cell) => cell.section === main.section && cell.column !== main.column)
  const end = sections.cover?.end_date ?? dates.end_date
  const said = FACTOR[answer.money_unit]
  return [
    state(
      'model_reads_one_column',
      'All figures of the statement stand in one column',
      strays.length === 0,
      strays.length === 0
        ? `column ${main.column.letter}: ${main.column.head}`
        : `${strays.map(({ line, column }) => `“${line.label}” in column ${column.letter}`).join(', ')}; the others in column ${main.column.letter}`,
    ),
    state(
      'model_reads_the_current_period',
      'The column is that of the filing’s period',
      Math.abs(days(end) - days(dates.end_date)) <= 10,
      `the column ends ${dates.end_date}, the filing’s period ${end}`,
    ),
    state(
      'model_names_the_printed_unit',
      'The unit the model names is the printed one',
      said === unit && (main.section.unit === null || main.section.unit === unit),
      `the model says ${answer.money_unit}; printed is ${main.section.unit === null ? 'none' : main.section.unit.toLocaleString('en-US')}`,
    ),
  ]
}

const days = (ymd: string) => Date.parse(ymd) / 86_400_000
