/** What fired, as its reader may see it now: a subscription that ended closes the figures that it opened. */
import type { Looking } from '@topline/core/access/access.ts'
import { type AlertFacts, type Fired, isStillOpen } from '@topline/core/alerts/fires.ts'
import { type AlertCondition, alertCondition } from '@topline/core/alerts/rule.ts'
import { eventWords } from '@topline/core/alerts/words.ts'
import type { AlertEvent } from '@topline/core/api/account/alerts.ts'
import { pagePath } from '@topline/core/filing/page-path.ts'
import { inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/open.ts'
import { type alertEvents, type alerts, companies } from '../../db/schema.ts'
import { filingCards } from '../filings/cards.ts'
import { factsFor } from './facts.ts'
import { both, type Needs, NOTHING, needsFor, readFilings } from './read-filings.ts'

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

export async function seenEvents(
  db: Db,
  rows: readonly { event: typeof alertEvents.$inferSelect; alert: typeof alerts.$inferSelect }[],
  looking: Looking,
): Promise<SeenEvent[]> {
  const stored = rows.map(({ event, alert }) => ({ event, alert, ...parsed(event.fired) }))
  const facts = await factsNow(db, stored, looking)
  const [cards, names] = await Promise.all([
    filingCards(
      db,
      rows.flatMap(({ event }) => event.accession_number ?? []),
    ),
    namesOf(db, [...new Set(rows.map(({ event }) => event.cik))]),
  ])
  const byAccession = new Map(cards.map((card) => [card.accession_number, card]))
  return stored.map(({ event, alert, when, fired }) => {
    const card = event.accession_number === null ? null : (byAccession.get(event.accession_number) ?? null)
    const isOpen = isStillOpen(when, fired, facts.get(event.accession_number ?? '') ?? null)
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

function parsed(stored: unknown): { when: AlertCondition; fired: Fired } {
  const { when, ...fired } = storedShape.parse(stored)
  return { when, fired }
}

/** Of each filing what its events were about, as the reader may see it now. */
async function factsNow(
  db: Db,
  rows: readonly { event: typeof alertEvents.$inferSelect; when: AlertCondition }[],
  looking: Looking,
): Promise<Map<string, AlertFacts>> {
  const needs = new Map<string, Needs>()
  for (const { event, when } of rows)
    if (event.accession_number !== null)
      needs.set(event.accession_number, both(needs.get(event.accession_number) ?? NOTHING, needsFor(when)))
  const read = await readFilings(db, [...needs.keys()], [...needs.values()].reduce(both, NOTHING))
  const facts = new Map<string, AlertFacts>()
  for (const filing of read.filings) {
    const needed = needs.get(filing.accession_number) ?? NOTHING
    facts.set(filing.accession_number, await factsFor(db, read, filing, looking, needed))
  }
  return facts
}

async function namesOf(db: Db, ciks: readonly string[]): Promise<Map<string, string>> {
  if (ciks.length === 0) return new Map()
  const rows = await db
    .select({ cik: companies.cik, name: companies.name })
    .from(companies)
    .where(inArray(companies.cik, [...ciks]))
  return new Map(rows.map((row) => [row.cik, row.name]))
}
