/**
 * What an earnings release tells beyond the statement of its quarter. Amounts are whole units of the currency, as
 * released and unaudited; what the release does not print is null, and nothing is inferred.
 */
import { z } from 'zod'
import { figures, period, provenance } from './statement.ts'

/** A column of the release's statement beside its main one. */
export const releaseColumn = figures.partial().extend({
  ...period.shape,
  months: z.number().int().nullable().describe('Days divided by 30.44, rounded'),
  provenance: provenance.optional(),
})
export type ReleaseColumn = z.infer<typeof releaseColumn>

export const releaseParts = z.object({
  year_to_date: releaseColumn
    .nullable()
    .describe('The longer column that ends on the same day: six or nine months, or the year beside the fourth quarter'),
  prior_year: releaseColumn.nullable().describe('The same months a year before'),
})
export type ReleaseParts = z.infer<typeof releaseParts>
