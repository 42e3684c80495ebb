/** `@topline/core/extract`: the bytes of a filing → its statements, where each figure stands, and what was checked. */
import type { Bytes } from '../extract/bytes.ts'
import { bytesOf } from '../extract/bytes-of.ts'
import { extractFiling as extract } from '../extract/extract.ts'
import type { FullExtraction } from '../statement/other-statements.ts'
import type { ExtractionFailure, ExtractionHints } from '../statement/statement.ts'

export { extractionJson } from '../statement/extraction-file.ts'
export type { BalanceSheet, CashFlow, FullExtraction, OtherStatements } from '../statement/other-statements.ts'
export type {
  Cell,
  Computed,
  Evidence,
  ExtractionFailure,
  ExtractionHints,
  IncomeStatement,
  Place,
  PriorPeriod,
  Provenance,
  QcReport,
  QcTest,
} from '../statement/statement.ts'

/**
 * Reads one filing, tagged or not, in HTML or plain text: a 10-K, 10-Q, 20-F, 40-F or the release of an 8-K. The same bytes
 * give the same answer, and nothing outside them is asked.
 *
 * @param document the document as filed, not compressed. It must not change while it is read
 * @param hints what is known of the document beside its bytes
 * @returns amounts in whole units of the currency, shares in shares, null = the document does not print it; or why no
 *   statement was read. Never throws for what a document holds
 */
export function extractFiling(document: Uint8Array, hints: ExtractionHints = {}): FullExtraction | ExtractionFailure {
  return extract(isSearchable(document) ? document : bytesOf(document), hints)
}

/** Bytes that are searched for text as they are: a Node Buffer, which stands in no type here. Others tell their numbers. */
const isSearchable = (document: Uint8Array): document is Uint8Array & Bytes => {
  const asText: (encoding: 'latin1') => string = document.subarray(0, 1).toString
  return document.length > 0 && asText.call(document.subarray(0, 1), 'latin1') === String.fromCharCode(document[0] ?? 0)
}
