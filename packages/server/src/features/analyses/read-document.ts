/** Runs in a worker thread: the engine over one document's bytes. */
import { Buffer } from 'node:buffer'
import { extractFiling } from '@topline/core/extract/extract.ts'
import type { FullExtraction } from '@topline/core/statement/other-statements.ts'
import type { Extraction, ExtractionFailure, ExtractionHints } from '@topline/core/statement/statement.ts'
import { release } from '../../clients/documents/memory.ts'
import { unpackHere } from '../../clients/documents/packing.ts'
import type { PrintedEps } from './save.ts'

export interface DocumentReading {
  result: FullExtraction | ExtractionFailure
  printed: PrintedEps
}

/**
 * @param packed the document as it is stored
 * @param storageKey what it was stored under, which names its content
 */
export function readStored(packed: Uint8Array, storageKey: string, hints: ExtractionHints): DocumentReading {
  const buffer = unpackHere(storageKey, packed)
  try {
    const result = extractFiling(buffer, hints)
    return { result, printed: result.ok ? printedOf(buffer, result) : { basic: false, diluted: false } }
  } finally {
    release(buffer)
    release(packed)
  }
}

/** A figure that was read is printed; the document is looked through for one that was not. */
export function printedOf(document: Buffer, { income_statement: { basic_eps, diluted_eps } }: Extraction): PrintedEps {
  const found = { basic: basic_eps !== null, diluted: diluted_eps !== null }
  if (found.basic && found.diluted) return found
  const printed = printedEps(document)
  return { basic: found.basic || printed.basic, diluted: found.diluted || printed.diluted }
}

/** Runs in a worker thread, too. */
export function printedIn(bytes: Uint8Array): PrintedEps {
  return printedEps(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}

const BOTH = ['EarningsPerShareBasicAndDiluted"', 'BasicAndDilutedEarningsLossPerShare"']
const BASIC = [
  'EarningsPerShareBasic"',
  'IncomeLossFromContinuingOperationsPerBasicShare"',
  'BasicEarningsLossPerShare"',
]
const DILUTED = [
  'EarningsPerShareDiluted"',
  'IncomeLossFromContinuingOperationsPerDilutedShare"',
  'DilutedEarningsLossPerShare"',
]

/**
 * Whether a document prints earnings per share at all: by its tags where it has tags, else by its words. Diluted
 * figures exist since the end of 1997; a single unlabelled line counts for both.
 */
export function printedEps(document: Buffer): PrintedEps {
  const has = (names: string[]) => names.some((name) => document.includes(name))
  if (has(['<ix:nonFraction', '<ix:nonfraction'])) {
    const both = has(BOTH)
    return { basic: both || has(BASIC), diluted: both || has(DILUTED) }
  }
  const text = document.toString('latin1')
  const perShare = /\bper (?:common |ordinary |average )?share\b/i.test(text)
  return { basic: perShare, diluted: perShare && /\bdilut(?:ed|ion)\b/i.test(text) }
}
