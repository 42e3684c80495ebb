/** Several files are read by several threads: what is printed is the same, and in the order of the files. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { extractFile } from './extract-file.ts'
import { extractFiles } from './extract-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'topline-threads-'))
afterAll(() => rmSync(folder, { recursive: true }))

const HOW = { hints: {}, explain: false }

it('prints what one thread prints, file after file, a missing one in its place', async () => {
  const files = Array.from({ length: 12 }, (_, k) => join(folder, `${k}.txt`))
  for (const [k, file] of files.entries())
    if (k !== 5) writeFileSync(file, `Filing ${k}\n`.repeat(k === 0 ? 20_000 : 5))
  const printed: [string, string, string | null][] = []
  await extractFiles(files, HOW, (file, { text, fault }) => printed.push([file, text, fault]), 3)
  const alone: typeof printed = []
  for (const file of files) {
    const { text, fault } = await extractFile(file, HOW)
    alone.push([file, text, fault])
  }
  expect(printed).toEqual(alone)
  expect(printed[5]?.[2]).toBe('there is no such file or folder')
})
