/** Dated measurements on filings other than the samples, kept by hand in samples/unseen.json. */
import { z } from 'zod'

const count = z.number().int().min(0)
const percent = z.number().min(0).max(100)

/** One kind of document read one way. Null = not measured. */
const unseenKind = z
  .strictObject({
    kind: z.enum(['inline XBRL', 'plain HTML', 'plain text']),
    /** a tagged filing whose tags were left aside */
    read_without_tags: z.boolean(),
    /** years of the filings, '2002–2010' */
    years: z.string().min(1).nullable(),
    filings: count.min(1),
    figures_right_percent: percent,
    /** filings with a wrong or invented figure that passed their checks */
    silently_wrong: count,
    /** of the filings in which every figure is right, those that pass */
    qc_passes_percent: percent.nullable(),
    /** business segments: of the printed ones those found; of the shown ones those right */
    segments_found_percent: percent.nullable(),
    segments_right_percent: percent.nullable(),
  })
  .refine((row) => row.silently_wrong <= row.filings, 'more filings silently wrong than measured')
  .refine((row) => row.kind === 'inline XBRL' || !row.read_without_tags, 'only tags can be left aside')
export type UnseenKind = z.infer<typeof unseenKind>

/** Filings of equal standing: how much of them the developers had seen when they were measured. */
const unseenPart = z.strictObject({
  name: z.string().min(1),
  exposure: z.enum(['unseen', 'tried on only', 'rules written with']),
  /** over all kinds, each read by default */
  qc_passes_percent: percent.nullable(),
  kinds: z.array(unseenKind).min(1),
})
export type UnseenPart = z.infer<typeof unseenPart>

const unseenMeasurement = z.strictObject({
  measured_on: z.iso.date(),
  /** the commit it was measured with */
  engine: z.string().regex(/^[0-9a-f]{7,40}$/),
  title: z.string().min(1),
  /** how it was measured and what has become of the filings since */
  about: z.string().min(1),
  parts: z.array(unseenPart).min(1),
  /** net income against the schedule (EX-27) of the same submission; null = not measured */
  schedules: z
    .strictObject({
      filings: count.min(1),
      years: z.string().min(1),
      net_income_agrees_percent: percent,
      silently_off_at_least: count,
    })
    .nullable(),
})
export type UnseenMeasurement = z.infer<typeof unseenMeasurement>

/** Earnings releases against what was read in them by hand. */
const releaseMeasurement = z
  .strictObject({
    measured_on: z.iso.date(),
    /** the commit it was measured with */
    engine: z.string().regex(/^[0-9a-f]{7,40}$/),
    releases: count.min(1),
    /** which releases, how they were measured, and what was not at hand */
    about: z.string().min(1),
    /** figures and dates of the main period, of the year to date, of the year before */
    fields_percent: percent,
    year_to_date_percent: percent,
    prior_year_percent: percent,
    /** releases with a wrong or invented figure that passed their checks */
    silently_wrong: count,
    /** measures of the companies' own, and the bridges to them */
    measures: count.min(1),
    measures_found_percent: percent,
    bridges: count,
    bridges_right: count,
    guidance: count.min(1),
    guidance_found_percent: percent,
    guidance_wrong: count,
    /** documents that hold no results, and those of them that were refused */
    without_results: count,
    refused: count,
  })
  .refine((row) => row.silently_wrong <= row.releases, 'more releases silently wrong than measured')
  .refine((row) => row.bridges_right <= row.bridges && row.refused <= row.without_results, 'more right than there are')
export type ReleaseMeasurement = z.infer<typeof releaseMeasurement>

/** Oldest first. A later measurement is a new entry at the end; an entry that stands is never changed. */
export const unseenFile = z.strictObject({
  measurements: z
    .array(unseenMeasurement)
    .min(1)
    .refine(
      (all) => all.every((entry, i) => i === 0 || (all[i - 1]?.measured_on ?? '') <= entry.measured_on),
      'measurements stand oldest first: a new one goes to the end',
    ),
  releases: z.array(releaseMeasurement),
})
export type UnseenFile = z.infer<typeof unseenFile>
