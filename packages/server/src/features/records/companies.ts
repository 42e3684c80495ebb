/** The company row a filing needs, and the register of tickers; names and tickers are copied to its filings' rows. */
import { and, eq, ne, sql } from 'drizzle-orm'
import type { RegisterEntry } from '../../clients/edgar/edgar.ts'
import type { Db, Tx } from '../../db/open.ts'
import { companies, filings, tickerRegister } from '../../db/schema.ts'
import { refreshScreened } from '../screened/refresh.ts'
import { addToCounters } from './counters.ts'

export interface CompanyFacts {
  cik: string
  name: string
  tickers: string[]
  exchanges: string[]
  sic: string | null
  sic_description: string | null
  website?: string | null
  /** 'MMDD', the last day of the fiscal year; null = unknown */
  fiscal_year_end: string | null
}

/** lower(name and tickers), dots and dashes as blanks: what searching looks at. */
export function searchText(name: string, tickers: readonly string[]): string {
  return `${name} ${tickers.join(' ')}`.toLowerCase().replace(/[.-]/g, ' ').replace(/\s+/g, ' ').trim()
}

/** 'MMDD' of the last day → 'MM-DD' of the first: the day after it. A nominal end on 29 February begins 1 March. */
export function fiscalYearStart(end: string | null): string | null {
  const [, month, day] = /^(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/.exec(end ?? '') ?? []
  if (!month || !day) return null
  if (month === '02' && Number(day) >= 28) return '03-01'
  const next = new Date(Date.UTC(2001, Number(month) - 1, Number(day) + 1))
  return next.toISOString().slice(5, 10)
}

/**
 * Makes or updates the company. Facts that are unknown now (null, empty) leave what is stored. A changed name or
 * ticker reaches the copies on the filings in the same transaction.
 */
export async function saveCompany(tx: Tx, facts: CompanyFacts): Promise<void> {
  const start = fiscalYearStart(facts.fiscal_year_end)
  const [made] = await tx
    .insert(companies)
    .values({
      cik: facts.cik,
      name: facts.name,
      tickers: facts.tickers,
      exchanges: facts.exchanges,
      sic: facts.sic,
      sic_description: facts.sic_description,
      website: facts.website ?? null,
      fiscal_year_start: start,
      search: searchText(facts.name, facts.tickers),
    })
    .onConflictDoNothing()
    .returning({ cik: companies.cik })
  if (made) return addToCounters(tx, { companies: 1 })
  const [stored] = await tx.select().from(companies).where(eq(companies.cik, facts.cik)).for('update')
  if (!stored) throw new Error(`company ${facts.cik} vanished`)
  const tickers = facts.tickers.length > 0 ? facts.tickers : stored.tickers
  await tx
    .update(companies)
    .set({
      name: facts.name,
      tickers,
      exchanges: facts.exchanges.length > 0 ? facts.exchanges : stored.exchanges,
      sic: facts.sic ?? stored.sic,
      sic_description: facts.sic_description ?? stored.sic_description,
      website: facts.website ?? stored.website,
      fiscal_year_start: start ?? stored.fiscal_year_start,
      search: searchText(facts.name, tickers),
      updated_at: sql`clock_timestamp()`,
    })
    .where(eq(companies.cik, facts.cik))
  // What its business is decides which derived figures say something.
  if ((facts.sic ?? stored.sic) !== stored.sic || (start ?? stored.fiscal_year_start) !== stored.fiscal_year_start)
    await refreshScreened(tx, facts.cik)
  const isSame = stored.name === facts.name && stored.tickers.join() === tickers.join()
  if (isSame) return
  await tx.update(filings).set({ company_name: facts.name, tickers }).where(eq(filings.cik, facts.cik))
}

/** A company whose facts are not known yet: from the register of tickers, else by its number alone. */
export async function ensureCompany(tx: Tx, cik: string, name: string | null): Promise<void> {
  const [stored] = await tx.select({ cik: companies.cik }).from(companies).where(eq(companies.cik, cik))
  if (stored) return
  const [listed] = await tx.select().from(tickerRegister).where(eq(tickerRegister.cik, cik))
  await saveCompany(tx, {
    cik,
    name: listed?.name ?? name ?? `CIK ${cik}`,
    tickers: listed?.tickers ?? [],
    exchanges: listed?.exchanges ?? [],
    sic: null,
    sic_description: null,
    fiscal_year_end: null,
  })
}

/** The SEC's register as it is now, in pieces that the embedded database takes at once. */
export async function saveRegister(db: Db, entries: readonly RegisterEntry[]): Promise<void> {
  const PIECE = 1000
  for (let at = 0; at < entries.length; at += PIECE) {
    const rows = entries
      .slice(at, at + PIECE)
      .map((entry, i) => ({ ...entry, search: searchText(entry.name, entry.tickers), position: at + i }))
    await db
      .insert(tickerRegister)
      .values(rows)
      .onConflictDoUpdate({
        target: tickerRegister.cik,
        set: {
          name: sql`excluded.name`,
          tickers: sql`excluded.tickers`,
          exchanges: sql`excluded.exchanges`,
          search: sql`excluded.search`,
          position: sql`excluded.position`,
          updated_at: sql`clock_timestamp()`,
        },
      })
  }
}

/** The CIK of a ticker, from the stored register; null = unknown there. Dots and dashes are one (BRK.B = BRK-B). */
export async function cikOfTicker(db: Db, ticker: string): Promise<string | null> {
  const wanted = ticker.toUpperCase().replaceAll('.', '-')
  const [row] = await db
    .select({ cik: tickerRegister.cik })
    .from(tickerRegister)
    .where(sql`${tickerRegister.tickers} @> array[${wanted}]`)
    .limit(1)
  if (row) return row.cik
  const [stored] = await db
    .select({ cik: companies.cik })
    .from(companies)
    .where(and(sql`${companies.tickers} @> array[${wanted}]`, ne(companies.cik, '0')))
    .limit(1)
  return stored?.cik ?? null
}
