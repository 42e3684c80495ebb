/** Tables of a release that hold measures of the company's own, as they are read, and what their lines have in common. */
import type { NonGaapMeasure } from '../../../statement/release.ts'
import type { Bytes } from '../../bytes.ts'
import type { Cover } from '../../document/cover.ts'
import { readGrid } from '../../document/grid.ts'
import { wordsBefore } from '../../document/likely-tables.ts'
import type { Figure, Grid, Row } from '../../document/row.ts'
import type { Range } from '../../document/table-ranges.ts'
import { type Laid, layOut, MOST_COLUMNS } from '../../sheet/columns.ts'
import { currentColumn } from '../../sheet/current-column.ts'
import type { Period } from '../../sheet/head-period.ts'
import { type Line, readLines } from '../../sheet/lines.ts'
import { nearestHeading } from '../../sheet/nearest-heading.ts'
import { readPeriods } from '../../sheet/periods.ts'
import { quarterNamed } from '../../sheet/quarter-heads.ts'
import { unitOf } from '../../sheet/unit-of.ts'

export const OWN =
  /\bnon-?gaap\b|\badjusted\b|\bunderlying\b|\bcomparable\b|\bcore\b|\bexcluding\b|\bfree cash flow\b|\bmanaged\b|\btaxable-equivalent basis\b|\btangible\b|\bconstant[- ]currency\b|\btotal segment operating income\b/i
export const OF_STATEMENT = /\bGAAP\b|\bas reported\b|\breported\b/i
/** A line that leads from one measure to the other, though it names one of them. */
const STEP = /^(?:[\w-]+ ){0,3}(?:impact|effects?) of\b|^(?:less|add)\b|\badjustments?\b/i
const PER_SHARE = /\bper (?:\w+ ){0,3}share\b|\bEPS\b/i
const RATE = /\bmargin\b|\brate\b|\bratio\b|\breturn on\b|%/i
/** Lines that no measure is made for: counts of shares, and growth. */
export const NO_MEASURE =
  /\bshares (?:used|outstanding)\b|\bweighted\b|\baverage\b|\bgrowth\b|\byear\/year\b|\bchange\b/i
/** Bridges are drawn of what is expected, too (0001045810-26-000019). */
const EXPECTED = /\b(?:outlook|guidance|projected|forecast(?:ed)?)\b/i

/** Signs of currencies, as bytes and as entities. */
const CURRENCY = /\$|&#36;|&#x24;|€|\xe2\x82\xac|&euro;|&#8364;|£|&pound;|&#163;|¥|&yen;|RMB/i

const LARGEST = 400_000
/** 17 weeks are four months. */
export const LONGEST_QUARTER = 4

export interface OwnTable {
  laid: Laid
  lines: Line[]
  periods: Period[]
  /** The column of the release's quarter. */
  column: number
  /** Whole units of one printed. */
  money: number
  /** The table says that it prints money: one of percentages alone may have no sign of them (0001628280-25-045577). */
  hasMoney: boolean
  /** Year in which the quarter ended; null where nothing says. */
  year: number | null
  /** Its title is "Non-GAAP" alone: what it prints is the company's own, but for lines that say otherwise. */
  isAllOwn: boolean
  /** Its title says that each column is the sum of a year that ends with it. */
  isTrailing: boolean
}

/** @param money what the statement prints in, where a table does not say */
export function readOwnTable(bytes: Bytes, range: Range, cover: Cover, money: number): OwnTable | null {
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
  const column = namedColumn(laid, cover) ?? currentColumn(laid.columns, periods, cover)
  const period = periods[column]
  const head = laid.columns[column]?.head ?? ''
  if (column < 0 || !isOfQuarter(period, cover) || EXPECTED.test(head)) return null
  const { units, place } = unitOf({ laid, lines, grid }, column)
  const year = period?.end?.year ?? cover.end?.year ?? null
  const hasMoney = place !== null || CURRENCY.test(bytes.toString('latin1', range.start, range.end))
  const isAllOwn = rows.slice(0, TITLE_ROWS).some(isOwnTitle)
  const isTrailing = TRAILING.test(`${before.slice(-TITLE)} ${laid.caption}`)
  return {
    ...{ laid, lines, periods, column, money: place === null ? money : units.money },
    ...{ hasMoney, year, isAllOwn, isTrailing },
  }
}

/** Characters before a table in which its title stands. */
const TITLE = 150

/** "Free cash flow -- TTM" stands in the column of a quarter. */
const TRAILING = /\bTTM\b|\btrailing (?:twelve|12)[- ]months?\b|\btrailing (?:four|4)[- ]quarters?\b/i

/** For how many months a measure is told: those that its lines or its table name, else those of its column. */
export function monthsOf(
  { laid, periods, isTrailing }: OwnTable,
  column: number,
  lines: readonly Pick<Line, 'label' | 'heading'>[],
): number | null {
  if (isTrailing || lines.some(({ label, heading }) => TRAILING.test(label) || TRAILING.test(heading))) return 12
  const isQuarter = quarterOf(lastWords(laid.columns[column]?.head ?? '')) !== null
  return periods[column]?.months ?? (isQuarter ? 3 : null)
}

