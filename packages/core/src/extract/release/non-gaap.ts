/**
 * Measures of a release that the company defines itself, with the figures of the statement that they start from. A bridge is
 * given only where its adjustments make the measure to the last printed digit.
 */
import type { NonGaapMeasure } from '../../statement/release.ts'
import type { Bytes } from '../bytes.ts'
import type { Cover } from '../document/cover.ts'
import { findYears } from '../document/dates.ts'
import { readGrid } from '../document/grid.ts'
import { wordsBefore } from '../document/likely-tables.ts'
import type { Figure, Grid } from '../document/row.ts'
import { type Range, tableRanges } from '../document/table-ranges.ts'
import { type Laid, layOut, MOST_COLUMNS } from '../sheet/columns.ts'
import { currentColumn } from '../sheet/current-column.ts'
import type { Period } from '../sheet/head-period.ts'
import { type Line, readLines } from '../sheet/lines.ts'
import { readPeriods } from '../sheet/periods.ts'
import { unitOf } from '../sheet/unit-of.ts'

const OWN =
  /\bnon-?gaap\b|\badjusted\b|\bunderlying\b|\bcomparable\b|\bcore\b|\bexcluding\b|\bfree cash flow\b|\bmanaged\b|\btaxable-equivalent basis\b|\btangible\b|\btotal segment operating income\b/i
const OF_STATEMENT = /\bGAAP\b|\bas reported\b|\breported\b/i
/** A line that leads from one measure to the other, though it names one of them. */
const STEP = /^(?:[\w-]+ ){0,3}(?:impact|effects?) of\b|^(?:less|add)\b|\badjustments?\b/i
const PER_SHARE = /\bper (?:\w+ ){0,3}share\b|\bEPS\b/i
const RATE = /\bmargin\b|\brate\b|\bratio\b|\breturn on\b|%/i
/** Lines that no measure is made for: counts of shares, and growth. */
const NO_MEASURE = /\bshares (?:used|outstanding)\b|\bweighted\b|\baverage\b|\bgrowth\b|\byear\/year\b|\bchange\b/i

const LARGEST = 400_000
const MOST_TABLES = 60
/** 17 weeks are four months. */
const LONGEST_QUARTER = 4
/** Lines from a figure of the statement down to the measure. */
const LONGEST_BRIDGE = 16

interface Read {
  laid: Laid
  lines: Line[]
  periods: Period[]
  column: number
  money: number
}

/** @param money what the statement prints in, where a table does not say */
export function nonGaapOf(bytes: Bytes, cover: Cover, money: number): NonGaapMeasure[] {
  const found: NonGaapMeasure[] = []
  for (const range of tableRanges(bytes).slice(0, 400)) {
    if (found.length > MOST_TABLES) break
    const read = readTable(bytes, range, cover, money)
    if (read === null) continue
    const [across, down] = [byColumns(read), byBlocks(read)]
    found.push(...(across.length > 0 ? across : down.length > 0 ? down : byRows(read)))
  }
  return unique(found)
}

/** Each measure once, with its bridge where one of its prints has it. */
function unique(all: readonly NonGaapMeasure[]): NonGaapMeasure[] {
  const isSame = (a: NonGaapMeasure, b: NonGaapMeasure) => a.value === b.value && a.gaap_value === b.gaap_value
  return all.flatMap((one, at) => {
    if (all.slice(0, at).some((other) => isSame(one, other))) return []
    const bridged = all.find((other) => isSame(one, other) && other.adjustments !== null)
    return [bridged ? { ...one, adjustments: bridged.adjustments } : one]
  })
}

function readTable(bytes: Bytes, range: Range, cover: Cover, money: number): Read | null {
  if (range.end - range.start > LARGEST) return null
  const rows = readGrid(bytes, range)
  const before = wordsBefore(bytes, range.start, 900)
  const words = `${before.slice(-300)} ${rows.map((row) => `${row.label} ${row.phrases.map(({ text }) => text).join(' ')}`).join(' ')}`
  if (!OWN.test(words)) return null
  const grid: Grid = { kind: 'html', before, rows, start: range.start, end: range.end }
  const laid = layOut(grid)
  if (laid.columns.length === 0 || laid.columns.length > MOST_COLUMNS) return null
  const lines = readLines(laid)
  const periods = readPeriods(laid, before, cover)
  const named = laid.columns.findIndex(({ kind, head }) => kind === 'amount' && namesQuarter(head, cover))
  const column = named >= 0 ? named : currentColumn(laid.columns, periods, cover)
  if (column < 0 || !isOfQuarter(periods[column], cover)) return null
  const { units, place } = unitOf({ laid, lines, grid }, column)
  return { laid, lines, periods, column, money: place === null ? money : units.money }
}

