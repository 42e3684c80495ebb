import { startMailbox } from './mailbox.ts'
import { startServer } from './server.ts'
import { rememberPosts } from './site.ts'

/** One server with the samples for all journeys, and a mail server it sends to; each journey signs in on its own. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  // A site that runs already (E2E_URL): quick to try one journey again and again; those about mail need the mail server.
  if (process.env.E2E_URL) {
    await rememberPosts()
    return async () => {}
  }
  const mailbox = await startMailbox()
  const server = await startServer({
    SMTP_URL: mailbox.smtp,
    MAIL_FROM: 'Topline <reports@topline.example>',
    DEMO: '1',
    CONTACT_EMAIL: 'contact@topline.example',
  })
  process.env.E2E_URL = server.url
  process.env.E2E_MAILBOX = mailbox.url
  await rememberPosts()
  return async () => {
    await server.stop()
    await mailbox.close()
  }
}
