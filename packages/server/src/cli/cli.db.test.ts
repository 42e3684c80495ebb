/** The command line as others use it: real processes, a data folder of their own, ports from the system. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const main = join(import.meta.dirname, 'main.ts')
const folder = mkdtempSync(join(tmpdir(), 'topline-cli-'))
const dataDir = join(folder, 'data')
const env = { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0', SAMPLES: '0', LOG_LEVEL: 'warn' }

function start(args: string[], more: Record<string, string> = {}) {
  return spawn(process.execPath, [main, ...args], {
    cwd: folder,
    env: { ...env, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}
const exitOf = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => {
    if (child.exitCode !== null) resolve(child.exitCode)
    else child.once('exit', (code) => resolve(code))
  })
async function topline(args: string[], more: Record<string, string> = {}) {
  const child = start(args, more)
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), exitOf(child)])
  return { out, err, code }
}

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('topline without a server', () => {
  it('shows its commands, and 2 for wrong usage', async () => {
    const help = await topline(['--help'])
    expect(help.code).toBe(0)
    expect(help.out).toContain('extract')
    expect(await topline(['exract'])).toEqual({
      out: '',
      err: 'There is no command exract; topline --help lists them\n',
      code: 2,
    })
    expect((await topline(['admin', 'praise', 'a@b.example'])).code).toBe(2)
    expect((await topline(['backup'])).code).toBe(2)
    expect((await topline(['export'])).code).toBe(2)
    expect(await topline(['export', '--parquet', 'data', '--since', 'yesterday'])).toEqual({
      out: '',
      err: '--since takes a date (2026-11-24), an instant (2026-11-24T06:00:00Z) or last, not yesterday\n',
      code: 2,
    })
    const nothing = { out: '', err: 'topline analyse needs --missing and takes no names\n', code: 2 }
    expect(await topline(['analyse'])).toEqual(nothing)
    expect((await topline(['restore', '--help'])).out).toContain('Examples:')
  })

  it('names a wrong setting in one line', async () => {
    const answer = await topline(['migrate'], { PORT: 'eighty' })
    expect(answer).toEqual({ out: '', err: "PORT should be a number from 0 to 65535, not 'eighty'\n", code: 1 })
    writeFileSync(join(folder, '.env'), 'DATADIR=x\n')
    const unknown = await topline(['migrate'])
    rmSync(join(folder, '.env'))
    expect(unknown.err).toBe('.env: DATADIR is no setting of Topline; the nearest one is DATA_DIR\n')
    expect(existsSync(dataDir)).toBe(false)
  })
})

describe('topline beside a running server', () => {
  let server: ChildProcess
  let url = ''
  beforeAll(async () => {
    const child = start(['serve'])
    server = child
    url = await new Promise((resolve) => createInterface({ input: child.stdout }).once('line', resolve))
  })
  afterAll(() => {
    server.kill('SIGKILL')
  })

  it('prints the address once it answers', async () => {
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
  })

  it('refuses a second server on the same data, and one on the same port', async () => {
    const second = await topline(['serve'])
    expect(second).toEqual({ out: '', err: 'The database is in use by another Topline process\n', code: 1 })
    const { port } = new URL(url)
    const taken = await topline(['serve'], { DATA_DIR: join(folder, 'other'), PORT: port })
    expect([taken.out, taken.code]).toEqual(['', 1])
    expect(taken.err).toContain(`Port ${port} on 127.0.0.1 is in use`)
  })

  it('hands commands to the server', async () => {
    const link = await topline(['login-link', 'ada@example.com'])
    expect([link.code, link.err]).toEqual([0, 'This address works once, for 15 minutes.\n'])
    expect(link.out).toMatch(/\/auth\/link\/[\w-]{43}\n$/)
    expect((await topline(['admin', 'grant', 'ada@example.com'])).out).toBe('ada@example.com is an admin now\n')
    const missing = await topline(['analyse', '--missing'])
    expect([missing.code, missing.out, missing.err]).toEqual([0, '', expect.stringContaining('nothing is missing\n')])
    const unknown = await topline(['admin', 'revoke', 'bob@example.com'])
    expect([unknown.code, unknown.err]).toEqual([1, 'Nobody here has the address bob@example.com\n'])
  })

  it('backs up while it serves, for the owner alone to read, and restores elsewhere', async () => {
    const file = join(folder, 'all.backup')
    const backup = await topline(['backup', file])
    expect([backup.code, backup.err.includes('Keep this file private')]).toEqual([0, true])
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const restored = await topline(['restore', file], { DATA_DIR: join(folder, 'restored') })
    expect([restored.code, restored.out]).toEqual([0, '5 rows, 0 documents\n'])
  })

  it('keeps its token to its owner, and stops cleanly on Ctrl-C', async () => {
    const file = join(dataDir, 'server.json')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    server.kill('SIGINT')
    expect(await exitOf(server)).toBe(0)
    expect(existsSync(file)).toBe(false)
  })
})
