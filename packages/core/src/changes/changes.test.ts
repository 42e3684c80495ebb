import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { alignParagraphs } from './align.ts'
import { compareText, paragraphsOf } from './compare-text.ts'
import { sectionsOf } from './sections.ts'

const SAMPLES = fileURLToPath(new URL('../../../../samples/filings', import.meta.url))
const read = (accession: string) => {
  const [path = ''] = globSync(`${SAMPLES}/${accession}/*.gz`)
  return sectionsOf(gunzipSync(readFileSync(path)).toString('latin1'), 'utf-8', /\.txt\.gz$/.test(path))
}
const block = (text: string, isBold = false) => ({ text, start: 0, end: 1, isBold, isRow: false })

describe('the sections of a report', () => {
  it('are those of Apple’s Form 10-K, not the lines of its table of contents', () => {
    const sections = read('0000320193-24-000123')
    expect([...sections.keys()]).toEqual(['risk-factors', 'discussion', 'notes'])
    const firstWords = (id: 'risk-factors' | 'discussion' | 'notes') => paragraphsOf(sections.get(id) ?? [])[1]?.text
    expect(firstWords('risk-factors')).toMatch(/^The Company’s business, reputation, results of operations/)
    expect(firstWords('discussion')).toMatch(/^The following discussion should be read in conjunction/)
    expect(sections.get('notes')?.at(-1)?.text).not.toMatch(/^Item/)
  })

  it('go on over pages that repeat the heading of the item (Mastercard, 10-K for 2023)', () => {
    const length = read('0001141391-24-000022')
      .get('discussion')
      ?.reduce((sum, { text }) => sum + text.length, 0)
    expect(length).toBeGreaterThan(40_000)
  })

  it('are read from text filings and from those with the statements behind the last item', () => {
    expect([...read('0001047469-02-007674').keys()]).toEqual(['discussion', 'notes'])
  })
})

describe('the alignment of paragraphs', () => {
  const texts = ['one apple a day keeps all doctors away', 'two pears fall from that tall tree', 'three plums']

  it('pairs equal ones, whatever stands between', () => {
    expect(alignParagraphs(['new words here', ...texts], texts).map(({ now, before }) => [now, before])).toEqual([
      [1, 0],
      [2, 1],
      [3, 2],
    ])
  })

  it('pairs those that share most of their words, and knows what has moved', () => {
    const [a = '', b = '', c = ''] = texts
    const found = alignParagraphs([c, a.replace('apple', 'orange'), b], [a, b, c])
    expect(found.map(({ now, before, isMoved }) => [now, before, isMoved])).toEqual([
      [0, 2, true],
      [1, 0, false],
      [2, 1, false],
    ])
  })
})

describe('a text beside that of the year before', () => {
  const kept = 'We may not be able to attract and retain the people that our business depends on in all places.'
  it('tells paragraphs that were added, removed, moved and changed, in the order of this year’s', () => {
    const before = [
      block('Risks of business', true),
      block(kept),
      block('Our sales rose 5% in 2023, and we expect further growth.'),
      block('We own most of the stores that we sell in.'),
      block('A pandemic could close our stores and those of our suppliers for a long time.'),
    ]
    const now = [
      block('Risks of business', true),
      block('Artificial intelligence could make what we sell less useful than it is today.'),
      block('Our sales rose 7% in 2024, and we expect further growth.'),
      block('We own most of the stores that we sell in.'),
      block(kept),
    ]
    const found = compareText(now, before)
    expect(found.map(({ kind }) => kind)).toEqual(['same', 'added', 'changed', 'same', 'moved', 'removed'])
    expect(found[2]?.runs.filter(({ kind }) => kind !== 'same').map(({ kind, text }) => [kind, text])).toEqual([
      ['removed', '5'],
      ['added', '7'],
      ['removed', '2023'],
      ['added', '2024'],
    ])
    expect(found[4]).toMatchObject({ from: 'Risks of business', now: { start: 0 }, before: { start: 0 } })
    expect(found[5]).toMatchObject({ now: null, runs: [{ kind: 'removed' }] })
  })

  it('leaves out the feet of pages and joins what a page cuts', () => {
    const pages = Array.from({ length: 5 }, (_, i) => block(`Apple Inc. | Form 10-K | ${i}`))
    const read = paragraphsOf([...pages, block('The Company uses'), block('24'), block('contract manufacturers.')])
    expect(read.map(({ text }) => text)).toEqual(['The Company uses contract manufacturers.'])
  })

  it('holds every word of both texts (Apple, risk factors of fiscal 2024 and 2023)', () => {
    const [now = [], before = []] = ['0000320193-24-000123', '0000320193-23-000106'].map((one) =>
      read(one).get('risk-factors'),
    )
    const found = compareText(now, before)
    const words = (without: 'added' | 'removed') =>
      found
        .filter(({ kind }) => kind !== without)
        .map(({ runs }) => runs.filter(({ kind }) => kind !== without).map(({ text }) => text))
        .map((parts) => parts.join(''))
    expect(words('removed')).toEqual(paragraphsOf(now).map(({ text }) => text))
    expect(words('added').toSorted()).toHaveLength(paragraphsOf(before).length)
    const added = found.filter(({ kind }) => kind === 'added').map(({ runs }) => runs[0]?.text.slice(0, 40))
    expect(found.filter(({ kind }) => kind === 'same').length).toBeGreaterThan(70)
    expect(added).toContain('Such events can make it difficult or imp')
  })
})
