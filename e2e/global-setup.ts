import { startServer } from './server.ts'

/** One server with the samples for all journeys (or the one of E2E_URL); each journey signs in on its own. */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_URL) return
  const server = await startServer()
  process.env.E2E_URL = server.url
  return () => server.stop()
}
