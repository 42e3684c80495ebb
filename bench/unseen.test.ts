import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type UnseenFile, unseenFile } from '@topline/core/api/accuracy/unseen.ts'
import { expect, it, onTestFinished } from 'vitest'
import { unseenText } from './unseen-text.ts'

const root = join(import.meta.dirname, '..')
const shipped = () => readFileSync(join(root, 'samples/unseen.json'), 'utf8')
const file = (): UnseenFile => unseenFile.parse(JSON.parse(shipped()))

/** The shipped file with one change. */
function changed(change: (copy: UnseenFile) => void) {
  const copy = file()
  change(copy)
  return unseenFile.safeParse(copy).success
}
const firstKind = (copy: UnseenFile) => {
  const kind = copy.measurements[0]?.parts[0]?.kinds[0]
  if (!kind) throw new Error('samples/unseen.json has no kind')
  return kind
}

it('takes the shipped file and no entry that cannot be true', () => {
  expect(changed(() => {})).toBe(true)
  expect(changed((copy) => Object.assign(firstKind(copy), { figures_right_percent: 100.1 }))).toBe(false)
  expect(changed((copy) => Object.assign(firstKind(copy), { silently_wrong: 49 }))).toBe(false)
  expect(changed((copy) => Object.assign(firstKind(copy), { kind: 'plain text', read_without_tags: true }))).toBe(false)
  expect(changed((copy) => Object.assign(firstKind(copy), { figures_rigth: 1 }))).toBe(false)
  expect(changed((copy) => Object.assign(copy.measurements[0] ?? {}, { measured_on: '2026-11-31' }))).toBe(false)
  expect(changed((copy) => Object.assign(copy.measurements[0] ?? {}, { measured_on: '2026-12-01' }))).toBe(false)
  expect(changed((copy) => Object.assign(copy.measurements[0] ?? {}, { engine: 'newest' }))).toBe(false)
  expect(changed((copy) => Object.assign(copy.releases[0] ?? {}, { bridges_right: 24 }))).toBe(false)
  expect(changed((copy) => Object.assign(copy.releases[0] ?? {}, { silently_wrong: 32 }))).toBe(false)
})

it('keeps the measurements that stand', () => {
  const lines = unseenText(file())
  for (const line of [
    '### 2026-11-22: 157 filings of companies the engine had never seen',
    '| inline XBRL | 48 | 99.74 % | 1 | 91.3 % | 98.6 % | 99.3 % |',
    '| inline XBRL, read as if it had no tags | 48 | 97.81 % | 5 | 95.0 % | - | - |',
    '| plain HTML, 2002–2010 | 64 | 91.54 % | 7 | 90.7 % | 70.8 % | 89.3 % |',
    '| plain text, 1993–1996 | 45 | 84.70 % | 10 | 100.0 % | 66.0 % | 78.5 % |',
    'Net income of 540 plain text filings of 1994–1996 against the schedule (EX-27) in the same submission: 82% agree, 44 or more differ though the checks passed.',
    '### 2026-11-22: Two halves of a larger corpus',
    '| plain HTML | 27 | 99.48 % | 0 | - | - | - |',
    '| plain HTML | 26 | 93.77 % | 1 | - | - | - |',
    '| plain text | 13 | 96.92 % | 0 | - | - | - |',
    '| plain text | 24 | 96.22 % | 1 | - | - | - |',
    '| inline XBRL | 71 | 100.00 % | 0 | - | - | - |',
    '| inline XBRL | 66 | 100.00 % | 0 | - | - | - |',
    '| inline XBRL, read as if it had no tags | 71 | 99.91 % | 1 | 97.1 % | - | - |',
    '| inline XBRL, read as if it had no tags | 66 | 98.97 % | 2 | 100.0 % | - | - |',
    '## Earnings releases',
    'Of 31 releases: 98.6% of the figures and dates of the main period right, 95.5% of the year to date, 98.8% of the year before; 0 silently wrong. Of 69 non-GAAP measures 82.6% found, of 23 bridges 21 right; of 49 items of guidance 91.8% found, 2 wrong. Of 3 documents without results 3 refused.',
  ])
    expect(lines).toContain(line)
})

it('stands before the samples in docs/accuracy.md', () => {
  const docs = readFileSync(join(root, 'docs/accuracy.md'), 'utf8')
  const measured = docs.indexOf(unseenText(file()).join('\n'))
  expect(measured).toBeGreaterThan(0)
  expect(docs.indexOf('## Filings the rules were written with')).toBeGreaterThan(measured)
})

it('is left alone by --write, which renews the board beside it', () => {
  const to = mkdtempSync(join(tmpdir(), 'accuracy-'))
  onTestFinished(() => rmSync(to, { recursive: true }))
  const accession = '0000320193-98-000003'
  for (const folder of ['docs', 'samples', 'truth']) mkdirSync(join(to, folder))
  cpSync(join(root, 'samples/unseen.json'), join(to, 'samples/unseen.json'))
  cpSync(join(root, `samples/truth/${accession}.json`), join(to, `truth/${accession}.json`))
  const filings = join(root, 'samples/filings', accession)
  cpSync(filings, join(to, 'filings', accession), { recursive: true })
  execFileSync(process.execPath, [
    join(root, 'bench/accuracy.ts'),
    '--write',
    ...['--to', to, '--filings', join(to, 'filings'), '--truth', join(to, 'truth')],
  ])
  expect(readFileSync(join(to, 'samples/unseen.json'), 'utf8')).toBe(shipped())
  const board = JSON.parse(readFileSync(join(to, 'samples/accuracy.json'), 'utf8'))
  expect(board.groups).toMatchObject([{ filings: 1 }])
  expect(readFileSync(join(to, 'docs/accuracy.md'), 'utf8')).toContain(unseenText(file()).join('\n'))
})
