/** Faults in short form: killed while writing, two processes on one folder, races of two starts. */
import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { sql } from 'drizzle-orm'
import type { PgliteDatabase } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { acquireLock, IN_USE, isLocked } from './lock.ts'
import { migrationsFolder } from './migrate.ts'
import { openDb } from './open.ts'
import { startTestPostgres, type TestPostgres } from './postgres.fixture.ts'

const KILLS = 3
const RACES = 5
const fixture = join(import.meta.dirname, 'faults.fixture.ts')
const folder = mkdtempSync(join(tmpdir(), 'topline-faults-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const start = (...args: string[]) => spawn(process.execPath, [fixture, ...args], { stdio: ['pipe', 'pipe', 'ignore'] })
const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve()
    else child.once('exit', () => resolve())
  })
const firstLine = (child: ChildProcess) =>
  new Promise<string>((resolve) => {
    if (child.stdout) createInterface({ input: child.stdout }).once('line', resolve)
  })

/** Lets a writer write `count` pairs, kills it in the middle of the next, and gives what it acknowledged. */
async function killAfter(count: number, args: string[]): Promise<number> {
  const child = start('write', ...args)
  let acknowledged = 0
  for await (const line of createInterface({ input: child.stdout })) {
    expect(line).toMatch(/^\d+$/)
    acknowledged += 1
    if (acknowledged === count) child.kill('SIGKILL')
  }
  await ended(child)
  return acknowledged
}

describe.each(['embedded', 'postgres'] as const)('a writer that is killed, on %s', (kind) => {
  let server: TestPostgres | undefined
  const dir = join(folder, kind)
  beforeAll(async () => {
    if (kind === 'postgres') server = await startTestPostgres()
  })
  afterAll(() => server?.stop())

  it(`loses nothing acknowledged and leaves nothing half, ${KILLS} times`, async () => {
    const url = server?.url ?? ''
    let next = 0
    for (let round = 0; round < KILLS; round++) {
      next += await killAfter(3 + 17 * round, [dir, url, String(next)])
      const database = await openDb({ DATA_DIR: dir, DATABASE_URL: url })
      const { rows } = await database.db.execute<{ a: number; b: number; last: number }>(sql`
        select count(*) filter (where key like 'a-%')::int as a, count(*) filter (where key like 'b-%')::int as b,
               max((value #>> '{}')::int) as last from key_values`)
      await database.close()
      const row = rows[0]
      expect(row?.a).toBe(row?.b)
      expect(row?.a).toBe((row?.last ?? 0) + 1)
      expect(row?.a).toBeGreaterThanOrEqual(next)
      next = row?.a ?? 0 // a pair committed, but not yet said, when the signal came
    }
  })
})

describe('the lock of the embedded database', () => {
  const dir = join(folder, 'lock')
  beforeAll(() => mkdirSync(dir))

  it('refuses a second process with one clear line, and frees the folder when the owner is killed', async () => {
    const owner = start('lock', dir)
    expect(await firstLine(owner)).toBe('owner')
    expect(await isLocked(dir)).toBe(true)
    await expect(openDb({ DATA_DIR: dir, DATABASE_URL: '' })).rejects.toThrow(IN_USE)
    owner.kill('SIGKILL')
    await ended(owner)
    expect(await isLocked(dir)).toBe(false)
    const lock = await acquireLock(dir)
    await lock.release()
  })

  it(`lets exactly one of two starts win, ${RACES} times`, async () => {
    for (let race = 0; race < RACES; race++) {
      const pair = [start('lock', dir), start('lock', dir)]
      const said = await Promise.all(pair.map(firstLine))
      expect(said.sort()).toEqual(['owner', `refused: ${IN_USE}`])
      for (const child of pair) child.kill('SIGKILL')
      await Promise.all(pair.map(ended))
    }
  })
})

describe('the data folder', () => {
  it('says in one line why it cannot be used', async () => {
    const file = join(folder, 'a-file')
    writeFileSync(file, '')
    const open = (DATA_DIR: string) => openDb({ DATA_DIR, DATABASE_URL: '' })
    await expect(open(file)).rejects.toThrow(`DATA_DIR ${file} cannot be written: there is a file of that name`)
    await expect(open(join(file, 'below'))).rejects.toThrow('a part of the path is a file')
  })

  it('backs up before a migration, and refuses a database of a newer version', async () => {
    const dir = join(folder, 'from-before')
    const change = async (query: string) => {
      const database = await openDb({ DATA_DIR: dir, DATABASE_URL: '', migrate: false })
      await database.exec(query)
      await database.close()
    }
    const before = await migrateAllButTheLast(dir)
    const migrated = await openDb({ DATA_DIR: dir, DATABASE_URL: '' })
    await migrated.close()
    const next = String(before + 1).padStart(4, '0')
    expect(readdirSync(join(dir, 'backups'))).toEqual([`before-migration-${next}.tar.gz`])
    await change(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 99999999999999)`)
    await expect(openDb({ DATA_DIR: dir, DATABASE_URL: '' })).rejects.toThrow('written by a newer version of Topline')
  })
})

/** A data folder as the version before the newest migration left it; answers how many migrations it has. */
async function migrateAllButTheLast(dir: string): Promise<number> {
  const older = join(folder, 'older-migrations')
  cpSync(migrationsFolder, older, { recursive: true })
  const file = join(older, 'meta', '_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: unknown[] }
  journal.entries.pop()
  writeFileSync(file, JSON.stringify(journal))
  // Opened as the product opens it, so that the folder is laid out alike.
  const database = await openDb({ DATA_DIR: dir, DATABASE_URL: '', migrate: false })
  await migrate(database.db as unknown as PgliteDatabase, { migrationsFolder: older }) // the embedded one is PGlite's
  await database.close()
  return journal.entries.length
}

describe('PostgreSQL that is away', () => {
  it('is one line without the password', async () => {
    const url = 'postgres://user:hidden@127.0.0.1:9/none'
    const opening = openDb({ DATA_DIR: '', DATABASE_URL: url })
    await expect(opening).rejects.toThrow('The database at DATABASE_URL cannot be reached: ')
    await expect(opening).rejects.not.toThrow('hidden')
  })
})
