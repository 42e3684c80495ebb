/** What fired, as its reader may see it now: a subscription that ended closes the figures that it opened. */
import type { Looking } from '@topline/core/access/access.ts'
import { maySeeFigures } from '@topline/core/access/periods.ts'
import type { Fired } from '@topline/core/alerts/fires.ts'
import { alertCondition } from '@topline/core/alerts/rule.ts'
import { eventWords } from '@topline/core/alerts/words.ts'
import type { AlertEvent } from '@topline/core/api/account/alerts.ts'
import { pagePath } from '@topline/core/filing/page-path.ts'
import { inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/open.ts'
import { type alertEvents, type alerts, companies } from '../../db/schema.ts'
import { filingCards } from '../filings/cards.ts'

export interface SeenEvent extends AlertEvent {
  alert_id: number
  /** false: that it fired is told, and no figure */
  isOpen: boolean
  fired: Fired
  form_type: string | null
}

/** As it was noted, with the condition that the rule had then. */
const storedShape = z.object({
  when: alertCondition,
  key: z.string(),
  quantity: z.string().nullable(),
  period_code: z.string().nullable(),
  currency: z.string().nullable(),
  value: z.number().nullable(),
  prior: z.number().nullable(),
  change: z.number().nullable(),
})

/** Of these the filing alone tells, which everybody may know of. */
const OF_FILING: ReadonlySet<string> = new Set(['filing', 'release', 'late'])

export async function seenEvents(
  db: Db,
  rows: readonly { event: typeof alertEvents.$inferSelect; alert: typeof alerts.$inferSelect }[],
  looking: Looking,
): Promise<SeenEvent[]> {
  const [cards, names] = await Promise.all([
    filingCards(
      db,
      rows.flatMap(({ event }) => event.accession_number ?? []),
    ),
    namesOf(db, [...new Set(rows.map(({ event }) => event.cik))]),
  ])
  const byAccession = new Map(cards.map((card) => [card.accession_number, card]))
  return rows.map(({ event, alert }) => {
    const { when, ...fired } = storedShape.parse(event.fired)
    const card = event.accession_number === null ? null : (byAccession.get(event.accession_number) ?? null)
    const isOpen = OF_FILING.has(when.kind) || (card?.statement != null && maySeeFigures(card.statement, looking))
    const form_type = card?.form_type ?? null
    return {
      ...{ id: event.id, alert_id: alert.id, isOpen, fired, form_type, accession_number: event.accession_number },
      company: { cik: event.cik, name: names.get(event.cik) ?? `CIK ${event.cik}` },
      href:
        event.accession_number === null ? `/company/${event.cik}` : pagePath(event.accession_number, form_type ?? ''),
      text: eventWords(when, isOpen ? fired : null, form_type),
      fired_at: event.created_at.toISOString(),
    }
  })
}

async function namesOf(db: Db, ciks: readonly string[]): Promise<Map<string, string>> {
  if (ciks.length === 0) return new Map()
  const rows = await db
    .select({ cik: companies.cik, name: companies.name })
    .from(companies)
    .where(inArray(companies.cik, [...ciks]))
  return new Map(rows.map((row) => [row.cik, row.name]))
}
