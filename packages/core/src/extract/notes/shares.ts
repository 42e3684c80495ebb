import type { FigureName, Figures, Provenance } from '../../statement/statement.ts'
import type { Figure, Grid } from '../document/row.ts'
import { commonIncome } from '../roles/results/common-income.ts'
import { layOut } from '../sheet/columns.ts'
import { cleanLabel, type Line, readLines } from '../sheet/lines.ts'
import { times } from '../shown.ts'
import type { InDocument } from '../statements/in-document.ts'
import { incomesOfNote } from './adjusted-income.ts'
import { AVERAGE, computedCount } from './computed-count.ts'
import { countInRow } from './count-in-row.ts'
import { EPS_EXHIBIT, noteGrids } from './grids.ts'
import { AVERAGE_SHARES, headedColumn, isOfOthers, type Note, readNote } from './note-table.ts'
import { type FoundShares, type ShareName, sharesInWords } from './prose-shares.ts'
import { shareGrids } from './share-grids.ts'

const WORDS = /(?:weighted|average|shares)[^|]{0,4000}(?:basic|dilut|outstanding)|(?:basic|dilut)/i

/** The printed text of a figure in the statement, to search the notes for. */
function printedText(provenance: Provenance, name: FigureName): string | null {
  const place = provenance[name]
  return place && 'text' in place ? place.text : null
}

/** Counts from the notes, and the income for common shareholders that a table used for them prints, in printed units. */
export interface NoteShares {
  shares: FoundShares
  common: number | null
  /** Counts as printed that are called the average of the period, and that income and EPS do not give. */
  unfit: readonly { name: ShareName; count: number }[]
}

/**
 * Share counts that the statement does not print, from the note on earnings per share (T87). A count is taken only
 * where net income over it gives the EPS, or where its own column prints that EPS (classes, T89).
 */
export function sharesOfNotes(
  evidence: InDocument,
  figures: Figures,
  provenance: Provenance,
  money: number,
): NoteShares {
  const nothing: NoteShares = { shares: {}, common: null, unfit: [] }
  // One per-share line that does not say "diluted": there is no diluted count to look for (T80, before 1998).
  const { basic, diluted } = evidence.chosen.roles.perShare
  const only = basic !== null && basic === diluted && !/dilut/.test(evidence.chosen.lines[basic]?.words ?? '')
  // Nothing proves the count of an EPS that is not printed.
  const wants = NAMES.filter((name) => figures[name] === null && (name === NAMES[0] || figures.diluted_eps !== null))
  if (wants.length === 0 || figures.net_income === null || figures.basic_eps === null) return nothing
  const texts = ['basic_eps', 'diluted_eps', 'net_income']
    .map((name) => printedText(provenance, name as FigureName))
    .filter((t) => t !== null)
  const { lines, column } = evidence.chosen
  const asked = { evidence, figures, money, only, exact: false, common: commonIncome(lines, column) }
  const tables = sharesOfTables(asked, wants, noteGrids(evidence, [...new Set(texts)], WORDS))
  // A table of average counts alone, without the income and the figure per share.
  const still = wants.filter((name) => !(name in tables.shares))
  const counts = still.length > 0 ? sharesOfTables(asked, still, shareGrids(evidence)) : nothing
  // Selected data and the like: only where income over the count is the EPS.
  const last = still.filter((name) => !(name in counts.shares))
  const exact = { ...asked, exact: true }
  const others = last.length > 0 ? sharesOfTables(exact, last, noteGrids(evidence, texts, AVERAGE_SHARES)) : nothing
  const shares = { ...tables.shares, ...counts.shares, ...others.shares }
  const words = sharesInWords(
    evidence,
    figures,
    provenance,
    money,
    wants.filter((name) => !(name in shares)),
  )
  const missing = wants.filter((name) => !(name in shares) && !(name in words))
  const exhibit = missing.length > 0 ? countsOfExhibit(asked, missing, texts) : {}
  return {
    shares: { ...shares, ...words, ...exhibit },
    common: tables.common ?? counts.common,
    unfit: [...tables.unfit, ...counts.unfit, ...others.unfit],
  }
}

export const NAMES = ['weighted_avg_shares_basic', 'weighted_avg_shares_diluted'] as const

