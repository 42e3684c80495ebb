/** Runs in a worker thread: the documents of a current report, among which one may hold results. */
import { Buffer } from 'node:buffer'
import { type CurrentReport, pickRelease } from '@topline/core/extract/release/pick.ts'
import { release } from '../../clients/documents/memory.ts'
import { unpackHere } from '../../clients/documents/packing.ts'
import { type DocumentReading, printedOf } from './read-document.ts'

interface Named {
  name: string
  /** as EDGAR's index has it; null where it does not tell */
  type: string | null
}
/** A document as it is stored. */
export interface PackedDocument extends Named {
  packed: Uint8Array
  storage_key: string
}
/** A document as EDGAR sends it, which is not stored yet. */
export interface FetchedDocument extends Named {
  bytes: Uint8Array
}

export interface ReleaseReading extends DocumentReading {
  /** the document that was read; null where none holds results */
  name: string | null
}

/** The release among stored documents; where there is none, a failure with one sentence. */
export function readStoredRelease(documents: readonly PackedDocument[], report: CurrentReport): ReleaseReading {
  const open = documents.map(({ name, type, packed, storage_key }) => ({
    name,
    type,
    bytes: unpackHere(storage_key, packed),
  }))
  try {
    const picked = pickRelease(open, report)
    const read = picked.ok ? open.find(({ name }) => name === picked.name) : undefined
    if (picked.ok && read)
      return { name: picked.name, result: picked.extraction, printed: printedOf(read.bytes, picked.extraction) }
    const message = picked.ok ? 'The release is not among the documents' : picked.message
    const error = { code: 'no-income-statement', message } as const
    return { name: null, result: { ok: false, error }, printed: { basic: false, diluted: false } }
  } finally {
    for (const { bytes } of open) release(bytes)
    for (const { packed } of documents) release(packed)
  }
}

/** Why a current report is not worth storing; null where one of its documents holds results. */
export function whyNoRelease(documents: readonly FetchedDocument[], report: CurrentReport): string | null {
  const open = documents.map(({ name, type, bytes }) => ({
    name,
    type,
    bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
  }))
  const picked = pickRelease(open, report)
  return picked.ok ? null : picked.message
}

/** Nothing but loading what reads: a thread that has done so reads its first document as quickly as the next. */
export function ready(): void {}
