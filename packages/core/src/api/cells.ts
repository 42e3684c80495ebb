/** A figure with the place it opens, and what derived figures are made of (decision 59). Amounts in whole units. */
import { z } from 'zod'
import { DERIVED_NAMES } from '../statement/derived.ts'
import { ymd } from '../statement/statement.ts'

export const seriesCell = z.object({
  value: z.number(),
  period_code: z.string(),
  accession_number: z.string(),
  form_type: z.string().nullable(),
  filing_date: ymd,
  engine: z.string(),
  /** 'start-end' in bytes of the document; null = calculated or not located */
  at: z.string().nullable(),
  document: z.string().nullable(),
  /** how a calculated figure was made; null = printed */
  rule: z.string().nullable(),
  parts: z.array(
    z.object({
      label: z.string().nullable(),
      text: z.string().nullable(),
      at: z.string().nullable(),
      document: z.string().nullable(),
    }),
  ),
})
export type WireCell = z.infer<typeof seriesCell>

/** One amount of the arithmetic, with the cells that it is the sum of. */
export const operand = z.object({
  label: z.string(),
  unit: z.enum(['amount', 'shares', 'per_share', 'days']),
  value: z.number().nullable(),
  isClosed: z.boolean(),
  cells: z
    .array(z.object({ sign: z.union([z.literal(1), z.literal(-1)]), label: z.string(), cell: seriesCell }))
    .readonly()
    .describe('What the operand is the sum of; of an average twice that'),
})

const step = operand.extend({
  op: z.enum(['', '+', '−', '÷', '×']).describe('Before this operand; figures are computed from left to right'),
})

export const derivedFigure = z.object({
  name: z.enum(DERIVED_NAMES),
  label: z.string(),
  unit: z.enum(['amount', 'ratio', 'multiple', 'per_share', 'days']),
  value: z.number().nullable(),
  hidden: z.boolean().describe('A part of it is of a period that is closed to you'),
  why: z.string().nullable().describe('Why there is none, where it is not hidden'),
  steps: z.array(step).readonly().describe('What it is made of, down to the cells; empty where there is no value'),
  filings: z.number().int().describe('How many filings its cells are from: more than one mixes prints'),
})
export type WireDerived = z.infer<typeof derivedFigure>
