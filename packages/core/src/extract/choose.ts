/** The whole extraction: the best evidence in the document, then QC (decision 215). */
import { qcReport } from '../qc/report.ts'
import type { ExtractionFailure, ExtractionHints, ExtractionResult } from '../statement/statement.ts'
import type { Bytes } from './bytes.ts'
import type { Reading } from './reading.ts'
import { readTables } from './tables/read.ts'
import { readTags } from './tags/read.ts'
import { isTagged } from './tags/scan.ts'

/** Larger documents are refused before anything is read. */
export const MAX_DOCUMENT_BYTES = 64 * 1024 * 1024

/**
 * Reads one document: tags where it has them, its tables otherwise, or the engine the caller asks for. Never throws
 * for what a document holds; an answer without statement says why. Pure: the same bytes give the same result.
 */
export function extractFiling(bytes: Bytes, hints: ExtractionHints = {}): ExtractionResult {
  if (bytes.length > MAX_DOCUMENT_BYTES)
    return failure('too-large', `The document has ${bytes.length} bytes; ${MAX_DOCUMENT_BYTES} are read at most`)
  if (bytes.length === 0) return failure('not-a-filing', 'The document is empty')
  const engine = hints.engine ?? 'auto'
  const tagged = engine !== 'tables' && isTagged(bytes)
  if (engine === 'tags' && !tagged) return failure('not-tagged', 'The document has no inline XBRL')
  return finish(tagged ? readTags(bytes, hints) : readTables(bytes, hints))
}

function finish(read: Reading | ExtractionFailure): ExtractionResult {
  if ('ok' in read) return read
  const { checks, ...reading } = read
  return { ok: true, ...reading, qc: qcReport(reading, checks) }
}

const failure = (code: string, message: string): ExtractionFailure => ({ ok: false, error: { code, message } })
