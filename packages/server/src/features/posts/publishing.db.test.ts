import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fromOurPage, startTestApp, type TestApp } from '../../app.fixture.ts'
import { describeOnBoth } from '../../db/database.fixture.ts'
import { auditLog, pageJobs, posts, socialPosts } from '../../db/schema.ts'
import { withoutInstants } from '../../instants.fixture.ts'
import { executePageJob } from '../page-jobs/run.ts'
import { PAGE_JOBS } from '../social/worker.ts'
import { SEEDED, seed } from '../statements/seed.fixture.ts'

type Answer = { status: number; body: Record<string, never> & { [key: string]: unknown } }

describeOnBoth('publishing a post', ({ database }) => {
  let test: TestApp
  let admin: Record<string, string>
  beforeAll(async () => {
    await seed(database())
    test = await startTestApp(database(), { env: { DEMO: '1' } })
    admin = await test.signIn('admin')
  })
  afterAll(() => test.close())

  const ask = async (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
    headers = admin,
  ): Promise<Answer> => {
    const answer = await test.app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
    return { status: answer.statusCode, body: answer.body === '' ? {} : answer.json() }
  }
  const run = (id: unknown) => executePageJob(test.ctx, PAGE_JOBS, String(id))
  const jobOf = async (id: unknown) =>
    (
      await database()
        .db.select()
        .from(pageJobs)
        .where(eq(pageJobs.id, String(id)))
    )[0]
  const resultOf = async (id: unknown) => ((await jobOf(id))?.result ?? {}) as Record<string, unknown>
  const events = async (id: unknown, headers = {}) =>
    test.app.inject({ url: `/api/blogs/jobs/${id}/events`, headers: { ...admin, ...headers } })

  it('is for admins', async () => {
    const free = await test.signIn('free')
    for (const [headers, status] of [
      [fromOurPage, 401],
      [free, 403],
    ] as const) {
      expect((await ask('POST', `/api/blogs/async?filing=${SEEDED.year}`, {}, headers)).status).toBe(status)
      expect((await ask('PATCH', '/api/blogs/1', { protected: true }, headers)).status).toBe(status)
      expect((await ask('DELETE', '/api/social-posts/1', undefined, headers)).status).toBe(status)
      expect((await ask('GET', '/api/blogs/jobs/x/events', undefined, headers)).status).toBe(status)
    }
  })

  it('writes one post a click, however often the job runs, and ends its events with one status', async () => {
    const first = await ask('POST', `/api/blogs/async?filing=${SEEDED.year}`, {})
    const second = await ask('POST', `/api/blogs/async?filing=${SEEDED.year}`, {})
    expect(first.status).toBe(202)
    expect(second.body.job_id).toBe(first.body.job_id)
    await Promise.all([run(first.body.job_id), run(first.body.job_id)])
    await run(first.body.job_id)
    const made = await database().db.select().from(posts)
    expect(made).toHaveLength(1)
    expect(made[0]).toMatchObject({ qc_passed: true, status: 'draft', protected: false })
    const stream = (await events(first.body.job_id)).body
    expect(stream.match(/event: status/g)).toHaveLength(1)
    expect(stream).toContain(`"blog_slug":"${made[0]?.slug}"`)
    const id = /id: (\d+)\nevent: status/.exec(stream)?.[1] ?? ''
    expect((await events(first.body.job_id, { 'last-event-id': id })).statusCode).toBe(204)
  })

  it('leaves nothing of a run that was killed half way, and the next run ends it', async () => {
    const { body } = await ask('POST', `/api/blogs/async?filing=${SEEDED.q3}`, {})
    // Killed after the work, before it was written: the handler's save never ran.
    await PAGE_JOBS['create-post']?.(test.ctx, {
      job: (await jobOf(body.job_id)) ?? never(),
      signal: undefined,
      step: async () => {},
    })
    expect(
      await database()
        .db.select()
        .from(posts)
        .where(eq(posts.job_id, String(body.job_id))),
    ).toHaveLength(0)
    await run(body.job_id)
    expect(
      await database()
        .db.select()
        .from(posts)
        .where(eq(posts.job_id, String(body.job_id))),
    ).toHaveLength(1)
    expect((await jobOf(body.job_id))?.status).toBe('completed')
  })

  it('tells a page that waits too long', async () => {
    const { body } = await ask('POST', `/api/blogs/async?filing=${SEEDED.q1}`, {})
    await database()
      .db.update(pageJobs)
      .set({ created_at: new Date(Date.now() - 11 * 60_000) })
      .where(eq(pageJobs.id, String(body.job_id)))
    expect((await events(body.job_id)).body).toMatch(/event: timeout\ndata: .*"status":"timeout"/)
    await run(body.job_id)
    expect(
      await database()
        .db.select()
        .from(posts)
        .where(eq(posts.job_id, String(body.job_id))),
    ).toHaveLength(0)
  })

  it('publishes what nobody could check only for a person who stands by its words', async () => {
    const [row] = await database().db.select().from(posts)
    if (!row) return never()
    const path = `/api/blogs/${row.id}`
    const edit = await ask('POST', `${path}/edit_async`, {
      title: row.title,
      slug: row.slug,
      content: `${row.content}\n\nThe goodwill was $17.4 billion.`,
      preview_characters: 160,
      version: row.version,
    })
    expect((await jobOf(edit.body.job_id))?.result).toMatchObject({ qc_passed: true })
    expect(await ask('PATCH', path, { status: 'published' })).toMatchObject({
      status: 409,
      body: { detail: '1 claim could not be checked and must be acknowledged first: “$17.4 billion”' },
    })
    expect((await ask('PATCH', path, { status: 'published', acknowledged: ['something else'] })).status).toBe(409)
    const published = await ask('PATCH', path, { status: 'published', acknowledged: ['$17.4 billion'] })
    expect(published.body).toMatchObject({ status: 'published' })
    const [kept] = await database().db.select().from(auditLog).where(eq(auditLog.action, 'post.publish'))
    expect(kept?.detail).toEqual({ acknowledged: ['$17.4 billion'] })
    expect((await ask('PATCH', path, { status: 'draft' })).status).toBe(200)
  })

  it.each([
    ['an amount', 'Net income was $999.99 billion.', '$999.99 billion'],
    ['a direction', 'Revenue rose compared with the year before.', 'rose'],
    ['an amount of its part', 'iPhone did well. It brought in $999.99 billion.', '$999.99 billion'],
  ])('publishes nothing that the filing contradicts, whoever stands by it: %s', async (_, sentence, words) => {
    const [row] = await database().db.select().from(posts).orderBy(posts.id)
    if (!row) return never()
    const path = `/api/blogs/${row.id}`
    const form = { title: row.title, slug: row.slug, preview_characters: 160 }
    const edit = await ask('POST', `${path}/edit_async`, {
      ...{ ...form, version: row.version },
      content: `${row.content}\n\n${sentence}`,
    })
    expect((await jobOf(edit.body.job_id))?.result).toMatchObject({ qc_passed: false })
    const { claims, version } = (await ask('GET', path)).body as unknown as {
      claims: { text: string; verdict: string }[]
      version: number
    }
    expect(claims.filter((one) => one.verdict === 'wrong').map((one) => one.text)).toEqual([words])
    expect(await ask('PATCH', path, { status: 'published', acknowledged: [words] })).toMatchObject({
      status: 409,
      body: { detail: 'Blog QC has not passed' },
    })
    const back = await ask('POST', `${path}/edit_async`, { ...form, content: row.content, version })
    expect((await jobOf(back.body.job_id))?.result).toMatchObject({ qc_passed: true })
  })

  it('publishes only what passed, and what changed only when it passed again', async () => {
    const [row] = await database().db.select().from(posts)
    if (!row) return never()
    const path = `/api/blogs/${row.id}`
    const bad = {
      title: 'Wrong',
      slug: row.slug,
      content: 'Revenue was $999.99 billion.',
      preview_characters: 160,
      version: row.version,
    }
    const edit = await ask('POST', `${path}/edit_async`, bad)
    expect(edit.status).toBe(202)
    expect((await jobOf(edit.body.job_id))?.result).toMatchObject({ blog_slug: row.slug, qc_passed: false })
    expect(await ask('PATCH', path, { status: 'published' })).toMatchObject({
      status: 409,
      body: { detail: 'Blog QC has not passed' },
    })
    // Two admins: the second hears of the first, and the text is kept.
    const late = await ask('POST', `${path}/edit_async`, { ...bad, title: 'Late', version: row.version })
    expect(await jobOf(late.body.job_id)).toMatchObject({
      status: 'failed',
      error: expect.stringMatching(/^Somebody else saved/),
    })
    const revisions = (await ask('GET', `${path}/revisions`)).body as unknown as {
      id: number
      title: string
      state: string
    }[]
    expect(revisions.map((one) => [one.title, one.state])).toEqual([
      ['Late', 'refused'],
      ['Wrong', 'applied'],
      [row.title, 'applied'],
    ])
    const back = await ask('POST', `${path}/revisions/${revisions[2]?.id}/restore`)
    expect((await jobOf(back.body.job_id))?.status).toBe('completed')
    expect((await ask('PATCH', path, { status: 'published' })).body).toMatchObject({
      status: 'published',
      title: row.title,
    })
    // The published text stays until another one passes.
    const now = (await ask('GET', path)).body
    const refused = await ask('POST', `${path}/edit_async`, { ...bad, version: now.version })
    expect((await jobOf(refused.body.job_id))?.error).toMatch(/^QC failed \(1 figure differs\)/)
    expect((await ask('GET', path, undefined, fromOurPage)).body.title).toBe(row.title)
    expect((await ask('DELETE', path)).status).toBe(409)
  })

  it('saves the text without a model, and says that instructions need one', async () => {
    const [row] = await database().db.select().from(posts).orderBy(posts.id)
    if (!row) return never()
    const { title, slug, content, version } = row
    const form = { title, slug, content, version, preview_characters: 160, prompt: 'Shorter, please.' }
    const { body } = await ask('POST', `/api/blogs/${row.id}/edit_async`, form)
    expect(await jobOf(body.job_id)).toMatchObject({
      status: 'completed',
      result: {
        blog_slug: slug,
        message: 'The text was saved as written. Further instructions need a language model, and none is configured.',
      },
    })
    expect((await ask('GET', `/api/blogs/${row.id}`)).body.version).toBe(version + 1)
  })

  it('keeps former slugs leading to the post and refuses those of others', async () => {
    const [a, b] = await database().db.select().from(posts).orderBy(posts.id)
    if (!a || !b) return never()
    const form = { title: b.title, content: b.content, preview_characters: 160 }
    expect((await ask('POST', `/api/blogs/${b.id}/edit_async`, { ...form, slug: 'Not A Slug' })).status).toBe(422)
    expect((await ask('POST', `/api/blogs/${b.id}/edit_async`, { ...form, slug: a.slug })).status).toBe(409)
    await ask('POST', `/api/blogs/${b.id}/edit_async`, { ...form, slug: 'renamed' })
    expect((await ask('GET', `/api/blogs/${b.slug}`)).body.slug).toBe('renamed')
  })

  it('generates, checks, edits, publishes and deletes social posts', async () => {
    const [post] = await database().db.select().from(posts).orderBy(posts.id)
    if (!post) return never()
    const make = async () => {
      const { body } = await ask('POST', `/api/blogs/${post.id}/create_social_posts`, {})
      await run(body.job_id)
      return (await resultOf(body.job_id)).social_posts as {
        id: number
        content: string
        qc_result: { passed: boolean }
      }[]
    }
    const [one] = await make()
    const [two] = await make()
    if (!one || !two) return never()
    expect(one.qc_result.passed && two.qc_result.passed).toBe(true)
    expect(one.content).not.toBe(two.content)
    expect((await ask('POST', `/api/social-posts/${two.id}/edit_async`, { content: 'x'.repeat(281) })).status).toBe(422)
    const edited = await ask('POST', `/api/social-posts/${two.id}/edit_async`, {
      content: 'Apple revenue: $1.00T {blog_url}',
    })
    expect((await jobOf(edited.body.job_id))?.result).toMatchObject({
      social_post: { qc_result: { passed: false, description: 'one figure differs' } },
    })
    expect((await ask('POST', `/api/social-posts/${two.id}/publish_async`, {})).status).toBe(409)
    const out = await ask('POST', `/api/social-posts/${one.id}/publish_async`, {})
    expect((await ask('POST', `/api/social-posts/${one.id}/publish_async`, {})).status).toBe(409)
    await run(out.body.job_id)
    const [sent] = await database().db.select().from(socialPosts).where(eq(socialPosts.id, one.id))
    expect(sent).toMatchObject({
      published: true,
      state: 'published',
      url: expect.stringContaining(`/blogs/${post.slug}`),
    })
    expect((await ask('DELETE', `/api/social-posts/${one.id}`)).status).toBe(409)
    expect((await ask('DELETE', `/api/social-posts/${two.id}`)).status).toBe(204)
  })

  it('answers tweets and checks without a model', async () => {
    const tweets = await ask('POST', `/api/filing/${SEEDED.year}/message`, { message: 'tweets', purpose: 'tweets' })
    expect(String(tweets.body.response).split('\n-----\n')).toHaveLength(3)
    const check = async (message: string) =>
      String((await ask('POST', `/api/filing/${SEEDED.year}/message`, { message, purpose: 'check' })).body.response)
    expect(await check('Revenue was $260.17B.')).toMatch(/^Yes/)
    expect(await check('Revenue was $360.17B.')).toMatch(/^No/)
    // They are no questions: nothing is kept of them, and none of the hour's questions is used up.
    for (let i = 0; i < 22; i++) expect(await check('Revenue was $260.17B.')).toMatch(/^Yes/)
    expect((await ask('GET', `/api/filing/${SEEDED.year}/messages`)).body).toMatchObject({ messages: [] })
  })

  it('keeps what subscribers alone may see out of what visitors get', async () => {
    const { body } = await ask('POST', `/api/blogs/async?filing=${SEEDED.q2}`, {})
    await run(body.job_id)
    const slug = String((await resultOf(body.job_id)).blog_slug)
    expect(await ask('PATCH', `/api/blogs/${slug}`, { status: 'published' })).toMatchObject({ status: 200 })
    // Even when an admin opens the post and shows as much as can be shown.
    await ask('PATCH', `/api/blogs/${slug}`, { protected: false })
    await database().db.update(posts).set({ preview_characters: 500 }).where(eq(posts.slug, slug))
    const visitor = await ask('GET', `/api/blogs/${slug}`, undefined, fromOurPage)
    expect(withoutInstants(JSON.stringify(visitor.body))).not.toMatch(/58\.0|58,0|11\.56/)
    expect(visitor.body.protected).toBe(true)
    const list = await ask('GET', '/api/blogs', undefined, fromOurPage)
    expect(withoutInstants(JSON.stringify(list.body))).not.toMatch(/58\.0|11\.56/)
    const subscriber = await ask('GET', `/api/blogs/${slug}`, undefined, await test.signIn('hobby'))
    expect(String(subscriber.body.content)).toContain('$58.02B')
    expect((await ask('GET', `/api/blogs/${slug}?preview=true`)).body).toEqual(visitor.body)
  })

  it('marks a statement that failed its checks as nothing to publish from', async () => {
    const { body } = await ask('POST', `/api/blogs/async?filing=${SEEDED.failed}`, {})
    await run(body.job_id)
    expect((await jobOf(body.job_id))?.result).toMatchObject({ qc_passed: false })
    const all = (await ask('GET', '/api/admin/posts')).body as unknown as { problem: string | null }[]
    expect(all.filter((one) => one.problem !== null)).toMatchObject([
      { problem: 'The income statement of this filing failed a quality check.' },
    ])
  })

  it('deletes drafts, brings them back, and audits every step', async () => {
    const [post] = await database().db.select().from(posts).orderBy(posts.id)
    if (!post) return never()
    await ask('PATCH', `/api/blogs/${post.id}`, { status: 'draft' })
    expect((await ask('GET', `/api/blogs/${post.id}`, undefined, fromOurPage)).status).toBe(404)
    expect((await ask('DELETE', `/api/blogs/${post.id}`)).status).toBe(204)
    expect((await ask('GET', `/api/blogs/${post.id}`)).status).toBe(404)
    expect((await ask('POST', `/api/blogs/${post.id}/restore`)).body).toMatchObject({
      slug: post.slug,
      status: 'draft',
    })
    const actions = new Set((await database().db.select().from(auditLog)).map((row) => row.action))
    for (const action of [
      'post.create',
      'post.edit',
      'post.publish',
      'post.unpublish',
      'post.delete',
      'post.restore',
      'social.publish',
    ])
      expect(actions).toContain(action)
  })

  it('changes a published post to what nobody could check only for a person who stands by its words', async () => {
    const [row] = await database().db.select().from(posts)
    if (!row) return never()
    const path = `/api/blogs/${row.id}`
    const now = async () => (await database().db.select().from(posts).where(eq(posts.id, row.id)))[0] ?? never()
    await ask('PATCH', path, { status: 'published' })
    expect(await now()).toMatchObject({ status: 'published' })
    const edit = { title: row.title, slug: row.slug, preview_characters: 160, content: row.content }
    const first = { ...edit, content: `${row.content}\n\nThe backlog was $18.2 billion.` }
    expect(await ask('POST', `${path}/edit_async`, first)).toMatchObject({
      status: 409,
      body: {
        detail: '1 claim could not be checked and must be acknowledged first: “$18.2 billion”',
        errors: [{ field: 'acknowledged', message: '$18.2 billion' }],
      },
    })
    expect((await now()).content).toBe(row.content)
    const saved = await ask('POST', `${path}/edit_async`, { ...first, acknowledged: ['$18.2 billion'] })
    expect((await jobOf(saved.body.job_id))?.result).toMatchObject({ qc_passed: true })
    expect(await now()).toMatchObject({ status: 'published', content: first.content })
    const kept = await database().db.select().from(auditLog).where(eq(auditLog.action, 'post.edit'))
    expect(kept.map((one) => one.detail)).toContainEqual({
      job_id: saved.body.job_id,
      acknowledged: ['$18.2 billion'],
    })
    // What somebody stood by is not asked about again, only what is new.
    const more = { ...first, content: `${first.content} Orders came to $21.5 billion.` }
    expect(await ask('POST', `${path}/edit_async`, more)).toMatchObject({
      status: 409,
      body: { errors: [{ field: 'acknowledged', message: '$21.5 billion' }] },
    })
    // A former text that says something unchecked is asked about too.
    const plain = await ask('POST', `${path}/edit_async`, edit)
    expect((await jobOf(plain.body.job_id))?.status).toBe('completed')
    const revisions = (await ask('GET', `${path}/revisions`)).body as unknown as { id: number; content: string }[]
    const former = revisions.find((one) => one.content === first.content)
    const restore = `${path}/revisions/${former?.id}/restore`
    expect((await ask('POST', restore)).status).toBe(409)
    expect((await ask('POST', restore, { acknowledged: ['$18.2 billion'] })).status).toBe(202)
    expect((await ask('PATCH', path, { status: 'draft' })).status).toBe(200)
  })
})

function never(): never {
  throw new Error('The test has nothing to work on')
}
