/** Whether the tags of the statement are whole: a line that lost its tag would silently be missing from a sum. */
import { state } from '../../qc/test.ts'
import type { Place, QcTest } from '../../statement/statement.ts'
import type { Bytes } from '../bytes.ts'
import { type Facts, factValue } from './facts.ts'
import type { Face, TaggedRow, TaggedTable } from './tables.ts'
import { firstFlaw } from './well-formed.ts'

/** Fails where a tag on the statement's face does not close, has no declared period, no unit or no readable number. */
export function intactCheck(facts: Facts, face: Face): QcTest {
  const problems: string[] = []
  for (const table of face.tables) {
    const cut = facts.broken.find((at) => at >= table.start && at < table.end)
    if (cut !== undefined) problems.push(`a tag at byte ${cut} cannot be read`)
    const odd = table.facts.find((fact) => fact.measure === '' || (!fact.nil && factValue(facts.bytes, fact) === null))
    if (odd) problems.push(`${odd.name} at byte ${odd.from} holds no number with a unit`)
    const flaw = torn(facts.bytes, table)
    if (flaw !== null) problems.push(`the markup at byte ${flaw} is torn`)
    // A start tag that lost its name leaves its end tag behind.
    const ends = count(facts.bytes, table.start, table.end)
    const begun = table.facts.filter((fact) => fact.end > fact.start || facts.bytes[fact.start - 2] !== SLASH).length
    if (ends !== null && ends !== begun) problems.push(`${begun} tags begin in the table and ${ends} end`)
  }
  for (const row of face.rows) {
    const damaged = damagedName(row)
    if (damaged !== null) problems.push(damaged)
  }
  const inRows = face.rows.reduce((sum, row) => sum + row.cells.reduce((all, cell) => all + cell.facts.length, 0), 0)
  const inTables = face.tables.reduce((sum, table) => sum + table.facts.length, 0)
  if (inRows !== inTables) problems.push(`${inTables - inRows} facts of the table stand in no cell`)
  return state(
    'tags_of_the_statement_are_whole',
    "Every tag of the statement's table is closed, has a declared period, a unit and a number",
    problems.length === 0,
    problems[0] ?? 'all tags of the table could be read',
  )
}

/**
 * Fails where a tagged document, which is XML, does not end, or where the markup of a table outside the statement that
 * a figure was read from is torn.
 */
export function wholeCheck(facts: Facts, face: Face, places: readonly (Place | undefined)[]): QcTest {
  const { bytes } = facts
  const ends = /<\/html\s*>/i.test(bytes.toString('latin1', Math.max(0, bytes.length - TAIL), bytes.length))
  const used = places.flatMap((place) => (place === undefined ? [] : 'computed' in place ? place.parts : [place]))
  const starts = used.flatMap((cell) => ('start' in cell && cell.start !== null ? [cell.start] : []))
  const notes = face.all.filter(
    (table) => !face.tables.includes(table) && starts.some((at) => at >= table.start && at < table.end),
  )
  const flaw = notes.map((table) => torn(bytes, table)).find((at) => at !== null)
  return state(
    'document_is_whole',
    'The document ends, and the tables that figures come from are whole',
    ends && flaw === undefined,
    !ends
      ? 'the document breaks off: no end of it was found'
      : flaw === undefined
        ? 'the end of the document was found'
        : `the markup at byte ${flaw} is torn`,
  )
}
const TAIL = 4_000

/** Where the markup of a table is torn, or null. */
function torn(bytes: Bytes, { start, end }: TaggedTable): number | null {
  if (end - start > LONGEST_TABLE) return null
  const flaw = firstFlaw(`${bytes.toString('latin1', start, end)}</table>`)
  return flaw < 0 ? null : start + flaw
}

/** Cells of one line are tagged alike: a name that is another cell's but for a letter or two was damaged. */
function damagedName({ facts }: TaggedRow): string | null {
  const names = [...new Set(facts.map((fact) => fact.name))]
  for (const [at, name] of names.entries()) {
    const near = names.slice(at + 1).find((other) => nearlySame(name, other))
    if (near !== undefined) return `${name} and ${near} stand in one line`
  }
  const odd = names.find((name) => !/^[\w.-]+:[A-Za-z_][\w.-]*$/.test(name))
  return odd === undefined ? null : `${odd} is no name of a concept`
}

function nearlySame(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  let off = 0
  for (let i = 0; i < a.length && off < 3; i++) if (a[i] !== b[i]) off++
  return off < 3
}

const LONGEST_TABLE = 4_000_000
const SLASH = 47
const END = /<\/[\w.-]{1,64}:nonfraction\b/gi

/** End tags of facts between two offsets; null where the table is longer than any statement. */
function count(bytes: Bytes, start: number, end: number): number | null {
  return end - start > LONGEST_TABLE ? null : [...bytes.toString('latin1', start, end).matchAll(END)].length
}
