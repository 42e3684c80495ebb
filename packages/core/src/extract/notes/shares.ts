import type { FigureName, Figures, Provenance } from '../../statement/statement.ts'
import type { Figure, Grid } from '../document/row.ts'
import { kindOf } from '../lexicon/kinds.ts'
import { commonIncome } from '../roles/common-income.ts'
import { times } from '../roles/figures.ts'
import { pickPerShare } from '../roles/per-share.ts'
import { layOut } from '../sheet/columns.ts'
import { cleanLabel, type Line, readLines } from '../sheet/lines.ts'
import { currentColumn, readPeriods } from '../sheet/periods.ts'
import { readUnits } from '../sheet/units.ts'
import type { InDocument } from '../statements/in-document.ts'
import { AVERAGE, computedCount, sameDay } from './computed-count.ts'
import { noteGrids, shareGrids } from './grids.ts'
import { fillFromWords } from './prose-shares.ts'

const WORDS = /(?:weighted|average|shares)[^|]{0,4000}(?:basic|dilut|outstanding)|(?:basic|dilut)/i

/** The printed text of a figure in the statement, to search the notes for. */
function printedText(provenance: Provenance, name: FigureName): string | null {
  const place = provenance[name]
  return place && 'text' in place ? place.text : null
}

/**
 * Share counts that the statement does not print, from the note on earnings per share (T87). A count is taken only
 * where net income over it gives the EPS, or where its own column prints that EPS (classes, T89). Gives back the income
 * for common shareholders that such a table prints, in printed units; null where none is used.
 */
export function fillShares(
  evidence: InDocument,
  figures: Figures,
  provenance: Provenance,
  money: number,
): number | null {
  // One per-share line that does not say "diluted": there is no diluted count to look for (T80, before 1998).
  const { basic, diluted } = evidence.chosen.roles.perShare
  const only = basic !== null && basic === diluted && !/dilut/.test(evidence.chosen.lines[basic]?.words ?? '')
  const wants = (['weighted_avg_shares_basic', 'weighted_avg_shares_diluted'] as const).filter(
    (name) => figures[name] === null,
  )
  if (wants.length === 0 || figures.net_income === null || figures.basic_eps === null) return null
  if (wants.length === 1 && wants[0] === 'weighted_avg_shares_diluted' && figures.diluted_eps === null) return null
  const texts = ['basic_eps', 'diluted_eps', 'net_income']
    .map((name) => printedText(provenance, name as FigureName))
    .filter((t) => t !== null)
  let common = fillFrom(evidence, figures, provenance, money, noteGrids(evidence, [...new Set(texts)], WORDS), only)
  // A table of average counts alone, without the income and the figure per share.
  if (wants.some((name) => figures[name] === null))
    common ??= fillFrom(evidence, figures, provenance, money, shareGrids(evidence), only)
  if (wants.some((name) => figures[name] === null)) fillFromWords(evidence, figures, provenance, money)
  return common
}

const NAMES = ['weighted_avg_shares_basic', 'weighted_avg_shares_diluted'] as const

/** The counts of some tables; those that a table computes the printed EPS with come first. */
function fillFrom(
  evidence: InDocument,
  figures: Figures,
  provenance: Provenance,
  money: number,
  grids: readonly Grid[],
  only: boolean,
): number | null {
  const { cover } = evidence
  const net = figures.net_income
  let used: number | null = null
  if (net === null) return used
  for (const grid of grids) {
    const laid = layOut(grid)
    if (laid.columns.length === 0 || laid.columns.length > 24) continue
    const lines = readLines(laid)
    const periods = readPeriods(laid, grid.before, cover)
    const column = currentColumn(laid.columns, periods, cover)
    if (column < 0) continue
    const kinds = lines.map((line) => kindOf(line, line.values[column] ?? null))
    const picked = pickPerShare(lines, kinds, column)
    const units = readUnits(`${laid.caption} | ${laid.head.map((r) => r.label).join(' | ')}`, grid.before.slice(-300))
    const eps = [figures.basic_eps, figures.diluted_eps]
    const prints = (value: number | null) =>
      value !== null &&
      lines.some(
        (line) => line.values[column]?.decimals === 2 && Math.abs((line.values[column]?.value ?? 0) - value) < 0.001,
      )
    // "Diluted" and "Basic" may be columns under one period.
    const split = laid.columns.some((c) => /basic/i.test(c.head)) && laid.columns.some((c) => /dilut/i.test(c.head))
    const headed = (word: RegExp) =>
      split
        ? laid.columns.findIndex(
            (c, j) => word.test(c.head) && sameDay(periods[j], periods[column]) && c.kind === 'amount',
          )
        : -1
    const single = picked.basicShares === picked.dilutedShares
    for (const [k, name] of NAMES.entries()) {
      if (figures[name] !== null || (k === 1 && only)) continue
      const own = headed(k === 0 ? /basic/i : /dilut/i)
      const at = own < 0 ? column : own
      const index = k === 0 ? picked.basicShares : picked.dilutedShares
      const named = k === 1 && own < 0 ? dilutedLine(lines, at) : undefined
      const line = named ?? (index === null ? undefined : lines[index])
      const figure = line?.values[at]
      if (!line || !figure || figure.value <= 0 || !AVERAGE.test(`${line.words} ${line.heading}`)) continue
      if (own < 0 && k === 1 && single && !named && figures.basic_eps !== figures.diluted_eps) continue
      if (own < 0 && k === 1 && !/dilut/.test(line.words) && (single || !/dilut/.test(line.heading))) continue
      const per = eps[k] ?? eps[0] ?? null
      const common = commonIncome(lines, column)
      const said = units.shares ?? units.money
      const scale =
        scaleBy(net, figure.value, per, prints(per), said, money) ??
        (common === null ? null : scaleBy(times(common, money), figure.value, per, false, said, money))
      // A rounded count beside a statement in whole units: the exact one stands elsewhere, in words.
      if (scale === null || (money === 1 && scale > 1)) continue
      used ??= common
      figures[name] = times(figure.value, scale)
      provenance[name] = cellPlace(line, figure, laid.columns[at]?.head ?? '')
    }
    for (const [k, name] of NAMES.entries()) {
      if (figures[name] !== null || (k === 1 && only)) continue
      const at = computedCount({ laid, lines, periods, column }, k === 1, eps[k] ?? null, net, money)
      if (at === null) continue
      figures[name] = times(at.figure.value, at.scale)
      provenance[name] = cellPlace(at.line, at.figure, at.head)
    }
    if (NAMES.every((name) => figures[name] !== null)) return used
  }
  return used
}

/** The line that says itself that it is the diluted average; its parts ("dilutive effect") are none. */
const dilutedLine = (lines: readonly Line[], column: number) =>
  lines.find(
    (line) =>
      /^(?:total )?diluted weighted average|average.*(?:dilut(?:ed|ion)$|- ?diluted)/.test(line.bare) &&
      line.values[column],
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
