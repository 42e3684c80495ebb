/** Shapes of the admin pages' calls: statements, versions, model spend, outbox, ingestion, audit (decisions 39, 54 and 57). */
import { z } from 'zod'
import { OTHER_KINDS, OTHER_STATES } from '../../statement/other-statements.ts'
import { place, ymd } from '../../statement/statement.ts'
import { accessionParam } from '../keys.ts'
import { companyRef } from '../wire.ts'

export const statementFilter = z.enum([
  'all',
  'protected',
  'free',
  'showcase',
  'failed',
  'under-revision',
  'manual',
  'none',
  'balance-sheet-failed',
  'balance-sheet-absent',
  'cash-flow-failed',
  'cash-flow-absent',
  'others-missing',
])
export type StatementFilter = z.infer<typeof statementFilter>

/** One filing on the statements page, with the flags that an admin sets. */
export const adminStatement = z.object({
  accession_number: z.string(),
  form_type: z.string(),
  filing_date: ymd,
  fiscal_year: z.number().nullable(),
  fiscal_period: z.string().nullable(),
  company: companyRef,
  /** null: no statement yet */
  statement_id: z.number().nullable(),
  version: z.number().nullable(),
  engine: z.string().nullable(),
  qc_passed: z.boolean().nullable(),
  is_under_revision: z.boolean(),
  protected: z.boolean(),
  showcase: z.boolean(),
  demonstration: z.string().nullable(),
  /** null: nobody has looked for it */
  balance_sheet_state: z.enum(OTHER_STATES).nullable(),
  cash_flow_state: z.enum(OTHER_STATES).nullable(),
})
export type AdminStatement = z.infer<typeof adminStatement>

export const flagsBody = z
  .object({
    accession_numbers: z.array(accessionParam).min(1).max(400, 'At most 400 filings at once'),
    protected: z.boolean().optional(),
    showcase: z.boolean().optional(),
  })
  .refine((body) => (body.protected === undefined) !== (body.showcase === undefined), {
    message: 'Give either protected or showcase',
  })
export const flagsChanged = z.object({ changed_count: z.number(), not_found: z.array(z.string()) })

/** One version of a filing's statement (decision 54). */
export const statementVersion = z.object({
  id: z.number(),
  version: z.number(),
  engine: z.string(),
  is_current: z.boolean(),
  extracted_at: z.string(),
  qc_passed: z.boolean().nullable(),
  model: z.string().nullable(),
  /** a version made by hand: who and why (decision 54) */
  edited_by: z.string().nullable(),
  edit_reason: z.string().nullable(),
})
export type StatementVersion = z.infer<typeof statementVersion>

/** One field of two versions; amounts in whole units. `null` = that version does not have it. */
const versionField = z.object({
  key: z.string(),
  label: z.string(),
  a: z.union([z.string(), z.number(), z.boolean()]).nullable(),
  b: z.union([z.string(), z.number(), z.boolean()]).nullable(),
  is_different: z.boolean(),
  a_place: place.nullable(),
  b_place: place.nullable(),
})
export const versionComparison = z.object({ a: statementVersion, b: statementVersion, fields: z.array(versionField) })
export type VersionComparison = z.infer<typeof versionComparison>

export const useVersionBody = z.object({ reason: z.string().trim().min(3, 'Say why').max(500) })

/** Calls of a language model, summed by UTC day. */
export const modelSpend = z.object({
  /** null: no model is configured */
  provider: z.string().nullable(),
  model: z.string().nullable(),
  /** US dollars a day; null = no budget */
  budget_per_day: z.number().nullable(),
  spent_today: z.number(),
  days: z.array(
    z.object({
      day: ymd,
      calls: z.number(),
      failed: z.number(),
      input_tokens: z.number(),
      output_tokens: z.number(),
      /** null: no price is set */
      cost_usd: z.number().nullable(),
    }),
  ),
  recent: z.array(
    z.object({
      id: z.number(),
      at: z.string(),
      model: z.string(),
      purpose: z.string(),
      accession_number: z.string().nullable(),
      input_tokens: z.number().nullable(),
      output_tokens: z.number().nullable(),
      cost_usd: z.number().nullable(),
      error: z.string().nullable(),
    }),
  ),
})
export type ModelSpend = z.infer<typeof modelSpend>

export const outboxMail = z.object({
  id: z.number(),
  to_email: z.string(),
  subject: z.string(),
  text: z.string(),
  status: z.enum(['waiting', 'sent', 'failed']),
  attempts: z.number(),
  error: z.string().nullable(),
  created_at: z.string(),
  sent_at: z.string().nullable(),
})
export type OutboxMail = z.infer<typeof outboxMail>

const ingestRun = z.object({
  id: z.number(),
  kind: z.string(),
  started_at: z.string(),
  finished_at: z.string().nullable(),
  found: z.number(),
  stored: z.number(),
  queued: z.number(),
  errors: z.array(z.object({ subject: z.string(), message: z.string().nullable() })),
})
/** What brings filings in, and how it went (decision 39). */
export const ingestion = z.object({
  edgar: z.object({
    is_on: z.boolean(),
    /** EDGAR_SYNC */
    schedule: z.string(),
    /** requests a second over all processes */
    rate: z.number(),
    paused_until: z.string().nullable(),
  }),
  /** last day whose index was read whole; null = none yet */
  last_day: z.string().nullable(),
  queue: z.record(z.string(), z.object({ waiting: z.number(), running: z.number() })),
  runs: z.array(ingestRun),
})
export type Ingestion = z.infer<typeof ingestion>

export const auditEntry = z.object({
  id: z.number(),
  at: z.string(),
  actor: z.string(),
  action: z.string(),
  subject: z.string().nullable(),
  detail: z.record(z.string(), z.unknown()),
})
export type AuditEntry = z.infer<typeof auditEntry>

/** `POST /income-statement/{key}/qc/accept` (decision 53); a null reason takes the acceptance back. */
export const acceptFindingBody = z.object({
  test: z.string().min(1).max(200),
  reason: z.string().trim().min(3, 'Say why').max(500).nullable(),
})

/** A failed check that an administrator accepted and that still stands accepted (decision 53). */
export const acceptedFinding = z.object({
  /** null: of the income statement */
  kind: z.enum(OTHER_KINDS).nullable(),
  accession_number: z.string(),
  company_name: z.string(),
  form_type: z.string(),
  test: z.string(),
  description: z.string(),
  reason: z.string(),
  by: z.string(),
  at: z.string(),
})
export type AcceptedFinding = z.infer<typeof acceptedFinding>