/** "Q4 2024" among the heads of several quarters. */
function namesQuarter(head: string, { release }: Cover): boolean {
  const found = /^Q([1-4])\s((?:19|20)\d\d)$/.exec(head.trim())
  return found !== null && Number(found[1]) === release?.quarter && Number(found[2]) === release.year
}

/** The column ends with the release's quarter; a balance or a sum of twelve months may. */
const isOfQuarter = (period: Period | undefined, { end }: Cover): boolean =>
  !end || !period?.end || (period.end.year === end.year && Math.abs(period.end.month - end.month) <= 1)

const signed = ({ value, negative }: Figure): number => (negative ? -Math.abs(value) : Math.abs(value))

const wordsOf = ({ heading, label }: Line): string => `${heading.split(' > ').at(-1) ?? ''} ${label}`

/** What a printed value is in whole units, per share, or percent. */
function unitOfLine(line: Line, figure: Figure, money: number): { unit: NonGaapMeasure['unit']; by: number } {
  const words = wordsOf(line)
  if (figure.percent || (RATE.test(line.label) && Math.abs(figure.value) < 1000)) return { unit: '%', by: 1 }
  if (PER_SHARE.test(words) && figure.decimals >= 2) return { unit: 'USD/share', by: 1 }
  return { unit: 'USD', by: money }
}

const exact = (value: number): number => Number(value.toPrecision(12))

/** One more in the last printed digit. */
const stepOf = ({ decimals }: Figure): number => 10 ** -decimals

/** What figures that were rounded one by one may miss their sum by. */
const roomOf = (figure: Figure, steps: number): number => stepOf(figure) * 0.5 * (steps + 1) + 1e-9

// From line to line.

/** The name of a measure without what says that it is the company's own, or the statement's. */
const bare = (label: string): string =>
  label
    .toLowerCase()
    .replace(/\(.*?\)|,/g, ' ')
    .replace(/\bexcluding .*$/, ' ')
    .replace(
      /\b(?:total|u\.s\.|gaap|non-?gaap|as reported|reported|adjusted|underlying|comparable|core|managed|tangible|operating(?= gross))\b/g,
      ' ',
    )
    .replace(/[^a-z]+/g, ' ')
    .trim()

function byRows({ lines, periods, column, money }: Read): NonGaapMeasure[] {
  const year = periods[column]?.end?.year ?? null
  const at = (line: Line | undefined): Figure | null => {
    const figure = line?.values[column] ?? null
    return figure?.dash ? null : figure
  }
  return lines.flatMap((line, end): NonGaapMeasure[] => {
    const figure = at(line)
    if (figure === null || !isOwn(line) || NO_MEASURE.test(line.label) || isOfAnotherYear(line, year)) return []
    const start = startOf(lines, end, at)
    if (start === null) return []
    const { unit, by } = unitOfLine(line, figure, money)
    const base = lines[start.index]
    const from = at(base)
    if (!base || from === null || unitOfLine(base, from, money).unit !== unit) return []
    return [
      {
        measure: nameOf(line),
        value: exact(signed(figure) * by),
        unit,
        gaap_measure: nameOf(base),
        gaap_value: exact(signed(from) * by),
        adjustments: start.steps
          ? lines.slice(start.index + 1, end).flatMap((step): [string, number][] => {
              const one = at(step)
              return one === null ? [] : [[step.label, exact(signed(one) * by * start.sign(step))]]
            })
          : null,
        place: { start: figure.start, end: figure.end },
      },
    ]
  })
}

