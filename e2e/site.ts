import { type Page, test } from '@playwright/test'

/** Sample filings that the journeys open. */
export const filings = { apple2024: '0000320193-24-000123' }

export function url(path: string): string {
  const base = process.env.E2E_URL
  if (!base) throw new Error('E2E_URL is not set: the global setup starts the server')
  return `${base}${path}`
}

interface SamplePost {
  slug: string
  protected: boolean
}

/** Keeps what visitors are offered before the first journey: journeys publish posts of their own and delete them. */
export async function rememberPosts(): Promise<void> {
  const { posts } = (await (await fetch(url('/api/blogs?limit=100'))).json()) as { posts: SamplePost[] }
  if (posts.length === 0) throw new Error('No post is published among the samples')
  process.env.E2E_POSTS = JSON.stringify(posts)
}

/** The published posts of the samples, newest first; no journey changes or removes them. */
export function samplePosts(): (SamplePost & { path: string })[] {
  const posts = JSON.parse(process.env.E2E_POSTS ?? '[]') as SamplePost[]
  return posts.map((post) => ({ ...post, path: `/blogs/${post.slug}` }))
}

type Persona = 'free' | 'hobby' | 'pro' | 'past_due' | 'admin'
type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>

/** Sessions of this worker: signing in is limited, and a journey that changes nothing can share one. */
const sessions = new Map<Persona, Cookies>()

/**
 * Signs a demo persona in by the same call the sign-in panel makes; outside the journeys of plans, which change what a
 * persona may do, with the session of an earlier journey while it holds. Waits where the limit of sign-ins says so.
 */
export async function signIn(page: Page, persona: Persona): Promise<void> {
  const kept = isPlans() ? undefined : sessions.get(persona)
  if (kept) {
    await page.context().addCookies(kept)
    if ((await (await page.request.get(url('/auth/me'))).json()) !== null) return
  }
  const ask = () => page.request.post(url('/auth/demo'), { data: { persona }, headers: { origin: url('') } })
  let answer = await ask()
  if (answer.status() === 429) {
    const wait = 1000 * Number(answer.headers()['retry-after'] ?? 60)
    allow(wait)
    await page.waitForTimeout(wait)
    answer = await ask()
  }
  if (!answer.ok()) throw new Error(`Signing in as ${persona} answered ${answer.status()}`)
  sessions.set(persona, await page.context().cookies())
}

/** Pictures are taken with the same helper, where no test runs. */
function isPlans(): boolean {
  try {
    return test.info().project.name === 'plans'
  } catch {
    return false
  }
}

function allow(milliseconds: number): void {
  try {
    test.setTimeout(test.info().timeout + milliseconds)
  } catch {
    return
  }
}

/** Opens a page and waits until it listens: a press before that would be lost on a busy machine. */
export async function open(page: Page, path: string | undefined): Promise<void> {
  await page.goto(url(path ?? ''))
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__reactContainer')))
}

/** Collects what the console reports as an error, page errors included. */
export function watchConsole(page: Page): string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  return problems
}
