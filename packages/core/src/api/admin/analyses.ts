/** Bodies and answers of the calls around analyses and QC (decisions 46, 55 and 56). */
import { z } from 'zod'
import { OTHER_KINDS } from '../../statement/other-statements.ts'
import { accessionParam } from '../keys.ts'
import { analysisRequest, companyRef, filing, requestStatus } from '../wire.ts'

const instructions = z.string().max(20_000, 'instructions may have at most 20,000 characters').nullish()

/** `POST /filing/{accession}`: start at once, ahead of the queue. */
export const analyseNowBody = z.object({ accession_number: accessionParam.optional(), instructions }).nullish()
/** `POST /filing/request-analyses`: queue a list. */
export const requestAnalysesBody = z.object({
  accession_numbers: z.array(accessionParam).max(400, 'At most 400 filings at once'),
  instructions,
})
/** `POST /filings/request-analysis`: queue everything that failed QC (decision 55). */
export const requestFailedBody = z.object({ instructions }).nullish()
export const createdRequests = z.object({ created_count: z.number(), requests: z.array(analysisRequest) })

export const deleteAnalysesBody = z.object({ accession_numbers: z.array(accessionParam).max(400) })
export const deletedAnalyses = z.object({ deleted_count: z.number(), not_found: z.array(z.string()) })
export const deletedCount = z.object({ deleted_count: z.number() })

/** A request with its filing in short, for the admin page. */
export const listedRequest = analysisRequest.extend({
  filing: z
    .object({
      accession_number: z.string(),
      form_type: z.string(),
      filing_date: z.string(),
      cik: z.string(),
      company: companyRef,
      fiscal_year: z.number().nullable(),
      fiscal_period: z.string().nullable(),
    })
    .nullable()
    .optional(),
  /** how often a worker has taken it */
  attempts: z.number().optional(),
})
export type ListedRequest = z.infer<typeof listedRequest>

export const statusFilter = z.string().toLowerCase().pipe(requestStatus)

export const ongoingCounts = z.object({
  started: z.number(),
  stale: z.number(),
  pending: z.number(),
  required: z.number(),
  failed: z.number(),
  failing_qc: z.number(),
  /** readers' reports of figures that wait for an answer */
  open_reports: z.number(),
  /** when the oldest pending request was made; null = none is pending */
  oldest_pending_at: z.string().nullable(),
  /** changes whenever a list may have changed */
  token: z.string(),
})
export type OngoingCounts = z.infer<typeof ongoingCounts>

export const ongoingAnalyses = z.object({
  started: z.array(listedRequest),
  stale: z.array(listedRequest),
  pending: z.array(listedRequest),
  /** filings that need analysis or re-analysis and have no request; the first 100 (decision 55) */
  required: z.array(filing),
  /** filings whose newest request failed; the newest 100 */
  failed: z.array(listedRequest),
  counts: ongoingCounts,
})

export type OngoingAnalyses = z.infer<typeof ongoingAnalyses>

const failingFiling = z.object({
  accession_number: z.string(),
  statement_id: z.number(),
  company_name: z.string(),
  filing_date: z.string(),
})

/** One failing test over all statements (decision 56). */
const qcGroup = z.object({
  test: z.string(),
  description: z.string(),
  necessary: z.boolean(),
  count: z.number(),
  /** failing filings ÷ filings with a report, percent to one decimal */
  percentage: z.number(),
  /** the newest ones, at most 100 */
  filings: z.array(failingFiling),
})
export const qcGroups = z.object({ analysed: z.number(), groups: z.array(qcGroup) })
export type QcGroup = z.infer<typeof qcGroup>

/** How the balance sheets and the cash flows of all filings stand; numbers from counters, shares of those that are there. */
export const otherOverview = z.array(
  z.object({
    kind: z.enum(OTHER_KINDS),
    passing: z.number(),
    not_passing: z.number(),
    /** looked for and not printed */
    absent: z.number(),
    /** filings with an income statement in which nobody has looked for it: `topline analyse --missing` does */
    missing: z.number(),
    groups: z.array(
      qcGroup.omit({ filings: true }).extend({ filings: z.array(failingFiling.omit({ statement_id: true })) }),
    ),
  }),
)
export type OtherOverview = z.infer<typeof otherOverview>
export type QcGroups = z.infer<typeof qcGroups>

export const updateQcBody = z.object({ accession_numbers: z.array(accessionParam).max(400).optional() }).nullish()
export const qcUpdate = z.object({
  checked: z.number().optional(),
  changed: z.number().optional(),
  now_failing: z.array(z.string()).optional(),
  now_passing: z.array(z.string()).optional(),
  job_id: z.string().optional(),
})

/** How far a long update is; `result` once it is completed. */
export const qcUpdateJob = z.object({
  job_id: z.string(),
  status: z.enum(['pending', 'running', 'completed', 'failed', 'timeout']),
  checked: z.number(),
  total: z.number(),
  result: qcUpdate.nullable(),
  error: z.string().nullable(),
})
export type QcUpdateJob = z.infer<typeof qcUpdateJob>
export type QcUpdate = z.infer<typeof qcUpdate>

export const protectedBody = z.object({ protected: z.boolean() })
export const showcaseBody = z.object({ showcase: z.boolean() })
export const statementFlags = z.object({
  accession_number: z.string(),
  protected: z.boolean(),
  showcase: z.boolean(),
})

export const extractionDetails = z.object({
  version: z.number(),
  extracted_at: z.string(),
  extraction_info: z.object({
    selector: z.string().nullable(),
    model: z.string().nullable(),
    thought_process: z.array(z.string()).nullable(),
    qc_report: z.object({ passed: z.boolean(), tests: z.array(z.unknown()) }).nullable(),
    llm_calls: z.number(),
  }),
})
