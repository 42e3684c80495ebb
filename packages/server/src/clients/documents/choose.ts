/** The document store of this installation, as the settings say. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Settings } from '../../settings.ts'
import { StartError } from '../../start-error.ts'
import { documentsOnDisk } from './disk.ts'
import type { DocumentStore } from './documents.ts'
import { documentsOnS3 } from './s3.ts'

export type StoreSettings = Pick<
  Settings,
  'DATA_DIR' | 'DOCUMENTS_URL' | 'S3_REGION' | 'S3_ENDPOINT' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>

/** @throws StartError for an address that names no place */
export function openDocuments(settings: StoreSettings): DocumentStore {
  const { DATA_DIR, DOCUMENTS_URL } = settings
  if (DOCUMENTS_URL === '' || DOCUMENTS_URL === 'file:') return documentsOnDisk(join(DATA_DIR, 'documents'))
  if (DOCUMENTS_URL.startsWith('file://')) return documentsOnDisk(fileURLToPath(DOCUMENTS_URL))
  if (/^s3:\/\/[a-z0-9][a-z0-9.-]{1,62}(\/|$)/.test(DOCUMENTS_URL)) return documentsOnS3(DOCUMENTS_URL, settings)
  throw new StartError(`DOCUMENTS_URL should be file:///folder or s3://bucket/prefix, not '${DOCUMENTS_URL}'`)
}
