/** What a full disk looks like, from the system, from PostgreSQL and from here: one sentence for all of them. */
import { statfsSync } from 'node:fs'

export const DISK_FULL = 'The disk is full: nothing can be saved until there is room again'

/**
 * Kept free where the embedded database lies. Its log has to be written whole: once a piece of it does not fit, the
 * database stops, so it takes no changes while there is less room than a few transactions may need.
 */
export const RESERVE_BYTES = 64 * 1024 * 1024

/** No space, no quota; PostgreSQL's disk_full. */
const CODES = new Set(['ENOSPC', 'EDQUOT', '53100'])

export class DiskFull extends Error {
  override readonly name = 'DiskFull'
  readonly code = '53100'
  constructor(cause?: unknown) {
    super(DISK_FULL, { cause })
  }
}

/** Errors of drivers come wrapped, the reason is their cause; the job queue gives copies that are no Error. */
export function isDiskFull(error: unknown): boolean {
  for (let at = error, depth = 0; typeof at === 'object' && at !== null && depth < 5; depth++) {
    if ('code' in at && CODES.has(String(at.code))) return true
    at = 'cause' in at ? at.cause : null
  }
  return false
}

/** Bytes that may still be written below a folder; endless where the system does not tell. */
export function freeBytes(dir: string): number {
  try {
    const { bavail, bsize } = statfsSync(dir)
    return bavail * bsize
  } catch {
    return Number.POSITIVE_INFINITY
  }
}
