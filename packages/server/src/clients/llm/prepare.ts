/** Runs in a worker thread: what a language model is to be shown of one document, and what the rules read of it. */
import { Buffer } from 'node:buffer'
import { extractFiling } from '@topline/core/extract/extract.ts'
import { findSections, type Sections } from '@topline/core/extract/model/sections.ts'
import type { ExtractionFailure, ExtractionHints, ExtractionResult } from '@topline/core/statement/statement.ts'

export interface Prepared {
  sections: Sections | ExtractionFailure
  /** the reading of the rules, to lay beside the model's */
  other: ExtractionResult
}

/** @param bytes the document as filed, uncompressed */
export function prepareForModel(bytes: Uint8Array, hints: ExtractionHints): Prepared {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const other = extractFiling(buffer, hints)
  const place = other.ok ? other.provenance.total_revenue : undefined
  const revenue = place && !('computed' in place) ? place.text : null
  return { sections: findSections(buffer, hints, revenue), other }
}
