/**
 * An earnings release, and beside it the report of the same period: what the company said first, unaudited, and what it
 * filed later. Amounts are whole units of the currency, but those of `statement`, which are as printed.
 */
import { z } from 'zod'
import { guidance, nonGaapMeasure, releaseColumn } from '../../statement/release.ts'
import { ymd } from '../../statement/statement.ts'
import { figurePlace, filing, wireStatement } from '../wire.ts'
import { releaseName } from './release-name.ts'

const releasedFiling = filing.extend({
  released_at: z.string().nullable().describe('When EDGAR accepted it; null where only the day is known'),
  items: z.array(z.string()).describe('The items of the 8-K, such as 2.02; none of a 6-K'),
})

/** Where guidance stands to what the company said of the same measure and period before. */
const GUIDANCE_CHANGES = ['first', 'raised', 'kept', 'lowered', 'narrowed', 'widened'] as const
/** Where a figure came out in the range that was expected. */
const RANGE_POSITIONS = ['below', 'within', 'above'] as const
const rangePosition = z.enum(RANGE_POSITIONS)

const range = z.object({ low: z.number().nullable(), high: z.number().nullable() })

const guidanceHeld = guidance.extend({
  against: z
    .object({
      previous: range
        .extend({ release: z.string().describe('Accession number') })
        .nullable()
        .describe('The last range that an earlier release gave for the same measure and period'),
      change: z
        .enum(GUIDANCE_CHANGES)
        .nullable()
        .describe('first: nothing was said before; null: the two cannot be told apart'),
    })
    .describe('Only releases that you may read take part'),
  outcome: z
    .object({
      actual: z.number(),
      position: rangePosition,
      accession_number: z.string(),
      place: figurePlace,
    })
    .nullable()
    .describe('null: not reported yet, not among the figures of a statement, or not for you'),
})
export type GuidanceHeld = z.infer<typeof guidanceHeld>

export const HEADLINE_FIGURES = ['total_revenue', 'operating_income', 'net_income', 'diluted_eps'] as const

const headlineFigure = z.object({
  figure: z.enum(HEADLINE_FIGURES),
  value: z.number(),
  change: z
    .union([z.number(), z.literal('n.m.')])
    .nullable()
    .describe('On the same months a year before as this release prints them: 0.1 = 10 % more'),
  range: range
    .extend({ release: z.string().describe('Accession number of the release that gave it') })
    .nullable()
    .describe('What the company expected'),
  position: rangePosition.nullable(),
})
export type HeadlineFigure = z.infer<typeof headlineFigure>

const DIFFERENCE_SECTIONS = ['income-statement', 'balance-sheet', 'cash-flow'] as const
const figureName = z.object({
  section: z.enum(DIFFERENCE_SECTIONS),
  figure: z.string().describe('total_revenue, operating_expenses[0].amount, business_segments.divisions[1].revenue'),
  label: z.string(),
})
const onlyInOne = figureName.extend({ value: z.number(), place: figurePlace.nullable() })

const differenceRow = figureName.extend({
  as_released: z.number(),
  as_filed: z.number(),
  change: z.number().nullable().describe('As a part of what was released: 0.01 = 1 % more; null where that was zero'),
  place_released: figurePlace.nullable(),
  place_filed: figurePlace.nullable(),
})
export type DifferenceRow = z.infer<typeof differenceRow>

const differences = z.object({
  compared: z.number().int().describe('Figures that both print'),
  changed: z.number().int(),
  rows: z.array(differenceRow).describe('Those that changed'),
  only_in_filing: z.array(onlyInOne),
  only_in_release: z.array(onlyInOne),
})
export type ReleaseDifferences = z.infer<typeof differences>

export const releaseAnswer = z.object({
  filing: releasedFiling,
  unaudited: z.literal(true),
  statement: wireStatement
    .nullable()
    .describe('As GET /api/income-statement/{accession}; null where no statement was read'),
  year_to_date: releaseColumn.nullable().describe('null: not printed, or not for you'),
  prior_year: releaseColumn.nullable().describe('null: not printed, or not for you'),
  non_gaap: z.array(nonGaapMeasure).describe('Empty where the release has none, or its detail is not for you'),
  guidance: z.array(guidanceHeld).describe('Empty where the release gives none, or its detail is not for you'),
  headline_figures: z.array(headlineFigure).describe('Only those that the release prints and you may see'),
  report: z
    .object({
      accession_number: z.string(),
      form_type: z.string(),
      filing_date: ymd,
      period_code: z.string().nullable(),
    })
    .nullable()
    .describe('The report of the same period, once it is stored'),
  expected_report: z
    .object({ form_type: z.string(), date: ymd, passed: z.boolean().describe('The day has passed without it') })
    .nullable()
    .describe('An estimate from when the company filed before; null once the report is there'),
  differences: differences
    .nullable()
    .describe('Release against report; null: no report yet, nothing read of one of them, or one is not for you'),
  previous: releaseName.nullable().describe('The release of the company before this one'),
  next: releaseName.nullable(),
})
export type ReleaseAnswer = z.infer<typeof releaseAnswer>

/** In a report's context: the release that came before it. */
export const releaseBefore = z.object({
  accession_number: z.string(),
  form_type: z.string(),
  filing_date: ymd,
  compared: z.number().int().nullable().describe('Figures that both print; null: one of the two is not for you'),
  changed: z.number().int().nullable(),
})
export type ReleaseBefore = z.infer<typeof releaseBefore>
