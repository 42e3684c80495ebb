import { startMailbox } from './mailbox.ts'
import { startServer } from './server.ts'

/** One server with the samples for all journeys, and a mail server it sends to; each journey signs in on its own. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const mailbox = await startMailbox()
  const server = await startServer({
    SMTP_URL: mailbox.smtp,
    MAIL_FROM: 'Topline <reports@topline.example>',
    DEMO: '1',
  })
  process.env.E2E_URL = server.url
  process.env.E2E_MAILBOX = mailbox.url
  return async () => {
    await server.stop()
    await mailbox.close()
  }
}
