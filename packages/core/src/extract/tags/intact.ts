/** Whether the tags of the statement are whole: a line that lost its tag would silently be missing from a sum. */
import { state } from '../../qc/test.ts'
import type { QcTest } from '../../statement/statement.ts'
import type { Bytes } from '../bytes.ts'
import type { Face } from './face.ts'
import { type Facts, factValue } from './facts.ts'

/** Fails where a tag on the statement's face does not close, has no declared period, no unit or no readable number. */
export function intactCheck(facts: Facts, face: Face): QcTest {
  const problems: string[] = []
  for (const table of face.tables) {
    const cut = facts.broken.find((at) => at >= table.start && at < table.end)
    if (cut !== undefined) problems.push(`a tag at byte ${cut} cannot be read`)
    const odd = table.facts.find((fact) => fact.measure === '' || (!fact.nil && factValue(facts.bytes, fact) === null))
    if (odd) problems.push(`${odd.name} at byte ${odd.from} holds no number with a unit`)
    // A start tag that lost its name leaves its end tag behind.
    const ends = count(facts.bytes, table.start, table.end)
    const begun = table.facts.filter((fact) => fact.end > fact.start || facts.bytes[fact.start - 2] !== SLASH).length
    if (ends !== null && ends !== begun) problems.push(`${begun} tags begin in the table and ${ends} end`)
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

const SLASH = 47
const END = /<\/[\w.-]{1,64}:nonfraction\b/gi

/** End tags of facts between two offsets; null where the table is longer than any statement. */
function count(bytes: Bytes, start: number, end: number): number | null {
  return end - start > 4_000_000 ? null : [...bytes.toString('latin1', start, end).matchAll(END)].length
}
