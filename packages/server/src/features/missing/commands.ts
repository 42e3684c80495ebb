/** `analyse --missing` with the database open: here, or inside the running server, which answers meanwhile. */
import { z } from 'zod'
import { openDocuments } from '../../clients/documents/choose.ts'
import type { CommandRunner } from '../../command-runner.ts'
import { reasonIn } from '../../file-reason.ts'
import { inParallel } from '../../jobs/in-parallel.ts'
import { fillMissing, missingFilings } from './service.ts'

const analyseArgs = z.object({ json: z.boolean() })

/** A line a filing and the progress; one that cannot be read does not stop the others. */
export const analyseMissing: CommandRunner = async (ctx, args, output) => {
  const { json } = analyseArgs.parse(args)
  const work = { ...ctx, documents: openDocuments(ctx.settings), edgar: null }
  const missing = await missingFilings(ctx.db)
  const counts = new Map<string, number>()
  let done = 0
  output.err(`progress 0/${missing.length}`)
  await inParallel(missing, ctx.settings.WORKERS, async (filing) => {
    const end = await fillMissing(work, filing).catch((error: unknown) => {
      ctx.log.warn({ err: error, accession: filing.accession_number }, 'missing statements')
      return { status: 'failed', message: reasonIn(error) }
    })
    counts.set(end.status, (counts.get(end.status) ?? 0) + 1)
    const { accession_number, form_type, filing_date } = filing
    const line = [end.status, accession_number, form_type, filing_date, end.message].filter((part) => part !== null)
    output.out(json ? JSON.stringify({ accession_number, form_type, filing_date, ...end }) : line.join('\t'))
    done += 1
    output.err(`progress ${done}/${missing.length}`)
  })
  output.err([...counts].map(([status, n]) => `${n} ${status}`).join(', ') || 'nothing is missing')
  return counts.has('failed') ? 1 : 0
}
