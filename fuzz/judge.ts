/** What must hold for the answer to any document, however damaged. Pure but for the clock that the caller passes. */
import { extractFiling } from '@topline/core/extract/extract.ts'
import { printedStep } from '@topline/core/statement/printed-step.ts'
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

/**
 * Figures in which two readings differ. A figure that became null is no difference: null is never wrong. Nor is one
 * whose own printed digits were damaged: the document then says so, and any reader reads it so. Nor is one that is now read from
 * a coarser or finer print of the same amount ("30,818.1" thousand for "30,818,053"): it is what the document still prints, to
 * the digit that it prints. Nor is one line for two ("Interest and other, net" of a summary, where the statement printed both):
 * the other figure is then null.
 */
export function changedFigures(original: ExtractionResult, damaged: ExtractionResult): string[] {
  if (!original.ok || !damaged.ok) return []
  return FIGURE_NAMES.filter((name) => {
    const now = damaged.income_statement[name]
    const was = original.income_statement[name]
    if (now === null || now === was) return false
    const [before, after] = [original.provenance[name], damaged.provenance[name]]
    if (was !== null && (isRounded([was, before], [now, after]) || isBothInOne(name, original, damaged))) return false
    return !isReprinted(before, after)
  })
}

type Read = Extract<ExtractionResult, { ok: true }>

/** Interest and other income below operations, of which one line now holds both. */
function isBothInOne(name: string, { income_statement: a }: Read, { income_statement: b }: Read): boolean {
  if (name !== 'other_income_expense_net' || b.other_interest_income_expense_net !== null) return false
  return (a.other_income_expense_net ?? 0) + (a.other_interest_income_expense_net ?? 0) === b.other_income_expense_net
}

/** Prints of one amount in units ten times apart or more, of which one is the other rounded. */
function isRounded([was, before]: [number, Where], [now, after]: [number, Where]): boolean {
  const [fine, coarse] = [printedStep(before, was) ?? 0, printedStep(after, now) ?? 0].sort((a, b) => a - b)
  if (!fine || !coarse || coarse < 10 * fine * (1 - 1e-9)) return false
  return Math.abs(now - was) <= 0.5 * coarse * (1 + 1e-9)
}

type Where = Read['provenance'][string] | undefined

/** The same line, or the same lines of a sum, of which at least one prints other characters, three at most. */
function isReprinted(before: Where, after: Where): boolean {
  if (before === undefined || after === undefined) return false
  if ('computed' in before || 'computed' in after) {
    if (!('computed' in before && 'computed' in after) || before.parts.length !== after.parts.length) return false
    const parts = before.parts.map((part, at) => ({ part, other: after.parts[at] }))
    const same = ({ part, other }: (typeof parts)[number]) =>
      other !== undefined && 'text' in part && 'text' in other && part.label === other.label && part.text === other.text
    return parts.some((pair) => !same(pair)) && parts.every((pair) => same(pair) || isReprinted(pair.part, pair.other))
  }
  if (before.label !== after.label || before.concept !== after.concept || before.text === after.text) return false
  const length = Math.max(before.text.length, after.text.length)
  if (Math.abs(before.text.length - after.text.length) > 3) return false
  let head = 0
  while (head < length && before.text[head] === after.text[head]) head++
  let tail = 0
  while (tail < length - head && before.text.at(-1 - tail) === after.text.at(-1 - tail)) tail++
  return length - head - tail <= 3
}
