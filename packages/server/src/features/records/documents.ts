/** Documents of filings, as rows (decision 41). */
import type { Tx } from '../../db/open.ts'
import { filingDocuments } from '../../db/schema.ts'

/** A document of a stored filing; the same name twice changes nothing. */
export async function addDocument(
  tx: Tx,
  accession_number: string,
  document: { name: string; type: string | null; is_main: boolean },
  stored: { storage_key: string; size: number; sha256: string },
): Promise<void> {
  await tx
    .insert(filingDocuments)
    .values({ accession_number, ...document, ...stored })
    .onConflictDoNothing()
}