interface Asked {
  evidence: InDocument
  figures: Figures
  money: number
  /** There is one figure per share only. */
  only: boolean
  /** A count that only comes near the EPS is not taken. */
  exact: boolean
  /** What the statement says is left for common shareholders, in printed units. */
  common: number | null
}

/** The counts of some tables; those that a table computes the printed EPS with come first. */
function sharesOfTables(asked: Asked, wants: readonly ShareName[], grids: readonly Grid[]): NoteShares {
  const shares: FoundShares = {}
  const unfit: { name: ShareName; count: number }[] = []
  let common: number | null = null
  for (const grid of grids) {
    const missing = wants.filter((name) => !(name in shares))
    if (missing.length === 0) break
    const rows = countsInRows(grid, missing, asked)
    for (const [name, found] of rows) shares[name] = found
    const table = readNote(grid, asked.evidence)
    if (table === null || isOfOthers(table, asked.figures, asked.money)) continue
    for (const name of missing) {
      if (name in shares) continue
      const named = namedCount(table, name, asked)
      if (named !== null && isBasicAgain(named, name, asked, shares)) continue
      const found = named && printedCount(table, named, name, asked)
      if (named && found === null) unfit.push({ name, count: named.figure.value })
      if (found === null) continue
      common ??= table.common
      shares[name] = found
    }
    for (const name of missing) {
      if (name in shares || (name === NAMES[1] && asked.only)) continue
      const { figures, money } = asked
      const diluted = name === NAMES[1]
      const eps = diluted ? figures.diluted_eps : figures.basic_eps
      const at = computedCount(table, diluted, eps, figures.net_income ?? 0, money)
      if (at !== null)
        shares[name] = { value: times(at.figure.value, at.scale), place: cellPlace(at.line, at.figure, at.head) }
    }
  }
  return { shares, common, unfit }
}

/**
 * Counts that give the EPS to its last digit with an income of their own table, in the notes or the exhibit that computes it:
 * fully diluted EPS adds the interest of what it counts as converted, which no other place names (0000950146-95-000185).
 */
function countsOfExhibit(asked: Asked, names: readonly ShareName[], texts: readonly string[]): FoundShares {
  const { evidence, figures, money, common } = asked
  const { net_income: net } = figures
  const shares: FoundShares = {}
  if (net === null) return shares
  for (const grid of noteGrids(evidence, texts, WORDS, EPS_EXHIBIT)) {
    const note = readNote(grid, evidence)
    if (note === null || isOfOthers(note, figures, money)) continue
    const incomes = [net, ...(common === null ? [] : [times(common, money)])]
    incomes.push(...incomesOfNote(note, { net, texts, money }))
    for (const name of names) {
      const named = name in shares ? null : namedCount(note, name, asked)
      const eps = name === NAMES[1] ? figures.diluted_eps : figures.basic_eps
      if (named === null || eps === null || isBasicAgain(named, name, asked, shares)) continue
      const { line, figure, at } = named
      const gives = (scale: number) => incomes.some((one) => Math.abs(one / figure.value / scale - eps) < EPS_ROUNDING)
      const scale = [1, 1e3, 1e6].find(gives)
      if (scale === undefined || (money === 1 && scale > 1)) continue
      shares[name] = {
        value: times(figure.value, scale),
        place: cellPlace(line, figure, note.laid.columns[at]?.head ?? ''),
      }
    }
  }
  return shares
}

/** Half a cent, and what rounded amounts make of it. */
const EPS_ROUNDING = 0.0052

/** The counts in rows that print income, count and EPS beside each other. */
function countsInRows(
  grid: Grid,
  names: readonly ShareName[],
  { figures, money, common, only }: Asked,
): [ShareName, NonNullable<FoundShares[ShareName]>][] {
  const incomes = [figures.net_income, common === null ? null : times(common, money)].filter((one) => one !== null)
  const lines = readLines(layOut(grid))
  return names.flatMap((name) => {
    const diluted = name === NAMES[1]
    if (diluted && only) return []
    const eps = diluted ? figures.diluted_eps : figures.basic_eps
    const found = countInRow(lines, diluted, eps, incomes, money)
    return found === null
      ? []
      : [[name, { value: times(found.figure.value, found.scale), place: cellPlace(found.line, found.figure, '') }]]
  })
}

