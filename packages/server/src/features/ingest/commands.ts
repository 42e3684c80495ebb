/** `ingest`, `sync` and `lists apply` with the database open: here, or inside the running server. */

import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { openDocuments } from '../../clients/documents/choose.ts'
import { openEdgar } from '../../clients/edgar/choose.ts'
import type { CommandOutput, CommandRunner } from '../../command-runner.ts'
import type { AppContext } from '../../context.ts'
import { analysisRequests, filings } from '../../db/schema.ts'
import { type AnalysisContext, analyse } from '../analyses/analyse.ts'
import { applyLists, parseLists } from '../lists/apply.ts'
import { type IngestContext, type IngestProgress, ingest, ingestFile } from './ingest.ts'
import type { IngestLine } from './runs.ts'
import { sync } from './sync.ts'

/** A command waits through EDGAR's pauses; a person sees it say so. */
const WAIT_FOR_EDGAR = 24 * 3_600_000

const ymd = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'needs YYYY-MM-DD')
const accession = z.string().regex(/^\d{10}-\d{2}-\d{6}$/, 'needs an accession number like 0000320193-24-000123')
const cik = z.string().regex(/^[1-9]\d{0,9}$/, 'needs a number')

const ingestArgs = z.object({
  tickers: z.array(z.string()),
  ciks: z.array(cik),
  accessions: z.array(accession),
  since: ymd.nullable(),
  forms: z.array(z.string()),
  analyse: z.boolean(),
  backfill: z.boolean(),
  json: z.boolean(),
  file: z
    .object({
      cik,
      accession_number: accession,
      form_type: z.string(),
      filing_date: ymd,
      period_end: ymd.nullable(),
      document: z.string(),
      /** the document itself: the running server may not be able to read the caller's files */
      base64: z.string(),
      /** of a current report, in their order */
      exhibits: z.array(z.object({ name: z.string(), base64: z.string() })).default([]),
    })
    .nullable(),
})
export type IngestArgs = z.input<typeof ingestArgs>

export const ingestCommand: CommandRunner = async (ctx, args, output) => {
  const query = ingestArgs.parse(args)
  const work = workOf(ctx, output, query)
  if (query.file) {
    const { base64, exhibits, ...rest } = query.file
    const filing = { ...rest, exhibits: exhibits.map(exhibitOf) }
    work.total(1)
    work.line(await ingestFile(work.context, filing, Buffer.from(base64, 'base64'), query.analyse))
  } else await ingest({ ...work.context, edgar: edgarOf(ctx, output) }, query, work)
  return work.finish()
}

/** An exhibit from disk is the next one of its kind, as on a cover. */
const exhibitOf = ({ name, base64 }: { name: string; base64: string }, at: number) => ({
  name,
  type: `EX-99.${at + 1}`,
  bytes: Buffer.from(base64, 'base64'),
})

const syncArgs = z.object({ known: z.boolean(), analyse: z.boolean(), json: z.boolean() })

export const syncCommand: CommandRunner = async (ctx, args, output) => {
  const query = syncArgs.parse(args)
  const work = workOf(ctx, output, query)
  await sync({ ...work.context, edgar: edgarOf(ctx, output), now: ctx.now }, query, work)
  return work.finish()
}

const listArgs = z.object({ text: z.string(), dryRun: z.boolean(), json: z.boolean() })

export const listsCommand: CommandRunner = async (ctx, args, output) => {
  const { text, dryRun, json } = listArgs.parse(args)
  for (const change of await applyLists(ctx, parseLists(text), { dryRun })) {
    const members = [...change.added.map((one) => `+${one}`), ...change.removed.map((one) => `-${one}`)].join(' ')
    output.out(json ? JSON.stringify(change) : `${change.change}\t${change.slug}${members ? `\t${members}` : ''}`)
  }
  if (dryRun) output.err('Nothing was changed (--dry-run)')
  return 0
}

function edgarOf(ctx: AppContext, output: CommandOutput) {
  return openEdgar(ctx, {
    maxWait: WAIT_FOR_EDGAR,
    onPause: (until) => output.err(`EDGAR has asked for a pause until ${until.toISOString().slice(0, 19)}Z; waiting`),
  })
}

/** Prints a line a filing, once its analysis is over, and keeps the progress. */
function workOf(ctx: AppContext, output: CommandOutput, options: { json: boolean }) {
  const documents = openDocuments(ctx.settings)
  const analysis: AnalysisContext = {
    ...ctx,
    documents,
    edgar: ctx.settings.EDGAR_USER_AGENT === '' ? null : edgarOf(ctx, output),
  }
  const context: Omit<IngestContext, 'edgar'> = { ...ctx, documents }
  const counts = new Map<string, number>()
  let total = 0
  let done = 0
  let running: Promise<void> = Promise.resolve()
  let error: unknown
  let isNameUnknown = false

  const conclude = async (line: IngestLine) => {
    const end = line.request_id === null ? null : await concluded(ctx, analysis, line.request_id)
    const status = end?.status ?? line.status
    counts.set(status, (counts.get(status) ?? 0) + 1)
    // A filing that is not at EDGAR is reported; a company or filing asked for by name that is nowhere is a failure.
    if (status === 'not-found' && line.form_type === null) isNameUnknown = true
    done += 1
    output.out(options.json ? JSON.stringify({ ...line, ...end }) : plainLine(line, end))
    output.err(`progress ${done}/${Math.max(done, total)}`)
  }
  const progress: IngestProgress = {
    total(n) {
      total = n
      output.err(`progress ${done}/${n}`)
    },
    // Reading follows fetching one behind the other, so that EDGAR's budget and the processor are both used.
    line(line) {
      running = running
        .then(() => conclude(line))
        .catch((problem: unknown) => {
          error ??= problem
        })
    },
  }
  return {
    ...progress,
    context,
    async finish(): Promise<number> {
      await running
      if (error) throw error
      const summary = [...counts].map(([status, n]) => `${n} ${status}`).join(', ')
      output.err(summary || 'nothing to do')
      return counts.has('failed') || isNameUnknown ? 1 : 0
    },
  }
}

interface Conclusion {
  status: 'analysed' | 'not-analysed' | 'waiting'
  qc_passed: boolean | null
  message: string | null
}

/** Does the request here, or waits for the worker that has it already. */
async function concluded(ctx: AppContext, analysis: AnalysisContext, requestId: number): Promise<Conclusion> {
  await analyse(analysis, requestId)
  for (;;) {
    const [row] = await ctx.db
      .select({
        status: analysisRequests.status,
        message: analysisRequests.error_message,
        qc_passed: filings.qc_passed,
      })
      .from(analysisRequests)
      .innerJoin(filings, eq(filings.accession_number, analysisRequests.accession_number))
      .where(eq(analysisRequests.id, requestId))
    if (row?.status === 'completed') return { status: 'analysed', qc_passed: row.qc_passed, message: null }
    if (row?.status === 'failed') return { status: 'not-analysed', qc_passed: null, message: row.message }
    if (row?.status !== 'started') return { status: 'waiting', qc_passed: null, message: 'queued again' }
    await sleep(200)
  }
}

function plainLine(line: IngestLine, end: Conclusion | null): string {
  const status = end?.status ?? line.status
  const qc = end?.qc_passed === true ? 'QC passed' : end?.qc_passed === false ? 'QC failed' : null
  return [status, line.subject, line.form_type, line.filing_date, qc ?? end?.message ?? line.message]
    .filter((part) => part !== null)
    .join('\t')
}
