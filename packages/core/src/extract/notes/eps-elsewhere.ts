/** EPS that a statement does not print, from another table that prints it beside the same net income. */
import type { Figures, Provenance } from '../../statement/statement.ts'
import { cellOf } from '../roles/figures.ts'
import { pickPerShare } from '../roles/per-share/pick.ts'
import { Sheet } from '../roles/sheet.ts'
import type { PrintedFigures, Shown } from '../shown.ts'
import type { InDocument } from '../statements/in-document.ts'
import { sameDay } from './computed-count.ts'
import { noteGrids } from './grids.ts'
import { type Note, readNote } from './note-table.ts'

/** What a table with figures per share speaks of. */
const PER_SHARE = /\bper\b[^|]{0,40}\b(?:shares?|units?)\b|\bearnings per\b/i

const KINDS = ['basic', 'diluted'] as const
type Found = Record<(typeof KINDS)[number], Shown | null>

/**
 * The statement's figures with the EPS that another table, selected data in most reports, prints in the column of the period
 * below the very net income of the statement (The Woodbury Telephone Company, 0000917337-96-000005: the statement tells it in words
 * only). As they are where the statement has an EPS, or where two tables print different ones.
 */
export function withEpsElsewhere(evidence: InDocument, read: PrintedFigures): PrintedFigures {
  const { figures, provenance } = read
  if (figures.net_income === null || figures.basic_eps !== null || figures.diluted_eps !== null) return read
  const net = provenance.net_income
  const digits = net !== undefined && 'text' in net ? net.text.replace(/[$()\s-]/g, '') : ''
  if (digits.length < LEAST_DIGITS) return read
  const found = noteGrids(evidence, [digits], PER_SHARE).flatMap((grid) => {
    const note = readNote(grid, evidence)
    const eps =
      note && isOfPeriod(note, evidence) && netAt(note, digits) >= 0
        ? epsOf(withinItsNet(note, netAt(note, digits)), figures.net_income ?? 0)
        : null
    return eps === null ? [] : [eps]
  })
  return withFound(read, found)
}

/** Fewer digits stand in a table by chance. */
const LEAST_DIGITS = 3

const isOfPeriod = ({ periods, column }: Note, { chosen, cover }: InDocument): boolean => {
  const own = chosen.periods[chosen.column]
  if (!own?.end) return cover.end === null || periods[column]?.end !== null
  // A statement may head its columns with years alone: then the very net income tells the length.
  return sameDay(periods[column], own.months === null ? { ...own, months: periods[column]?.months ?? null } : own)
}

/** The line called net income that prints these digits in the column of the period; -1 = none. */
const netAt = ({ lines, kinds, column }: Note, digits: string): number =>
  lines.findIndex(({ values }, at) => kinds[at] === 'net' && values[column]?.text.replace(/[$()\s-]/g, '') === digits)

/**
 * The table without what it prints by other accounting principles: an EPS and a further net income part them (AEGON, 20-F for
 * 2000, 0000928385-01-500187: Dutch principles over US GAAP).
 */
function withinItsNet(note: Note, net: number): Note {
  const { lines, kinds, column } = note
  const from = kinds.slice(0, net).includes('eps') ? net : 0
  const eps = kinds.indexOf('eps', net)
  const next = eps < 0 ? -1 : kinds.indexOf('net', eps)
  if (from === 0 && next < 0) return note
  const to = next < 0 ? lines.length : next
  const [own, ownKinds] = [lines.slice(from, to), kinds.slice(from, to)]
  return { ...note, lines: own, kinds: ownKinds, perShare: pickPerShare(new Sheet(own, column, 1, ownKinds)) }
}

/** The EPS of a table; null where it prints none of the sign of net income. */
function epsOf({ lines, perShare, column }: Note, net: number): Found | null {
  const of = (index: number | null): Shown | null => {
    const line = lines[index ?? -1]
    const figure = line?.values[column]
    if (!line || !figure || figure.percent || figure.decimals < 2 || figure.value * net <= 0) return null
    return { value: figure.value, place: cellOf(line, figure) }
  }
  const found = { basic: of(perShare.basic), diluted: of(perShare.diluted) }
  return found.basic === null && found.diluted === null ? null : found
}

/** The figures with what all tables that print an EPS agree on. */
function withFound(read: PrintedFigures, found: readonly Found[]): PrintedFigures {
  const figures: Figures = { ...read.figures }
  const provenance: Provenance = { ...read.provenance }
  for (const kind of KINDS) {
    const all = found.flatMap((one) => one[kind] ?? [])
    const [first] = all
    if (first === undefined || all.some(({ value }) => value !== first.value)) continue
    figures[`${kind}_eps`] = first.value
    provenance[`${kind}_eps`] = first.place
  }
  return { figures, provenance }
}
