/** The way of a post: written from a filing, checked, published, gated, tweeted, read aloud, unpublished, deleted. */
import { type APIResponse, expect, type Page, test } from '@playwright/test'
import { samplePosts, signIn, url, watchConsole } from './site.ts'

/** A voice that speaks at once: a word event for each word, then the end. */
const STUB_VOICE = () => {
  const said: string[] = []
  const awake = { locks: 0 }
  Object.assign(window, { said, awake })
  const request = async () => {
    awake.locks += 1
    return { release: async () => void awake.locks-- }
  }
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true })
  class Utterance extends EventTarget {
    text: string
    rate = 1
    voice: { name: string } | null = null
    onboundary: ((event: object) => void) | null = null
    onend: (() => void) | null = null
    constructor(text: string) {
      super()
      this.text = text
    }
  }
  let run = 0
  const voice = {
    // Comes late, as in browsers that load their voices after the page.
    getVoices: () => (said.length === 0 ? [] : [{ lang: 'en-US', name: 'Late' }]),
    cancel: () => {
      run += 1
    },
    speak: (utterance: Utterance) => {
      const mine = ++run
      said.push(`${utterance.rate} ${utterance.voice?.name ?? 'none'} ${utterance.text}`)
      const word = /\S+/.exec(utterance.text)
      setTimeout(() => {
        if (mine === run)
          utterance.onboundary?.({ name: 'word', charIndex: word?.index ?? 0, charLength: word?.[0].length ?? 0 })
      }, 20)
      setTimeout(() => {
        if (mine === run) utterance.onend?.()
      }, 400)
    },
  }
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance, configurable: true })
  Object.defineProperty(window, 'speechSynthesis', { value: voice, configurable: true })
}

interface Row {
  accession_number: string
  protected?: boolean
  income_statement: { protected: boolean; failed_quality_check: boolean | null } | null
}

/** A free filing that passed its checks and has no post yet. */
async function freeFiling(page: Page): Promise<string> {
  const [rows, posts] = await Promise.all([
    page.request.get(url('/api/filings/recent?limit=100')).then((answer) => answer.json() as Promise<Row[]>),
    page.request
      .get(url('/api/blogs?limit=100'))
      .then((answer) => answer.json() as Promise<{ posts: { filings: Row[] }[] }>),
  ])
  const taken = new Set(posts.posts.flatMap((post) => post.filings.map((one) => one.accession_number)))
  const found = rows.find(
    (row) =>
      row.income_statement &&
      !row.income_statement.protected &&
      row.income_statement.failed_quality_check === false &&
      !taken.has(row.accession_number),
  )
  if (!found) throw new Error('No free filing without a post')
  return found.accession_number
}

