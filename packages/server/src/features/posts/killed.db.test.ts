/**
 * A process killed while a language model writes a post: the job is taken again, one click makes one post, and who
 * listens hears one end.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { Process } from '../../cli/process.fixture.ts'
import { startModelServer } from '../../clients/llm/model-server.fixture.ts'
import { openDb } from '../../db/open.ts'
import { startTestPostgres } from '../../db/postgres.fixture.ts'
import { SEEDED, seed } from '../statements/seed.fixture.ts'

const POST = { title: 'Apple, line by line', content: 'Revenue was **$260.17B** in fiscal 2019.' }
const endings: (() => unknown)[] = []
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end()
})

it.each(['postgres', 'embedded'] as const)(
  'one click makes one post though the writer is killed, on %s',
  { timeout: 90_000 },
  async (kind) => {
    const folder = mkdtempSync(join(tmpdir(), 'topline-killed-'))
    endings.push(() => rmSync(folder, { recursive: true, force: true }))
    const model = await startModelServer('silence')
    endings.push(() => model.close())
    const postgres = kind === 'postgres' ? await startTestPostgres() : null
    if (postgres) endings.push(() => postgres.stop())
    const where = { DATA_DIR: folder, DATABASE_URL: postgres?.url ?? '', onError: () => {} }
    const seeded = await openDb(where)
    await seed(seeded)
    await seeded.close()
    const env = {
      ...process.env,
      ...model.env(),
      DATA_DIR: folder,
      DATABASE_URL: where.DATABASE_URL,
      DEMO: '1',
      SAMPLES: '0',
      PORT: '0',
      WORKERS: '1',
      LOG_LEVEL: 'error',
      SESSION_SECRET: 'a secret for tests, longer than 32 characters',
    }
    const running = new Set<Process>()
    endings.push(() => Promise.all([...running].map((one) => one.kill())))
    const startAll = () => Process.start(postgres ? ['serve', '--no-worker'] : ['serve'], env, running)
    let [web, worker] = await Promise.all([startAll(), postgres ? Process.start(['worker'], env, running) : null])
    const origin = () => ({ origin: new URL(web.url).origin, 'content-type': 'application/json' })
    const signed = await fetch(new URL('/auth/demo', web.url), {
      method: 'POST',
      headers: origin(),
      body: JSON.stringify({ persona: 'admin' }),
    })
    const cookie = signed.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ')
    const click = async () => {
      const url = new URL(`/api/blogs/async?filing=${SEEDED.year}`, web.url)
      const answer = await fetch(url, { method: 'POST', headers: { ...origin(), cookie }, body: '{}' })
      expect(answer.status).toBe(202)
      return ((await answer.json()) as { job_id: string }).job_id
    }

    const job = await click()
    await vi.waitFor(() => expect(model.asked).toHaveLength(1), { timeout: 20_000, interval: 50 })
    const heard = listen(web.url, job, cookie)
    await vi.waitFor(() => expect(heard.text).toContain('"step":"Writing"'), { timeout: 10_000, interval: 50 })
    // A second click while it is written joins the first.
    expect(await click()).toBe(job)

    await (worker ?? web).kill()
    model.answer((asked) => (asked.text.includes('You check a text') ? { object: { findings: [] } } : { object: POST }))
    if (postgres) {
      // What the queue does after half a minute of silence, at once (a test of the queue shows that it does).
      const database = await openDb(where)
      await database.exec("update pgboss.job set state = 'retry', start_after = now() where state = 'active'")
      await database.close()
      worker = await Process.start(['worker'], env, running)
    } else {
      await heard.done
      expect(heard.text).not.toMatch(/event: (?:status|timeout)/)
      web = await startAll()
    }
    // A connection that was lost goes on after the last event it had.
    const rest = postgres ? heard : listen(web.url, job, cookie, heard.lastId())
    await vi.waitFor(() => expect(rest.text).toMatch(/event: status/), { timeout: 45_000, interval: 100 })
    await rest.done
    const all = postgres ? heard.text : heard.text + rest.text
    expect(all.match(/event: (?:status|timeout)/g)).toEqual(['event: status'])
    expect(all).toContain('"status":"completed"')
    expect(model.asked.filter((one) => !one.text.includes('You check a text'))).toHaveLength(2)
    // Whoever heard the end and comes back is told that there is no more.
    const again = await fetch(new URL(`/api/blogs/jobs/${job}/events`, web.url), {
      headers: { cookie, 'last-event-id': rest.lastId() },
    })
    expect(again.status).toBe(204)

    for (const one of [...running]) await one.end()
    const database = await openDb(where)
    endings.push(() => database.close())
    const made = (await database.exec('select title, job_id from posts')).rows
    expect(made).toEqual([{ title: POST.title, job_id: job }])
    expect((await database.exec('select count(*)::int as n from post_revisions')).rows).toEqual([{ n: 1 }])
  },
)

/** The events of a job as they come, until the stream ends or is cut. */
function listen(base: string, job: string, cookie: string, lastEventId = '') {
  const heard = {
    text: '',
    lastId: () => [...heard.text.matchAll(/^id: (\d+)$/gm)].at(-1)?.[1] ?? '',
    done: Promise.resolve(),
  }
  heard.done = (async () => {
    try {
      const answer = await fetch(new URL(`/api/blogs/jobs/${job}/events`, base), {
        headers: { cookie, ...(lastEventId === '' ? {} : { 'last-event-id': lastEventId }) },
      })
      const decoder = new TextDecoder()
      for await (const piece of answer.body ?? []) heard.text += decoder.decode(piece as Uint8Array, { stream: true })
    } catch {
      // The server was killed: the text ends where it ends.
    }
  })()
  return heard
}
