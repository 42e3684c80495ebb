import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { COUNTED } from '@topline/core/extract/lexicon/counted.ts'
import { byWords, countedIn, countedKind, countedText } from '@topline/core/extract/lexicon/counted-kind.ts'
import type { Kind } from '@topline/core/extract/lexicon/entry.ts'
import { describe, expect, it } from 'vitest'
import { count, faultsOf } from './count.ts'
import { type Labelled, labelsOf } from './labels.ts'

/** A label of as many companies as it is given. */
const labels = (bare: string, kind: Kind, companies: readonly string[], heading = ''): Labelled[] =>
  companies.map((company) => ({
    label: bare,
    bare,
    words: bare,
    heading,
    kind,
    company,
    filing: `000000${company}-24-000001`,
  }))
const [ONE, TWO, THREE] = ['1001', '1002', '1003'] as const
const MADE = [
  ...labels('total premiums', 'revenue-total', [ONE, TWO, THREE]),
  ...labels('income before taxes', 'pretax', [ONE, TWO]),
  ...labels('house brand', 'revenue', [ONE]),
]
const kindBy = (bare: string) => countedKind({ bare, heading: '' }, byWords(count(MADE)))

describe('counting labels', () => {
  it('knows what several companies print', () => {
    expect(['total premiums', 'income before taxes'].map(kindBy)).toEqual(['revenue-total', 'pretax'])
  })

  it('leaves what one company prints, and labels with a word that was never counted on the kind', () => {
    expect(kindBy('house brand')).toBeNull()
    expect(kindBy('income before extraordinary taxes')).toBeNull()
  })

  it('leaves words that stand on two kinds of lines', () => {
    const mixed = [...labels('interest', 'revenue', [ONE, TWO]), ...labels('interest', 'other', [TWO, THREE])]
    expect(countedKind({ bare: 'interest', heading: '' }, byWords(count(mixed)))).toBeNull()
  })

  it('gives the same file whatever the order, and its own text back', () => {
    const counted = count(MADE)
    expect(count([...MADE].reverse())).toEqual(counted)
    expect(countedIn(countedText(counted))).toEqual(counted)
    expect(faultsOf(counted)).toEqual([])
  })

  it('says what is wrong with a file', () => {
    const [first, ...rest] = count(MADE)
    if (!first) throw new Error('nothing was counted')
    expect(faultsOf([...rest, first]).join()).toContain('out of order')
    expect(faultsOf([{ ...first, kind: 'gross' }, ...rest]).join()).toContain('does not give')
    expect(faultsOf([{ ...first, label: 'net sales' }, ...rest]).join()).toContain('does not give')
    expect(faultsOf([first, ...rest, { ...first, words: 'zz' }]).join()).toContain('is not needed')
    expect(faultsOf([{ ...first, filing: 'a filing' }, ...rest]).join()).toContain('names no filing')
  })
})

describe('the committed file', () => {
  it('is in order, and each entry is needed for the label it names', () => {
    const counted = countedIn(COUNTED)
    expect(counted.length).toBeGreaterThan(50)
    expect(faultsOf(counted)).toEqual([])
  })

  it('is only checked where there are no filings', () => {
    const { stdout, status } = spawnSync(
      process.execPath,
      [join(import.meta.dirname, '../lexicon.ts'), '--edgar', join(import.meta.dirname, 'nowhere')],
      { encoding: 'utf8' },
    )
    expect(stdout).toMatch(/^skipped: no filings in .*nowhere; the committed file was checked, 0 faults$/m)
    expect(status).toBe(0)
  })
})

describe('labels of a tagged statement', () => {
  it('takes no document without tags', () => {
    expect(
      labelsOf(Buffer.from('<html><table><tr><td>Net sales</td><td>1</td></tr></table></html>'), '2024-12-31', '1', ''),
    ).toEqual([])
  })
})
