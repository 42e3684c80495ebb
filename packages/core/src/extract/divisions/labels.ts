/** Names of divisions: the printed words around a cell, and what a member's own name says. */
import type { Fact, Facts } from '../tags/facts.ts'
import { cellText, type Row } from '../tags/tables.ts'

/** Share of words two names have in common, totals and short words not counted. */
export function sharedWords(text: string, name: string): number {
  const words = (one: string) =>
    one
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .split(' ')
      .filter((word) => word.length > 2 && word !== 'total' && word !== 'and')
  const wanted = new Set(words(name))
  const given = words(text)
  if (wanted.size === 0 || given.length === 0) return 0
  return given.filter((word) => wanted.has(word)).length / (given.length + wanted.size)
}

/** The heads over the cell of a fact, nearest first, without dates, units and numbers. */
export function columnLabels(facts: Facts, rows: readonly Row[], placed: { fact: Fact; row: number }): string[] {
  const cell = rows[placed.row]?.cells.find((one) => one.facts.includes(placed.fact))
  const found: string[] = []
  if (cell === undefined) return found
  for (let at = placed.row - 1; at >= 0 && found.length < 4; at--) {
    const row = rows[at]
    if (row === undefined || row.facts.length > 0) continue
    const head = row.cells.find((one) => one.column <= cell.column && one.column + one.span > cell.column)
    const text = head === undefined || head === row.cells[0] ? '' : cellText(facts.bytes, head)
    if (/[A-Za-z]{2}/.test(text) && !DATE_WORDS.test(text) && text.length < 80) found.push(text)
  }
  return found
}

const DATE_WORDS =
  /\b(ended|months?|weeks|millions?|thousands?|january|february|march|april|may|june|july|august|september|october|november|december|total)\b/i

/** Both names of a crossed member: `International - Pharmacy`. */
export const fullName = (key: string): string => key.split(' ').map(memberName).join(' - ')

/** A readable name from a member: `aapl:GreaterChinaSegmentMember` → `Greater China`. */
export function memberName(member: string): string {
  const last = member.split(' ').pop() ?? member
  return last
    .slice(last.indexOf(':') + 1)
    .replace(/(Segments?)?(Member|Domain)$/, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .trim()
}
