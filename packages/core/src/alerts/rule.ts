/**
 * Rules of alerts: what they are about and when they fire. Closed and typed: a rule is data that a form writes and that
 * the server, the form and mails read alike; nothing in it is run.
 */
import { z } from 'zod'
import { MAIN_AMOUNTS } from '../statement/figure-sets.ts'
import { alertQuantity } from './quantities.ts'

/** Amounts are whole units; a threshold beyond this is a slip of the hand. */
const MOST = 1e15
const number = z.number().min(-MOST).max(MOST)
const share = z.number().min(-100_000).max(100_000)
const side = z.enum(['above', 'below'])
const quantity = z.string().refine((name) => alertQuantity(name) !== null, 'No figure is called so')
const compared = quantity.refine(
  (name) => alertQuantity(name)?.hasPrior ?? false,
  'No filing prints this of the year before: only its value can be watched',
)

const condition = z.discriminatedUnion('kind', [
  /** the figure itself; `value` in whole units, percent for margins. Money is of one currency: others do not fire */
  z.object({
    kind: z.literal('value'),
    quantity,
    side,
    value: number,
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .nullable()
      .default(null),
  }),
  /** against the same period a year before, as the filing prints both; percent */
  z.object({
    kind: z.literal('growth'),
    quantity: compared.refine((name) => alertQuantity(name)?.unit !== 'margin', 'A margin changes by points'),
    side,
    percent: share,
  }),
  /** of a margin, in points */
  z.object({
    kind: z.literal('change'),
    quantity: compared.refine((name) => alertQuantity(name)?.unit === 'margin', 'Only margins change by points'),
    direction: z.enum(['rises', 'falls']),
    points: z.number().min(0).max(10_000),
  }),
  /** a filing that prints a main figure of an earlier period otherwise, by more than so many percent of what stood there */
  z.object({
    kind: z.literal('restatement'),
    percent: z.number().min(0).max(100_000),
    figure: z.enum(MAIN_AMOUNTS).nullable().default(null),
  }),
  z.object({ kind: z.literal('quality'), outcome: z.enum(['passed', 'failed']) }),
  /** a new report; no forms = any */
  z.object({
    kind: z.literal('filing'),
    forms: z
      .array(z.enum(['10-K', '10-Q', '20-F']))
      .max(3)
      .default([]),
  }),
  z.object({ kind: z.literal('release') }),
  /** the expected day has passed by so many days, and nothing came */
  z.object({ kind: z.literal('late'), days: z.number().int().min(0).max(90) }),
])
export type AlertCondition = z.infer<typeof condition>

const about = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('company'), cik: z.string().regex(/^\d{1,10}$/) }),
  z.object({ kind: z.literal('list'), slug: z.string().min(1).max(200) }),
  z.object({ kind: z.literal('followed') }),
  z.object({ kind: z.literal('all') }),
])
export type AlertAbout = z.infer<typeof about>

export const alertRule = z.object({ about, when: condition })
export type AlertRule = z.infer<typeof alertRule>

/** The schema of a condition that is stored. */
export const alertCondition = condition
/** What a rule needs of a statement, so that nothing else is read. */
export function needsOf(when: AlertCondition): { figures: boolean; others: boolean } {
  const measured = 'quantity' in when ? alertQuantity(when.quantity) : null
  return { figures: measured !== null, others: measured !== null && measured.of !== 'income_statement' }
}
