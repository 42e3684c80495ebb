/** What fired is told: a mail a reader and round, a message a webhook and event, within the transaction that notes it. */

import type { Fired } from '@topline/core/alerts/fires.ts'
import { eventWords } from '@topline/core/alerts/words.ts'
import { pagePath } from '@topline/core/filing/page-path.ts'
import { shortCompanyName } from '@topline/core/format/company-name.ts'
import { counted } from '@topline/core/format/counted.ts'
import { formatDate } from '@topline/core/format/date.ts'
import type { Tx } from '../../db/open.ts'
import { outbox, webhookDeliveries } from '../../db/schema.ts'
import { readerToken } from '../records/reader-token.ts'
import type { AlertContext } from './context.ts'
import { sendWebhooks } from './jobs.ts'
import { type AlertMail, alertHtml, alertText } from './mail.ts'
import type { WaitingRule } from './queries.ts'
import { newMessageId } from './signing.ts'

export interface Told {
  rule: WaitingRule
  fired: Fired
  event_id: number
  cik: string
  company: string
  form_type: string | null
  accession_number: string | null
}

const MOST_A_MAIL = 40

export async function tell(ctx: AlertContext, tx: Tx, told: readonly Told[]): Promise<void> {
  const hooked = told.filter(({ rule }) => rule.webhook_id !== null)
  for (const { rule, event_id } of hooked) {
    if (rule.webhook_id === null) continue
    const at = ctx.now()
    await tx
      .insert(webhookDeliveries)
      .values({
        webhook_id: rule.webhook_id,
        event_id,
        message_id: newMessageId(),
        created_at: at,
        next_attempt_at: at,
      })
      .onConflictDoNothing()
  }
  if (hooked.length > 0) await ctx.jobs.send(sendWebhooks, {})
  const readers = new Map<number, Told[]>()
  for (const one of told.filter(({ rule }) => rule.by_mail))
    readers.set(one.rule.user_id, [...(readers.get(one.rule.user_id) ?? []), one])
  for (const [userId, all] of readers) await mailTo(ctx, tx, userId, all)
}

async function mailTo(ctx: AlertContext, tx: Tx, userId: number, all: readonly Told[]): Promise<void> {
  const [first] = all
  if (!first) return
  const now = ctx.now()
  const site = ctx.settings.PUBLIC_URL.replace(/\/+$/, '')
  const unsubscribe = `${site}/api/email-reports/unsubscribe?token=${readerToken(ctx.sessionSecret, 'alert-mails', userId)}`
  const mail: AlertMail = {
    title: all.length === 1 ? 'One alert' : counted(all.length, 'alert'),
    date: formatDate(now.toISOString()),
    entries: all.slice(0, MOST_A_MAIL).map((one) => ({
      rule: one.rule.name,
      company: one.company,
      text: eventWords(one.rule.when, one.fired, one.form_type),
      href: `${site}${hrefOf(one)}`,
    })),
    more: Math.max(0, all.length - MOST_A_MAIL),
    links: { alerts: `${site}/alerts`, unsubscribe, home: site },
  }
  await tx
    .insert(outbox)
    .values({
      ...{
        user_id: userId,
        to_email: first.rule.email,
        subject: subjectOf(all),
        created_at: now,
        next_attempt_at: now,
      },
      ...{ text: alertText(mail), html: alertHtml(mail), once_key: `alert:${first.event_id}` },
      headers: {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'Auto-Submitted': 'auto-generated',
      },
    })
    .onConflictDoNothing()
}

const hrefOf = ({ accession_number, form_type, cik }: Pick<Told, 'accession_number' | 'form_type' | 'cik'>) =>
  accession_number === null ? `/company/${cik}` : pagePath(accession_number, form_type ?? '')

function subjectOf(all: readonly Told[]): string {
  const [first, second] = all
  if (!first) return 'Alerts'
  const name = shortCompanyName(first.company)
  return clean(second ? `${name} and more: ${counted(all.length, 'alert')}` : `${name}: ${first.rule.name}`)
}

/** Names come from filings and readers: no line of a header may end inside one. */
const clean = (text: string): string =>
  text
    .replace(/\p{C}+/gu, ' ')
    .trim()
    .slice(0, 180)
