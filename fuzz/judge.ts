/** What must hold for the answer to any document, however damaged. Pure but for the clock that the caller passes. */
import { extractFiling } from '@topline/core/extract/choose.ts'
import {
  type ExtractionResult,
  FIGURE_NAMES,
  incomeStatement,
  provenance,
  qcReport,
} from '@topline/core/statement/statement.ts'

export interface Judgement {
  problems: string[]
  result: ExtractionResult | null
  milliseconds: number
}

/** Reads a document and lists what is wrong with the answer: a throw, a shape that is not the schema's, a hang. */
export function judge(bytes: Buffer, clock: () => number): Judgement {
  const problems: string[] = []
  const began = clock()
  let result: ExtractionResult | null = null
  try {
    result = extractFiling(bytes, {})
  } catch (error) {
    problems.push(`threw ${error instanceof Error ? error.stack : String(error)}`)
  }
  const milliseconds = clock() - began
  if (milliseconds > 2_000 * Math.max(1, bytes.length / 1e6))
    problems.push(`took ${Math.round(milliseconds)} ms for ${bytes.length} bytes`)
  if (result?.ok) {
    for (const [name, shape, part] of [
      ['income_statement', incomeStatement, result.income_statement],
      ['provenance', provenance, result.provenance],
      ['qc', qcReport, result.qc],
    ] as const) {
      const parsed = shape.safeParse(part)
      if (!parsed.success)
        problems.push(`${name}: ${parsed.error.issues[0]?.path.join('.')} ${parsed.error.issues[0]?.message}`)
    }
  } else if (result && (!result.error.code || !result.error.message)) problems.push('an error without code and message')
  return { problems, result, milliseconds }
}

/** Figures in which two readings differ; a figure that became null is no difference: null is never wrong. */
export function changedFigures(original: ExtractionResult, damaged: ExtractionResult): string[] {
  if (!original.ok || !damaged.ok) return []
  return FIGURE_NAMES.filter((name) => {
    const now = damaged.income_statement[name]
    return now !== null && now !== original.income_statement[name]
  })
}
