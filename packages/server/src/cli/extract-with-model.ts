/** `topline extract --engine llm` with the database open, which holds the budget: here or in the running server. */
import { z } from 'zod'
import { openModel } from '../clients/llm/choose.ts'
import { ModelError } from '../clients/llm/model.ts'
import type { Prepared } from '../clients/llm/prepare.ts'
import { readWithModel } from '../clients/llm/read-filing.ts'
import type { CommandRunner } from '../command-runner.ts'
import { explain } from './explain.ts'

const extractArgs = z.object({
  files: z.array(
    z.object({
      file: z.string(),
      // Made by this program's own command line a moment ago; the shapes are core's.
      prepared: z.custom<Prepared>((value) => typeof value === 'object' && value !== null && 'sections' in value),
    }),
  ),
  explain: z.boolean(),
})
export type ExtractArgs = z.infer<typeof extractArgs>

export const extractCommand: CommandRunner = async (ctx, args, output) => {
  const query = extractArgs.parse(args)
  const model = openModel(ctx)
  if (!model) {
    output.err('the llm engine needs a configured model (LLM_PROVIDER, LLM_MODEL); use --engine auto, tags or tables')
    return 1
  }
  let failed = 0
  for (const { file, prepared } of query.files) {
    try {
      const { result, llm_calls } = await readWithModel(model, prepared)
      if (!result.ok) failed += 1
      if (!result.ok) output.err(`${file}: ${result.error.message}`)
      const { trace: _, ...shown } = { trace: [], ...result }
      output.out(query.explain ? explain(file, result) : JSON.stringify({ file, ...shown, llm_calls }))
    } catch (error) {
      if (!(error instanceof ModelError)) throw error
      failed += 1
      output.err(`${file}: ${error.message}`)
      output.out(JSON.stringify({ file, ok: false, error: { code: error.fault, message: error.message } }))
    }
  }
  return failed > 0 ? 1 : 0
}
