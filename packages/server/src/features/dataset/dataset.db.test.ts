/** The data set read back by another program, and laid beside the database. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { DuckDBInstance } from '@duckdb/node-api'
import { extractFiling } from '@topline/core/extract/extract.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../app.fixture.ts'
import { describeOnBoth } from '../../db/database.fixture.ts'
import type { Database } from '../../db/open.ts'
import { companies, filings, otherStatements, statements } from '../../db/schema.ts'
import { StartError } from '../../start-error.ts'
import { saveStatement } from '../analyses/save.ts'
import { readOthers } from '../other-statements/saved-rows.ts'
import { APPLE, SEEDED, seed, seedEarlierRelease, seedRelease } from '../statements/seed.fixture.ts'
import { exportDataset } from './command.ts'
import type { Manifest } from './manifest.ts'
import { TABLES } from './tables.ts'

const DOCUMENTATION = new URL('../../../../../docs/dataset.md', import.meta.url)
const NVIDIA = '1045810'
const REAL = '0000320193-24-000123'
const RELEASE = '0001045810-26-000019'
const SAMPLE = new URL(`../../../../../samples/filings/${REAL}/aapl-20240928.htm.gz`, import.meta.url)
const RELEASED = new URL(`../../../../../samples/releases/0001045810-26-000019/q4fy26pr.htm.gz`, import.meta.url)

/** A filing of the samples, read by the engine and stored as an analysis stores it. */
async function storeSample(
  { db, inTx }: Database,
  { accession, cik, form, filed, file }: { accession: string; cik: string; form: string; filed: string; file: URL },
): Promise<void> {
  const read = extractFiling(gunzipSync(readFileSync(file)), { form_type: form })
  if (!read.ok) throw new Error(`${accession} is not read`)
  const filing = { accession_number: accession, cik, form_type: form, base_form: form, filing_date: filed }
  await db.insert(filings).values({ ...filing, source: 'sample', company_name: 'As stored' })
  await inTx((tx) =>
    saveStatement(
      tx,
      {
        accession_number: accession,
        extraction: read,
        release: read.release ?? null,
        others: readOthers(read),
        printed: { basic: true, diluted: true },
        extraction_info: { selector: null, model: 'tags 1', thought_process: '', llm_calls: [] },
        claim: null,
        manual: null,
      },
      'free',
    ),
  )
}

