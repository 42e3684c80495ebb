import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOnBoth } from '../db/database.fixture.ts'
import { alertQueue, companies, users, webhookDeliveries, webhooks } from '../db/schema.ts'
import { readSettings } from '../read-settings.ts'
import { findDataset, findWatching, watchingOf } from './watching.ts'

describeOnBoth('what the doctor says of what a site watches', ({ database }) => {
  it('is how much there is of each, and which of it stands still', async () => {
    const { db } = database()
    const said = async () =>
      (await watchingOf(db, readSettings({}, ''))).map(({ name, state, text }) => `${state} ${name}: ${text}`)
    expect(await said()).toEqual([
      'ok lists: 0 of readers; free 3, Hobby 25, Pro 100 a reader',
      'ok alerts: 0 rules; free 1, Hobby 20, Pro 200 a reader',
      'ok webhooks: 0, of them 0 switched off; messages are kept for 90 days',
      'ok screener: all companies are filled in',
    ])
    const [user] = await db.insert(users).values({ name: 'R', email: 'r@example.com' }).returning()
    const hooks = await db
      .insert(webhooks)
      .values(
        [null, 'gone'].map((disabled_reason) => ({
          ...{ user_id: user?.id ?? 0, url: 'https://example.com/x', secret: 's', disabled_reason },
        })),
      )
      .returning()
    const hourAgo = sql`now() - interval '1 hour'`
    await db
      .insert(webhookDeliveries)
      .values(hooks.map(({ id }) => ({ webhook_id: id, message_id: `m${id}`, next_attempt_at: hourAgo })))
    await db.insert(alertQueue).values([{ accession_number: '1', created_at: hourAgo }, { accession_number: '2' }])
    await db.insert(companies).values({ cik: '1', name: 'One', search: 'one', is_screened: false })
    expect((await said()).slice(1)).toEqual([
      'wrong alerts: 1 filings were not asked about for ten minutes: is a worker running?',
      'wrong webhooks: 1 messages are overdue by ten minutes: is a worker running?',
      'off screener: 1 companies wait to be filled in; a worker does it by itself',
    ])
  })
})

it('says nothing of it before there is a database', async () => {
  expect(await findWatching(readSettings({ DATA_DIR: join(tmpdir(), 'topline-nowhere') }, ''))).toEqual([])
})

it('holds the files of a data set against its manifest', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'topline-doctor-'))
  try {
    const state = async () => {
      const { state: is, text } = await findDataset(folder)
      return `${is} ${text.replaceAll(folder, 'DIR')}`
    }
    expect(await state()).toBe('wrong DIR holds none: run topline export --parquet DIR')
    const path = 'companies/part-0.parquet'
    const table = { name: 'companies', description: '', columns: [], rows: 1 }
    const manifest = {
      ...{ format: 'topline-dataset', version: 1, topline_version: '1', as_of: '2026-11-01T00:00:00.000Z' },
      tables: [{ ...table, files: [{ path, rows: 1, bytes: 4, sha256: '' }] }],
    }
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest))
    expect(await state()).toBe(
      'wrong 1 of 1 files in DIR are missing or cut, companies/part-0.parquet: run topline export --parquet DIR',
    )
    mkdirSync(join(folder, 'companies'))
    writeFileSync(join(folder, path), 'PAR1')
    expect(await state()).toBe('ok 1 files in DIR, as of 2026-11-01T00:00:00.000Z')
    mkdirSync(join(folder, '.writing'))
    expect(await state()).toBe('wrong an export into DIR was cut off: remove DIR/.writing')
    writeFileSync(join(folder, 'manifest.json'), '{}')
    expect(await state()).toBe('wrong DIR/manifest.json is no manifest of a data set of Topline')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
