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

describe('management’s discussion of two years in a row', () => {
  // Apple, forms 10-K of fiscal 2024 (0000320193-24-000123) and 2023 (0000320193-23-000106), Item 7.
  const [now = [], before = []] = ['0000320193-24-000123', '0000320193-23-000106'].map((one) =>
    read(one).get('discussion'),
  )
  const found = compareText(now, before)
  const begins = (kind: (typeof found)[number]['kind'], letters: number) =>
    found
      .filter((one) => one.kind === kind)
      .map(({ runs }) =>
        runs
          .map(({ text }) => text)
          .join('')
          .slice(0, letters),
      )

  it('has added what only this year’s says', () => {
    expect(begins('added', 44)).toEqual([
      'Product, Service and Software Announcements',
      'First Quarter 2024:',
      '•MacBook Pro 14-in.;',
      '•MacBook Pro 16-in.; and',
      '•iMac.',
      'Second Quarter 2024:',
      '•MacBook Air 13-in.; and',
      '•MacBook Air 15-in.',
      'Third Quarter 2024:',
      '•iPad Air;',
      '•iPad Pro;',
      '•Apple Intelligence™, a personal intelligenc',
      'Fourth Quarter 2024:',
      '•Apple Watch Series 10; and',
      '•AirPods 4.',
      'Europe net sales increased during 2024 compa',
      'iPhone iPhone net sales were relatively flat',
      'State Aid Decision Tax Payable',
      'As of September 28, 2024, the Company had an',
      'Recent Accounting Pronouncements',
      'Income Taxes',
      'In December 2023, the Financial Accounting S',
      'Segment Reporting',
      'In November 2023, the FASB issued ASU No. 20',
    ])
  })

  it('has removed what only last year’s said', () => {
    expect(begins('removed', 44)).toEqual([
      'Fiscal Year Highlights',
      'The Company’s total net sales were $383.3 bi',
      'The Company’s total net sales decreased 3% o',
      'First Quarter 2023:',
      '•iPad and iPad Pro;',
      '•Next-generation Apple TV 4K; and',
      '•MLS Season Pass, a Major League Soccer subs',
      'Second Quarter 2023:',
      '•MacBook Pro 14”, MacBook Pro 16” and Mac mi',
      '•Second-generation HomePod.',
      'Third Quarter 2023:',
      '•MacBook Air 15”, Mac Studio and Mac Pro;',
      '•Apple Vision Pro™, the Company’s first spat',
      'Fourth Quarter 2023:',
      '•Apple Watch Series 9 and Apple Watch Ultra ',
      'Europe net sales decreased 1% or $824 millio',
      '(1)Products net sales include amortization o',
      'iPhone iPhone net sales decreased 2% or $4.9',
      'Products gross margin decreased during 2023 ',
    ])
  })

  it('has moved two paragraphs, with the heading that each left and what changed within', () => {
    const moved = found.filter(({ kind }) => kind === 'moved')
    expect(moved.map(({ from, runs }) => [from, runs[0]?.text.slice(0, 40)])).toEqual([
      ['Fiscal Period', 'The Company’s fiscal year is the 52- or '],
      ['Fiscal Year Highlights', 'In May '],
    ])
    expect(moved[1]?.runs.flatMap(({ kind, text }) => (kind === 'added' ? [text] : []))).toEqual(
      expect.arrayContaining(['2024', '110', '95.0']),
    )
  })

  it('holds a region beside itself, not beside another one whose sentence is more alike', () => {
    for (const region of ['Americas', 'Greater China', 'Japan', 'Rest of Asia Pacific', 'Services']) {
      const own = found.find(({ runs }) => runs[0]?.text.startsWith(`${region} net sales`))
      expect([region, own?.kind]).toEqual([region, 'changed'])
    }
  })

  it('leaves the rest as it stood', () => {
    const same = found.filter(({ kind }) => kind === 'same').map(({ runs }) => runs[0]?.text ?? '')
    expect(same).toEqual(expect.arrayContaining(['Products and Services Performance', 'Critical Accounting Estimates']))
    expect(same.at(-1)).toMatch(/^The Company is subject to various legal proceedings and claims/)
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
