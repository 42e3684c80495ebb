/** The pages of posts as a visitor and as an admin: axe, and what a visitor gets of posts about protected statements. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { samplePosts, signIn, url } from './site.ts'

interface Listed {
  id: number
  slug: string
  title: string
  status: string
  protected: boolean
  is_reserved: boolean
}

async function listed(page: Page): Promise<Listed[]> {
  const answer = await page.request.get(url('/api/blogs?limit=100'))
  return ((await answer.json()) as { posts: Listed[] }).posts
}

async function findings(page: Page, name: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.map(
    (v) =>
      `${name}: ${v.id} ${v.nodes
        .map((node) => node.target.join(' '))
        .slice(0, 4)
        .join(', ')}`,
  )
}

for (const [width, scheme] of [
  [390, 'light'],
  [1440, 'dark'],
] as const) {
  test(`no page of posts has an axe finding at ${width} px in ${scheme}`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    const found: string[] = []
    const look = async (name: string, path: string) => {
      await page.goto(url(path), { waitUntil: 'networkidle' })
      found.push(...(await findings(page, name)))
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      if (wide > 0) found.push(`${name}: ${wide} px wider than the window`)
    }
    const open = samplePosts().find((post) => !post.protected)
    const gated = samplePosts().find((post) => post.protected)
    await look('list', '/blogs')
    await look('post', `/blogs/${open?.slug}`)
    // The text has its styles although the renderer itself is not loaded.
    expect(
      await page
        .locator('article p')
        .nth(2)
        .evaluate((p) => getComputedStyle(p).fontSize),
    ).toBe('17px')
    await expect(page.locator('article table th').first()).toHaveCSS('text-align', 'left')
    await look('gated post', `/blogs/${gated?.slug}`)

    await signIn(page, 'admin')
    const all = await listed(page)
    // Another journey fills the newest draft with attacks.
    const draft = all.findLast((post) => post.status === 'draft')
    await look('list of an admin', '/blogs')
    await look('post of an admin', `/blogs/${open?.slug}`)
    await look('draft', `/blogs/${draft?.slug}`)
    await page.getByRole('button', { name: 'Edit', exact: true }).first().click()
    await expect(page.getByRole('heading', { name: 'Edit post' })).toBeVisible()
    found.push(...(await findings(page, 'form')))
    await look('posts by their check', '/admin/posts')
    expect(found).toEqual([])
  })
}

test('a visitor gets no figure of a protected statement with its post', async ({ page, playwright }) => {
  const admin = await playwright.request.newContext()
  await admin.post(url('/auth/demo'), { data: { persona: 'admin' }, headers: { origin: url('') } })
  const { posts } = (await (await admin.get(url('/api/blogs?published=true&limit=100'))).json()) as { posts: Listed[] }
  const post = posts.find((one) => one.is_reserved)
  if (!post) throw new Error('No published post about a protected statement in the samples')
  // What the whole text says, and the first words must not.
  const { content } = (await (await admin.get(url(`/api/blogs/${post.id}`))).json()) as { content: string }
  const figures = [...new Set(content.match(/\$\d[\d.]*[KMBT]?|\d+(?:\.\d+)%/g) ?? [])]
  expect(figures.length).toBeGreaterThan(8)
  for (const path of [`/blogs/${post.slug}`, `/blogs/${post.slug}.data`]) {
    const answer = await page.request.get(url(path))
    expect(answer.status()).toBe(200)
    const text = await answer.text()
    expect(figures.filter((figure) => text.includes(figure))).toEqual([])
  }
  await page.goto(url(`/blogs/${post.slug}`))
  await expect(page.getByRole('heading', { name: 'Sign in to View Complete Post' })).toBeVisible()
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
  expect(picture).toMatch(new RegExp(`/og/blog/${post.id}\\.png$`))
  const card = await page.request.get(url(new URL(picture ?? '', url('')).pathname))
  expect([card.status(), card.headers()['content-type']]).toEqual([200, 'image/png'])
  const article = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(article.join('\n')).toContain('"@type":"Article"')
  expect(figures.filter((figure) => article.join('\n').includes(figure))).toEqual([])
  await admin.dispose()
})
