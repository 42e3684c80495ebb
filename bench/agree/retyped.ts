/**
 * A statement of a plain-text filing, typed again in the ways of other typists: only the lines of the statement and the
 * words over it change, so what was read from them before is what they say.
 */
import type { FullExtraction } from '@topline/core/statement/other-statements.ts'
import type { Place, Provenance } from '@topline/core/statement/statement.ts'
import { WAYS } from './typists.ts'
import { INCOME_WAYS } from './typists-income.ts'

export type StatementKind = 'income_statement' | 'balance_sheet' | 'cash_flow'

/** Cells farther than this from net income are of a note, not of the income statement. */
const OF_STATEMENT = 9000

interface Typed {
  /** Where the statement's cells begin. */
  starts: readonly number[]
  /** Its figures, each with its first cell. */
  cells: readonly (readonly [name: string, start: number])[]
}

/** Where the cells of a figure begin. */
function startsOf(place: Place | undefined): number[] {
  if (place === undefined) return []
  if ('computed' in place) return place.parts.flatMap(startsOf)
  return place.start === null ? [] : [place.start]
}

/** The cells of a statement as it was read; null where it was not, or its checks fail. */
function typedOf(read: FullExtraction, kind: StatementKind): Typed | null {
  if (kind !== 'income_statement') {
    const part = read[kind]
    if (!part?.qc.passed) return null
    return {
      starts: part.lines.flatMap(({ place }) => startsOf(place ?? undefined)),
      cells: firstCells(part.provenance),
    }
  }
  const [net] = startsOf(read.provenance.net_income)
  if (!read.qc.passed || net === undefined) return null
  const isNear = (start: number): boolean => Math.abs(start - net) < OF_STATEMENT
  return {
    starts: Object.values(read.provenance).flatMap(startsOf).filter(isNear),
    cells: firstCells(read.provenance).filter(([, start]) => isNear(start)),
  }
}

const firstCells = (provenance: Provenance): [string, number][] =>
  Object.entries(provenance).flatMap(([name, place]): [string, number][] =>
    place && !('computed' in place) && place.start !== null ? [[name, place.start]] : [],
  )

/** The number of the line that a byte stands in. */
function lineFinder(lines: readonly string[]): (start: number) => number {
  const begins: number[] = []
  let at = 0
  for (const line of lines) {
    begins.push(at)
    at += line.length + 1
  }
  return (start) => {
    let [low, high] = [0, begins.length - 1]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((begins[middle] ?? 0) <= start) low = middle
      else high = middle - 1
    }
    return low
  }
}

/** The document with the statement typed in each way; ways that change nothing are left out. */
export function* retyped(
  bytes: Buffer,
  read: FullExtraction,
  kind: StatementKind,
): Generator<{ name: string; bytes: Buffer }> {
  const typed = typedOf(read, kind)
  if (typed === null || typed.starts.length === 0) return
  const text = bytes.toString('latin1')
  const lines = text.split('\n')
  const lineOf = lineFinder(lines)
  const fields = new Map(typed.cells.map(([name, start]) => [lineOf(start), name]))
  const [from, to] = [lineOf(Math.min(...typed.starts)), lineOf(Math.max(...typed.starts))]
  const ways = kind === 'income_statement' ? { ...WAYS, ...INCOME_WAYS } : WAYS
  for (const [name, way] of Object.entries(ways)) {
    const set = way({ lines, from, to, fields })?.join('\n')
    if (set !== undefined && set !== text) yield { name, bytes: Buffer.from(set, 'latin1') }
  }
}
