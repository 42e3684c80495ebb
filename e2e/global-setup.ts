import { startServer } from './server.ts'

/** One server with the samples for all journeys; each journey signs in on its own. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await startServer()
  process.env.E2E_URL = server.url
  return () => server.stop()
}
