/**
 * Mails out of the outbox. A mail is claimed by moving its next attempt ahead, with a note that it is being sent; a
 * process that dies in between leaves the note, and such a mail is not sent again: rather none than two.
 */
import { sql } from 'drizzle-orm'
import { MailError, type Mailer } from '../../clients/mail/mailer.ts'
import type { AppContext } from '../../context.ts'
import type { Db } from '../../db/open.ts'

export interface SendContext extends Pick<AppContext, 'db' | 'log' | 'now'> {
  mailer: Mailer
  /** `MAIL_FROM` */
  from: string
  /** of PUBLIC_URL, for message ids */
  host: string
}

const MINUTE = 60_000
/** Mails of one run; the next minute goes on. */
const AT_ONCE = 50
/** After the n-th failure: 1, 5, 15 minutes, 1, 4, 12, 24 hours; then it has failed. */
const BACKOFF = [1, 5, 15, 60, 240, 720, 1440].map((minutes) => minutes * MINUTE)
const LEASE = 10 * MINUTE
const SENDING = 'being sent'
const NOT_KNOWN = 'It is not known whether it arrived; it is not sent again'

interface Claimed extends Record<string, unknown> {
  id: number
  to_email: string
  subject: string
  text: string
  html: string | null
  headers: Record<string, string>
  attempts: number
  was: string | null
}

/** Sends what is due, one after the other. @returns the numbers of mails by outcome */
export async function sendWaiting(
  ctx: SendContext,
  signal?: AbortSignal,
): Promise<{ sent: number; failed: number; later: number }> {
  const counts = { sent: 0, failed: 0, later: 0 }
  for (let n = 0; n < AT_ONCE && !signal?.aborted; n++) {
    const mail = await claim(ctx.db, ctx.now())
    if (!mail) break
    counts[await sendOne(ctx, mail)] += 1
  }
  return counts
}

async function claim(db: Db, now: Date): Promise<Claimed | null> {
  const { rows } = await db.execute<Claimed>(sql`
    update outbox set attempts = outbox.attempts + 1, error = ${SENDING},
      next_attempt_at = ${new Date(now.getTime() + LEASE).toISOString()}::timestamptz
    from (select id, error from outbox where status = 'waiting' and next_attempt_at <= ${now.toISOString()}::timestamptz
          order by next_attempt_at, id limit 1 for update skip locked) due
    where outbox.id = due.id
    returning outbox.id, to_email, subject, text, html, headers, attempts, due.error as was`)
  return rows[0] ?? null
}

async function sendOne(ctx: SendContext, mail: Claimed): Promise<'sent' | 'failed' | 'later'> {
  if (mail.was === SENDING) return conclude(ctx, mail, 'failed', NOT_KNOWN)
  try {
    await ctx.mailer.send({
      from: ctx.from,
      to: mail.to_email,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      headers: mail.headers,
      message_id: `<report-${mail.id}@${ctx.host}>`,
    })
    return conclude(ctx, mail, 'sent', null)
  } catch (error) {
    if (!(error instanceof MailError)) throw error
    ctx.log.warn({ mail: Number(mail.id), fault: error.fault, reason: error.message }, 'mail')
    if (error.fault === 'refused') return conclude(ctx, mail, 'failed', error.message)
    if (error.fault === 'unknown') return conclude(ctx, mail, 'failed', NOT_KNOWN)
    const wait = BACKOFF[Number(mail.attempts) - 1]
    if (wait === undefined) return conclude(ctx, mail, 'failed', `Given up: ${error.message}`)
    const next = new Date(ctx.now().getTime() + wait).toISOString()
    await ctx.db.execute(
      sql`update outbox set error = ${error.message}, next_attempt_at = ${next}::timestamptz where id = ${mail.id}`,
    )
    return 'later'
  }
}

async function conclude(
  ctx: SendContext,
  mail: Claimed,
  status: 'sent' | 'failed',
  error: string | null,
): Promise<'sent' | 'failed'> {
  const sentAt = status === 'sent' ? ctx.now().toISOString() : null
  await ctx.db.execute(
    sql`update outbox set status = ${status}, error = ${error}, sent_at = ${sentAt}::timestamptz where id = ${mail.id}`,
  )
  return status
}
