/** When companies may report next: estimates from when they filed before. */
import { z } from 'zod'
import { companyRef, logoInfo } from '../wire.ts'

const calendarEntry = z.object({
  company: companyRef.extend({ logo_info: logoInfo.nullable() }),
  /** YYYY-MM-DD */
  date: z.string(),
  form_type: z.string(),
  period_code: z.string(),
  is_followed: z.boolean(),
})
export type CalendarEntry = z.infer<typeof calendarEntry>

export const calendarAnswer = z.object({
  /** by date; estimates that have passed without a filing first */
  entries: z.array(calendarEntry),
  /** the day the answer is of, UTC */
  today: z.string(),
  /** iCal of the followed companies, for calendar programs; null without a session */
  ical_url: z.string().nullable(),
})
export type CalendarAnswer = z.infer<typeof calendarAnswer>
