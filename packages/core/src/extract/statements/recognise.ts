import type { Cover } from '../document/cover.ts'
import { dayNumber } from '../document/dates.ts'
import type { Grid } from '../document/row.ts'
import { hasTitle } from '../document/titles.ts'
import { findRoles, type Roles } from '../roles/find.ts'
import { type Laid, MOST_COLUMNS } from '../sheet/columns.ts'
import { ELIMINATIONS, expectedMonths, GROUP, rankedColumns } from '../sheet/current-column.ts'
import type { Period } from '../sheet/head-period.ts'
import { type Line, readLines } from '../sheet/lines.ts'
import { readPeriods } from '../sheet/periods.ts'
import { type ColumnUnit, unitOf } from '../sheet/unit-of.ts'
import { layOutWhole } from '../sheet/whole-labels.ts'
import { nameAbove, sameCompany } from './owner.ts'

/** What speaks for or against a table being the statement. */
interface Reason {
  why: string
  points: number
}

/** A table read as a statement, with its current column. */
export interface Statement {
  grid: Grid
  laid: Laid
  lines: Line[]
  periods: Period[]
  column: number
  unit: ColumnUnit
  roles: Roles
  reasons: readonly Reason[]
  /** Sum of the reasons' points. */
  score: number
}

const AGAINST =
  /pro ?-?forma|selected|quarterly|supplement|parent company|consolidating|guarantor|as a percent|percentage of|condensed financial information|schedule i\b|predecessor|reconciliation|results of operations|five[- ]year|summary|summarized(?! consolidated)|investee|unaudited quarter|segment|reclassif|as adjusted|as restated|financial data schedule|us gaap/i

/** Words that name another table elsewhere, where they belong to a title of item 8 or to the company's name. */
const HARMLESS =
  /\bwith (?:supplement(?:ary|al) )?consolidating (?:details?|information|schedules?)\b|\bsupplement(?:ary|al) (?:financial )?(?:data|information)|\band (?:its |their )?(?:[\w-]+ ){0,2}subsidiar(?:y compan)?(?:ies|y)\b|\b(?:consolidated )?results of operations(?= *(?:\||$))|(?<=(?:^|\|)\W*)summary of consolidated (?:earnings|income|operations)(?= *(?:\||$))/gi

/** Statements of the parent company alone (T164). */
const PARENT =
  /condensed financial information of|parent[- ]company(?:[- ]only\b|\)| )|schedule (?:i|ii|1)\b.{0,80}condensed/i

/** The last printed digit of a statement, in printed units: 1, or 0.1 where amounts have one decimal (T26). */
export function stepOf(lines: readonly Line[], column: number): number {
  let decimals = 0
  let n = 0
  for (const line of lines) {
    const figure = line.values[column]
    if (!figure || Math.abs(figure.value) < 20) continue
    n += 1
    if (figure.decimals === 1) decimals += 1
  }
  return n > 0 && decimals > n / 3 ? 0.1 : 1
}

/** The table read by the column that is most likely the current one; null where it has none or too few lines. */
export function readStatement(grid: Grid, cover: Cover): Statement | null {
  return readColumns(grid, cover, 1)[0] ?? null
}

/**
 * The table read by each column that may be the current one, the likeliest first. Points that a column has less than
 * the first are taken from its score.
 * @param most how many columns are read
 */
export const readColumns = (grid: Grid, cover: Cover, most: number): Statement[] =>
  columnsOf(grid, cover, most).map(({ read }) => read())

/** A column of a table that may be read as the statement. */
interface Readable {
  read(): Statement
  /** Whether it may look enough like the statement, as far as its words, heads and periods tell without its lines. */
  isLikely: boolean
}

function columnsOf(grid: Grid, cover: Cover, most: number): Readable[] {
  const laid = layOutWhole(grid)
  if (laid.columns.length === 0 || laid.columns.length > MOST_COLUMNS) return []
  const lines = readLines(laid)
  if (lines.length < 4) return []
  const periods = readPeriods(laid, grid.before, cover)
  const ranked = rankedColumns(laid.columns, periods, cover)
  const words = wordsSpeak(grid, laid)
  return ranked.slice(0, most).map(({ column, points }, at) => {
    const asked = { grid, laid, lines, periods, column }
    const less = points - (ranked[0]?.points ?? points)
    const likelier = less < 0 ? [{ why: 'a likelier column', points: less }] : []
    const others = [...words, ...columnsSpeak(asked), ...periodSpeaks(asked, cover)]
    const unit = once(() => unitOf({ laid, lines, grid }, column))
    const read = once((): Statement => {
      const roles = findRoles(lines, column, stepOf(lines, column))
      const own = roles.net === null ? [NO_NET] : [...linesSpeak({ ...asked, roles }), ...others]
      const reasons = [...own, ...likelier]
      return {
        ...asked,
        roles,
        reasons,
        score: sumOf(reasons),
        // Few of the readings are asked for theirs.
        get unit() {
          return unit()
        },
      }
    })
    return { read, isLikely: at === 0 || MOST_OF_LINES + sumOf([...others, ...likelier]) >= ENOUGH_POINTS }
  })
}

const sumOf = (reasons: readonly Reason[]): number => reasons.reduce((sum, one) => sum + one.points, 0)

/** A function that works its value out when it is asked for it first. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** What is known of a column before its lines are. */
type Asked = Omit<Statement, 'unit' | 'roles' | 'reasons' | 'score'>

/** Nothing else counts then. */
const NO_NET: Reason = { why: 'no net income', points: -100 }

