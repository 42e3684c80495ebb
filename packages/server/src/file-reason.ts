/** Why a file could not be read or written, in words: what the system says is not for readers. */

export const TOO_LARGE = 'it is too large'
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the path is a file',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EROFS: 'the file system is read-only',
  EMFILE: 'too many files are open',
  EIO: 'the disk cannot be read or written',
  ENAMETOOLONG: 'its name is too long',
  ERR_FS_FILE_TOO_LARGE: TOO_LARGE,
  ERR_BUFFER_TOO_LARGE: TOO_LARGE,
  ERR_STRING_TOO_LONG: TOO_LARGE,
}

/** One clause for an error of the system or of unpacking; null for every other error. */
export function fileReason(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null
  const code = String(error.code)
  if (/^Z_/.test(code)) return 'it is no whole gzip archive'
  return REASONS[code] ?? ('syscall' in error ? `it cannot be used (${code})` : null)
}

/** The same for the error itself where it has words of its own. */
export const reasonIn = (error: unknown): string =>
  fileReason(error) ?? (error instanceof Error ? error.message : String(error))
