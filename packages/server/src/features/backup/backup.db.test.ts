import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { idleJobs } from '../../app.fixture.ts'
import { openDocuments } from '../../clients/documents/choose.ts'
import type { AppContext } from '../../context.ts'
import { describeOnBoth, openTestDatabase } from '../../db/database.fixture.ts'
import { type Database, openDb } from '../../db/open.ts'
import { startTestPostgres } from '../../db/postgres.fixture.ts'
import { auditLog, companies, filingDocuments, filings, logoImages, users } from '../../db/schema.ts'
import { startThreads } from '../../jobs/threads.ts'
import { readSettings } from '../../read-settings.ts'
import { backup } from './command.ts'
import { checkDocuments } from './faulty-documents.ts'
import { restore } from './restore.ts'
import { tablesInOrder } from './tables.ts'

const silent = { out: () => {}, err: () => {} }
const contentOf = async (database: Database) => {
  const content: Record<string, unknown> = {}
  for (const { name } of tablesInOrder()) {
    const { rows } = await database.exec(`select to_json(t)::text as row from ${name} t order by 1`)
    content[name] = rows.map((one) => one.row)
  }
  return content
}

describeOnBoth('backup and restore', ({ database, kind }) => {
  const folder = mkdtempSync(join(tmpdir(), 'topline-backup-'))
  const file = join(folder, 'all.backup')
  const settings = readSettings({ DATA_DIR: join(folder, 'from') }, '')
  let ctx: AppContext

  beforeAll(async () => {
    const { db, inTx } = database()
    ctx = {
      settings,
      database: database(),
      db,
      inTx,
      jobs: idleJobs,
      threads: startThreads(1),
      log: pino({ level: 'silent' }),
      now: () => new Date('2026-01-02T03:04:05Z'),
      sessionSecret: '',
      version: '0.0.0-test',
    }
    const stored = await openDocuments(settings).write(Buffer.from('<html>a filing</html>'))
    await db.insert(users).values({ name: 'Ada ü "quoted"\n', email: 'ada@example.com' })
    await db.insert(companies).values({ cik: '320193', name: 'Apple', search: 'apple', tickers: ['A', 'B,"C'] })
    await db.insert(filings).values({
      accession_number: '0000320193-24-000123',
      cik: '320193',
      form_type: '10-K',
      base_form: '10-K',
      filing_date: '2024-11-01',
      source: 'file',
      company_name: 'Apple',
      total_revenue: 391035000000.25,
    })
    const { sha256, size, storage_key } = stored
    const document = { accession_number: '0000320193-24-000123', name: 'a.htm', is_main: true }
    await db.insert(filingDocuments).values({ ...document, sha256, size, storage_key })
    await db.insert(logoImages).values({ sha256: 'x', content_type: 'image/png', bytes: Buffer.from([0, 255, 10]) })
    await db.insert(auditLog).values({ actor: 'cli', action: 'test', detail: { n: 1 } })
    expect(await backup(ctx, { file, skip_damaged: false }, silent)).toBe(0)
  })
  afterAll(async () => {
    await ctx.threads.close()
    rmSync(folder, { recursive: true })
  })

  it('comes back whole on the other kind of database', async () => {
    const before = await contentOf(database())
    const server = kind === 'embedded' ? await startTestPostgres() : undefined
    const target = { ...settings, DATA_DIR: join(folder, 'to'), DATABASE_URL: server?.url ?? '' }
    await restore(target, (migrate) => openDb({ ...target, migrate }), file, silent)
    const restored = await openDb(target)
    expect(await contentOf(restored)).toEqual(before)
    await restored.db.insert(users).values({ name: 'Next', email: 'next@example.com' })
    const { rows } = await restored.db.execute<{ id: number }>(sql`select max(id)::int as id from users`)
    expect(rows[0]?.id).toBe(2)
    await restored.close()
    const key = JSON.parse(String((before.filing_documents as string[])[0])).storage_key
    expect((await openDocuments(target).read(key)).toString()).toBe('<html>a filing</html>')
    await server?.stop()
  })

  it('refuses a cut or altered archive before it opens the target', async () => {
    const whole = readFileSync(file)
    const text = gunzipSync(whole).toString()
    const lines = text.trimEnd().split('\n')
    const damaged: Record<string, Buffer> = {
      cut: whole.subarray(0, whole.length - 20),
      flipped: Buffer.from(whole.map((byte, i) => (i === 200 ? byte ^ 1 : byte))),
      'another figure': gzipSync(text.replace('391035000000.25', '391035000001.25')),
      'a line less': gzipSync(`${lines.filter((_, i) => i !== 2).join('\n')}\n`),
      'no end': gzipSync(`${lines.slice(0, -1).join('\n')}\n`),
      foreign: gzipSync('{"format":"other"}\n{"end":true}\n'),
      'not packed': Buffer.from(text),
      empty: Buffer.alloc(0),
    }
    const notOpened = () => Promise.reject(new Error('opened'))
    for (const [name, bytes] of Object.entries(damaged)) {
      const bad = join(folder, 'bad.backup')
      writeFileSync(bad, bytes)
      await expect(restore(settings, notOpened, bad, silent), name).rejects.toThrow('it was cut or altered')
    }
    await expect(restore(settings, notOpened, join(folder, 'none'), silent)).rejects.toThrow('there is no such file')
  })

  it('holds no more of an endless line than the longest that is written, and says one sentence', async () => {
    const bad = join(folder, 'endless.backup')
    // Members of a gzip file follow each other: one megabyte of zeros, two hundred times.
    const zeros = gzipSync(Buffer.alloc(1024 * 1024, '0'))
    writeFileSync(bad, Buffer.concat(Array.from({ length: 200 }, () => zeros)))
    const before = process.memoryUsage().arrayBuffers
    const notOpened = () => Promise.reject(new Error('opened'))
    await expect(restore(settings, notOpened, bad, silent)).rejects.toThrow(
      `${bad} is no whole archive of Topline: it was cut or altered`,
    )
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(160 * 1024 * 1024)
  })

  it('names the filings whose documents cannot be read, and leaves them out on request', async () => {
    const { db } = database()
    const store = openDocuments(settings)
    const documents = [
      { name: 'damaged.htm', stored: await store.write(Buffer.from('to be damaged')) },
      { name: 'missing.htm', stored: await store.write(Buffer.from('to be removed')) },
    ]
    const accession_number = '0000320193-24-000123'
    for (const { name, stored } of documents) {
      await db.insert(filingDocuments).values({ accession_number, name, is_main: false, ...stored })
    }
    const [damaged, missing] = documents.map(({ stored }) => join(folder, 'from/documents', stored.storage_key))
    const bytes = readFileSync(damaged ?? '')
    bytes[12] = (bytes[12] ?? 0) ^ 1
    writeFileSync(damaged ?? '', bytes)
    rmSync(missing ?? '')
    const partial = join(folder, 'partial.backup')
    const writing = backup(ctx, { file: partial, skip_damaged: false }, silent)
    await expect(writing).rejects.toThrow(
      new RegExp(
        `^${accession_number} damaged.htm: the stored copy is damaged\\n` +
          `${accession_number} missing.htm: the stored copy is missing\\n` +
          'No backup was written. Either put each back with topline ingest --from FILE .*, or leave them out with --skip-damaged.$',
      ),
    )
    expect(existsSync(partial) || existsSync(`${partial}.part`)).toBe(false)
    const lines: string[] = []
    const output = { out: () => {}, err: (line: string) => lines.push(line) }
    expect(await backup(ctx, { file: partial, skip_damaged: true }, output)).toBe(0)
    expect(lines.filter((line) => line.endsWith('it is left out'))).toHaveLength(2)
    const kept = gunzipSync(readFileSync(partial))
      .toString()
      .match(/"document":/g)
    expect(kept).toHaveLength(1)
    const found = await checkDocuments(db, store, 100)
    expect(found).toMatchObject({
      read: 3,
      all: 3,
      lines: [expect.stringMatching(/damaged$/), expect.stringMatching(/missing$/)],
    })
    // The same bytes, stored again, mend them.
    await store.write(Buffer.from('to be damaged'))
    await store.write(Buffer.from('to be removed'))
    expect((await checkDocuments(db, store, 100)).lines).toEqual([])
    expect(await checkDocuments(db, store, 1)).toEqual({ lines: [], read: 1, all: 3 })
  })

  it('refuses a database that holds something', async () => {
    const full = await openTestDatabase()
    await full.db.insert(users).values({ name: 'Here', email: 'here@example.com' })
    await expect(restore(settings, async () => full, file, silent)).rejects.toThrow('this one has rows in users')
  })
})
