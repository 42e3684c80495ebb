/** Which lines of a balance sheet are a field's by their words, and which of several is their total. */
import { BALANCE_SHEET_LINES, type BalanceSheetLine } from '../../lexicon/entries/balance-sheet.ts'
import { type FieldWords, isLineOf } from '../../lexicon/statement-lines.ts'
import { nearestHeading } from '../../sheet/nearest-heading.ts'
import type { AddedUp } from '../add-up.ts'
import { type Entry, type FoundLines, lineOf, near, round, sumOf } from '../sheet-lines.ts'

export const isOf = (words: FieldWords, { concept, line }: Entry): boolean => isLineOf(words, concept, line.bare)

/** The lines with a value that are a field's. */
export const ofField = (field: BalanceSheetLine, entries: readonly Entry[]): Entry[] =>
  entries.filter((entry) => entry.value !== null && isOf(BALANCE_SHEET_LINES[field], entry))

/** Lines without those that are the sum of the others. */
export function withoutTotals(lines: readonly Entry[], step: number): Entry[] {
  const last = lines.at(-1)
  if (lines.length < 2 || last === undefined || last.value === null) return [...lines]
  const others = lines.slice(0, -1)
  // Two lines alike are no line and its total by their amounts alone.
  if (others.length === 1 && !/^(?:total\b|net\b|$)/.test(last.line.bare)) return [...lines]
  const sum = round(others.reduce((total, { value }) => total + (value ?? 0), 0))
  return near(sum, last.value, 2 * step) ? [last] : [...lines]
}

/** Of several lines the total that is named so, or that is the sum of those above it; else their sum. */
export function totalled(lines: readonly Entry[], entries: readonly Entry[], step: number): FoundLines | null {
  const [only] = lines
  if (only === undefined) return null
  if (lines.length === 1) return lineOf(netOf(only, entries, step))
  // What is printed gross and again net stands once.
  const net = [...new Set(lines.map((one) => netOf(one, entries, step)))]
  if (net.length < lines.length) return totalled(net, entries, step)
  const named = lines.find(({ line }) => /^total\b/.test(line.bare))
  if (named) return lineOf(named)
  const last = lines.at(-1)
  const below = last === undefined ? undefined : entries[last.index + 1]
  const sum = round(lines.reduce((total, { value }) => total + (value ?? 0), 0))
  if (below !== undefined && below.value !== null && below.line.bare === '' && near(below.value, sum, 2 * step))
    return lineOf(below)
  return sumOf(withoutTotals(lines, step))
}

const OFF = /^less\b|\baccumulated\b|\ballowances?\b|\breserves?\b|\bunearned\b/

/** A gross line by what is left below the line that is taken off it (0000895759-96-000037). */
export function netOf(gross: Entry, entries: readonly Entry[], step: number): Entry {
  const [off, net] = entries
    .slice(gross.index + 1, gross.index + 5)
    .filter(({ value }) => value !== null && value !== 0)
  if (!off || !net || !off.value || net.value === null || gross.value === null) return gross
  // What is in brackets is taken off, whatever is left of its caption.
  if (!(OFF.test(off.line.words) || off.value < 0) || !/^(?:(?:net|total)\b.*)?$/.test(net.line.bare)) return gross
  return near(round(gross.value - Math.abs(off.value)), net.value, step) ? net : gross
}

/** The lines right below a heading: as far in as the first of them, and none of them a matter of its own. */
export function headed(lines: readonly Entry[], heading: RegExp, others: RegExp): Entry[] {
  const isUnder = ({ line }: Entry) => heading.test(nearestHeading(line.heading))
  const first = lines.findIndex(isUnder)
  const indent = lines[first]?.line.indent ?? 0
  if (first < 0) return []
  const rest = lines.slice(first)
  const end = rest.findIndex((one) => !isUnder(one) || one.line.indent < indent || others.test(one.line.bare))
  return (end < 0 ? rest : rest.slice(0, end)).filter(({ value }) => value !== null)
}

/** The index from which the lines stand that a total adds up, empty ones before them too; 0 where they are not known. */
export function firstOf(total: Entry | null, sum: AddedUp | null, entries: readonly Entry[]): number {
  const parts = total === null ? undefined : sum?.subtotals.get(total.index)
  if (parts === undefined) return 0
  const first = Math.min(...parts.map((one) => firstLine(one, sum)))
  const before = entries.findLast(({ index, value }) => index < first && value !== null && value !== 0)
  return before === undefined ? 0 : before.index + 1
}

/** The lines that a line, where it is a subtotal, adds up in the end; itself where it is none. */
export function leavesOf(entry: Entry, sum: AddedUp | null): readonly Entry[] {
  const parts = sum?.subtotals.get(entry.index)
  return parts === undefined ? [entry] : parts.flatMap((one) => leavesOf(one, sum))
}

/** The index of the first line that a line, where it is a subtotal, adds up. */
export function firstLine(entry: Entry, sum: AddedUp | null): number {
  const parts = sum?.subtotals.get(entry.index)
  return parts === undefined ? entry.index : Math.min(entry.index, ...parts.map((one) => firstLine(one, sum)))
}
