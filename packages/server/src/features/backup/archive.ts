/**
 * The archive: one gzip stream of JSON lines. First a header, then rows, documents and secrets, at last `end` with the
 * hash of every byte before it. A cut, altered or foreign archive is found out by reading it once, before anything is
 * written.
 */
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'
import { reasonIn } from '../../file-reason.ts'
import { StartError } from '../../start-error.ts'

const FORMAT = 'topline-backup'

const header = z.object({
  format: z.literal(FORMAT),
  archive_version: z.literal(1),
  created_at: z.string(),
  topline_version: z.string(),
  /** how many migrations the database had */
  migrations: z.number(),
  /** what in here must be kept private, in words */
  secrets: z.array(z.string()),
})
export type Header = z.infer<typeof header>

const entry = z.union([
  /** rows of one table, as JSON text so that no number is rounded on the way */
  z.object({ table: z.string(), rows: z.string() }),
  z.object({ document: z.string(), base64: z.string() }),
  z.object({ secret: z.string(), value: z.string() }),
])
export type Entry = z.infer<typeof entry>
const end = z.object({ end: z.literal(true), sha256: z.string(), entries: z.number() })

/** Writes beside the place, flushes, then renames: whoever looks finds a whole archive or none. */
export async function writeArchive(
  file: string,
  head: Omit<Header, 'format' | 'archive_version'>,
  entries: AsyncIterable<Entry>,
): Promise<number> {
  const part = `${file}.part`
  let n = 0
  async function* lines() {
    const hash = createHash('sha256')
    const line = (value: object) => {
      const text = `${JSON.stringify(value)}\n`
      hash.update(text)
      return text
    }
    yield line({ format: FORMAT, archive_version: 1, ...head })
    for await (const one of entries) {
      n += 1
      yield line(one)
    }
    yield `${JSON.stringify({ end: true, sha256: hash.digest('hex'), entries: n })}\n`
  }
  try {
    await pipeline(lines(), createGzip({ level: 6 }), createWriteStream(part, { mode: 0o600, flush: true }))
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw describe(error, file)
  }
  return n
}

/**
 * Reads the whole archive and checks its hash; nothing is kept.
 * @throws StartError when it is cut, altered or no archive of ours
 */
export async function verifyArchive(file: string): Promise<Header> {
  const hash = createHash('sha256')
  let head: Header | undefined
  let previous: string | undefined
  let n = 0
  try {
    for await (const line of linesOf(file)) {
      if (previous !== undefined) {
        hash.update(`${previous}\n`)
        if (!head) head = header.parse(JSON.parse(previous))
        else n += 1
      }
      previous = line
    }
    const last = end.parse(JSON.parse(previous ?? ''))
    if (!head || last.sha256 !== hash.digest('hex') || last.entries !== n) throw new Error('hash')
    return head
  } catch (error) {
    if (isFileProblem(error)) throw describe(error, file)
    throw new StartError(`${file} is no whole archive of Topline: it was cut or altered`, { cause: error })
  }
}

/** The entries of an archive that was verified. */
export async function* readArchive(file: string): AsyncGenerator<Entry> {
  let isFirst = true
  for await (const line of linesOf(file)) {
    if (!isFirst && !line.startsWith('{"end":')) yield entry.parse(JSON.parse(line))
    isFirst = false
  }
}

/**
 * A line at a time; of one that never ends no more is held than the longest that is written.
 * @throws Error for such a line
 */
async function* linesOf(file: string): AsyncGenerator<string> {
  const handle = await open(file, 'r') // so that a missing file is an error here, not of the stream
  const source = createReadStream(file, { fd: handle })
  const unpacked = source.pipe(createGunzip())
  source.once('error', (error) => unpacked.destroy(error))
  try {
    let begun: Buffer[] = []
    let held = 0
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      let from = 0
      for (let at = chunk.indexOf(LINE_END); at >= 0; at = chunk.indexOf(LINE_END, from)) {
        yield Buffer.concat([...begun, chunk.subarray(from, at)]).toString('utf8')
        begun = []
        held = 0
        from = at + 1
      }
      begun.push(chunk.subarray(from))
      held += chunk.length - from
      if (held > LONGEST_LINE) throw new Error('a line is longer than any that is written')
    }
    if (held > 0) yield Buffer.concat(begun).toString('utf8')
  } finally {
    source.destroy()
    await handle.close().catch(() => {}) // the stream may have closed it
  }
}

const LINE_END = 0x0a
/** Bytes: a document of 64 MB as base64 takes 86 MB, rows come in blocks of at most 16 MB. */
const LONGEST_LINE = 128 * 1024 * 1024

const isFileProblem = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('E')

function describe(error: unknown, file: string): unknown {
  if (!isFileProblem(error)) return error
  return new StartError(`${file}: ${reasonIn(error)}`, { cause: error })
}
