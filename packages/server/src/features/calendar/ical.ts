/** The calendar for calendar programs (RFC 5545): what is expected, what was released, what was filed. */
import { shortCompanyName } from '@topline/core/format/company-name.ts'
import { formatDate } from '@topline/core/format/date.ts'
import { addDays } from '@topline/core/format/day.ts'
import type { Entry } from './entries.ts'

/**
 * @param site address of the site, without a slash at its end
 * @param now when it was made
 */
export async function icalOf(entries: readonly Entry[], site: string, now: Date): Promise<string> {
  const { default: ical } = await import('ical-generator')
  const host = new URL(site).hostname
  const calendar = ical({
    name: 'Expected reports (Topline)',
    prodId: { company: 'Topline', product: 'Topline', language: 'EN' },
    ttl: 6 * 3600,
  })
  for (const event of entries.flatMap((entry) => eventsOf(entry, site))) {
    const { key, date, ...words } = event
    calendar.createEvent({
      ...words,
      id: `${key}@${host}`,
      stamp: now,
      start: new Date(`${date}T00:00:00Z`),
      end: new Date(`${addDays(date, 1)}T00:00:00Z`),
      allDay: true,
      timezone: 'UTC',
    })
  }
  return calendar.toString()
}

interface Event {
  /** one for each period of a company: what is filed takes the place of what was expected */
  key: string
  date: string
  summary: string
  description: string
  url: string
}

/** A release that is there stands on its own day, and the report that it precedes goes on to be expected. */
function eventsOf({ company, date, form_type, period_code, state, filing }: Entry, site: string): Event[] {
  const key = `${company.cik}-${period_code.replace(' ', '-')}`
  const about = `${shortCompanyName(company.name)}: ${form_type} for ${period_code}`
  if (state === 'filed' && filing)
    return [
      {
        ...{ key, date, summary: `${about} filed`, url: `${site}/filing/${filing.accession_number}` },
        description: `Filed ${formatDate(filing.filing_date)}.`,
      },
    ]
  const expected = {
    ...{ key, date, summary: `${about} expected`, url: `${site}/company/${company.cik}` },
    description: 'An estimate from when the company filed before.',
  }
  if (!filing) return [expected]
  const released = {
    ...{ key: `${key}-release`, date: filing.filing_date, url: `${site}/release/${filing.accession_number}` },
    summary: `${shortCompanyName(company.name)}: results for ${period_code} released`,
    description: `As released on ${formatDate(filing.filing_date)}, unaudited.`,
  }
  return [released, expected]
}
