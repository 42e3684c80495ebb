/** The handler of this feature's job in a process that works. Without SMTP mails wait in the outbox for admins to see. */
import { smtpMailer } from '../../clients/mail/smtp.ts'
import type { AppContext } from '../../context.ts'
import { mailReports } from './jobs.ts'
import { makeReports } from './reports.ts'
import { sendWaiting } from './send.ts'

export async function startJobs(ctx: AppContext): Promise<void> {
  const { SMTP_URL, MAIL_FROM, PUBLIC_URL } = ctx.settings
  const mailer = SMTP_URL === '' ? null : smtpMailer(SMTP_URL)
  await ctx.jobs.work(mailReports, async (_payload, run) => {
    const made = await makeReports(ctx)
    if (made > 0) ctx.log.info({ mails: made }, 'reports')
    if (!mailer) return
    const host = new URL(PUBLIC_URL).hostname
    const counts = await sendWaiting({ ...ctx, mailer, from: MAIL_FROM, host }, run.signal)
    if (counts.sent + counts.failed + counts.later > 0) ctx.log.info(counts, 'mail')
  })
  await ctx.jobs.schedule(mailReports, '* * * * *', {})
}
