/** `topline ingest`: filings from EDGAR or from disk → stored → analysed. */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { gunzipAtOnce } from '../../clients/documents/memory.ts'
import type { IngestArgs } from '../../features/ingest/commands.ts'
import { releaseForm } from '../../features/records/forms.ts'
import { reasonIn } from '../../file-reason.ts'
import { loadSettings } from '../../read-settings.ts'
import { StartError } from '../../start-error.ts'
import { withProgress } from '../progress.ts'
import { makeCommand, parseArguments, UsageError } from '../usage.ts'
import { runCommand } from '../with-database.ts'

interface Options {
  ticker: string[]
  cik: string[]
  accession: string[]
  form: string[]
  since?: string
  analyse: boolean
  backfill?: boolean
  from?: string
  exhibit: string[]
  filed?: string
  periodEnd?: string
  json?: boolean
}

const collect = (value: string, before: string[]) => [...before, value]

export async function ingestCommand(argv: string[]): Promise<number> {
  const command = makeCommand('topline ingest', 'Filings from EDGAR or from disk: stored, queued, analysed.', [
    'topline ingest --ticker AAPL --since 2023-01-01',
    'topline ingest --cik 320193 --accession 0000320193-24-000123',
    'topline ingest --ticker NVDA --backfill --no-analyse --form 10-K',
    'topline ingest --from 10-k.htm --cik 320193 --accession 0000320193-24-000123 --form 10-K --filed 2024-11-01',
    'topline ingest --from 8-k.htm --exhibit ex99-1.htm --cik 320193 --accession 0000320193-25-000071 --form 8-K --filed 2025-07-31',
  ])
    .option('--ticker <ticker>', 'a company by its ticker; may be given again', collect, [])
    .option('--cik <number>', 'a company by its CIK; may be given again', collect, [])
    .option('--accession <number>', 'one filing; may be given again', collect, [])
    .option('--form <form>', 'only this form (10-K takes its variants with it); may be given again', collect, [])
    .option('--since <date>', 'only filings filed on this day (YYYY-MM-DD) or later')
    .option('--no-analyse', 'only store')
    .option('--backfill', 'past periods from company facts as well')
    .option('--from <file>', 'a document on disk (.gz also); needs --cik, --accession, --form and --filed')
    .option('--exhibit <file>', 'with --from: an exhibit 99 of a current report; may be given again', collect, [])
    .option('--filed <date>', 'with --from: the day it was filed')
    .option('--period-end <date>', 'with --from: the last day of its period')
    .option('--json', 'one JSON object a line')
  const parsed = parseArguments(command, argv)
  if (!parsed) return 0
  if (parsed.args.length > 0) throw new UsageError(`topline ingest takes options only, not ${parsed.args[0]}`)
  const args = argumentsOf(parsed.opts<Options>())
  const { output, stop } = withProgress('Filings')
  try {
    return await runCommand(loadSettings(), 'ingest', { ...args }, output)
  } finally {
    stop()
  }
}

function argumentsOf(options: Options): IngestArgs {
  const { ticker, cik, accession, form, since = null, analyse, backfill = false, json = false } = options
  const ciks = cik.map((one) => one.replace(/^0+(?=\d)/, ''))
  if (options.from === undefined && options.exhibit.length > 0)
    throw new UsageError('topline ingest --exhibit needs --from')
  const file = options.from === undefined ? null : fileOf(options, ciks)
  if (!file && ticker.length + cik.length + accession.length === 0)
    throw new UsageError('topline ingest needs --ticker, --cik, --accession or --from')
  return { tickers: ticker, ciks, accessions: accession, forms: form, since, analyse, backfill, json, file }
}

function fileOf(options: Options, ciks: string[]): IngestArgs['file'] {
  const { from = '', accession, form, filed, periodEnd = null } = options
  const [cik] = ciks
  const [accession_number] = accession
  const [form_type] = form
  if (options.exhibit.length > 0 && releaseForm(form_type ?? '') === null)
    throw new UsageError('topline ingest --exhibit belongs to a current report: --form 8-K or 6-K')
  if (!cik || !accession_number || !form_type || !filed)
    throw new UsageError('topline ingest --from needs --cik, --accession, --form and --filed')
  return {
    cik,
    accession_number,
    form_type,
    filing_date: filed,
    period_end: periodEnd,
    document: nameOf(from),
    base64: contentOf(from),
    exhibits: options.exhibit.map((path) => ({ name: nameOf(path), base64: contentOf(path) })),
  }
}

const nameOf = (path: string) => basename(path).replace(/\.gz$/, '')

/** A document's bytes in base64. */
function contentOf(path: string): string {
  try {
    const bytes = readFileSync(path)
    return (path.endsWith('.gz') ? gunzipAtOnce(bytes) : bytes).toString('base64')
  } catch (cause) {
    throw new StartError(`${path} cannot be read: ${reasonIn(cause)}`, { cause })
  }
}
