/** The document store of this installation, as the settings say. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Settings } from '../../settings.ts'
import { StartError } from '../../start-error.ts'
import { documentsOnDisk } from './disk.ts'
import type { DocumentStore } from './documents.ts'

/** @throws StartError for an address of a kind that is not built in */
export function openDocuments(settings: Pick<Settings, 'DATA_DIR' | 'DOCUMENTS_URL'>): DocumentStore {
  const { DATA_DIR, DOCUMENTS_URL } = settings
  if (DOCUMENTS_URL === '' || DOCUMENTS_URL === 'file:') return documentsOnDisk(join(DATA_DIR, 'documents'))
  if (DOCUMENTS_URL.startsWith('file://')) return documentsOnDisk(fileURLToPath(DOCUMENTS_URL))
  throw new StartError('DOCUMENTS_URL: only folders (file:) are supported in this version')
}
