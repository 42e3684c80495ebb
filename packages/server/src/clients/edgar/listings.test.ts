import { describe, expect, it } from 'vitest'
import { acceptedIn, isDocumentName, parseCurrentFeed, parseIndexPage, parseMasterIndex } from './listings.ts'

describe('daily index', () => {
  it('reads the lines of a master file', () => {
    const text = [
      'Description:           Master Index of EDGAR Dissemination Feed',
      '',
      'CIK|Company Name|Form Type|Date Filed|Filename',
      '--------------------------------------------------------------------------------',
      '1000015|META GROUP INC|10-K/A|20200318|edgar/data/1000015/0001000015-20-000001.txt',
      '0000320193|Apple Inc.|10-Q|2020-03-18|edgar/data/320193/0000320193-20-000010.txt   ',
      'a line that is none',
    ].join('\n')
    expect(parseMasterIndex(text)).toEqual([
      {
        accession_number: '0001000015-20-000001',
        cik: '1000015',
        company: 'META GROUP INC',
        form_type: '10-K/A',
        filing_date: '2020-03-18',
      },
      {
        accession_number: '0000320193-20-000010',
        cik: '320193',
        company: 'Apple Inc.',
        form_type: '10-Q',
        filing_date: '2020-03-18',
      },
    ])
  })
  it('refuses a page that is not an index', () => {
    expect(() => parseMasterIndex('<html>Blocked</html>')).toThrow('not a master index')
  })
})

describe('current feed', () => {
  const entry = (title: string) => `<entry><title>${title}</title>
<summary type="html"> &lt;b&gt;Filed:&lt;/b&gt; 2026-01-12 &lt;b&gt;AccNo:&lt;/b&gt; 0000080661-26-000032</summary>
<category scheme="https://www.sec.gov/" label="form type" term="10-K405/A"/>
<id>urn:tag:sec.gov,2008:accession-number=0000080661-26-000032</id></entry>`
  it('keeps filers and issuers, not reporting owners', () => {
    const feed = `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Latest</title>${entry(
      '10-K405/A - PROGRESSIVE CORP/OH/ (0000080661) (Issuer)',
    )}${entry('10-K405/A - DAVIS &amp; SONS A (0001071287) (Reporting)')}</feed>`
    expect(parseCurrentFeed(feed)).toEqual([
      {
        accession_number: '0000080661-26-000032',
        cik: '80661',
        company: 'PROGRESSIVE CORP/OH/',
        form_type: '10-K405/A',
        filing_date: '2026-01-12',
      },
    ])
  })
  it('refuses a page that is not a feed', () => {
    expect(() => parseCurrentFeed('<html></html>')).toThrow('not an Atom feed')
  })
})

describe('index page of a filing', () => {
  it('reads names, types and sizes', () => {
    const row = (seq: string, href: string, type: string, size: string) =>
      `<tr><td scope="row">${seq}</td><td>text</td><td><a href="${href}">x</a></td><td>${type}</td><td>${size}</td></tr>`
    const page = `<table class="tableFile"><tr><th>Seq</th></tr>${row('1', '/ix?doc=/Archives/edgar/data/1/2/a-2024.htm', '10-K', '123')}${row(
      '5',
      '/Archives/edgar/data/1/2/ex13.htm',
      'EX-13',
      '456',
    )}${row('&nbsp;', '/Archives/edgar/data/1/2/whole.txt', '', '789')}</table>`
    expect(parseIndexPage(page)).toEqual([
      { name: 'a-2024.htm', type: '10-K', size: 123 },
      { name: 'ex13.htm', type: 'EX-13', size: 456 },
    ])
  })
  it.each([
    ['2025-07-31 16:30:25', '2025-07-31T20:30:25.000Z'],
    ['2026-02-25 16:31:25', '2026-02-25T21:31:25.000Z'],
    ['2025-03-09 02:30:00', null],
    ['2025-13-01 16:30:00', null],
  ])('reads when it was accepted by the clock of New York: %s', (shown, at) => {
    const page = (words: string) =>
      `<div class="infoHead">Filing Date</div><div class="info">2025-08-01</div><div class="infoHead">${words}</div>\n <div class="info">${shown}</div>`
    expect(acceptedIn(page('Accepted'))).toBe(at)
    expect(acceptedIn(page('Filing Date Changed'))).toBeNull()
  })
  it('takes names that stay in their folder', () => {
    expect(['a.htm', 'd10k.htm', '0000320193-95-000016.txt'].every(isDocumentName)).toBe(true)
    expect(['../a.htm', 'a/b.htm', '.a', '', 'a..b', 'a%2fb'].some(isDocumentName)).toBe(false)
  })
})
