/**
 * `export --parquet FOLDER`: the data set as of one moment. Everything is written beside its place first; what stands in
 * the folder is replaced partition by partition once all of it is whole, the manifest last.
 */
import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { CommandRunner } from '../../command-runner.ts'
import type { Db } from '../../db/open.ts'
import { fileReason } from '../../file-reason.ts'
import { StartError } from '../../start-error.ts'
import { MANIFEST, type Manifest, type ManifestFile, readManifest } from './manifest.ts'
import { PartFile } from './part-file.ts'
import { companyRows, filingsOf, momentOf, type Partition, partitionPath, partitionsOf, vintagesOf } from './read.ts'
import { filingRows, type Put, vintageRow } from './rows.ts'
import { TABLE_NAMES, TABLES, type TableName } from './tables.ts'

/** Where files are written before they take their places. */
const WRITING = '.writing'
const PART = 'part-0.parquet'
/** Where a table without any rows keeps its one file. */
const NO_PARTITION = 'form=none/year=0'
/** A transaction that was open at the last export is seen by the next one: what is written twice is the same. */
const OVERLAP_MS = 10 * 60_000

const exportArgs = z.object({
  folder: z.string().min(1),
  since: z.union([z.literal('last'), z.iso.datetime()]).nullable(),
})

export const exportDataset: CommandRunner = async (ctx, args, { out, err }) => {
  const { folder, since } = exportArgs.parse(args)
  const before = await readManifest(folder)
  const from = sinceOf(since, before, folder)
  await makePlace(folder, before)
  try {
    const createdBy = `topline ${ctx.version}`
    const written = await ctx.inTx(async (tx) => {
      await tx.execute(sql`set transaction isolation level repeatable read, read only`)
      return writeAll(tx, join(folder, WRITING), from, createdBy, err)
    })
    const tables = await takePlaces(folder, written, from === null ? null : before, createdBy)
    const manifest: Manifest = {
      format: 'topline-dataset',
      version: 1,
      topline_version: ctx.version,
      as_of: written.as_of.toISOString(),
      tables,
    }
    await writeFile(join(folder, WRITING, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`)
    await rename(join(folder, WRITING, MANIFEST), join(folder, MANIFEST))
    for (const { name, rows, files } of tables) out(`${name}\t${rows} rows\t${files.length} files`)
    err(`${written.partitions.length} partitions written, as of ${manifest.as_of}`)
    return 0
  } catch (error) {
    const reason = fileReason(error)
    throw reason === null ? error : new StartError(`${folder}: ${reason}`, { cause: error })
  } finally {
    await rm(join(folder, WRITING), { recursive: true, force: true })
  }
}

/** @throws StartError for `last` where nothing was exported yet */
function sinceOf(since: string | null, before: Manifest | null, folder: string): Date | null {
  if (since === null) return null
  if (since !== 'last') return new Date(since)
  if (!before) throw new StartError(`${folder} holds no data set yet: export it whole first, without --since`)
  return new Date(Date.parse(before.as_of) - OVERLAP_MS)
}

/** @throws StartError where the folder holds other files, another export, or cannot be made */
async function makePlace(folder: string, before: Manifest | null): Promise<void> {
  try {
    await makeFolder(folder)
    const others = (await readdir(folder)).filter((name) => name !== WRITING)
    if (!before && others.length > 0) {
      throw new StartError(`${folder} holds other files: name an empty folder, or one with a data set of Topline`)
    }
    await mkdir(join(folder, WRITING))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') {
      const advice = 'if none is running, one was cut off: remove that folder and try again'
      throw new StartError(`An export is writing into ${join(folder, WRITING)}; ${advice}`, { cause: error })
    }
    const reason = fileReason(error)
    throw reason === null ? error : new StartError(`${folder}: ${reason}`, { cause: error })
  }
}

/**
 * The folder and those above it, one by one. Where a file system takes none and says that there is no such (`/proc`),
 * `mkdir` with `recursive` tries for ever (Node 24).
 */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    if (code === 'EEXIST') return
    const above = dirname(folder)
    if (code !== 'ENOENT' || above === folder || existsSync(above)) throw error
    await makeFolder(above)
    await mkdir(folder)
  }
}

interface Written {
  as_of: Date
  partitions: Partition[]
  /** path within the data set → rows */
  files: Map<string, { table: TableName; rows: number }>
}

async function writeAll(
  tx: Db,
  place: string,
  since: Date | null,
  createdBy: string,
  err: (line: string) => void,
): Promise<Written> {
  const as_of = await momentOf(tx)
  const partitions = await partitionsOf(tx, since)
  const files: Written['files'] = new Map()
  const open = new Map<string, PartFile>()
  const putInto =
    (folder: string): Put =>
    (table, row) => {
      const path = [table, ...(folder === '' ? [] : [folder]), PART].join('/')
      const part = open.get(path) ?? new PartFile(join(place, path), TABLES[table], createdBy)
      open.set(path, part)
      part.put(row)
      files.set(path, { table, rows: part.rows })
    }
  const closeAll = () => {
    for (const part of open.values()) part.close()
    open.clear()
  }
  const putCompany = putInto('')
  for (const row of await companyRows(tx)) putCompany('companies', row)
  closeAll()
  for (const [n, partition] of partitions.entries()) {
    const put = putInto(partitionPath(partition))
    for await (const filing of filingsOf(tx, partition)) filingRows(filing, put)
    closeAll()
    err(`progress ${n + 1}/${partitions.length}`)
  }
  let at = ''
  for await (const [partition, rows] of vintagesOf(tx, partitions)) {
    const path = partitionPath(partition)
    if (path !== at) closeAll()
    at = path
    const put = putInto(path)
    for (const row of rows) put('vintages', vintageRow(row))
  }
  closeAll()
  return { as_of, partitions, files }
}

/**
 * What was written takes its place: all of it, or of an increment the partitions that changed.
 * @param before null for an export of everything
 */
async function takePlaces(
  folder: string,
  { partitions, files }: Written,
  before: Manifest | null,
  createdBy: string,
): Promise<Manifest['tables']> {
  const isReplaced = (path: string): boolean =>
    before === null ||
    path.startsWith('companies/') ||
    partitions.some((one) => path.includes(`/${partitionPath(one)}/`))
  const tables: Manifest['tables'] = []
  for (const name of TABLE_NAMES) {
    const kept =
      before?.tables
        .find((one) => one.name === name)
        ?.files.filter(({ rows, path }) => rows > 0 && !isReplaced(path)) ?? []
    const made: ManifestFile[] = []
    await rm(join(folder, before === null ? name : `${name}/${NO_PARTITION}`), { recursive: true, force: true })
    for (const partition of before === null ? [] : partitions) {
      await rm(join(folder, name, partitionPath(partition)), { recursive: true, force: true })
    }
    for (const [path, { table, rows }] of files) {
      if (table !== name) continue
      const from = join(folder, WRITING, path)
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await rename(from, join(folder, path))
      made.push(await madeFile(join(folder, path), path, rows))
    }
    if (kept.length + made.length === 0) made.push(await emptyFile(folder, name, createdBy))
    const all = [...kept, ...made].sort((a, b) => a.path.localeCompare(b.path))
    const { description, columns } = TABLES[name]
    tables.push({
      name,
      description,
      columns: [...columns],
      rows: all.reduce((sum, one) => sum + one.rows, 0),
      files: all,
    })
  }
  return tables
}

/** Readers that look for files by name find the columns of a table without rows. */
async function emptyFile(folder: string, table: TableName, createdBy: string): Promise<ManifestFile> {
  const path = `${table}/${NO_PARTITION}/${PART}`
  new PartFile(join(folder, path), TABLES[table], createdBy).close()
  return madeFile(join(folder, path), path, 0)
}

async function madeFile(file: string, path: string, rows: number): Promise<ManifestFile> {
  const [{ size }, sha256] = await Promise.all([stat(file), hashOf(file)])
  return { path, rows, bytes: size, sha256 }
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