/** "Three Months Ended March 31, 2021 - Adjusted" stands below the same line of the newest year (0000018230-22-000107). */
function isOfAnotherYear({ label }: Line, year: number | null): boolean {
  const [named] = findYears(label)
  return named !== undefined && year !== null && named !== year
}

/** "Non-GAAP" under the heading of its figure is named by that. */
const nameOf = ({ title, label }: Line): string =>
  /^(?:non-?gaap|gaap)\b[* ]*(?:\(.*)?$/i.test(label) && title !== '' ? `${label} ${title.toLowerCase()}` : label

const isOwn = ({ label }: Line): boolean => OWN.test(label) && !STEP.test(label)

interface Start {
  index: number
  /** The lines between make the measure. */
  steps: boolean
  sign: (line: Line) => 1 | -1
}

const PLAIN = (): 1 => 1
/** "Less: notable items" is printed without its minus. */
const LESS = ({ label }: Line): 1 | -1 => (/^less\b/i.test(label) ? -1 : 1)

/** The figure of the statement that a measure starts from: one whose lines below make it, else one of its name. */
function startOf(lines: readonly Line[], end: number, at: (line: Line | undefined) => Figure | null): Start | null {
  const own = lines[end]
  const target = at(own)
  if (!own || target === null) return null
  const name = bare(nameOf(own))
  let named: number | null = null
  for (let index = end - 1; index >= Math.max(0, end - LONGEST_BRIDGE); index -= 1) {
    const line = lines[index]
    const from = at(line)
    if (!line || from === null) continue
    if (isOwn(line) && index < end - 1 && !/\bGAAP\b/.test(line.label.replace(/non-?GAAP/gi, ''))) {
      if (bare(line.label) === name) break
      continue
    }
    if (isOwn(line) || OWN.test(line.heading.split(' > ').at(-1) ?? '')) continue
    const between = lines.slice(index + 1, end)
    if (between.length > 0 && !between.some(isOwn))
      for (const sign of [PLAIN, LESS]) {
        const sum = between.reduce(
          (total, one) => total + (at(one) ? signed(at(one) as Figure) * sign(one) : 0),
          signed(from),
        )
        if (Math.abs(sum - signed(target)) < stepOf(target) * 0.5) return { index, steps: true, sign }
      }
    if (
      named === null &&
      (bare(nameOf(line)) === name || (OF_STATEMENT.test(line.label) && isSame(bare(nameOf(line)), name)))
    )
      named = index
  }
  named ??= /\bfree cash flow\b/i.test(own.label) ? cashFlowAbove(lines, end) : null
  return named === null ? null : { index: named, steps: false, sign: PLAIN }
}

/** Free cash flow starts from the cash flow of the operations, whatever stands between. */
function cashFlowAbove(lines: readonly Line[], end: number): number | null {
  const at = lines.slice(0, end).findLastIndex(({ label }) => FROM_OPERATIONS.test(label) && !NO_MEASURE.test(label))
  return at < 0 || end - at > LONGEST_BRIDGE ? null : at
}

const FROM_OPERATIONS = /\boperating cash flow\b|\bcash (?:flow|provided|generated|from)\b.*\boperati(?:ng|ons)\b/i

/** One name holds the other, word by word. */
const isSame = (a: string, b: string): boolean => {
  const [few, many] = a.length < b.length ? [a, b] : [b, a]
  const words = new Set(many.split(' '))
  return few !== '' && few.split(' ').every((word) => words.has(word))
}

// From a row of what was reported to a row of the company's own: the columns are the measures.

const PERIOD_WORDS =
  /\b(?:three|months?|quarters?|years?|ended|end|january|february|march|april|may|june|july|august|september|october|november|december|as|and|certain|items)\b/g
const PERIOD_IN_HEAD =
  /\b(?:(?:three|six|nine|twelve)\s+months|quarter|year|ended|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s+\d{1,2}|(?:19|20)\d\d|\(unaudited\)|[1-4]Q\d\d)\b|[,|]/gi
const saysNothingElse = (label: string): boolean => bare(label).replace(PERIOD_WORDS, ' ').trim() === ''

function byBlocks({ laid, lines, periods, column, money }: Read): NonGaapMeasure[] {
  const end = lines.findIndex((line) => isOwn(line) && saysNothingElse(line.label))
  const start = lines.findIndex(
    ({ label }) => OF_STATEMENT.test(label.replace(/non-?GAAP/gi, '')) && saysNothingElse(label),
  )
  if (start < 0 || end <= start || (periods[column]?.months ?? 3) > LONGEST_QUARTER) return []
  const names = laid.columns.map(({ head }) => head.replace(PERIOD_IN_HEAD, ' ').trim())
  if (names.length < 2 || names.some((name) => !/^[^()]*[a-z]{3}/i.test(name)) || new Set(names).size < names.length)
    return []
  return laid.columns.flatMap(({ head }, j): NonGaapMeasure[] => {
    const [from, to] = [lines[start]?.values[j] ?? null, lines[end]?.values[j] ?? null]
    if (!from || !to || from.dash || to.dash || /\bchange\b/i.test(head)) return []
    const name = lastWords(head)
    const { unit, by } = unitOfLine({ ...(lines[end] as Line), label: name, heading: '' }, to, money)
    const steps = lines.slice(start + 1, end).flatMap((line): [string, number][] => {
      const figure = line.values[j] ?? null
      return figure === null || figure.dash ? [] : [[line.label, signed(figure)]]
    })
    const sum = steps.reduce((total, [, value]) => total + value, signed(from))
    return [
      {
        measure: `${name} (${lines[end]?.label ?? ''})`,
        value: exact(signed(to) * by),
        unit,
        gaap_measure: name,
        gaap_value: exact(signed(from) * by),
        adjustments:
          steps.length > 0 && Math.abs(sum - signed(to)) <= roomOf(to, steps.length)
            ? steps.map(([label, value]) => [label, exact(value * by)])
            : null,
        place: { start: to.start, end: to.end },
      },
    ]
  })
}

// From column to column.

/** Columns from what was reported to the company's own, with what lies between. */
function byColumns({ laid, lines, periods, column, money }: Read): NonGaapMeasure[] {
  const heads = laid.columns.map(({ head }) => head)
  const isOwnHead = (head: string) =>
    /\bnon-?gaap\b(?!\s*adj)|\bas adjusted\b|\badjusted\b(?!\s*ments)|\bcomparable\b/i.test(head)
  const first = heads.findIndex(
    (head, j) =>
      laid.columns[j]?.kind === 'amount' &&
      /\bGAAP\b|\bas reported\b|\breported\b/i.test(head.replace(/non-?GAAP/gi, '')) &&
      !isOwnHead(lastWords(head)),
  )
  if (first < 0) return []
  const last = heads.findIndex(
    (head, j) => j > first && laid.columns[j]?.kind === 'amount' && isOwnHead(lastWords(head)),
  )
  const period = periods[first]
  const main = periods[column]
  if (last < 0 || (period?.months ?? 3) !== (main?.months ?? 3)) return []
  return lines.flatMap((line): NonGaapMeasure[] => {
    const [from, to] = [line.values[first] ?? null, line.values[last] ?? null]
    if (!from || !to || from.dash || to.dash || NO_MEASURE.test(line.label) || line.label === '') return []
    const { unit, by } = unitOfLine(line, to, money)
    const steps = heads.slice(first + 1, last).flatMap((head, k): [string, number][] => {
      const figure = line.values[first + 1 + k] ?? null
      return figure === null || figure.dash ? [] : [[lastWords(head), signed(figure)]]
    })
    const sum = steps.reduce((total, [, value]) => total + value, signed(from))
    const adds = steps.length > 0 && Math.abs(sum - signed(to)) <= roomOf(to, steps.length)
    if (steps.length === 0 && from.value === to.value) return []
    return [
      {
        measure: `${line.label} (${lastWords(heads[last] ?? '')})`,
        value: exact(signed(to) * by),
        unit,
        gaap_measure: line.label,
        gaap_value: exact(signed(from) * by),
        adjustments: adds ? steps.map(([name, value]) => [name, exact(value * by)]) : null,
        place: { start: to.start, end: to.end },
      },
    ]
  })
}

/** A head without the period that stands over several columns. */
const lastWords = (head: string): string => head.replace(/^.*\b(?:19|20)\d\d\b\s*/, '').trim() || head
