/** One filing on disk → what `topline extract` prints of it. */
import { readFileSync } from 'node:fs'
import { extractFiling } from '@topline/core/extract/extract.ts'
import { extractionJson } from '@topline/core/statement/extraction-file.ts'
import type { FullExtraction } from '@topline/core/statement/other-statements.ts'
import type { ExtractionFailure, ExtractionHints } from '@topline/core/statement/statement.ts'
import { gunzipAtOnce } from '../clients/documents/memory.ts'
import { fileReason, reasonIn, TOO_LARGE } from '../file-reason.ts'

export interface HowToExtract {
  hints: ExtractionHints
  /** A readable table in place of JSON. */
  explain: boolean
}

/** What is printed of a file; `fault`: why nothing was read of it. */
export interface Printed {
  text: string
  fault: string | null
}

/** Reads one file; never throws for what it is or holds. */
export async function extractFile(file: string, { hints, explain }: HowToExtract): Promise<Printed> {
  const result = readFiling(file, hints)
  return {
    // Only the table needs the schemas; a plain run starts without them.
    text: explain ? (await import('./explain.ts')).explain(file, result) : `${extractionJson(file, result)}\n`,
    fault: result.ok ? null : result.error.message,
  }
}

function readFiling(file: string, hints: ExtractionHints): FullExtraction | ExtractionFailure {
  try {
    return extractFiling(readBytes(file), hints)
  } catch (error) {
    const large = fileReason(error) === TOO_LARGE
    return { ok: false, error: { code: large ? 'too-large' : 'not-read', message: reasonIn(error) } }
  }
}

/** The file's bytes, unpacked where they are gzip, whatever the name says; `-` is stdin. */
export function readBytes(file: string): Buffer {
  const bytes = readFileSync(file === '-' ? 0 : file)
  return bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipAtOnce(bytes) : bytes
}
