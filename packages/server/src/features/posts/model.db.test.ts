/** Posts and social posts where a language model is configured: what it writes, what it finds, what becomes of its faults. */
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../app.fixture.ts'
import {
  type Asked,
  type Reply,
  startModelServer,
  type TestModelServer,
  type TestProvider,
} from '../../clients/llm/model-server.fixture.ts'
import { openTestDatabase } from '../../db/database.fixture.ts'
import type { Database } from '../../db/open.ts'
import { modelCalls, pageJobs, postRevisions, posts, socialPosts } from '../../db/schema.ts'
import { executePageJob } from '../page-jobs/run.ts'
import { PAGE_JOBS } from '../social/worker.ts'
import { SEEDED, seed } from '../statements/seed.fixture.ts'

const GOOD = {
  title: 'Apple in fiscal 2019, line by line',
  content:
    'Revenue was **$260.17B** in fiscal 2019 and net income **$55.26B**.\n\n[Income flow](income_flow)\n\nRead [the filing](filing_url).',
}
const NONE = { findings: [] }

describe('posts with a language model', () => {
  let database: Database
  let model: TestModelServer
  let test: TestApp
  let admin: Record<string, string>
  beforeAll(async () => {
    model = await startModelServer({ object: GOOD })
    database = await openTestDatabase()
    await seed(database)
    await start('openai-compatible')
  })
  afterAll(async () => {
    await test.close()
    await database.close()
    await model.close()
  })
  beforeEach(() => {
    model.asked.length = 0
  })

  async function start(provider: TestProvider, more: Record<string, string> = {}): Promise<void> {
    await test?.close()
    test = await startTestApp(database, { env: { DEMO: '1', ...model.env(provider), ...more } })
    admin = await test.signIn('admin')
  }
  /** What the model answers to being asked to write, and to being asked to check. */
  const answers = (writing: Reply, checking: Reply = { object: NONE }) =>
    model.answer((asked) => (isCheck(asked) ? checking : writing))
  const isCheck = (asked: Asked) => asked.text.includes('You check a text')

  const ask = async (method: 'GET' | 'POST' | 'PATCH', url: string, payload: object = {}) => {
    const answer = await test.app.inject({ method, url, headers: admin, ...(method === 'GET' ? {} : { payload }) })
    return { status: answer.statusCode, body: answer.json() as Record<string, unknown> }
  }
  async function ended(answer: { body: Record<string, unknown> }) {
    const id = String(answer.body.job_id)
    await executePageJob(test.ctx, PAGE_JOBS, id)
    const [job] = await database.db.select().from(pageJobs).where(eq(pageJobs.id, id))
    if (!job) throw new Error('No job')
    return job
  }
  async function written(instructions: string | null = null, accession: string = SEEDED.year) {
    const job = await ended(await ask('POST', `/api/blogs/async?filing=${accession}`, { instructions }))
    const [row] = await database.db.select().from(posts).where(eq(posts.job_id, job.id))
    return { job, row: row ?? missing() }
  }
  const edited = async (id: number, fields: object) => {
    const now = (await ask('GET', `/api/blogs/${id}`)).body
    const { title, slug, content } = now
    return ended(await ask('POST', `/api/blogs/${id}/edit_async`, { title, slug, content, ...fields }))
  }

  it.each(['google', 'openai', 'anthropic', 'openai-compatible'] as const)(
    'writes what %s answers, and checks it',
    async (provider) => {
      await start(provider)
      answers({ object: GOOD })
      const { job, row } = await written('Be brief.')
      expect(job).toMatchObject({ status: 'completed', result: { writer: 'model', qc_passed: true } })
      expect(row).toMatchObject({ ...GOOD, qc_passed: true, prompt: 'Be brief.', status: 'draft' })
      expect(row.qc_report).toContain('4 hold, 0 wrong')
      const [writing, checking] = model.asked
      // The statement, the year before and what the editor asks for; figures apart from the instructions.
      expect(writing?.text).toContain('260174000000')
      expect(writing?.text).toContain('2018 FY')
      expect(writing?.text).toContain('Be brief.')
      expect(writing?.text).not.toContain('provenance')
      expect(checking && isCheck(checking)).toBe(true)
    },
  )

  it('leaves a draft with an invented figure failed, and names the figure', async () => {
    await start('openai-compatible')
    answers({
      object: { ...GOOD, content: 'Revenue was $260.17B. Net income was $71.40B. Orders on hand were $48.31B.' },
    })
    const { job, row } = await written()
    expect(job.result).toMatchObject({ writer: 'model', qc_passed: false })
    expect(row.qc_report).toMatch(/\$71\.40B .*\| \*\*Wrong/)
    // Nothing in the statement could confirm it: from an editor a warning, from a model a fault.
    expect(row.qc_report).toMatch(/\$48\.31B .*\| \*\*Wrong: the statement has no such figure/)
    expect(row.qc_report).toContain('2 hold, 2 wrong')
    expect((await ask('PATCH', `/api/blogs/${row.id}`, { status: 'published' })).status).toBe(409)
    const listed = (await ask('GET', '/api/admin/posts')).body as unknown as { id: number; wrong: { text: string }[] }[]
    expect(listed.find((one) => one.id === row.id)?.wrong.map((one) => one.text)).toEqual(['$71.40B', '$48.31B'])
  })

  it('lets a figure pass as a warning that the editor gave', async () => {
    answers({ object: { ...GOOD, content: 'Revenue was $260.17B. Orders on hand were $48.31B.' } })
    const { row } = await written('Mention the $48.31B of orders.')
    expect(row).toMatchObject({ qc_passed: true })
    expect(row.qc_report).toContain('2 hold, 0 wrong, 1 not checked')
  })

  it.each([
    ['malformed JSON', 'Here is your post: {"title": "A', 1],
    ['an answer of another shape', { object: { headline: 'A' } }, 1],
    ['empty texts', { object: { title: ' ', content: '' } }, 1],
    ['a title that is none', { object: { title: 'x'.repeat(900), content: 'Revenue was $260.17B.' } }, 1],
    ['a refusal', { refusal: 'No.' }, 1],
    ['a key that is not accepted', { status: 401 }, 1],
    ['a wish to wait an hour', { status: 429, retry_after: 3600 }, 1],
    ['another format', 'garbage', 1],
  ] satisfies [string, Reply, number][])('has the plain writer stand in for %s', async (_, reply, times) => {
    model.answer((asked) => (isCheck(asked) ? { object: NONE } : reply))
    const { job, row } = await written()
    expect(job).toMatchObject({ status: 'completed', result: { writer: 'plain', qc_passed: true } })
    expect(row.content).toContain('Every figure above is looked up in [the filing](filing_url)')
    expect(model.asked.filter((asked) => !isCheck(asked)).length).toBeGreaterThanOrEqual(times)
  })

  it('asks again after a 500 and a 429, and then writes', { timeout: 20_000 }, async () => {
    let n = 0
    model.answer((asked) => {
      if (isCheck(asked)) return { object: NONE }
      n += 1
      return n === 1 ? { status: 500 } : { object: GOOD }
    })
    const { job } = await written()
    expect(job.result).toMatchObject({ writer: 'model' })
    expect(n).toBe(2)
  })

  it('has no way to other sites in what a model wrote', async () => {
    answers({
      object: {
        title: 'Apple <b>now</b>\u202e',
        content:
          'Revenue was $260.17B.\n\n![x](https://evil.example/p.png) [click](https://evil.example) https://evil.example <script>alert(1)</script>',
      },
    })
    const { row } = await written()
    expect(row.content).not.toMatch(/evil|<script/)
    expect(row.title).not.toMatch(/\u202e/)
  })

  it('keeps figures for subscribers out of the title and first words that a model gave', async () => {
    answers({ object: { title: 'Apple made $58.02B', content: 'Revenue was $58.02B in the second quarter.' } })
    const { row } = await written(null, SEEDED.q2)
    expect(row).toMatchObject({ protected: true, qc_passed: true })
    expect(row.title).toBe('Apple in the second quarter of fiscal 2019: from revenue to net income')
    expect(row.slug).not.toMatch(/58/)
    expect(row.excerpt).not.toMatch(/58/)
  })

  describe('findings of a model', () => {
    it('never turn a failed check into a passed one', async () => {
      answers({ object: { ...GOOD, content: 'Revenue was $999.99B.' } }, { object: NONE })
      const { row } = await written()
      expect(row).toMatchObject({ qc_passed: false })
      expect(row.qc_report).not.toContain('language model')
    })

    it('are added as its own: about a figure nobody could confirm as a fault, about one that holds as a remark', async () => {
      answers(
        { object: GOOD },
        {
          object: {
            findings: [
              { quote: 'net income **$55.26B**', problem: 'Looks too high.' },
              { quote: 'not in the text', problem: 'Nothing.' },
            ],
          },
        },
      )
      const { row } = await written()
      expect(row).toMatchObject({ qc_passed: true })
      expect(row.qc_report).toContain('4 hold, 0 wrong, 0 not checked')
      expect(row.qc_report).toContain('**Further findings, by the language model**')
      expect(row.qc_report).toContain('Remark: “net income \\*\\*$55.26B\\*\\*”: Looks too high.')
      expect(row.qc_report).not.toContain('Nothing.')

      answers(
        { object: NONE },
        { object: { findings: [{ quote: '1,200 shops', problem: 'The figures say nothing of shops.' }] } },
      )
      const content = 'Revenue was $260.17B. It has 1,200 shops.'
      const job = await edited(row.id, { content })
      expect(job).toMatchObject({ status: 'completed', result: { blog_slug: row.slug, qc_passed: false } })
      const now = (await ask('GET', `/api/blogs/${row.id}`)).body
      expect(now.qc_report).toContain('Wrong: “1,200 shops”: The figures say nothing of shops.')
      const mine = (now.claims as { by?: string; start: number; end: number }[]).find((one) => one.by === 'model')
      expect(content.slice(mine?.start, mine?.end)).toBe('1,200 shops')
    })

    it('stay when the post is checked again for publishing', async () => {
      answers({ object: GOOD }, { object: { findings: [{ quote: '$260.17B', problem: 'Rounded.' }] } })
      const { row } = await written()
      model.asked.length = 0
      // A remark of the model is nothing the statement decides: a person stands by the words.
      const acknowledged = ['$260.17B']
      expect(await ask('PATCH', `/api/blogs/${row.id}`, { status: 'published', acknowledged })).toMatchObject({
        status: 200,
      })
      expect(model.asked).toHaveLength(0)
      expect(String((await ask('GET', `/api/blogs/${row.id}`)).body.qc_report)).toContain(
        'Remark: “$260.17B”: Rounded.',
      )
      await ask('PATCH', `/api/blogs/${row.id}`, { status: 'draft' })
    })

    it('hold up no edit of a published post: remarks stand in its report', async () => {
      answers({ object: GOOD })
      const { row } = await written()
      expect((await ask('PATCH', `/api/blogs/${row.id}`, { status: 'published' })).status).toBe(200)
      answers({ object: NONE }, { object: { findings: [{ quote: '$260.17B', problem: 'Rounded.' }] } })
      const content = 'Revenue was $260.17B in the year.'
      expect(await edited(row.id, { content })).toMatchObject({ status: 'completed', result: { qc_passed: true } })
      expect((await ask('GET', `/api/blogs/${row.id}`)).body).toMatchObject({
        status: 'published',
        content,
        qc_report: expect.stringContaining('Remark: “$260.17B”: Rounded.'),
      })
      // What the check itself could not decide is still asked for.
      const { title, slug } = row
      const open = { title, slug, content: `${content} Orders on hand were $48.31B.` }
      expect(await ask('POST', `/api/blogs/${row.id}/edit_async`, open)).toMatchObject({
        status: 409,
        body: { errors: [{ field: 'acknowledged', message: '$48.31B' }] },
      })
      await ask('PATCH', `/api/blogs/${row.id}`, { status: 'draft' })
    })

    it.each([
      ['refuses', { refusal: 'No.' }],
      ['answers nonsense', 'All fine!'],
      ['fails', { status: 401 }],
    ] satisfies [string, Reply][])('are none where it %s: ours stand alone', async (_, reply) => {
      answers({ object: { ...GOOD, content: 'Revenue was $999.99B.' } }, reply)
      const { row } = await written()
      expect(row).toMatchObject({ qc_passed: false })
      expect(row.qc_report).toContain('1 hold, 1 wrong')
    })
  })

  describe('further instructions', () => {
    it('change the post; the result names its address', async () => {
      answers({ object: GOOD })
      const { row } = await written()
      answers({ object: { title: 'Apple, shorter', content: 'Net income was $55.26B.' } })
      const job = await edited(row.id, { prompt: 'Shorter, and look ahead.', slug: 'apple-shorter' })
      expect(job).toMatchObject({ status: 'completed', result: { blog_slug: 'apple-shorter', qc_passed: true } })
      expect(model.asked.at(-2)?.text).toContain('Shorter, and look ahead.')
      expect(model.asked.at(-2)?.text).toContain(GOOD.title)
      expect((await ask('GET', '/api/blogs/apple-shorter')).body).toMatchObject({
        title: 'Apple, shorter',
        content: 'Net income was $55.26B.',
        qc_passed: true,
      })
    })

    it('fail with the figure a model invented on the way; a published text stays', async () => {
      answers({ object: GOOD })
      const { row } = await written()
      await ask('PATCH', `/api/blogs/${row.id}`, { status: 'published' })
      answers({ object: { title: 'Apple', content: 'Net income was $99.99B.' } })
      const job = await edited(row.id, { prompt: 'Bolder.' })
      expect(job).toMatchObject({ status: 'failed', error: expect.stringMatching(/^QC failed \(1 figure differs\)/) })
      expect((await ask('GET', `/api/blogs/${row.id}`)).body).toMatchObject({ status: 'published', title: GOOD.title })
      await ask('PATCH', `/api/blogs/${row.id}`, { status: 'draft' })
    })

    it.each([
      ['refuses', { refusal: 'No.' }, /would not answer/],
      ['answers nonsense', 'Sure!', /could not be understood/],
      ['is asked too often', { status: 429, retry_after: 3600 }, /asked too often/],
      ['gives no text', { object: { title: '', content: '' } }, /no text that can be a post/],
    ] satisfies [string, Reply, RegExp][])('that the model %s lose nothing', async (_, reply, words) => {
      answers({ object: GOOD })
      const { row } = await written()
      answers(reply)
      const job = await edited(row.id, { title: 'My own words', prompt: 'Do something.' })
      expect(job).toMatchObject({ status: 'failed', error: expect.stringMatching(words) })
      expect(job.error).toMatch(/stays as it was; your text is kept among its revisions\.$/)
      expect((await ask('GET', `/api/blogs/${row.id}`)).body.title).toBe(GOOD.title)
      const kept = await database.db
        .select()
        .from(postRevisions)
        .where(eq(postRevisions.post_id, row.id))
        .orderBy(asc(postRevisions.id))
      expect(kept.map((one) => [one.title, one.state])).toEqual([
        [GOOD.title, 'applied'],
        ['My own words', 'refused'],
      ])
    })
  })

  it('writes and checks by rules when the budget of the day is spent, and says so where a model is asked for', async () => {
    await start('openai-compatible', { LLM_PRICE_INPUT: '1', LLM_PRICE_OUTPUT: '1', LLM_BUDGET_PER_DAY: '0.000001' })
    answers({ object: GOOD })
    const { job, row } = await written()
    expect(job).toMatchObject({ status: 'completed', result: { writer: 'plain', qc_passed: true } })
    const edit = await edited(row.id, { prompt: 'Shorter.' })
    expect(edit).toMatchObject({ status: 'failed', error: expect.stringMatching(/budget/i) })
    expect(edit.error).toMatch(/kept among its revisions/)
    expect(await edited(row.id, { title: 'By hand' })).toMatchObject({ status: 'completed' })
    expect(model.asked).toHaveLength(0)
    await start('openai-compatible')
  })

  it('adds findings to social posts and takes none away', async () => {
    answers({ object: GOOD })
    const { row } = await written()
    answers({ object: GOOD }, { object: { findings: [{ quote: 'revenue $260.17B', problem: 'Rounded.' }] } })
    const made = await ended(await ask('POST', `/api/blogs/${row.id}/create_social_posts`))
    const [tweet] = (made.result?.social_posts ?? []) as { id: number; qc_result: Record<string, unknown> }[]
    expect(tweet?.qc_result).toMatchObject({ passed: true, description: 'every figure stands in the filing' })
    expect(tweet?.qc_result.rationale).toMatch(/The language model adds a finding: “revenue \$260\.17B”: Rounded\.$/)

    const change = async (content: string, checking: Reply) => {
      answers({ object: GOOD }, checking)
      const job = await ended(await ask('POST', `/api/social-posts/${tweet?.id}/edit_async`, { content }))
      return (job.result as { social_post: { qc_result: Record<string, unknown> } }).social_post.qc_result
    }
    // "All fine" for a figure that is wrong.
    expect(await change('Apple revenue: $999.99B {blog_url}', { object: NONE })).toMatchObject({
      passed: false,
      description: 'one figure differs',
    })
    // A figure that nobody could confirm, and the model doubts.
    const doubt = { findings: [{ quote: '1,200 shops', problem: 'No figure for that.' }] }
    expect(await change('Apple runs 1,200 shops {blog_url}', { object: doubt })).toMatchObject({
      passed: false,
      description: 'the language model found a fault',
    })
    expect((await ask('POST', `/api/social-posts/${tweet?.id}/publish_async`)).status).toBe(409)
    expect(await change('Apple revenue: $260.17B {blog_url}', { status: 401 })).toMatchObject({
      passed: true,
      rationale: expect.not.stringMatching(/language model/),
    })
    const rows = await database.db.select().from(socialPosts).where(eq(socialPosts.post_id, row.id))
    expect(rows).toHaveLength(1)
    const purposes = new Set((await database.db.select().from(modelCalls)).map((call) => call.purpose))
    expect([...purposes].sort()).toEqual(['post', 'post check', 'tweet check'])
  })
})

function missing(): never {
  throw new Error('No post was made')
}
