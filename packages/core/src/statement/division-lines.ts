/**
 * A company's divisions followed through its years. A division is the same as long as it keeps its name, and also under
 * another name where the filing that uses it first prints, for the year before, the very figure of a division that ends.
 * What a later filing prints otherwise for a year replaces it, and the line says so.
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

export interface DivisionLine {
  /** as printed last */
  name: string
  /** oldest first, each year once */
  years: DivisionYear[]
  joints: DivisionJoint[]
}

/**
 * @param reports one a year, of one currency
 * @returns lines that the newest report prints by their revenue, then those that ended, the latest first
 */
export function divisionLines(reports: readonly DivisionsOfYear[]): DivisionLine[] {
  const all: DivisionLine[] = []
  let open = new Map<string, DivisionLine>()
  for (const report of reports.toSorted((a, b) => a.year - b.year)) {
    const renamed = renamedIn(report, open)
    const next = new Map<string, DivisionLine>()
    for (const division of report.own) {
      const key = keyOf(division.label)
      // Two of one name in one report are of two lists: the first is followed.
      if (next.has(key)) continue
      const line = open.get(key) ?? renamed.get(key) ?? begun(all)
      next.set(key, line)
      takeReport(line, division, report)
    }
    open = next
  }
  const last = Math.max(...reports.map(({ year }) => year))
  return all.toSorted(
    (a, b) =>
      Number(lastOf(b).year === last) - Number(lastOf(a).year === last) || lastOf(b).revenue - lastOf(a).revenue,
  )
}

const lastOf = ({ years }: DivisionLine): DivisionYear => years.at(-1) ?? NEVER
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
function renamedIn(report: DivisionsOfYear, open: ReadonlyMap<string, DivisionLine>): Map<string, DivisionLine> {
  const names = new Set(report.own.map(({ label }) => keyOf(label)))
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

/** Adds to a line what a report says of it. The line is being built here and is nobody else's. */
function takeReport(
  line: DivisionLine,
  { label, revenue, at, document }: DivisionAmount,
  report: DivisionsOfYear,
): void {
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
  setYear(line, { year, revenue, accession_number, at, document })
}

function setYear(line: DivisionLine, one: DivisionYear): void {
  line.years = [...line.years.filter(({ year }) => year !== one.year), one].sort((a, b) => a.year - b.year)
}
