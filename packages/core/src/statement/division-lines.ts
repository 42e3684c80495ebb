/**
 * A company's divisions followed through its years. A division is the same as long as it keeps its name, and also under
 * another name where the filing that uses it first prints, for the year before, the very figure of a division that ends.
 * What a later filing prints otherwise for a year replaces it, and the line says so. Where a later filing divides a past
 * year otherwise and both divisions of it have one sum, what ends and what begins there is told as divided anew.
 */
import type { Ymd } from './statement.ts'

export interface DivisionAmount {
  label: string
  /** whole units */
  revenue: number
  /** 'start-end' of its cell; null = not located */
  at: string | null
  document: string | null
}

/** The divisions of one annual report: of its own year and, under the same names, of years before. */
export interface DivisionsOfYear {
  year: number
  accession_number: string
  filing_date: Ymd
  own: readonly DivisionAmount[]
  before: readonly { year: number; divisions: readonly Pick<DivisionAmount, 'label' | 'revenue'>[] }[]
}

interface DivisionYear {
  year: number
  revenue: number
  /** the filing that says so last */
  accession_number: string
  at: string | null
  document: string | null
}

interface DivisionJoint {
  year: number
  kind: 'renamed' | 'recast'
  /** the name before, of a division that was renamed */
  from: string | null
  /** what was told of the year before, of one that was recast; whole units */
  was: number | null
  /** the filing that says so */
  accession_number: string
}

interface DivisionLine {
  /** as printed last */
  name: string
  /** oldest first, each year once */
  years: DivisionYear[]
  joints: DivisionJoint[]
}

/** A year that a later filing divides otherwise: the same revenue under other names. */
interface DividedAnew {
  year: number
  /** names that end with that year, and those that take their place */
  from: string[]
  to: string[]
  /** what the divisions of that year add up to, before as after; whole units */
  total: number
  /** the filing that says so */
  accession_number: string
}

interface FollowedDivisions {
  /** those that the newest report prints by their revenue, then those that ended, the latest first */
  lines: DivisionLine[]
  /** oldest first */
  divided: DividedAnew[]
}

/** @param reports one a year, of one currency */
export function divisionLines(reports: readonly DivisionsOfYear[]): FollowedDivisions {
  const all: DivisionLine[] = []
  const divided: DividedAnew[] = []
  let open: Open = new Map()
  for (const report of reports.toSorted((a, b) => a.year - b.year)) {
    const own = byKey(report.own)
    const anew = printedAnew(report, open)
    const renamed = renamedIn(report, new Set([...own.keys(), ...anew.keys()]), open)
    const found = dividedAnew(report, { own, anew }, open, renamed)
    if (found) divided.push(found)
    const lineOf = (key: string) => open.get(key) ?? renamed.get(key) ?? begun(all)
    const next: Open = new Map()
    for (const [key, division] of own) {
      const line = lineOf(key)
      next.set(key, line)
      takeReport(line, division, report)
    }
    for (const [key, { label }] of anew) if (!own.has(key)) takePast(lineOf(key), label, report)
    open = next
  }
  const last = Math.max(...reports.map(({ year }) => year))
  const lines = all.toSorted(
    (a, b) =>
      Number(lastOf(b).year === last) - Number(lastOf(a).year === last) || lastOf(b).revenue - lastOf(a).revenue,
  )
  return { lines, divided }
}

/** Lines by the key of the name that the last report gave them. */
type Open = Map<string, DivisionLine>

/** Two of one name in one report are of two lists: the first is followed. */
function byKey<T extends { label: string }>(divisions: readonly T[]): Map<string, T> {
  const found = new Map<string, T>()
  for (const one of divisions) if (!found.has(keyOf(one.label))) found.set(keyOf(one.label), one)
  return found
}

type Past = DivisionsOfYear['before'][number]['divisions'][number]

/** What a report prints of the last year of the report before it, by key; nothing where that was none. */
function printedAnew({ before }: DivisionsOfYear, open: Open): Map<string, Past> {
  const last = Math.max(...[...open.values()].map((line) => lastOf(line).year))
  return byKey(before.find(({ year }) => year === last)?.divisions ?? [])
}

