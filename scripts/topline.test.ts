import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'topline-command-'))
let child: ChildProcess | undefined
afterAll(() => {
  child?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

it('ends the server when a service manager asks the command to end', { timeout: 60_000 }, async () => {
  child = spawn(process.execPath, [join(import.meta.dirname, 'topline.mjs'), 'serve', '--no-worker'], {
    cwd: folder,
    env: { PATH: process.env.PATH, DATA_DIR: folder, PORT: '0', SAMPLES: '0', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const output = child.stdout
  if (!output) throw new Error('no output')
  const url = await new Promise<string>((resolve) => createInterface({ input: output }).once('line', resolve))
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  const ended = new Promise((resolve) => child?.once('exit', resolve))
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  await expect(fetch(`${url}/healthz`)).rejects.toThrow()
})
