/** The folder of the embedded database, the documents and the generated secrets: private to its owner. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../start-error.ts'

/**
 * Makes the folder and proves that it can be written.
 * @throws StartError, one line with the reason
 */
export function prepareDataDir(dir: string): void {
  const probe = join(dir, `.write-test-${process.pid}`)
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 })
    writeFileSync(probe, 'x')
    rmSync(probe)
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown'
    throw new StartError(`DATA_DIR ${dir} cannot be written: ${REASONS[code] ?? code}`, { cause: error })
  }
}

const REASONS: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'there is a file of that name',
}