/** The reasons whose condition holds. */
const held = (list: readonly (readonly [boolean, number, string])[]): Reason[] =>
  list.flatMap(([holds, points, why]) => (holds ? [{ why, points }] : []))

/** Sums that may hold: of revenue, cost, expenses and other income one each, two below income before taxes. */
const MOST_SUMS = 6

/** All that the lines of a table can say for it: the points below. */
const MOST_OF_LINES = 17 + 1.5 * MOST_SUMS

const linesSpeak = ({ roles, lines, laid }: Pick<Statement, 'roles' | 'lines' | 'laid'>): Reason[] =>
  held([
    [roles.revenue !== null, 3, 'revenue'],
    [roles.cost !== null, 1, 'cost of revenue'],
    [roles.operating !== null, 2, 'operating income'],
    [roles.pretax !== null, 3, 'income before taxes'],
    [roles.tax !== null, 3, 'taxes'],
    [roles.perShare.basic !== null, 3, 'EPS'],
    [roles.perShare.diluted !== null, 1, 'diluted EPS'],
    [roles.perShare.basicShares !== null, 1, 'shares'],
    [roles.proofs > 0, 1.5 * roles.proofs, 'sums that hold'],
    [lines.length < 8, -3, 'few lines'],
    [
      laid.body.length > 0 && lines.some(({ label }) => /total assets|cash flows from|accounts payable/i.test(label)),
      -10,
      'lines of another statement',
    ],
  ])

function wordsSpeak(grid: Grid, laid: Laid): Reason[] {
  const above = grid.over ?? grid.before
  const near = `${above.slice(-700)} ${laid.caption}`
  const tight = `${above.slice(-260)} ${laid.caption}`
  return held([
    [hasTitle(tight), 5, 'title'],
    [!hasTitle(tight) && hasTitle(near), 2, 'title near'],
    [AGAINST.test(tight.replace(HARMLESS, ' ')), -5, 'words of another table'],
    [PARENT.test(near), -40, 'parent company alone'],
    [grid.exhibit === true, -10, 'in an exhibit'],
  ])
}

function columnsSpeak({ laid, column }: Asked): Reason[] {
  const heads = laid.columns.map((c) => c.head.replace(HARMLESS, ' ')).join(' ')
  const several = /eliminat|guarantor|parent|subsidiar|pro ?forma|adjust/i.test(heads)
  const own = laid.columns[column]?.head ?? ''
  // A statement "with consolidating details" is the group's where the group's column is read.
  const group = ELIMINATIONS.test(heads) && GROUP.test(own) && !/guarantor/i.test(heads)
  return held([
    [several && !group, -6, 'columns of several companies'],
    [/(?:previously|originally) reported/i.test(heads), -6, 'columns from before a restatement'],
    [laid.columns.some((c) => c.kind === 'percent' || c.kind === 'change'), -4, 'columns of percents or changes'],
    [!group && laid.columns.filter((c) => c.kind === 'amount').length > 6, -4, 'many columns'],
  ])
}

function periodSpeaks({ laid, periods, column }: Asked, cover: Cover): Reason[] {
  const period = periods[column]
  const end = period?.end ?? null
  const gap = end === null || cover.end === null ? 0 : Math.abs(dayNumber(end) - dayNumber(cover.end))
  return held([
    [laid.columns.every((_, j) => periods[j]?.end === null), -5, 'no dates'],
    [
      Boolean(period?.months && Math.abs(period.months - expectedMonths(cover)) > 1 && !period.start),
      -8,
      'another length of period',
    ],
    [gap > 20, gap > 300 ? -10 : -6, 'not the period on the cover'],
  ])
}

/** Fewer points are no statement. */
export const ENOUGH_POINTS = 6

/** A statement that another company's name stands over, where one stands under the registrant's own. */
export const ANOTHERS: Reason = { why: "another company's name", points: -9 }

/** Readings, best first; of equals the first in the document. */
export interface Ranked {
  /** Without those columns that are sure to have fewer points than are enough: most are of other years. */
  likely: Statement[]
  /** With them: they are read when they are asked for. */
  all: Iterable<Statement>
}

/**
 * The tables that may be the statement of operations, each read by the columns that may be the current one.
 * @param columns how many columns of a table are read
 */
export function rankedStatements(grids: readonly Grid[], cover: Cover, columns = 1): Ranked {
  const readable = [...grids].sort((a, b) => a.start - b.start).flatMap((grid) => columnsOf(grid, cover, columns))
  const ranked = (some: readonly Readable[]) =>
    owned(
      some.map(({ read }) => read()),
      cover,
    ).sort((a, b) => b.score - a.score)
  const all = once(() => ranked(readable))
  return {
    likely: ranked(readable.filter(({ isLikely }) => isLikely)),
    all: { [Symbol.iterator]: () => all().values() },
  }
}

/**
 * A combined report holds the statements of several companies, an annual report those of an investee or of a fund it
 * manages (0000899652-96-000083, 0000109312-96-000003): where one stands under the registrant's name, the others step back.
 */
function owned(read: readonly Statement[], { company }: Cover): Statement[] {
  if (company === null) return [...read]
  const names = read.map(({ grid }) => nameAbove(grid))
  const ours = read.some(({ score }, k) => score >= ENOUGH_POINTS && sameCompany(names[k] ?? '', company))
  if (!ours) return [...read]
  return read.map((one, k) => {
    const name = names[k] ?? null
    if (name === null || sameCompany(name, company)) return one
    return { ...one, reasons: [...one.reasons, ANOTHERS], score: one.score + ANOTHERS.points }
  })
}