/** A count that a note's table prints under its name. */
interface NamedCount {
  line: Line
  figure: Figure
  /** The column it stands in. */
  at: number
}

/**
 * Whether the line called the diluted count is the basic one once more: under "Diluted:" notes begin with it, add the
 * options, and call the sum "Total shares".
 */
function isBasicAgain({ figure }: NamedCount, name: ShareName, { figures }: Asked, found: FoundShares): boolean {
  if (name !== NAMES[1] || figures.diluted_eps === figures.basic_eps) return false
  const basic = found.weighted_avg_shares_basic?.value ?? figures.weighted_avg_shares_basic
  return basic !== null && [1, 1e3, 1e6].some((scale) => times(figure.value, scale) === basic)
}

/** The line of a note's table that is called the count, in the column of the period; null where there is none. */
function namedCount(note: Note, name: ShareName, { figures, only }: Asked): NamedCount | null {
  const { lines, perShare } = note
  const diluted = name === NAMES[1]
  if (diluted && only) return null
  const own = headedColumn(note, diluted)
  const at = own < 0 ? note.column : own
  const index = diluted ? perShare.dilutedShares : perShare.basicShares
  const named = diluted && own < 0 ? dilutedLine(lines, at) : undefined
  const line = named ?? (index === null ? undefined : lines[index])
  const figure = line?.values[at]
  if (!line || !figure || figure.value <= 0 || !AVERAGE.test(`${line.words} ${line.heading}`)) return null
  const single = perShare.basicShares === perShare.dilutedShares
  if (own < 0 && diluted && single && !named && figures.basic_eps !== figures.diluted_eps) return null
  if (own < 0 && diluted && !named && !/dilut/.test(line.words) && (single || !/dilut/.test(line.heading))) return null
  return { line, figure, at }
}

/** The count with its scale, where income over it gives the EPS; null where it does not. */
function printedCount(note: Note, named: NamedCount, name: ShareName, asked: Asked): FoundShares[ShareName] | null {
  const { lines, said, laid } = note
  const { line, figure, at } = named
  const { figures, money, exact } = asked
  const common = note.common ?? asked.common
  const net = figures.net_income
  if (net === null) return null
  const per = (name === NAMES[1] ? figures.diluted_eps : null) ?? figures.basic_eps
  const printed =
    !exact &&
    per !== null &&
    lines.some(({ values }) => {
      const cell = values[note.column]
      return cell?.decimals === 2 && Math.abs(cell.value - per) < 0.001
    })
  const scale =
    scaleBy(net, figure.value, per, printed, said, money) ??
    (common === null ? null : scaleBy(times(common, money), figure.value, per, false, said, money))
  // A rounded count beside a statement in whole units: the exact one stands elsewhere, in words.
  if (scale === null || (money === 1 && scale > 1)) return null
  return { value: times(figure.value, scale), place: cellPlace(line, figure, laid.columns[at]?.head ?? '') }
}

/** The line that says itself that it is the diluted average; its parts ("dilutive effect") are none. */
const dilutedLine = (lines: readonly Line[], column: number) =>
  lines.find(
    (line) =>
      /^(?:total )?diluted weighted average|average.*(?:dilut(?:ed|ion)$|- ?diluted|\bequivalents?$|\bassumed conversions?$)/.test(
        line.bare,
      ) && line.values[column],
  )

/** A count under a class's head carries the class in its name: net income of all classes says nothing of it (T89). */
const cellPlace = (line: Line, figure: Figure, head: string) => ({
  label: [cleanLabel(line.label), /\bclass [a-z]\b/i.exec(head)?.[0]].filter((part) => part !== undefined).join(', '),
  text: figure.text,
  concept: null,
  start: figure.start,
  end: figure.end,
})

/** The factor with which the count explains the EPS, or null where none does. */
function scaleBy(
  net: number,
  count: number,
  eps: number | null,
  printed: boolean,
  said: number,
  money: number,
): number | null {
  if (eps === null || eps === 0) return null
  const ratio = Math.abs(net / eps) / count
  for (const scale of [1, 1e3, 1e6]) if (Math.abs(ratio / scale - 1) < 0.015 + 0.006 / Math.abs(eps)) return scale
  if (!printed) return null
  for (const scale of [said, money, 1, 1e3, 1e6]) if (ratio / scale > 0.8 && ratio / scale < 40) return scale
  return null
}
