/**
 * What an earnings release tells beyond the statement of its quarter. Amounts are whole units of the currency, as
 * released and unaudited; what the release does not print is null, and nothing is inferred.
 */
import { z } from 'zod'
import { priorPeriod } from './statement.ts'

/** Bytes of the document it was read in, which a stored release names. */
const place = z.object({ start: z.number(), end: z.number(), document: z.string().optional() })

/** A column of the release's statement beside its main one. */
export const releaseColumn = priorPeriod.extend({
  months: z.number().int().nullable().describe('Days divided by 30.44, rounded'),
})
export type ReleaseColumn = z.infer<typeof releaseColumn>

/** What a release says of a coming period, as printed. */
export const guidance = z.object({
  measure: z.string().describe('As the sentence names it'),
  period: z.string().describe("'2026 Q2', '2025 FY'"),
  low: z.number().nullable().describe('Whole units, per share, or percent as printed; "plus or minus" written out'),
  high: z.number().nullable(),
  point: z.number().nullable(),
  unit: z.enum(['USD', 'USD/share', '%']),
  quote: z.string().describe('The sentence or row that it stands in'),
  place: place.nullable(),
})
export type Guidance = z.infer<typeof guidance>

/** A line of a table as it is printed. */
const quotedLine = z.object({
  label: z.string(),
  text: z.string().describe('As printed, its brackets and its percent sign included'),
  place,
})
export type QuotedLine = z.infer<typeof quotedLine>

/** A measure of the company's own, with the figure of the statement that it starts from. */
export const nonGaapMeasure = z.object({
  measure: z.string().describe('As the release names it'),
  value: z.number().describe('Whole units, per share, or percent as printed'),
  unit: z.enum(['USD', 'USD/share', '%']),
  gaap_measure: z.string().nullable(),
  gaap_value: z.number().nullable(),
  adjustments: z
    .array(z.tuple([z.string(), z.number()]))
    .nullable()
    .describe(
      'What leads from the one to the other; null where the printed lines do not make it. From a loss to a profit per share they come to a little more: more shares count in a profit',
    ),
  months: z.number().nullable().optional().describe('That the figures are for; null where their heads do not say'),
  adjustment_places: z.array(place).nullable().optional().describe('Where each of them stands, in their order'),
  quoted: z
    .array(quotedLine)
    .nullable()
    .optional()
    .describe(
      'The printed lines between the two, word by word, where they do not make the measure: quoted, not extracted, so no number of ours stands here',
    ),
  place,
})
export type NonGaapMeasure = z.infer<typeof nonGaapMeasure>

export const releaseParts = z.object({
  year_to_date: releaseColumn
    .nullable()
    .describe('The longer column that ends on the same day: six or nine months, or the year beside the fourth quarter'),
  prior_year: releaseColumn.nullable().describe('The same months a year before'),
  non_gaap: z.array(nonGaapMeasure),
  guidance: z.array(guidance),
})
export type ReleaseParts = z.infer<typeof releaseParts>
