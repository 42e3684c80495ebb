/**
 * EDGAR's lists that are not JSON: the daily index, the current feed, a filing's index page.
 * Each reader answers what it understands and throws when the text is not such a list at all.
 */
import { Parser } from 'htmlparser2'
import type { FilingDocument, ListedFiling } from './edgar.ts'
import { newYorkInstant } from './new-york.ts'

const INDEX_LINE = /^(.+?)\|(.+?)\|(\d{4}-?\d{2}-?\d{2})\|edgar\/data\/\d+\/(\d{10}-\d{2}-\d{6})\.txt$/

/**
 * A daily or full index by master file (`CIK|Company Name|Form Type|Date Filed|Filename`).
 * A filing with several filers has a line for each; all are kept. Throws when the head of columns is not there.
 */
export function parseMasterIndex(text: string): ListedFiling[] {
  const head = text.indexOf('CIK|Company Name|Form Type|Date Filed|')
  if (head < 0) throw new Error('not a master index: the head of columns is missing')
  const filings: ListedFiling[] = []
  for (const line of text.slice(head).split('\n')) {
    const [cik, company, ...rest] = line.trimEnd().split('|')
    const match = INDEX_LINE.exec(`x|${rest.join('|')}`)
    if (!cik || !company || !match || !/^\d+$/.test(cik)) continue
    const [, , form_type = '', date = '', accession_number = ''] = match
    filings.push({
      accession_number,
      cik: cik.replace(/^0+(?=\d)/, ''),
      company,
      form_type,
      filing_date: date.replace(/^(\d{4})-?(\d{2})-?(\d{2})$/, '$1-$2-$3'),
    })
  }
  return filings
}

/**
 * The Atom feed of current filings. An entry stands once for each party; reporting owners are left out, filers and
 * issuers stay. Throws when the text is not a feed.
 */
export function parseCurrentFeed(text: string): ListedFiling[] {
  if (!/<feed[\s>]/.test(text)) throw new Error('not an Atom feed')
  const filings: ListedFiling[] = []
  let title = ''
  let summary = ''
  let id = ''
  let form = ''
  let inside = ''
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'entry') [title, summary, id, form] = ['', '', '', '']
        if (name === 'category') form = attributes.term ?? ''
        inside = name
      },
      ontext(chunk) {
        if (inside === 'title') title += chunk
        if (inside === 'summary') summary += chunk
        if (inside === 'id') id += chunk
      },
      onclosetag(name) {
        inside = ''
        if (name !== 'entry') return
        const party = /^.+? - (.+) \((\d{10})\) \((Filer|Issuer|Subject)\)$/.exec(title.trim())
        const accession = /accession-number=(\d{10}-\d{2}-\d{6})/.exec(id)?.[1]
        const filed = /Filed:<\/b>\s*(\d{4}-\d{2}-\d{2})/.exec(summary)?.[1]
        if (!party || !accession || !filed || !form) return
        filings.push({
          accession_number: accession,
          cik: (party[2] ?? '').replace(/^0+(?=\d)/, ''),
          company: party[1] ?? '',
          form_type: form,
          filing_date: filed,
        })
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(text)
  return filings
}

/**
 * The table "Document Format Files" of `{accession}-index.htm`: sequence, description, document, type, size.
 * Rows without a document (the complete submission) are left out. Empty where the page has no such table.
 */
export function parseIndexPage(html: string): FilingDocument[] {
  const documents: FilingDocument[] = []
  let cells: string[] = []
  let href = ''
  let inCell = false
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'tr') [cells, href] = [[], '']
        if (name === 'td') [inCell, cells] = [true, [...cells, '']]
        if (name === 'a' && inCell && cells.length === 3) href = attributes.href ?? ''
      },
      ontext(chunk) {
        if (inCell) cells.push((cells.pop() ?? '') + chunk)
      },
      onclosetag(name) {
        if (name === 'td') inCell = false
        if (name !== 'tr' || cells.length < 5) return
        const file =
          href
            .replace(/^\/ix\?doc=/, '')
            .split('/')
            .pop() ?? ''
        const size = Number(cells[4]?.trim())
        const type = cells[3]?.trim()
        if (!isDocumentName(file) || !/^\d+$/.test(cells[0]?.trim() ?? '')) return
        documents.push({ name: file, type: type || null, size: size > 0 ? size : null })
      },
    },
    { decodeEntities: true },
  )
  parser.end(html)
  return documents
}

const ACCEPTED = />\s*Accepted\s*<\/div>\s*<div[^>]*>\s*(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)\s*</

/** When the filing of an index page was accepted, an instant of ISO 8601; the page shows the clock of New York. */
export function acceptedIn(html: string): string | null {
  const shown = ACCEPTED.exec(html)?.[1]
  return shown === undefined ? null : newYorkInstant(shown)
}

/** A document's name as EDGAR allows it; nothing that could leave its folder. */
export function isDocumentName(name: string): boolean {
  return /^[\w][\w.()+-]{0,99}$/.test(name) && !name.includes('..')
}
