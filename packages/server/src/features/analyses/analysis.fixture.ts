/** An analysis context over a test's database: documents in a folder of the test, one reading thread, no network. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { pino } from 'pino'
import { idleJobs } from '../../app.fixture.ts'
import { documentsOnDisk } from '../../clients/documents/disk.ts'
import type { AppContext } from '../../context.ts'
import type { Database } from '../../db/open.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { startThreads } from '../../jobs/threads.ts'
import { readSettings } from '../../read-settings.ts'
import { storeFiling } from '../ingest/store.ts'
import { sampleFilings, samplesFolder } from '../samples/manifest.ts'
import type { AnalysisContext } from './analyse.ts'

export interface TestAnalysis {
  ctx: AppContext & AnalysisContext
  /** ids of the requests that were sent to the queue */
  sent: number[]
  close(): Promise<void>
}

export function startTestAnalysis(database: Database, env: Record<string, string> = {}): TestAnalysis {
  const folder = mkdtempSync(join(tmpdir(), 'analysis-'))
  const threads = startThreads(1)
  const sent: number[] = []
  const jobs: Jobs = {
    ...idleJobs,
    async send(_, payload) {
      if ('request_id' in payload) sent.push(Number(payload.request_id))
      return null
    },
  }
  const ctx = {
    settings: readSettings({ DATA_DIR: folder, SAMPLES: '0', ...env }, ''),
    database,
    db: database.db,
    inTx: database.inTx,
    jobs,
    threads,
    log: pino({ level: 'silent' }),
    now: () => new Date('2026-03-02T12:00:00Z'),
    sessionSecret: 'a secret for tests, longer than 32 characters',
    version: '0.0.0-test',
    documents: documentsOnDisk(join(folder, 'documents')),
    edgar: null,
  }
  return {
    ctx,
    sent,
    async close() {
      await threads.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/**
 * A filing of the samples, stored as one from disk.
 * @param queue also asks for its analysis
 * @returns the request; null without one
 */
export async function storeSample(ctx: TestAnalysis['ctx'], accession: string, queue: boolean): Promise<number | null> {
  const sample = sampleFilings().find((one) => one.accession_number === accession)
  if (!sample) throw new Error(`${accession} is no sample`)
  const bytes = gunzipSync(readFileSync(join(samplesFolder, 'filings', accession, `${sample.document}.gz`)))
  const filing = { ...sample, source: 'file' as const, company: null, flags: null }
  return (await storeFiling(ctx, filing, bytes, queue ? 'queue' : 'no')).request_id
}
