/**
 * `npm run bench:start`: the embedded default from an empty folder with its samples, then started again: seconds, and of
 * the server its processor time, to the first page, to the printed address, and the first time to the last document that
 * can be searched. The site is built before. Wanted on two cores with nothing beside: the page within 30 s, the last
 * searchable document within 90, the second start within 5. Writes bench/results/start.json.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'

const PORT = '18947'
/** What one round of the index does at most; a smaller one was the last. */
const ROUND = 3
/** Seconds after which a start counts as failed. */
const PATIENCE = 600

interface Moment {
  seconds: number
  /** of the server, seconds; null where the system does not tell */
  processor: number | null
}

/** Of /proc, in hundredths of a second. */
function processorOf({ pid }: ChildProcess): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    return (Number(fields[11]) + Number(fields[12])) / 100
  } catch {
    return null
  }
}

async function start(dataDir: string, isFirst: boolean): Promise<Record<string, Moment>> {
  const began = performance.now()
  const main = join(import.meta.dirname, '../packages/server/src/cli/main.ts')
  const server = spawn(process.execPath, [main, 'serve'], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, PORT, LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const moments: Record<string, Moment> = {}
  const note = (name: string) => {
    moments[name] ??= { seconds: (performance.now() - began) / 1000, processor: processorOf(server) }
  }
  createInterface({ input: server.stdout }).on('line', () => note('address'))
  createInterface({ input: server.stderr }).on('line', (line) => {
    const documents = /"documents":(\d+),"msg":"made searchable"/.exec(line)?.[1]
    if (documents !== undefined && Number(documents) < ROUND) note('searchable')
  })
  const wanted = isFirst ? ['page', 'address', 'searchable'] : ['page', 'address']
  while (!wanted.every((name) => moments[name])) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}`)
    if (performance.now() - began > PATIENCE * 1000) throw new Error('The server took too long')
    const isThere =
      !moments.page &&
      (await fetch(`http://127.0.0.1:${PORT}/`).then(
        ({ ok }) => ok,
        () => false,
      ))
    if (isThere) note('page')
    await pause(50)
  }
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  await ended
  return moments
}

const folder = mkdtempSync(join(tmpdir(), 'topline-start-'))
try {
  console.log(`load ${loadavg()[0]?.toFixed(1)}`)
  const results: Record<string, Record<string, Moment>> = {}
  for (const name of ['first', 'second']) {
    results[name] = await start(join(folder, 'data'), name === 'first')
    for (const [moment, { seconds, processor }] of Object.entries(results[name]))
      console.log(
        `${name.padEnd(7)} ${moment.padEnd(11)} ${seconds.toFixed(1).padStart(6)} s, processor ${processor?.toFixed(1) ?? '-'} s`,
      )
  }
  mkdirSync(join(import.meta.dirname, 'results'), { recursive: true })
  writeFileSync(join(import.meta.dirname, 'results/start.json'), JSON.stringify(results, null, 2))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
