/** What the first release wrote is opened, restored and completed by this version. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, constants } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../app.fixture.ts'
import { openDocuments } from '../../clients/documents/choose.ts'
import { type Database, openDb } from '../../db/open.ts'
import { startTestPostgres } from '../../db/postgres.fixture.ts'
import { readSettings } from '../../read-settings.ts'
import { fillMissing, missingFilings } from '../missing/service.ts'
import { readArchive } from './archive.ts'
import { restore } from './restore.ts'

const SAMPLES = new URL('../../../../../samples/upgrade/', import.meta.url)
const BACKUP = new URL('0.1.0.backup', SAMPLES).pathname
const FOLDER = new URL('0.1.0-database.tar.br', SAMPLES)
const FILINGS = ['0000320193-25-000073', '0000320193-98-000003', '0000912057-00-023442']

const silent = { out: () => {}, err: () => {} }
const base = mkdtempSync(join(tmpdir(), 'topline-upgrade-'))
afterAll(() => rmSync(base, { recursive: true, force: true }))

type Stored = Record<string, unknown>

/** The rows of the backup by table. */
async function backedUp(): Promise<Map<string, Stored[]>> {
  const tables = new Map<string, Stored[]>()
  for await (const entry of readArchive(BACKUP)) {
    if ('table' in entry) tables.set(entry.table, [...(tables.get(entry.table) ?? []), ...JSON.parse(entry.rows)])
  }
  return tables
}

/** Every row that the first release knew, with every column that it knew. */
async function expectSame(database: Database): Promise<void> {
  const inOrder = (rows: Stored[]) => rows.map((row) => JSON.stringify(row)).sort()
  for (const [table, rows] of await backedUp()) {
    const names = Object.keys(rows[0] ?? {})
    const { rows: found } = await database.db.execute<{ row: Stored }>(
      sql`select to_json(t) as row from ${sql.identifier(table)} t`,
    )
    const known = found.map(({ row }) => Object.fromEntries(names.map((name) => [name, row[name]])))
    expect(inOrder(known), table).toEqual(inOrder(rows))
  }
}

/** Statements are answered as before; what the first release did not read is read now. */
async function expectGoesOn(database: Database, dataDir: string): Promise<void> {
  const test = await startTestApp(database, { env: { DEMO: '1', DATA_DIR: dataDir } })
  try {
    const admin = await test.signIn('admin')
    const get = async (url: string) => (await test.app.inject({ url, headers: admin })).json()
    const statement = await get(`/api/income-statement/${FILINGS[0]}`)
    expect(statement).toMatchObject({ net_income: 23_434, revenue_units: 'millions', diluted_eps: 1.57 })
    expect(statement.qc_report.passed).toBe(true)
    expect(await get('/api/list/fruit')).toMatchObject({ name: 'Fruit', companies: [{ cik: '320193' }] })
    const missing = await missingFilings(database.db)
    expect(missing.map(({ accession_number, lacks }) => `${accession_number} ${lacks}`)).toEqual(
      FILINGS.toSorted((a, b) => filedOf(b).localeCompare(filedOf(a))).map((one) => `${one} others`),
    )
    const work = { ...test.ctx, documents: openDocuments(test.ctx.settings), edgar: null }
    for (const one of missing) expect(await fillMissing(work, one)).toEqual({ status: 'filled', message: null })
    const sheet = await get(`/api/balance-sheet/${FILINGS[0]}`)
    expect(sheet).toMatchObject({ total_assets: 331_495e6 })
  } finally {
    await test.close()
  }
}
const filedOf = (accession: string): string =>
  ({ '0000320193-25-000073': '2025-08-01', '0000320193-98-000003': '1998-02-09' })[accession] ?? '2000-05-11'

describe('what the first release left', () => {
  it('its database folder is migrated, with a copy kept, and nothing is lost', async () => {
    const dataDir = join(base, 'folder')
    mkdirSync(dataDir, { recursive: true })
    const large = { params: { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 } }
    const archive = brotliDecompressSync(readFileSync(FOLDER), large)
    expect(spawnSync('tar', ['-x', '-C', dataDir], { input: archive }).status).toBe(0)
    const database = await openDb({ DATA_DIR: dataDir, DATABASE_URL: '' })
    try {
      expect(existsSync(join(dataDir, 'backups/before-migration-0014.tar.gz'))).toBe(true)
      await expectSame(database)
      const settings = readSettings({ DATA_DIR: dataDir }, '')
      for await (const entry of readArchive(BACKUP)) {
        if ('document' in entry) await openDocuments(settings).write(Buffer.from(entry.base64, 'base64'))
      }
      await expectGoesOn(database, dataDir)
    } finally {
      await database.close()
    }
  })

  for (const kind of ['embedded', 'postgres'] as const) {
    it(`its backup is restored on ${kind} as it was, and migrated`, async () => {
      const server = kind === 'postgres' ? await startTestPostgres() : null
      const dataDir = join(base, kind)
      const target = { ...readSettings({ DATA_DIR: dataDir }, ''), DATABASE_URL: server?.url ?? '' }
      await restore(target, (migrate) => openDb({ ...target, migrate }), BACKUP, silent)
      const database = await openDb(target)
      try {
        await expectSame(database)
        await expectGoesOn(database, dataDir)
      } finally {
        await database.close()
        await server?.stop()
      }
    })
  }

  it('is not put into a database that is newer, and the reason is one sentence', async () => {
    const target = readSettings({ DATA_DIR: join(base, 'newer') }, '')
    await (await openDb(target)).close()
    await expect(restore(target, (migrate) => openDb({ ...target, migrate }), BACKUP, silent)).rejects.toThrow(
      /is of an older version of Topline \(0\.1\.0\) than this database; restore into one that was never opened/,
    )
  })
})