describeOnBoth('the data set', ({ database }) => {
  const base = mkdtempSync(join(tmpdir(), 'topline-dataset-'))
  const folder = join(base, 'data')
  let test: TestApp

  beforeAll(async () => {
    const { db } = database()
    await seed(database())
    await seedRelease(database(), { protected: false })
    await seedEarlierRelease(database(), { protected: true })
    await db.insert(companies).values({ cik: NVIDIA, name: 'NVIDIA Corporation', search: 'nvidia' })
    await storeSample(database(), { accession: REAL, cik: APPLE, form: '10-K', filed: '2024-11-01', file: SAMPLE })
    await storeSample(database(), { accession: RELEASE, cik: NVIDIA, form: '8-K', filed: '2026-02-25', file: RELEASED })
    test = await startTestApp(database())
  })
  afterAll(async () => {
    await test.close()
    rmSync(base, { recursive: true })
  })

  const run = async (args: Record<string, unknown> = {}) => {
    const lines: string[] = []
    const output = { out: (line: string) => lines.push(line), err: () => {} }
    const code = await exportDataset(test.ctx, { folder, since: null, ...args }, output)
    return { code, lines }
  }
  const manifest = (): Manifest => JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
  /** What DuckDB says of the folder, `{table}` in the text standing for a table's files. */
  const duck = async (text: string) => {
    const instance = await DuckDBInstance.create(':memory:')
    const connection = await instance.connect()
    const query = text.replace(
      /\{(\w+)\}/g,
      (_, table) => `read_parquet('${folder}/${table}/**/*.parquet', hive_partitioning = true)`,
    )
    const result = await connection.runAndReadAll(query)
    connection.closeSync()
    instance.closeSync()
    return result.getRowObjectsJson()
  }
  const ask = async (text: string) => (await database().exec(text)).rows

  it('holds what the database holds, counted and summed by DuckDB', async () => {
    expect((await run()).code).toBe(0)
    const sums = (figure: string) => `count(*)::int as n, count(${figure})::int as known, sum(${figure})::float8 as sum`
    expect(await duck(`select ${sums('net_income')} from {statements}`)).toEqual(
      await ask(`select ${sums('net_income')} from statements where is_current`),
    )
    expect(await duck(`select ${sums('total_revenue')} from {vintages}`)).toEqual(
      await ask(`select ${sums('total_revenue')} from vintages`),
    )
    for (const [table, kind, figure] of [
      ['balance_sheets', 'balance_sheet', 'total_assets'],
      ['cash_flows', 'cash_flow', 'operating_cash_flow'],
    ] as const) {
      const amount = `(figures ->> '${figure}')::numeric`
      expect(await duck(`select ${sums(figure)} from {${table}}`)).toEqual(
        await ask(`select ${sums(amount)} from other_statements where is_current and kind = '${kind}'`),
      )
      expect(await duck(`select ${sums(figure)} from {${kind}_vintages}`)).toEqual(
        await ask(`select ${sums(amount)} from other_vintages where kind = '${kind}'`),
      )
    }
    const tests = `jsonb_array_elements(qc -> 'tests') as t(test)`
    const passed = `count(*) filter (where (test ->> 'passed')::boolean)::int as passed, count(*)::int as n`
    expect(
      await duck(
        `select count(*) filter (passed)::int as passed, count(*)::int as n from {checks} where statement = 'income_statement'`,
      ),
    ).toEqual(
      await ask(
        `select ${passed} from statement_details d join filings f on f.statement_id = d.statement_id, ${tests}`,
      ),
    )
    expect(
      await duck(
        `select count(distinct figure)::int as n from {places} where accession_number = '${REAL}' and statement = 'income_statement'`,
      ),
    ).toEqual(
      await ask(
        `select count(*)::int as n from statement_details d join filings f on f.statement_id = d.statement_id, jsonb_object_keys(provenance) where f.accession_number = '${REAL}'`,
      ),
    )
    expect(await duck('select count(*)::int as n from {filings}')).toEqual(
      await ask('select count(*)::int as n from filings'),
    )
    expect(await duck('select count(*)::int as n from {companies}')).toEqual(
      await ask('select count(*)::int as n from companies'),
    )
  })

  it('spells dates, instants, figures and places as they are', async () => {
    const [row] = await duck(`select * from {statements} where accession_number = '${REAL}'`)
    expect(row).toMatchObject({
      cik: APPLE,
      form: '10-K',
      year: '2024',
      end_date: '2024-09-28',
      total_revenue: 391_035e6,
      diluted_eps: 6.08,
    })
    const [known] = await ask(
      `select to_char(extracted_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.MS') as at from statements where accession_number = '${REAL}'`,
    )
    expect(
      await duck(
        `select strftime(extracted_at, '%Y-%m-%d %H:%M:%S.%g') as at from {statements} where accession_number = '${REAL}'`,
      ),
    ).toEqual([known])
    const [cell] = await duck(
      `select start_byte, end_byte, text from {places} where accession_number = '${REAL}' and figure = 'total_revenue' and statement = 'income_statement'`,
    )
    const document = gunzipSync(readFileSync(SAMPLE)).subarray(Number(cell?.start_byte), Number(cell?.end_byte))
    expect(document.toString()).toContain(String(cell?.text))
    const divisions = await duck(
      `select label, revenue from {divisions} where accession_number = '${REAL}' and kind = 'business' and not is_remainder order by position`,
    )
    expect(divisions[0]).toEqual({ label: 'iPhone', revenue: 201_183e6 })
    expect(divisions.reduce((sum, one) => sum + Number(one.revenue), 0)).toBe(391_035e6)
  })

  it('tells what releases tell, with the place of each', async () => {
    const ofRelease = `where accession_number = '${RELEASE}'`
    const steps = await duck(
      `select position, step, adjustment_value as value from {release_measures} ${ofRelease} order by 1, 2`,
    )
    const stored = await ask(`select m.n::int - 1 as position, a.n::int - 1 as step, (a.one ->> 1)::float8 as value
      from statement_details d join filings f on f.statement_id = d.statement_id,
        jsonb_array_elements(d.release -> 'non_gaap') with ordinality as m(one, n)
        left join lateral jsonb_array_elements(nullif(m.one -> 'adjustments', 'null')) with ordinality as a(one, n) on true
      ${ofRelease} order by 1, 2`)
    expect(steps).toEqual(stored)
    expect(stored.filter(({ step }) => Number(step) > 0).length).toBeGreaterThan(0)
    const document = gunzipSync(readFileSync(RELEASED))
    const [said] = await duck(
      `select quote, start_byte, end_byte from {release_guidance} ${ofRelease} order by position`,
    )
    const printed = document.subarray(Number(said?.start_byte), Number(said?.end_byte)).toString()
    expect(printed).toMatch(/^\d/)
    expect(said?.quote).toContain(printed)
    expect(await duck('select count(*)::int as n from {release_guidance} where low = 61e9')).toEqual([{ n: 1 }])
    expect(await duck('select count(*)::int as n from {filings} where is_release')).toEqual([{ n: 3 }])
  })

  it('says in its manifest what every file and every column is', async () => {
    const { tables } = manifest()
    expect(tables.map((one) => one.name)).toEqual(Object.keys(TABLES))
    for (const { name, rows, columns, files } of tables) {
      expect(files.every(({ path }) => existsSync(join(folder, path)))).toBe(true)
      expect(await duck(`select count(*)::int as n from {${name}}`), name).toEqual([{ n: rows }])
      const described = await duck(
        `describe select * exclude ${name === 'companies' ? '(name)' : '(form, year)'} from {${name}}`,
      )
      expect(described.length, name).toBe(columns.length - (name === 'companies' ? 1 : 0))
      expect(
        columns.every(({ description }) => description.length > 0),
        name,
      ).toBe(true)
    }
  })

  it('answers the questions of its documentation, which names every table', async () => {
    const text = readFileSync(DOCUMENTATION, 'utf8')
    for (const name of Object.keys(TABLES)) expect(text).toContain(`\`${name}\``)
    const queries = [...text.matchAll(/```sql\n([^`]+)```/g)].map(([, query = '']) => query)
    const ours = queries.filter((query) => query.startsWith('select'))
    expect(ours.length).toBe(2)
    for (const query of ours) {
      const rows = await duck(query.replaceAll("'data/", `'${folder}/`))
      expect(rows.length, query).toBeGreaterThan(0)
    }
  })

  it('writes anew only the partitions that changed', async () => {
    const before = manifest()
    const shas = ({ tables }: Manifest) =>
      new Map(tables.flatMap(({ files }) => files.map(({ path, sha256 }) => [path, sha256])))
    // A row of another year and one of this: their own partitions, and no others.
    const { db } = database()
    const later = sql`now() + interval '1 hour'`
    await db
      .update(filings)
      .set({ protected: true, updated_at: later })
      .where(eq(filings.accession_number, SEEDED.showcase))
    const since = new Date(Date.now() + 30 * 60_000).toISOString()
    expect((await run({ since })).code).toBe(0)
    const [was, is] = [shas(before), shas(manifest())]
    expect([...is.keys()]).toEqual([...was.keys()])
    const changed = [...is].filter(([path, sha]) => was.get(path) !== sha).map(([path]) => path)
    expect(changed).toEqual(['filings/form=10-K/year=2018/part-0.parquet'])
    expect(await duck(`select protected from {filings} where accession_number = '${SEEDED.showcase}'`)).toEqual([
      { protected: true },
    ])
    expect(await duck('select count(*)::int as n from {filings}')).toEqual(
      await ask('select count(*)::int as n from filings'),
    )
  })

  it('sees statements that were corrected or read again', async () => {
    const { db } = database()
    const later = sql`now() + interval '2 hours'`
    await db
      .update(statements)
      .set({ total_revenue: 1, qc_checked_at: later })
      .where(eq(statements.accession_number, SEEDED.q1))
    await db.update(otherStatements).set({ extracted_at: later }).where(eq(otherStatements.accession_number, SEEDED.q3))
    const since = new Date(Date.now() + 90 * 60_000).toISOString()
    const { lines } = await run({ since })
    expect(lines.find((line) => line.startsWith('statements\t'))).toBeDefined()
    expect(await duck(`select total_revenue from {statements} where accession_number = '${SEEDED.q1}'`)).toEqual([
      { total_revenue: 1 },
    ])
    expect((await run({ since: 'last' })).code).toBe(0)
  })

  it('keeps what stands in the folder when it cannot go on, and says why in one sentence', async () => {
    const refused = async (args: Record<string, unknown>) => {
      const error = await run(args).catch((one: unknown) => one)
      expect(error).toBeInstanceOf(StartError)
      return (error as Error).message
    }
    const other = join(base, 'other')
    mkdirSync(other)
    writeFileSync(join(other, 'thesis.txt'), 'mine')
    expect(await refused({ folder: other })).toBe(
      `${other} holds other files: name an empty folder, or one with a data set of Topline`,
    )
    expect(readFileSync(join(other, 'thesis.txt'), 'utf8')).toBe('mine')
    expect(await refused({ folder: join(base, 'new'), since: 'last' })).toContain('holds no data set yet')
    expect(await refused({ folder: join(other, 'thesis.txt') })).toContain('a part of the path is a file')
    if (existsSync('/proc')) expect(await refused({ folder: '/proc/none/data' })).toMatch(/^\/proc\/none\/data: /)
    const writing = join(folder, '.writing')
    mkdirSync(writing)
    expect(await refused({})).toContain(`one was cut off: remove that folder and try again`)
    rmSync(writing, { recursive: true })
    const whole = readFileSync(join(folder, 'manifest.json'), 'utf8')
    writeFileSync(join(folder, 'manifest.json'), whole.slice(0, 40))
    expect(await refused({})).toContain('is no manifest of a data set of Topline')
    writeFileSync(join(folder, 'manifest.json'), whole)
    expect((await run()).code).toBe(0)
    expect(existsSync(writing)).toBe(false)
  })
})
