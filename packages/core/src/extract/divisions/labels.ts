/** Names of divisions: the printed words around a cell, and what a member's own name says. */
import type { Fact, Facts } from '../tags/facts.ts'
import { cellText, type TableCell, type TaggedRow } from '../tags/tables.ts'

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

/** Rows of heads that are looked through for one cell. */
const MOST_HEADS = 60

/** The last of `count` places of which `holds` is true, where it is true of all before that; -1 = none. */
export function lastWhere(count: number, holds: (at: number) => boolean): number {
  let [low, high] = [-1, count - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (holds(middle)) low = middle
    else high = middle - 1
  }
  return low
}

/** Finds the heads over the cell of a fact, nearest first, without dates, units and numbers. */
type HeadsOf = (placed: { fact: Fact; row: number }) => readonly string[]

const known = new WeakMap<readonly TaggedRow[], HeadsOf>()

/** The heads of a table; made once for its rows, whichever set asks. */
export function columnHeads(facts: Facts, rows: readonly TaggedRow[]): HeadsOf {
  const heads = known.get(rows) ?? headsIn(facts, rows)
  known.set(rows, heads)
  return heads
}

function headsIn(facts: Facts, rows: readonly TaggedRow[]): HeadsOf {
  const headed = rows.flatMap((row, at) => (row.facts.length === 0 && row.cells.length > 1 ? [{ at, row }] : []))
  const cellOf = new Map<Fact, TableCell>()
  for (const { cells } of rows) for (const cell of cells) for (const fact of cell.facts) cellOf.set(fact, cell)
  const texts = new Map<TableCell, string>()
  const textOf = (head: TableCell) => {
    const text = texts.get(head) ?? cellText(facts.bytes, head)
    texts.set(head, text)
    return text
  }
  return ({ fact, row }) => {
    const cell = cellOf.get(fact)
    const found: string[] = []
    if (cell === undefined) return found
    const from = lastWhere(headed.length, (k) => (headed[k]?.at ?? 0) < row)
    for (let k = from; k >= 0 && k > from - MOST_HEADS && found.length < 4; k -= 1) {
      const cells = headed[k]?.row.cells ?? []
      const at = lastWhere(cells.length, (j) => (cells[j]?.column ?? 0) <= cell.column)
      const head = cells[at]
      const text = at < 1 || head === undefined || head.column + head.span <= cell.column ? '' : textOf(head)
      if (/[A-Za-z]{2}/.test(text) && !DATE_WORDS.test(text) && text.length < 80) found.push(text)
    }
    return found
  }
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
