/** Exhibits that may hold the income statement where the main document does not (decision 41). */
import type { DocumentStore } from '../../clients/documents/documents.ts'
import type { Edgar, FilingDocument } from '../../clients/edgar/edgar.ts'
import type { InTx } from '../../db/open.ts'
import { addDocument } from '../records/documents.ts'

const AT_MOST = 5

/** EX-13 of a 10-K, EX-99 of a 20-F or 40-F, largest first, at most five; readable kinds of files only. */
export function wantedExhibits(base_form: string, documents: readonly FilingDocument[]): FilingDocument[] {
  const type = base_form === '10-K' ? /^EX-13(\D|$)/ : base_form === '20-F' ? /^EX-99(\D|$)/ : null
  if (type === null) return []
  return documents
    .filter((document) => document.type !== null && type.test(document.type) && /\.(html?|txt)$/i.test(document.name))
    .sort((a, b) => (b.size ?? 0) - (a.size ?? 0) || (a.name < b.name ? -1 : 1))
    .slice(0, AT_MOST)
}

/** Fetches and stores them; those that EDGAR does not have are passed over. Returns the names stored. */
export async function fetchExhibits(
  ctx: { inTx: InTx; documents: DocumentStore },
  edgar: Edgar,
  filing: { cik: string; accession_number: string; base_form: string },
): Promise<string[]> {
  const index = (await edgar.filingIndex(filing.cik, filing.accession_number))?.documents ?? []
  const names: string[] = []
  for (const exhibit of wantedExhibits(filing.base_form, index)) {
    const bytes = await edgar.document(filing.cik, filing.accession_number, exhibit.name)
    if (!bytes) continue
    const stored = await ctx.documents.write(bytes)
    await ctx.inTx((tx) => addDocument(tx, filing.accession_number, { ...exhibit, is_main: false }, stored))
    names.push(exhibit.name)
  }
  return names
}
