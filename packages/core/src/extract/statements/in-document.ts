import type { Bytes } from '../bytes.ts'
import type { Cover } from '../document/cover.ts'
import type { Range } from '../document/table-ranges.ts'
import type { Lines } from '../document/text/lines.ts'
import type { Statement } from './recognise.ts'

/** A statement that was recognised, with the document it stands in: what notes and divisions are looked for with. */
export interface InDocument {
  bytes: Bytes
  cover: Cover
  chosen: Statement
  ranges: readonly Range[]
  /** The lines of a text document; none in HTML. */
  text: Lines
}
