/** Stored documents that cannot be read back, by the filing they belong to. */
import { asc, desc, eq } from 'drizzle-orm'
import type { DocumentStore } from '../../clients/documents/documents.ts'
import { DamagedDocument } from '../../clients/documents/packing.ts'
import type { Db } from '../../db/open.ts'
import { filingDocuments, filings } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'

export interface StoredName {
  accession_number: string
  name: string
  storage_key: string
}

/** What is wrong with the copy; an error that says neither (a store that is away) is none of the document's. */
export function faultIn(error: unknown): 'damaged' | 'missing' | null {
  if (error instanceof DamagedDocument) return 'damaged'
  return error instanceof AppError && error.kind === 'not-found' ? 'missing' : null
}

/** All documents, those of the newest filings first. */
export function storedDocuments(db: Db): Promise<StoredName[]> {
  return db
    .select({
      accession_number: filingDocuments.accession_number,
      name: filingDocuments.name,
      storage_key: filingDocuments.storage_key,
    })
    .from(filingDocuments)
    .innerJoin(filings, eq(filings.accession_number, filingDocuments.accession_number))
    .orderBy(desc(filings.filing_date), asc(filingDocuments.accession_number), asc(filingDocuments.name))
}

export const faultLine = ({ accession_number, name }: StoredName, fault: string): string =>
  `${accession_number} ${name}: the stored copy is ${fault}`

/** What to do about them: the same bytes, stored again, take the place of a damaged copy. */
export const MEND =
  'put each back with topline ingest --from FILE --cik … --accession … --form … --filed … (FILE as the SEC shows it)'

/**
 * Reads documents back, those of the newest filings first.
 * @param most documents at most
 * @returns a line for each that cannot be read, and how many were read of how many
 */
export async function checkDocuments(
  db: Db,
  store: DocumentStore,
  most: number,
): Promise<{ lines: string[]; read: number; all: number }> {
  const all = await storedDocuments(db)
  const lines: string[] = []
  for (const document of all.slice(0, most)) {
    try {
      await store.read(document.storage_key)
    } catch (error) {
      const fault = faultIn(error)
      if (fault === null) throw error
      lines.push(faultLine(document, fault))
    }
  }
  return { lines, read: Math.min(most, all.length), all: all.length }
}
