/** When companies may report next: estimates from when they filed before. */
import { z } from 'zod'
import { companyRef, logoInfo } from '../wire.ts'

/** What is known of a report: an estimate, its release is there, it is there, or its day has passed without it. */
const CALENDAR_STATES = ['expected', 'released', 'filed', 'late'] as const

const calendarEntry = z.object({
  company: companyRef.extend({ logo_info: logoInfo.nullable() }),
  /** YYYY-MM-DD: of an estimate the day expected, of a filed report that of its filing */
  date: z.string(),
  state: z.enum(CALENDAR_STATES),
  filing: z
    .object({ accession_number: z.string(), filing_date: z.string() })
    .nullable()
    .describe('Of released the earnings release, of filed the report'),
  form_type: z.string(),
  period_code: z.string(),
  is_followed: z.boolean(),
})
export type CalendarEntry = z.infer<typeof calendarEntry>

export const calendarAnswer = z.object({
  /** by date: reports of the last two weeks, estimates that have passed without a filing, estimates to come */
  entries: z.array(calendarEntry),
  /** the day the answer is of, UTC */
  today: z.string(),
  /** iCal of the followed companies, for calendar programs; null without a session */
  ical_url: z.string().nullable(),
})
export type CalendarAnswer = z.infer<typeof calendarAnswer>
