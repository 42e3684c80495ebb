/** What `topline extract` says of files that are none: one sentence each, nothing of what the system says. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, it, vi } from 'vitest'
import { extractCommand } from './extract.ts'

const folder = mkdtempSync(join(tmpdir(), 'topline-extract-'))
afterAll(() => rmSync(folder, { recursive: true }))

const bomb = gzipSync(Buffer.alloc(65 * 1024 * 1024))
const cut = gzipSync(Buffer.from('<html>'.repeat(1000))).subarray(0, 40)

it.each([
  ['a folder', 'folder', null, 'it is a folder'],
  ['no file', 'none.htm', null, 'there is no such file or folder'],
  ['an archive that is too large', 'bomb.gz', bomb, 'it is too large'],
  ['a cut archive', 'cut.gz', cut, 'it is no whole gzip archive'],
  [
    'a damaged archive',
    'bad.gz',
    Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0, 255, 255]),
    'it is no whole gzip archive',
  ],
])('says in one sentence what is wrong with %s', async (_name, file, bytes, reason) => {
  const path = join(folder, file)
  if (bytes) writeFileSync(path, bytes)
  if (file === 'folder') mkdirSync(path)
  const err = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  try {
    expect(await extractCommand([path])).toBe(1)
    expect(err.mock.calls).toEqual([[`${path}: ${reason}\n`]])
    const code = file === 'bomb.gz' ? 'too-large' : 'not-read'
    expect(JSON.parse(String(out.mock.calls[0]?.[0]))).toEqual({
      file: path,
      ok: false,
      error: { code, message: reason },
    })
  } finally {
    err.mockRestore()
    out.mockRestore()
  }
})