/** The divisions of the year before under other names, where old and new ones have one sum. */
function dividedAnew(
  { accession_number }: DivisionsOfYear,
  { own, anew }: { own: ReadonlyMap<string, unknown>; anew: ReadonlyMap<string, Past> },
  open: Open,
  renamed: ReadonlyMap<string, DivisionLine>,
): DividedAnew | null {
  const goingOn = new Set(renamed.values())
  const from = [...open].filter(([key, line]) => !own.has(key) && !anew.has(key) && !goingOn.has(line))
  const to = [...anew].filter(([key]) => !open.has(key) && !renamed.has(key))
  const total = sumOf([...open.values()].map(lastOf))
  if (from.length === 0 || to.length === 0 || total !== sumOf([...anew.values()])) return null
  const year = lastOf(from[0]?.[1]).year
  const names = { from: from.map(([, { name }]) => name), to: to.map(([, { label }]) => label) }
  return { year, ...names, total, accession_number }
}

const sumOf = (all: readonly { revenue: number }[]): number => all.reduce((sum, { revenue }) => sum + revenue, 0)

const lastOf = (line: DivisionLine | undefined): DivisionYear => line?.years.at(-1) ?? NEVER
const NEVER: DivisionYear = { year: 0, revenue: 0, accession_number: '', at: null, document: null }

/** One name, however it is set: "FABRIC & HOME CARE", "Fabric and Home Care". */
const keyOf = (label: string): string =>
  label
    .toLowerCase()
    .replaceAll(/\band\b/g, ' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

function begun(all: DivisionLine[]): DivisionLine {
  const line: DivisionLine = { name: '', years: [], joints: [] }
  all.push(line)
  return line
}

const printedBefore = (report: DivisionsOfYear, key: string): { year: number; revenue: number }[] =>
  report.before.flatMap(({ year, divisions }) => {
    const found = divisions.find(({ label }) => keyOf(label) === key)
    return found ? [{ year, revenue: found.revenue }] : []
  })

/** New names by key → the line they go on: the only one that ends here and had the figure now printed for its last year. */
function renamedIn(report: DivisionsOfYear, names: ReadonlySet<string>, open: Open): Map<string, DivisionLine> {
  const ended = [...open].filter(([key]) => !names.has(key)).map(([, line]) => line)
  const pairs = [...names]
    .filter((key) => !open.has(key))
    .flatMap((key) =>
      printedBefore(report, key).flatMap(({ year, revenue }) =>
        ended
          .filter((line) => lastOf(line).year === year && lastOf(line).revenue === revenue)
          .map((line) => ({ key, line })),
      ),
    )
  const isAlone = (pair: (typeof pairs)[number]) =>
    pairs.filter(({ key, line }) => key === pair.key || line === pair.line).length === 1
  return new Map(pairs.filter(isAlone).map(({ key, line }) => [key, line]))
}

/** Adds to a line what a report says of its own year. The line is being built here and is nobody else's. */
function takeReport(
  line: DivisionLine,
  { label, revenue, at, document }: DivisionAmount,
  report: DivisionsOfYear,
): void {
  const { year, accession_number } = report
  takePast(line, label, report)
  setYear(line, { year, revenue, accession_number, at, document })
}

/** Adds to a line the name that a report gives it, and what it says of years before its own. */
function takePast(line: DivisionLine, label: string, report: DivisionsOfYear): void {
  const { year, accession_number } = report
  if (line.name !== '' && keyOf(line.name) !== keyOf(label))
    line.joints.push({ year, kind: 'renamed', from: line.name, was: null, accession_number })
  line.name = label
  for (const before of printedBefore(report, keyOf(label))) {
    const known = line.years.find((one) => one.year === before.year)
    if (known?.revenue === before.revenue) continue
    if (known) line.joints.push({ year: before.year, kind: 'recast', from: null, was: known.revenue, accession_number })
    setYear(line, { year: before.year, revenue: before.revenue, accession_number, at: null, document: null })
  }
}

function setYear(line: DivisionLine, one: DivisionYear): void {
  line.years = [...line.years.filter(({ year }) => year !== one.year), one].sort((a, b) => a.year - b.year)
}
