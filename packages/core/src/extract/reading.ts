import type { Extraction } from '../statement/statement.ts'

/** What one engine makes of a document, before the best evidence is chosen and QC has run. */
export type Reading = Omit<Extraction, 'ok' | 'qc'>
