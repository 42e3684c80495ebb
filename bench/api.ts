/**
 * `npm run bench:api [URL]`: the warm API of a running site (URL, else one started here with the samples): requests a
 * second and latency of each heavy read with eight connections. A given site must trust a proxy (TRUST_PROXY), or its
 * limit of reads answers 429. Writes bench/results/api.json.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
// @ts-expect-error the package brings no types
import autocannon from 'autocannon'
import { startServer } from '../e2e/server.ts'

const SECONDS = 4

interface Sent {
  headers?: Record<string, string>
}
/** What is used of the package. Latencies in milliseconds. */
type Measure = (options: {
  url: string
  connections: number
  duration: number
  requests: { setupRequest: (request: Sent) => Sent }[]
}) => Promise<{
  requests: { average: number }
  latency: { p50: number; p97_5: number; p99: number }
  non2xx: number
}>
const measure: Measure = autocannon
const given = process.argv[2]
const server = given ? null : await startServer({ TRUST_PROXY: '1' })
const base = (given ?? server?.url ?? '').replace(/\/$/, '')
let calls = 0
const someone = () => {
  calls += 1
  return `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`
}
const paths = {
  health: '/healthz',
  'recent filings': '/api/filings/recent?limit=40',
  'a company': '/api/company/320193',
  "a company's statements": '/api/company/320193/income-statement?limit=50',
  'a series': '/api/company/320193/series?period=annual',
  'a filing': '/api/filing/0000320193-24-000123',
  companies: '/api/companies/?limit=25',
  search: '/api/companies/?search=app&limit=20',
  lists: '/api/lists/',
  statistics: '/api/stats',
  home: '/',
}
const results: Record<string, { per_second: number; p50: number; p97: number; p99: number; other: number }> = {}
try {
  console.log(`${'what'.padEnd(26)} a second     p50     p97.5     p99 (ms)   answers that are not 2xx`)
  for (const [name, path] of Object.entries(paths)) {
    const { requests, latency, non2xx } = await measure({
      url: base + path,
      connections: 8,
      duration: SECONDS,
      // The limit of reads counts by address: behind a trusted proxy every request is somebody else's.
      requests: [
        { setupRequest: (request) => ({ ...request, headers: { ...request.headers, 'x-forwarded-for': someone() } }) },
      ],
    })
    results[name] = {
      per_second: requests.average,
      p50: latency.p50,
      p97: latency.p97_5,
      p99: latency.p99,
      other: non2xx,
    }
    const number = (n: number) => String(Math.round(n * 10) / 10).padStart(8)
    console.log(
      `${name.padEnd(26)} ${number(requests.average)} ${number(latency.p50)}  ${number(latency.p97_5)}  ${number(latency.p99)}   ${non2xx || ''}`,
    )
  }
  mkdirSync(join(import.meta.dirname, 'results'), { recursive: true })
  writeFileSync(join(import.meta.dirname, 'results/api.json'), JSON.stringify(results, null, 2))
} finally {
  await server?.stop()
}
