/**
 * An archive made for tests, with EDGAR's habits: filings come in on weekdays from 6:00 to 22:00 in New York, those
 * after 17:30 count for the next weekday, a day's index appears in the night after it, the feed holds the last few
 * only, and the list of a filer lags behind both.
 */
import { utcDate } from '@topline/core/format/day.ts'
import type { Edgar, ListedFiling, SubmittedFiling } from '../../clients/edgar/edgar.ts'
import { AppError } from '../../errors.ts'

export interface MadeFiling extends ListedFiling {
  /** instant it was accepted at */
  accepted: number
  document: string
}
export interface MadeArchive {
  edgar: Edgar
  filings: MadeFiling[]
  /** questions asked so far */
  asked: number
}

const HOUR = 3_600_000
const DAY = 24 * HOUR
const FEED_LENGTH = 10
const ymd = (at: number) => utcDate(new Date(at))
const isWeekend = (at: number) => [0, 6].includes(new Date(at).getUTCDay())

/** Same seed, same numbers. */
export function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return state / 2 ** 31
  }
}

/**
 * @param first the first day, YYYY-MM-DD
 * @param late days whose index appears two days late
 */
export function madeArchive(
  now: () => Date,
  options: { first: string; days: number; perDay: number; late?: readonly string[]; failing?: () => boolean },
): MadeArchive {
  const random = numbers(42)
  const filings: MadeFiling[] = []
  for (let day = 0; day < options.days; day += 1) {
    const midnight = Date.parse(options.first) + day * DAY
    if (isWeekend(midnight)) continue
    for (let i = 0; i < options.perDay; i += 1) {
      const accepted = midnight + 11 * HOUR + Math.floor(random() * 16 * HOUR) // 6:00 to 22:00 EST
      let dated = accepted - midnight > 22.5 * HOUR ? midnight + DAY : midnight // 17:30 EST
      while (isWeekend(dated)) dated += DAY
      const n = filings.length + 1
      const cik = String(1000 + (n % 7))
      filings.push({
        accession_number: `0000${cik.padStart(6, '0')}-26-${String(n).padStart(6, '0')}`,
        cik,
        company: `Company ${cik}`,
        form_type: ['10-Q', '10-K', '20-F', '10-Q/A', '8-K'][n % 5] ?? '10-Q',
        filing_date: ymd(dated),
        accepted,
        document: `d${n}.htm`,
      })
    }
  }
  const archive: MadeArchive = { edgar: {} as Edgar, filings, asked: 0 } // filled below, it counts in itself
  const ask = () => {
    archive.asked += 1
    if (options.failing?.()) throw new AppError('upstream', 'EDGAR did not answer', { isRetryable: true })
    return now().getTime()
  }
  archive.edgar = {
    tickers: async () => [],
    filingIndex: async () => null,
    companyFacts: async () => null,
    async dailyIndex(date) {
      const at = ask()
      const published = Date.parse(date) + DAY + 3.5 * HOUR + (options.late?.includes(date) ? 2 * DAY : 0)
      if (isWeekend(Date.parse(date)) || at < published) return null
      return filings.filter((one) => one.filing_date === date)
    },
    async currentFeed({ form, start, count }) {
      const at = ask()
      const matching = filings.filter((one) => one.form_type.startsWith(form) && one.accepted <= at)
      matching.sort((a, b) => b.accepted - a.accepted)
      return matching.slice(0, FEED_LENGTH).slice(start, start + count)
    },
    async submissions(cik) {
      const at = ask()
      const own = filings.filter((one) => one.cik === cik && one.accepted + HOUR / 3 <= at)
      const listed: SubmittedFiling[] = own.map((one) => ({
        accession_number: one.accession_number,
        form_type: one.form_type,
        filing_date: one.filing_date,
        period_end: null,
        file_number: null,
        document: one.document,
        accepted_at: new Date(one.accepted).toISOString(),
        // A current report about somebody who left: nothing to read.
        items: one.form_type === '8-K' ? ['5.02'] : [],
      }))
      const nothing = { sic: null, sic_description: null, website: null, fiscal_year_end: null }
      return { cik, name: `Company ${cik}`, tickers: [], exchanges: [], ...nothing, filings: listed }
    },
    async document(_, accession) {
      ask()
      return Buffer.from(`<html>${accession}</html>`)
    },
  }
  return archive
}
