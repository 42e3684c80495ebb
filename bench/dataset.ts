/**
 * `npm run bench:dataset [--companies 1000] [--filings 60] [--url POSTGRES]`: fills PostgreSQL as `bench:db` does (or takes
 * the one at --url as it was filled before) and exports it as Parquet in a process of its own: statements a second and the
 * most memory that the process held, the database's not counted. Then the same rows of places are written by the library
 * of the product and by DuckDB's own, one after the other: their times, the sizes of the files, what reads them back.
 * Writes bench/results/dataset.json.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { DuckDBInstance } from '@duckdb/node-api'
import { openBench } from '../packages/server/src/db/bench.fixture.ts'
import { openDb } from '../packages/server/src/db/open.ts'
import { startTestPostgres } from '../packages/server/src/db/postgres.fixture.ts'
import { PartFile } from '../packages/server/src/features/dataset/part-file.ts'
import { filingsOf, partitionsOf } from '../packages/server/src/features/dataset/read.ts'
import { filingRows, type Row } from '../packages/server/src/features/dataset/rows.ts'
import { TABLES } from '../packages/server/src/features/dataset/tables.ts'
import { fill } from './fill.ts'

const { values } = parseArgs({
  options: {
    companies: { type: 'string', default: '1000' },
    filings: { type: 'string', default: '60' },
    url: { type: 'string' },
  },
})
const size = { companies: Number(values.companies), filings: Number(values.filings), requests: 1_000 }
/** Rows that both libraries write. */
const COMPARED = 200_000
const PLACES = TABLES.places
const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'bench-dataset-'))
const say = (line: string) => console.log(line)
const seconds = (ms: number) => Math.round(ms / 100) / 10

/** Kilobytes at the end of a process, on its stderr. */
const TELLS_MEMORY = `data:text/javascript,${encodeURIComponent(
  "process.on('exit', () => console.error('held ' + process.resourceUsage().maxRSS))",
)}`

/** @returns seconds, and the most megabytes that the process held */
async function exportWhole(url: string): Promise<{ seconds: number; megabytes: number }> {
  const began = performance.now()
  const main = join(root, 'packages/server/src/cli/main.ts')
  const child = spawn(process.execPath, ['--import', TELLS_MEMORY, main, 'export', '--parquet', join(folder, 'data')], {
    env: { ...process.env, DATABASE_URL: url, DATA_DIR: join(folder, 'site'), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let err = ''
  child.stderr.on('data', (chunk) => (err += String(chunk)))
  const code = await new Promise((resolve) => child.once('exit', resolve))
  const held = /held (\d+)/.exec(err)?.[1]
  if (code !== 0 || held === undefined) throw new Error(err)
  return { seconds: seconds(performance.now() - began), megabytes: Math.round(Number(held) / 1024) }
}

/** Rows of places of the first filings. */
async function someRows(url: string): Promise<Row[]> {
  const database = await openDb({ DATA_DIR: '', DATABASE_URL: url })
  const rows: Row[] = []
  try {
    for (const partition of await partitionsOf(database.db, null)) {
      for await (const filing of filingsOf(database.db, partition)) {
        filingRows(filing, (table, row) => {
          if (table === 'places' && rows.length < COMPARED) rows.push(row)
        })
        if (rows.length === COMPARED) return rows
      }
    }
    return rows
  } finally {
    await database.close()
  }
}

interface Way {
  seconds: number
  megabytes: number
}
const wayOf = (began: number, file: string): Way => ({
  seconds: Math.round(performance.now() - began) / 1000,
  megabytes: Math.round(statSync(file).size / 1e4) / 100,
})

function byOurs(rows: readonly Row[]): Way {
  const file = join(folder, 'ours.parquet')
  const began = performance.now()
  const part = new PartFile(file, PLACES, 'bench')
  for (const row of rows) part.put(row)
  part.close()
  return wayOf(began, file)
}

async function byDuckdb(rows: readonly Row[]): Promise<Way> {
  const file = join(folder, 'duckdb.parquet')
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' })
  const connection = await instance.connect()
  const types = { text: 'varchar', integer: 'integer' } as const
  const columns = PLACES.columns.map(({ name, type }) => `"${name}" ${types[type as keyof typeof types]}`)
  await connection.run(`create table places (${columns.join(', ')})`)
  const began = performance.now()
  const appender = await connection.createAppender('places')
  for (const row of rows) {
    for (const { name, type } of PLACES.columns) {
      const value = row[name]
      if (value === null || value === undefined) appender.appendNull()
      else if (type === 'integer') appender.appendInteger(Number(value))
      else appender.appendVarchar(String(value))
    }
    appender.endRow()
  }
  appender.closeSync()
  await connection.run(`copy places to '${file}' (format parquet, compression snappy, row_group_size 20000)`)
  const way = wayOf(began, file)
  connection.closeSync()
  instance.closeSync()
  return way
}

const server = values.url ? null : await startTestPostgres()
const url = values.url ?? server?.url ?? ''
try {
  if (!values.url) {
    await (await openDb({ DATA_DIR: '', DATABASE_URL: url })).close()
    const bench = openBench(url, 1)
    await fill(bench.rows, size, say)
    await bench.close()
  }
  const bench = openBench(url, 1)
  const [counted] = await bench.rows(`select (select count(*) from statements where is_current)::int as income,
    (select count(*) from other_statements where is_current and absent is null)::int as others`)
  await bench.close()
  const statements = Number(counted?.income) + Number(counted?.others)
  const whole = await exportWhole(url)
  const perSecond = Math.round(statements / whole.seconds)
  say(`${statements} statements in ${whole.seconds} s: ${perSecond} a second, ${whole.megabytes} MB held`)
  say(`600,000 statements at that pace: ${Math.round(600_000 / perSecond / 6) / 10} minutes`)
  const rows = await someRows(url)
  byOurs(rows.slice(0, COMPARED / 10))
  await byDuckdb(rows.slice(0, COMPARED / 10))
  const [ours, duckdb] = [byOurs(rows), await byDuckdb(rows)]
  say(
    `${rows.length} places: hyparquet-writer ${ours.seconds} s, ${ours.megabytes} MB; DuckDB ${duckdb.seconds} s, ${duckdb.megabytes} MB`,
  )
  mkdirSync(join(root, 'bench/results'), { recursive: true })
  const results = { size, statements, ...whole, per_second: perSecond, places: rows.length, ours, duckdb }
  writeFileSync(join(root, 'bench/results/dataset.json'), `${JSON.stringify(results, null, 2)}\n`)
} finally {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
}
