/** The schedule of releases on a fixed clock: what it asks of EDGAR, and when. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { idleJobs } from '../../app.fixture.ts'
import { type SampleServer, startSampleServer } from '../../clients/edgar/sample-server.fixture.ts'
import { describeOnBoth } from '../../db/database.fixture.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { startTestAnalysis, type TestAnalysis } from '../analyses/analysis.fixture.ts'
import { seed } from '../statements/seed.fixture.ts'
import { watchReleases } from './jobs.ts'
import { startJobs } from './worker.ts'

/** The feeds of four reports and two current reports. */
const A_GLANCE = 6

describeOnBoth('looking out for the releases of a company', ({ database }) => {
  let edgar: SampleServer
  let test: TestAnalysis
  beforeAll(async () => {
    edgar = await startSampleServer()
    const { url } = edgar
    const leading = { EDGAR_USER_AGENT: 'Topline test@example.com', EDGAR_WWW_URL: url, EDGAR_DATA_URL: url }
    test = startTestAnalysis(database(), { ...leading, EDGAR_SYNC: 'on' })
    // Apple filed last on 31 October 2019 and on 30 January the year before: its next 10-Q is expected on 29 January 2020.
    await seed(database())
  })
  afterAll(async () => {
    await test.close()
    await edgar.close()
  })

  /** What the job asks at some moments of a process, one after the other. */
  async function asked(...moments: string[]): Promise<number[]> {
    let look = async () => {}
    const times = new Map<string, string>()
    const run = { id: '1', signal: new AbortController().signal, retryCount: 0 }
    let now = new Date(0)
    const jobs: Jobs = {
      ...idleJobs,
      async work(job, handler) {
        if (job.name === watchReleases.name) look = () => handler(job.payload.parse({}), run)
      },
      async schedule(job, cron) {
        times.set(job.name, cron)
      },
    }
    await startJobs({ ...test.ctx, jobs, now: () => now })
    expect(times.get(watchReleases.name)).toBe('1-59/2 10-14,20-22 * * 1-5')
    const counts: number[] = []
    for (const moment of moments) {
      now = new Date(moment)
      const before = edgar.asked.length
      await look()
      counts.push(edgar.asked.length - before)
    }
    return counts
  }

  it('asks around the day that its report is expected, before the market opens and after it has closed', async () => {
    expect(
      await asked('2020-01-14T21:31:00Z', '2020-01-28T11:31:00Z', '2020-01-28T21:31:00Z', '2020-02-05T21:31:00Z'),
    ).toEqual([0, A_GLANCE, A_GLANCE, A_GLANCE])
    expect(await asked('2020-01-15T21:31:00Z', '2020-01-28T17:31:00Z', '2020-02-06T21:31:00Z')).toEqual([
      A_GLANCE,
      0,
      0,
    ])
    expect(edgar.asked.every((path) => path.startsWith('/cgi-bin/browse-edgar?action=getcurrent'))).toBe(true)
  })

  it('asks nothing where nothing is expected', async () => {
    expect(await asked('2019-12-10T21:31:00Z', '2020-06-30T20:31:00Z')).toEqual([0, 0])
  })
})
