/** From a language model's answer to a reading: only what stands in the named cells is taken. */
import { dayNumber } from '../../format/day.ts'
import { state } from '../../qc/test.ts'
import { UNSCALED } from '../../statement/figure-sets.ts'
import { FIGURE_NAMES, type FigureName, type QcTest } from '../../statement/statement.ts'
import { bothGroups, groupOf, type PlacedGroup } from '../divisions/group.ts'
import type { Reading } from '../reading.ts'
import { printedFigures, type ShownFigures } from '../shown.ts'
import { type Expense, type Period, statementOf } from '../statement.ts'
import type { ModelAnswer, NamedCell } from './answer.ts'
import { type FoundCell, findCell, type Refused } from './cells.ts'
import { fitTests } from './fit.ts'
import { priorPeriods } from './priors.ts'
import type { Sections } from './sections.ts'
import { factorOf, shownOf } from './sums.ts'

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
  const shown: ShownFigures = Object.fromEntries(
    [...taken].map(([name, cells]) => [name, shownOf(cells, factorOf(name, cells, units))]),
  )
  const printed = printedFigures(shown, unit)
  const { figures } = printed
  const { income_statement, provenance } = statementOf({
    period: { ...dates, currency: main.section.currency },
    printed,
    expenses: expensesOf(answer, unit, find),
    divisions: bothGroups(
      divisionsGroup(answer, 'business_segments', unit, find),
      divisionsGroup(answer, 'geographical_segments', unit, find),
    ),
    money: unit,
    yearEnd: sections.year_end,
  })
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

function expensesOf(answer: ModelAnswer, unit: number, find: Find): Expense[] {
  return answer.operating_expenses.flatMap(({ category, ...named }, at): Expense[] => {
    const found = find(`operating_expenses[${at}]`, [named])?.[0]
    if (!found) return []
    const { value: amount, place } = shownOf([found], unit)
    return [{ name: found.line.label, words: found.line.label, category, amount, place }]
  })
}

/** All divisions or none: a list with a hole looks complete and is not. */
function divisionsGroup(
  answer: ModelAnswer,
  path: 'business_segments' | 'geographical_segments',
  unit: number,
  find: Find,
): PlacedGroup | null {
  const group = answer[path]
  if (group.divisions.length === 0) return null
  const found = find(`${path}.divisions`, group.divisions)
  const rest = group.not_allocated.length === 0 ? [] : find(`${path}.not_allocated`, group.not_allocated)
  if (!found || !rest) return null
  const unitHere = ({ section }: FoundCell) => section.unit ?? unit
  const divisions = found.map((cell, at) => ({
    label: group.divisions[at]?.label_from === 'column' ? cell.column.head : cell.line.label,
    ...shownOf([cell], unitHere(cell)),
  }))
  const [first] = rest
  if (first === undefined) return groupOf(path, divisions, { value: 0, name: null, place: null })
  const name = rest.map(({ line }) => line.label).join('; ')
  return groupOf(path, divisions, { ...shownOf(rest, unitHere(first)), name })
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
  dates: Period,
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
      Math.abs(dayNumber(end) - dayNumber(dates.end_date)) <= 10,
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
