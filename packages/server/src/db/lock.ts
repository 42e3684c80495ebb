/**
 * One process at a time on the embedded database. PGlite has no lock of its own: a second process opens the same
 * folder without an error and its writes vanish. The kernel frees the listener when its owner dies, so a killed
 * process leaves nothing that has to be cleared by hand.
 *
 * On Linux the name lives in the kernel and reaches as far as the network namespace: two containers on one volume
 * are not kept apart, which is why the container set-up uses PostgreSQL.
 */
import { createHash } from 'node:crypto'
import { realpathSync, unlinkSync } from 'node:fs'
import { createConnection, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { StartError } from '../start-error.ts'

export const IN_USE = 'The database is in use by another Topline process'

export interface Lock {
  release(): Promise<void>
}

/**
 * Takes the lock of a data folder, which must exist.
 * @throws StartError when another process holds it
 */
export async function acquireLock(dir: string): Promise<Lock> {
  const address = lockAddress(dir)
  for (let attempt = 0; attempt < 3; attempt++) {
    const server = createServer((socket) => {
      socket.on('error', () => {}) // a prober that goes away is no concern of ours
      socket.end(String(process.pid))
    })
    if (await listens(server, address)) {
      server.unref()
      return { release: () => new Promise((done) => server.close(() => done())) }
    }
    if (await isAnswered(address)) throw new StartError(IN_USE)
    // Only a socket file can be stale; the names of Linux and Windows go with their owner.
    if (address.startsWith('\0') || process.platform === 'win32') continue
    try {
      unlinkSync(address)
    } catch {
      // somebody else was faster: the next attempt finds out
    }
  }
  throw new StartError(IN_USE)
}

/** True when some process holds the lock of this folder. */
export async function isLocked(dir: string): Promise<boolean> {
  try {
    return await isAnswered(lockAddress(dir))
  } catch {
    return false // the folder does not exist yet
  }
}

function lockAddress(dir: string): string {
  const id = createHash('sha256').update(realpathSync(dir)).digest('hex').slice(0, 16)
  if (process.platform === 'win32') return `\\\\.\\pipe\\topline-${id}`
  return process.platform === 'linux' ? `\0topline-${id}` : join(realpathSync(dir), '.lock.sock')
}

function listens(server: Server, address: string): Promise<boolean> {
  return new Promise((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(address, () => resolve(true))
  })
}

function isAnswered(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(address)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
