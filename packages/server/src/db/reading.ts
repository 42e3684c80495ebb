/**
 * What an answer is made of: while one is made, every statement that goes through `db` tells the tables it names, and
 * whoever makes it tells where rows of companies were of one company alone. From that follow the topics (`changes.ts`)
 * whose change ends the answer. A name that only looks like a table's makes an answer end sooner, never later.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { LRUCache } from 'lru-cache'
import * as schema from './schema.ts'

/** Tables whose rows are each of one company, and tables of none: those whose changes are noted (migrations 0023 and 0024). */
const OF_COMPANIES = [
  'companies',
  'filings',
  'statements',
  'other_statements',
  'vintages',
  'other_vintages',
  'filing_documents',
  'analysis_requests',
  'qc_failures',
  'other_failures',
  'figure_reports',
  'statement_details',
] as const
const OF_NONE = [
  'counters',
  'ticker_register',
  'company_lists',
  'company_list_members',
  'posts',
  'post_filings',
  'post_slugs',
  'stock_prices',
  'users',
] as const
const ofCompanies: ReadonlySet<string> = new Set(OF_COMPANIES)
const noted: ReadonlySet<string> = new Set<string>([...OF_COMPANIES, ...OF_NONE])

/** With what the job queue keeps, which nobody notes. */
const allTables: ReadonlySet<string> = new Set([
  'pgboss',
  ...Object.values(schema)
    .filter((value) => is(value, PgTable))
    .map((table) => getTableConfig(table).name),
])

export class Reading {
  private readonly tables = new Set<string>()
  private readonly companies = new Set<string>()
  private readonly parts: Reading[] = []
  private readonly more = new Set<string>()
  private isOpen = false

  noteStatement(text: string): void {
    for (const table of tablesOf(text)) this.tables.add(table)
  }

  /** All that is read of tables of companies is of this one. @param cik digits */
  noteCompany(cik: string): void {
    this.companies.add(cik)
  }

  /** It follows from something else as well, which no table tells: never to be kept. */
  noteElse(): void {
    this.isOpen = true
  }

  /** A ticker told the company that is read. */
  noteTicker(): void {
    this.more.add('tickers')
  }

  /** Another answer went into this one. */
  notePart(part: Reading): void {
    this.parts.push(part)
  }

  /** The same, where all of it is of this company. @param cik digits */
  ofCompany(cik: string): Reading {
    const own = new Reading()
    for (const table of this.tables) own.tables.add(table)
    own.parts.push(...this.parts)
    for (const topic of this.more) own.more.add(topic)
    own.isOpen = this.isOpen
    own.noteCompany(cik)
    return own
  }

  /** Whether the answer was made of what is noted, in whole or in parts. */
  get isNoted(): boolean {
    return this.isOpen || this.parts.length > 0
  }

  /** What ends the answer; null = it follows from what nobody notes. */
  topics(): string[] | null {
    const found = new Set(this.more)
    for (const part of this.parts) {
      const topics = part.topics()
      if (topics === null) return null
      for (const topic of topics) found.add(topic)
    }
    if (this.isOpen) return null
    for (const table of this.tables) {
      if (!noted.has(table)) return null
      if (this.companies.size === 0 || !ofCompanies.has(table)) found.add(table)
      else for (const cik of this.companies) found.add(`company ${cik}`)
    }
    return [...found]
  }
}

const running = new AsyncLocalStorage<Reading>()

export const currentReading = (): Reading | undefined => running.getStore()

/** Everything that `fn` starts is read for `reading`. */
export function readFor<T>(reading: Reading, fn: () => T): T {
  return running.run(reading, fn)
}

/** For a route: all that its answer is made of, where it is rows of companies, is of this company. @param cik digits */
export function readOfCompany(cik: string): void {
  running.getStore()?.noteCompany(cik)
}

/** The same where a ticker told the company. */
export function readByTicker(cik: string): void {
  running.getStore()?.noteCompany(cik)
  running.getStore()?.noteTicker()
}

const known = new LRUCache<string, readonly string[]>({ max: 2000 })

function tablesOf(text: string): readonly string[] {
  const found = known.get(text)
  if (found) return found
  const tables = [...new Set(text.match(/[a-z_]+/g))].filter((word) => allTables.has(word))
  known.set(text, tables)
  return tables
}
