/** EDGAR's interface over anything that answers its addresses: HTTPS (`live.ts`) or a folder (`recorded.ts`). */
import type { z } from 'zod'
import { AppError } from '../../errors.ts'
import type { CompanyFacts, Edgar, FilingIndex, ListedFiling, RegisterEntry, SubmittedFiling } from './edgar.ts'
import { acceptedIn, isDocumentName, parseCurrentFeed, parseIndexPage, parseMasterIndex } from './listings.ts'
import {
  companyFactsAnswer,
  continuationAnswer,
  exchangesAnswer,
  filingIndexAnswer,
  filingRows,
  submissionsAnswer,
  tickersAnswer,
  toCompanyFacts,
  toRegister,
  toSubmissions,
} from './shapes.ts'

/** One address of EDGAR: which of its two hosts, and the path with its query. */
export interface EdgarAddress {
  host: 'www' | 'data'
  path: string
  /** lists are kept and asked for again only when they changed; documents never change and are kept elsewhere */
  isKept: boolean
}
/** The whole body, or null where EDGAR has none (404). */
export type Get = (address: EdgarAddress) => Promise<Buffer | null>

const www = (path: string, isKept = false): EdgarAddress => ({ host: 'www', path, isKept })
const data = (path: string): EdgarAddress => ({ host: 'data', path, isKept: true })
const folderOf = (cik: string, accession: string) => `/Archives/edgar/data/${cik}/${accession.replaceAll('-', '')}`
const padded = (cik: string) => cik.padStart(10, '0')

export function edgarOver(get: Get): Edgar {
  const readJson = async <T>(address: EdgarAddress, shape: z.ZodType<T>): Promise<T | null> => {
    const body = await get(address)
    return body === null ? null : parsed(address, () => shape.parse(JSON.parse(body.toString('utf8'))))
  }
  const readText = async <T>(address: EdgarAddress, read: (text: string) => T): Promise<T | null> => {
    const body = await get(address)
    // Indexes and feeds are ISO-8859-1, as their heads say.
    return body === null ? null : parsed(address, () => read(body.toString('latin1')))
  }
  return {
    async tickers(): Promise<RegisterEntry[]> {
      const register = toRegister((await readJson(www('/files/company_tickers.json', true), tickersAnswer)) ?? {})
      const listed = await readJson(www('/files/company_tickers_exchange.json', true), exchangesAnswer)
      const byCik = new Map(register.map((entry) => [entry.cik, entry]))
      const at = (name: string) => listed?.fields.indexOf(name) ?? -1
      for (const row of listed?.data ?? []) {
        const exchange = row[at('exchange')]
        const entry = byCik.get(String(row[at('cik')]))
        if (entry && typeof exchange === 'string' && !entry.exchanges.includes(exchange)) entry.exchanges.push(exchange)
      }
      return register
    },
    async submissions(cik) {
      const answer = await readJson(data(`/submissions/CIK${padded(cik)}.json`), submissionsAnswer)
      if (answer === null) return null
      const older: SubmittedFiling[] = []
      for (const { name } of answer.filings.files) {
        const columns = await readJson(data(`/submissions/${name}`), continuationAnswer)
        if (columns) older.push(...filingRows(columns))
      }
      return toSubmissions(answer, older)
    },
    async filingIndex(cik, accession): Promise<FilingIndex | null> {
      const page = await readText(www(`${folderOf(cik, accession)}/${accession}-index.htm`), (html) => ({
        documents: parseIndexPage(html),
        accepted_at: acceptedIn(html),
      }))
      if (page && page.documents.length > 0) return page
      const index = await readJson(www(`${folderOf(cik, accession)}/index.json`), filingIndexAnswer)
      const names = index?.directory.item.filter((item) => isDocumentName(item.name) && !isAboutTheFiling(item.name))
      if (!names) return null
      const documents = names.map(({ name, size }) => ({ name, type: null, size: Number(size) || null }))
      return { documents, accepted_at: page?.accepted_at ?? null }
    },
    async document(cik, accession, name) {
      if (!isDocumentName(name)) throw new AppError('invalid', `${name} is not the name of a document`)
      return get(www(`${folderOf(cik, accession)}/${name}`))
    },
    dailyIndex(date): Promise<ListedFiling[] | null> {
      const [year, month = '01'] = date.split('-')
      const path = `/Archives/edgar/daily-index/${year}/QTR${Math.ceil(Number(month) / 3)}/master.${date.replaceAll('-', '')}.idx`
      return readText(www(path), parseMasterIndex)
    },
    async currentFeed({ form, start, count }): Promise<ListedFiling[]> {
      const query = new URLSearchParams({
        action: 'getcurrent',
        type: form,
        owner: 'include',
        start: String(start),
        count: String(count),
        output: 'atom',
      })
      return (await readText(www(`/cgi-bin/browse-edgar?${query}`), parseCurrentFeed)) ?? []
    },
    async companyFacts(cik): Promise<CompanyFacts | null> {
      const answer = await readJson(data(`/api/xbrl/companyfacts/CIK${padded(cik)}.json`), companyFactsAnswer)
      return answer && toCompanyFacts(answer)
    },
  }
}

/** index.json also names the page of the index itself and the complete submission. */
function isAboutTheFiling(name: string): boolean {
  return /-index(-headers)?\.html?$/.test(name) || /^\d{10}-\d{2}-\d{6}\.txt$/.test(name)
}

function parsed<T>(address: EdgarAddress, read: () => T): T {
  try {
    return read()
  } catch (cause) {
    throw new AppError('upstream', `EDGAR's answer to ${address.path} could not be understood`, {
      cause,
      isRetryable: true,
    })
  }
}
