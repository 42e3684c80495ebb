/** Correcting and reporting a figure from the source view (decision 54). */
import { z } from 'zod'
import {
  BALANCE_SHEET_FIGURES,
  type BalanceSheetFigure,
  CASH_FLOW_FIGURES,
  type CashFlowFigure,
} from '../../statement/other-statements.ts'
import { qcReport } from '../../statement/statement.ts'
import { accessionParam } from '../keys.ts'

/** Path of a figure, as provenance names it. */
const figureKey = z
  .string()
  .regex(/^[a-z_]+(\[\d{1,3}\]|\.[a-z_]+)*$/, 'A figure is named as in provenance')
  .max(120)

const cellAt = z.object({
  start: z.number().int().min(0),
  end: z.number().int().min(1),
  /** exhibit; absent = the main document */
  document: z.string().max(200).nullish(),
})

/** A cell of the filing that prints a number. `value` as printed: unit not applied, brackets = negative. */
export const foundCell = z.object({
  start: z.number(),
  end: z.number(),
  text: z.string(),
  value: z.number(),
  /** first words of its row */
  label: z.string(),
  /** what stands over its column: 'Years ended, September 28, 2024'; '' = nothing was found */
  column: z.string(),
  /** the row without figures that its row stands under: 'Earnings per share:', else the words before its table; '' = none */
  group: z.string(),
})
export type FoundCell = z.infer<typeof foundCell>

export const correctionBody = z
  .object({
    figure: figureKey,
    /** whole units, shares or per share; null = the filing does not print it */
    value: z.number().finite().nullable(),
    reason: z.string().trim().min(3, 'Say why').max(500),
    cell: cellAt.nullish(),
  })
  .refine((body) => !body.cell || body.value !== null, { message: 'A cell needs a value', path: ['value'] })

const otherTry = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.object({
    changes: z
      .array(
        z.object({
          figure: z.enum(names),
          /** whole units; null = the filing does not print it */
          value: z.number().finite().nullable(),
          /** the cell that prints it, or those that it is the sum of; none = typed */
          cells: z.array(cellAt).max(40).default([]),
        }),
      )
      .min(1, 'Change a figure')
      .max(names.length)
      .refine((all) => new Set(all.map(({ figure }) => figure)).size === all.length, 'Each figure once'),
  })
/** Figures of a balance sheet or of cash flows put right, by kind. */
export const otherTryBody = {
  balance_sheet: otherTry(BALANCE_SHEET_FIGURES as [BalanceSheetFigure, ...BalanceSheetFigure[]]),
  cash_flow: otherTry(CASH_FLOW_FIGURES as [CashFlowFigure, ...CashFlowFigure[]]),
} as const
const because = { reason: z.string().trim().min(3, 'Say why').max(500) }
/** The same with a reason, to be kept. */
export const otherCorrectionBody = {
  balance_sheet: otherTryBody.balance_sheet.extend(because),
  cash_flow: otherTryBody.cash_flow.extend(because),
} as const
export type OtherTry = z.input<(typeof otherTryBody)['balance_sheet' | 'cash_flow']>
export type OtherCorrection = z.input<(typeof otherCorrectionBody)['balance_sheet' | 'cash_flow']>
export const otherTried = z.object({
  figures: z.record(z.string(), z.number().nullable()).describe('By their names, whole units'),
  report: qcReport,
})
export type OtherTried = z.infer<typeof otherTried>
export const otherCorrectionSaved = z.object({ version: z.number(), qc_passed: z.boolean() })

export const correctionSaved = z.object({ statement_id: z.number(), version: z.number(), qc_passed: z.boolean() })

export const figureReportBody = z.object({
  figure: figureKey.nullish(),
  at: cellAt.nullish(),
  /** the figure as the page showed it */
  shown: z.string().max(60).nullish(),
  message: z
    .string()
    .trim()
    .min(3, 'Say what is wrong')
    .max(300, 'At most 300 characters')
    .refine((text) => !/[\r\n]/.test(text), 'One line'),
  email: z.email('This is not an e-mail address').max(200).nullish(),
})
export const reportState = z.enum(['open', 'fixed', 'refused'])
export const figureReport = z.object({
  id: z.number(),
  accession_number: z.string(),
  company_name: z.string(),
  form_type: z.string(),
  figure: z.string().nullable(),
  document: z.string().nullable(),
  start: z.number().nullable(),
  end: z.number().nullable(),
  shown: z.string().nullable(),
  message: z.string(),
  email: z.string().nullable(),
  user: z.string().nullable(),
  state: reportState,
  note: z.string().nullable(),
  created_at: z.string(),
  concluded_at: z.string().nullable(),
})
export type FigureReport = z.infer<typeof figureReport>
export const concludeReportBody = z.object({
  state: reportState.exclude(['open']),
  note: z.string().trim().max(500).nullish(),
})
export const accessionParams = z.object({ accession: accessionParam })
