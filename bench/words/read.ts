/** The sample filings of the sets as the readers know them: the base of claims and the facts of the chat. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type ChatFacts, chatFacts } from '@topline/core/chat/facts.ts'
import { extractFiling } from '@topline/core/extract/extract.ts'
import { comparativePeriod, ownPeriod } from '@topline/core/figures-in-words/base.ts'
import type { FactBase } from '@topline/core/figures-in-words/facts.ts'
import type { FullExtraction } from '@topline/core/statement/other-statements.ts'
import { FILINGS, type FilingName } from './sets.ts'

const root = join(import.meta.dirname, '../..')
const listed: { accession_number: string; form_type: string; filing_date: string; cik: string }[] = JSON.parse(
  readFileSync(join(root, 'samples/filings.json'), 'utf8'),
)

const registered: { name: string; cik: string; tickers: string[] }[] = JSON.parse(
  readFileSync(join(root, 'samples/companies.json'), 'utf8'),
)

const tickersOf = (cik: string): string[] => registered.find((one) => Number(one.cik) === Number(cik))?.tickers ?? []

export interface KnownFiling {
  base: FactBase
  facts: ChatFacts
}

/** The statement of a sample. */
function extraction(accession: string): FullExtraction {
  const folder = join(root, 'samples/filings', accession)
  const name = globSync('*.gz', { cwd: folder })[0] ?? ''
  const result = extractFiling(gunzipSync(readFileSync(join(folder, name))), {})
  if (!result.ok) throw new Error(`${accession} has no statement`)
  return result
}

/** A sample and that of the year before, where there is one. */
interface Asked {
  accession: string
  before: string | null
}

interface Read {
  entry: (typeof listed)[number]
  result: FullExtraction
  old: FullExtraction | null
}

function read({ accession, before }: Asked): Read {
  const entry = listed.find((one) => one.accession_number === accession)
  if (!entry) throw new Error(`${accession} is no sample`)
  return { entry, result: extraction(accession), old: before === null ? null : extraction(before) }
}

function factsFrom({ accession, before }: Asked, { entry, result, old }: Read): ChatFacts {
  return chatFacts({
    accession_number: accession,
    statement: result.income_statement,
    provenance: result.provenance,
    company: result.company ?? '',
    tickers: tickersOf(entry.cik),
    form_type: entry.form_type,
    filing_date: entry.filing_date,
    prior_periods: result.prior_periods,
    qc: result.qc,
    others: {
      business: 'other',
      balance_sheet: result.balance_sheet?.qc.passed ? result.balance_sheet : null,
      cash_flow: result.cash_flow?.qc.passed ? result.cash_flow : null,
    },
    year_before:
      old && before ? { accession_number: before, statement: old.income_statement, provenance: old.provenance } : null,
  })
}

/** The facts that the chat answers questions about a sample from. */
export const factsOf = (asked: Asked): ChatFacts => factsFrom(asked, read(asked))

export function readFiling(name: FilingName): KnownFiling {
  const { accession, before } = FILINGS[name]
  const known = read(FILINGS[name])
  const { entry, result, old } = known
  const lines = old && before ? ownPeriod(old.income_statement, old.provenance, before) : null
  const facts = factsFrom(FILINGS[name], known)
  const base: FactBase = {
    others: facts.base.others ?? [],
    company: result.company ?? '',
    tickers: tickersOf(entry.cik),
    currency: result.income_statement.currency,
    unit: result.income_statement.revenue_units_number,
    filing_date: entry.filing_date,
    periods: [
      ownPeriod(result.income_statement, result.provenance, accession),
      ...result.prior_periods.map((one) => {
        const period = comparativePeriod(one, accession)
        if (lines?.end_date !== period.end_date) return period
        const { expenses, business, geographical } = lines
        return {
          ...period,
          expenses: expenses.length > 0 ? expenses : period.expenses,
          business: business.length > 0 ? business : period.business,
          geographical: geographical.length > 0 ? geographical : period.geographical,
        }
      }),
    ],
  }
  return { base, facts }
}