test('a post is written, checked, published, gated, tweeted, unpublished and deleted', async ({ page, browser }) => {
  test.slow() // many pages in one journey
  const problems = watchConsole(page)
  await signIn(page, 'admin')
  const accession = await freeFiling(page)
  await page.goto(url(`/filing/${accession}`), { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Create Blog' }).click()
  await expect(page.getByText('Draft blog post created successfully')).toBeVisible()
  await page.getByRole('link', { name: 'Open the draft' }).click()
  await expect(page).toHaveURL(/\/blogs\/[a-z0-9-]+$/)
  const address = page.url()
  await expect(page.getByRole('heading', { name: 'QC Report' })).toBeVisible()
  await expect(page.getByText(/\d+ claims: \d+ hold, 0 wrong/)).toBeVisible()
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  await expect(page.locator('article a.fig').first()).toHaveAttribute('href', /^\/source\//)

  // A visitor does not know of it.
  const visitor = await (await browser.newContext()).newPage()
  expect((await visitor.goto(address))?.status()).toBe(404)

  await page.getByRole('button', { name: 'Generate Tweets', exact: true }).click()
  await expect(page.getByText('Tweets generated successfully')).toBeVisible()
  await expect(page.getByText(/QC Result: every figure/)).toBeVisible()

  await page.getByRole('switch', { name: 'Public' }).press('Space')
  await expect(page.getByText('Blog post is now protected')).toBeVisible()
  // Notices stay while the pointer rests on them, and may lie over the card: away with it, on with the keyboard.
  await page.mouse.move(400, 700)
  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter')
  await expect(page.getByText('Blog post published successfully!')).toBeVisible()
  await expect(page.getByText('Social post published successfully')).toBeVisible()

  // The visitor meets the gate, and the rest of the text is nowhere in the page.
  await visitor.goto(address)
  await expect(visitor.getByRole('heading', { name: 'Sign in to View Complete Post' })).toBeVisible()
  await expect(visitor.getByText(/The remaining \d+% of the content is exclusive to subscribers\./)).toBeVisible()
  expect(await visitor.content()).not.toContain('looked up in')
  await visitor.context().close()

  // Preview shows the admin the same.
  await page.getByRole('switch', { name: 'Preview' }).press('Space')
  await expect(page.getByText('Preview Mode')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Sign in to View Complete Post' })).toBeVisible()
  await expect(page.getByText('Please sign in to access the full content.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ask a Question' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('switch', { name: 'Preview' }).press('Space')

  const subscriber = await (await browser.newContext()).newPage()
  await signIn(subscriber, 'hobby')
  await subscriber.goto(address)
  await expect(subscriber.getByText(/Every figure above is looked up in/)).toBeVisible()
  await subscriber.context().close()

  await page.getByRole('button', { name: 'Unpublish' }).press('Enter')
  await expect(page.getByText('Blog post has been unpublished and moved to drafts.')).toBeVisible()
  await page.getByRole('button', { name: 'Delete', exact: true }).first().press('Enter')
  const question = page.getByRole('dialog', {
    name: `Are you sure you want to delete "${title}"? This action cannot be undone.`,
  })
  await question.getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(page).toHaveURL(/\/blogs$/)
  expect(problems).toEqual([])
})

/** Waits for a job of a post; its slug. */
async function ended(page: Page, asked: APIResponse): Promise<string> {
  const { job_id } = await asked.json()
  let job: { status?: string; result?: { blog_slug: string } } = {}
  await expect(async () => {
    job = await (await page.request.get(url(`/api/blogs/jobs/${job_id}`))).json()
    expect(job.status).toBe('completed')
  }).toPass()
  return job.result?.blog_slug ?? ''
}

/** A draft of its own with one more sentence: what is published takes its first social post with it. */
async function draftWith(page: Page, sentence: string): Promise<{ id: number; slug: string }> {
  const origin = { origin: url('') }
  const written = await page.request.post(url(`/api/blogs/async?filing=${await freeFiling(page)}`), {
    headers: origin,
    data: {},
  })
  const post = await (await page.request.get(url(`/api/blogs/${await ended(page, written)}`))).json()
  const edit = await page.request.post(url(`/api/blogs/${post.id}/edit_async`), {
    headers: origin,
    data: {
      ...{ title: post.title, slug: post.slug, preview_characters: post.preview_characters, version: post.version },
      content: `${post.content}\n\n${sentence}`,
    },
  })
  await ended(page, edit)
  return post
}

test('what could not be checked is published only by a person who stands by it', async ({ page }) => {
  const problems = watchConsole(page)
  await signIn(page, 'admin')
  const origin = { origin: url('') }
  const post = await draftWith(page, 'The backlog was $17.4 billion.')

  await page.goto(url(`/blogs/${post.slug}`), { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter')
  const question = page.getByRole('dialog', { name: /could not be checked$/ })
  await expect(question.getByText('$17.4 billion')).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(question).toHaveCount(0)
  expect(await (await page.request.get(url(`/api/blogs/${post.id}`))).json()).toMatchObject({ status: 'draft' })

  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter')
  await question.getByRole('button', { name: /^Stand by (?:it|them) and publish$/ }).press('Enter')
  await expect(page.getByText('Blog post published successfully!')).toBeVisible()
  await page.request.patch(url(`/api/blogs/${post.id}`), { headers: origin, data: { status: 'draft' } })
  await page.request.delete(url(`/api/blogs/${post.id}`), { headers: origin })
  expect(problems).toEqual([])
})

test('what the filing contradicts cannot be published, from the page or past it', async ({ page }) => {
  await signIn(page, 'admin')
  const origin = { origin: url('') }
  const post = await draftWith(page, 'Net income was $999.99 billion.')
  await page.goto(url(`/blogs/${post.slug}`), { waitUntil: 'networkidle' })
  await expect(page.getByText(/\d+ claims: \d+ hold, 1 wrong/)).toBeVisible()
  const publish = page.getByRole('button', { name: 'Publish', exact: true })
  await expect(publish).toHaveAttribute('aria-disabled', 'true')
  await publish.press('Enter')
  // On a phone the verdict stands beside its claim, not off the page.
  const size = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  const verdict = await page.locator('td', { hasText: /^Wrong$/ }).boundingBox()
  expect(verdict && verdict.x + verdict.width).toBeLessThanOrEqual(390)
  if (size) await page.setViewportSize(size)
  const past = await page.request.patch(url(`/api/blogs/${post.id}`), {
    headers: origin,
    data: { status: 'published', acknowledged: ['$999.99 billion'] },
  })
  expect(past.status()).toBe(409)
  expect(await (await page.request.get(url(`/api/blogs/${post.id}`))).json()).toMatchObject({ status: 'draft' })
  await page.request.delete(url(`/api/blogs/${post.id}`), { headers: origin })
})

test('a post is read aloud sentence by sentence, with the word that is spoken', async ({ page }) => {
  await page.addInitScript(STUB_VOICE)
  await signIn(page, 'admin')
  await page.goto(url(samplePosts()[0]?.path ?? ''), { waitUntil: 'networkidle' })
  const bar = page.getByRole('region', { name: 'Read aloud' })
  await expect(bar).toContainText(/^1\/\d+/)
  await bar.getByRole('button', { name: 'Play' }).click()
  await expect(bar.locator('mark')).not.toBeEmpty()
  await expect(page.locator('[data-reading]')).toHaveCount(1)
  await expect(bar).toContainText(/[2-9]\/\d+/)
  const locks = () => page.evaluate(() => (window as unknown as { awake: { locks: number } }).awake.locks)
  expect(await locks()).toBe(1)
  await bar.getByLabel('Speed').selectOption('2')
  await bar.getByRole('button', { name: 'Pause' }).click()
  await bar.getByRole('slider').press('End')
  await expect(bar).toContainText(/(\d+)\/\1/)
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said)
  expect(said[0]).toMatch(/^1\.2 none \S/)
  expect(said[1]).toMatch(/^1\.2 Late \S/)
  expect(await locks()).toBe(0)
  expect(said.join(' ')).not.toMatch(/[|*#]/)
})

/** Attempts to run a script through each field; the names say where they would show that they did. */
const ATTACKS = [
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '[x](javascript:alert(1))',
  '[x](JaVa&#x09;Script:alert(1))',
  '![x](javascript:alert(1))',
  '<svg/onload=alert(1)>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '"><script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '`<img src=x onerror=alert(1)>`',
  '<http://x" onmouseover="alert(1)>',
  '[a]: javascript:alert(1)\n\n[a]',
]

test('nothing runs that is put into the fields of a post', async ({ page }) => {
  let ran = 0
  page.on('dialog', (dialog) => {
    ran += 1
    void dialog.dismiss()
  })
  await signIn(page, 'admin')
  const send = (method: 'post' | 'patch' | 'delete', path: string, data: object) =>
    page.request[method](url(path), { data, headers: { origin: url('') } })
  const { posts } = (await (await page.request.get(url('/api/blogs?published=false'))).json()) as {
    posts: { id: number; slug: string }[]
  }
  const post = posts[0]
  if (!post) throw new Error('No draft in the samples')
  const before = (await (await page.request.get(url(`/api/blogs/${post.id}`))).json()) as {
    title: string
    slug: string
    content: string
  }
  const form = { slug: before.slug, preview_characters: 160, prompt: '' }
  const saved = await send('post', `/api/blogs/${post.id}/edit_async`, {
    ...form,
    prompt: ATTACKS.join(' '),
    title: `T ${ATTACKS[9]}`,
    content: ATTACKS.join('\n\n'),
  })
  expect(saved.status()).toBe(202)
  // A social post of the draft, one attack after the other; each short enough for a tweet.
  const { social_posts: social } = (await (await page.request.get(url(`/api/blogs/${post.id}`))).json()) as {
    social_posts: { id: number; content: string }[]
  }
  const own = social[0]
  const attackSocial = async (content: string) =>
    own && expect((await send('post', `/api/social-posts/${own.id}/edit_async`, { content })).status()).toBe(202)
  await attackSocial(ATTACKS.slice(0, 6).join(' '))
  expect(
    (
      await send('post', `/api/blogs/${post.id}/edit_async`, { ...form, title: 'T', content: 'c', slug: '"><script>' })
    ).status(),
  ).toBe(422)
  await page.goto(url(`/blogs/${post.slug}`), { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toContainText('</title>')
  expect(
    await page
      .locator('article script, article iframe, article svg[onload], article [onerror], article [onmouseover]')
      .count(),
  ).toBe(0)
  expect(await page.locator('a[href^="javascript" i], a[href^="data" i], img[src^="javascript" i]').count()).toBe(0)
  for (const attack of ATTACKS.slice(6)) {
    await attackSocial(attack)
    await page.reload({ waitUntil: 'networkidle' })
  }
  await page.getByRole('button', { name: 'Edit', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'Former texts' })).toBeVisible()
  await page.getByRole('button', { name: 'Show' }).first().click()
  await page.goto(url('/blogs'), { waitUntil: 'networkidle' })
  await page.goto(url('/admin/posts'), { waitUntil: 'networkidle' })
  const feed = await (await page.request.get(url('/blogs/feed.xml'))).text()
  expect(feed).not.toMatch(/<script|<img/)
  expect(ran).toBe(0)
  if (own) await attackSocial(own.content)
  await send('post', `/api/blogs/${post.id}/edit_async`, { ...form, title: before.title, content: before.content })
})
