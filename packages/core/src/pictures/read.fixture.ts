/** The statements of the samples, as the engine reads them. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { extractFiling } from '../extract/extract.ts'
import type { BalanceSheet, CashFlow } from '../statement/other-statements.ts'
import type { IncomeStatement, PriorPeriod } from '../statement/statement.ts'

export interface ReadFiling {
  accession: string
  income: IncomeStatement | null
  /** the comparative columns of the income statement */
  columns: readonly PriorPeriod[]
  sheet: BalanceSheet | null
  flows: CashFlow | null
}

const read = new Map<string, ReadFiling | null>()

function readFile(path: string): ReadFiling | null {
  const known = read.get(path)
  if (known !== undefined) return known
  const found = extractFiling(gunzipSync(readFileSync(path)), {})
  const filing = found.ok
    ? {
        accession: basename(dirname(path)),
        income: found.income_statement,
        columns: found.prior_periods,
        sheet: found.balance_sheet,
        flows: found.cash_flow,
      }
    : null
  read.set(path, filing)
  return filing
}

/** Every filing under a folder of `accession/document.gz` that the engine reads. */
export const readFilings = (folder: string): ReadFiling[] =>
  globSync('**/*.gz', { cwd: folder })
    .sort()
    .flatMap((name) => readFile(`${folder}/${name}`) ?? [])

export const SAMPLES = fileURLToPath(new URL('../../../../samples/filings', import.meta.url))

const TRAPS = fileURLToPath(new URL('../../../../samples/traps', import.meta.url))

export function sampleOf(accession: string): ReadFiling {
  const [found] = readFilings(`${SAMPLES}/${accession}`)
  if (!found) throw new Error(`nothing is read from ${accession}`)
  return { ...found, accession }
}

/** A filing of the samples, or of those that tests alone read. */
export function filingOf(accession: string): ReadFiling {
  const [found] = existsSync(`${SAMPLES}/${accession}`) ? [sampleOf(accession)] : readFilings(`${TRAPS}/${accession}`)
  if (!found) throw new Error(`nothing is read from ${accession}`)
  return { ...found, accession }
}