/** A table's title stands in its first rows. */
const TITLE_ROWS = 3

const isOwnTitle = ({ label, phrases }: Row): boolean =>
  [label, ...phrases.map(({ text }) => text)].some((text) => /^\W*non-?gaap\W*$/i.test(text))

/** The quarter that a head names by its number and nothing else; null where it is called otherwise. */
const quarterOf = (head: string): { quarter: number; year: number } | null => {
  const named = quarterNamed(head)
  return named?.isAll ? named : null
}

/** Among the heads of several quarters the release's; null where the heads do not name them, -1 where it is none. */
function namedColumn({ columns }: Laid, { release }: Cover): number | null {
  const quarters = columns.map(({ kind, head }) => (kind === 'amount' ? quarterOf(head) : null))
  if (!release?.quarter || !release.year || quarters.filter((one) => one !== null).length < 2) return null
  return quarters.findIndex((one) => one?.quarter === release.quarter && one.year === release.year)
}

/**
 * The column ends with the release's quarter; a balance or a sum of twelve months may. A head that names a year and no day
 * ("Second-Quarter 2024") is the quarter's where the year is: its own, or the fiscal year that it is of.
 */
function isOfQuarter(period: Period | undefined, { end, release }: Cover): boolean {
  if (!end || !period) return true
  const { named, exact, end: own } = period
  if (!exact && named !== null && named !== end.year && named !== release?.year) return false
  return !own || (own.year === end.year && Math.abs(own.month - end.month) <= 1)
}

export const signed = ({ value, negative }: Figure): number => (negative ? -Math.abs(value) : Math.abs(value))

const wordsOf = ({ heading, label }: Line): string => `${nearestHeading(heading)} ${label}`

/** What a printed value is in whole units, per share, or percent. */
export function unitOfLine(line: Line, figure: Figure, money: number): { unit: NonGaapMeasure['unit']; by: number } {
  const words = wordsOf(line)
  if (figure.percent || (RATE.test(line.label) && Math.abs(figure.value) < 1000)) return { unit: '%', by: 1 }
  if (PER_SHARE.test(words) && figure.decimals >= 2) return { unit: 'USD/share', by: 1 }
  return { unit: 'USD', by: money }
}

export const exact = (value: number): number => Number(value.toPrecision(12))

/** One more in the last printed digit. */
export const stepOf = ({ decimals }: Figure): number => 10 ** -decimals

/** What figures that were rounded one by one may miss their sum by. */
export const roomOf = (figure: Figure, steps: number): number => stepOf(figure) * 0.5 * (steps + 1) + 1e-9

/** The name of a measure without what says that it is the company's own, or the statement's. */
export const bare = (label: string): string =>
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

/** "Non-GAAP" says it of nothing. */
export const saysGaap = ({ label }: Pick<Line, 'label'>): boolean => OF_STATEMENT.test(label.replace(/non-?GAAP/gi, ''))

export const isOwn = ({ label }: Line): boolean => OWN.test(label) && !STEP.test(label)

/** A line of a bridge: what it is called, what it adds in whole units, and where it stands. */
export interface Step {
  name: string
  amount: number
  figure: Figure
}

/** What is printed between a figure and a measure: a name, and the cell. */
export interface Printed {
  name: string
  figure: Figure
}

/** Lines that are quoted of a table that does not add up. */
const MOST_QUOTED = 16

const textOf = ({ text, negative, percent }: Figure): string => {
  const bare = negative && !/^[(\-−–]/.test(text) ? `(${text})` : text
  return percent && !bare.includes('%') ? `${bare}%` : bare
}

/**
 * The bridge of a measure as it is told; none where nothing lies between. What is printed between and does not make the
 * measure is quoted.
 */
export function bridgeOf(
  steps: readonly Step[],
  between: readonly Printed[] = [],
): Pick<NonGaapMeasure, 'adjustments' | 'adjustment_places' | 'quoted'> {
  if (steps.length > 0)
    return {
      adjustments: steps.map(({ name, amount }) => [name, amount]),
      adjustment_places: steps.map(({ figure: { start, end } }) => ({ start, end })),
    }
  const quoted = between.length > MOST_QUOTED ? [] : between
  return {
    adjustments: null,
    adjustment_places: null,
    ...(quoted.length === 0
      ? {}
      : {
          quoted: quoted.map(({ name, figure }) => ({
            label: name,
            text: textOf(figure),
            place: { start: figure.start, end: figure.end },
          })),
        }),
  }
}

const PERIOD_IN_HEAD =
  /\b(?:(?:three|six|nine|twelve)\s+months|quarter|year|ended|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s+\d{1,2}|(?:19|20)\d\d|\(unaudited\)|[1-4]Q\d\d)\b|\|/gi

/** A head without the period that stands over several columns. */
export const withoutPeriod = (head: string): string =>
  head
    .replace(PERIOD_IN_HEAD, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,]+|[\s,]+$/g, '')

/** What a head says after its period; all of it where that is nothing. */
export const lastWords = (head: string): string =>
  withoutPeriod(head.replace(/^.*\b(?:19|20)\d\d\b\s*/, '')) || withoutPeriod(head) || head
