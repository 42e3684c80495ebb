/** A real server for browser tests: `topline serve` on its own data folder and a port from the system. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export interface RunningServer {
  url: string
  stop(): Promise<void>
}

const root = join(import.meta.dirname, '..')

/** Starts it with the samples and waits for its last line, the address. Throws with its stderr when it ends before. */
export async function startServer(env: Record<string, string> = {}): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'topline-e2e-'))
  const child = spawn(process.execPath, [join(root, 'packages/server/src/cli/main.ts'), 'serve'], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: join(folder, 'data'),
      PORT: '0',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said = `${said}${chunk.toString()}`.slice(-20_000)
  })
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const address = /https?:\/\/[^\s]+/.exec(line)
      if (address) resolve(address[0].replace(/\/$/, ''))
    })
    child.once('exit', (code) => reject(new Error(`The server ended with ${code} before it answered:\n${said}`)))
  })
  return {
    url,
    async stop() {
      await ended(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Asks it to end; a server that has not ended after twenty seconds is killed, and the run fails with the reason. */
function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    if (child.exitCode !== null) return resolve()
    const patience = setTimeout(() => {
      child.kill('SIGKILL')
      reject(new Error('The server did not end within twenty seconds of Ctrl-C'))
    }, 20_000)
    child.once('exit', () => {
      clearTimeout(patience)
      resolve()
    })
    child.kill('SIGINT')
  })
}
