import type { Page } from '@playwright/test'

/** Sample filings that the journeys open. */
export const filings = { apple2024: '0000320193-24-000123' }

export function url(path: string): string {
  const base = process.env.E2E_URL
  if (!base) throw new Error('E2E_URL is not set: the global setup starts the server')
  return `${base}${path}`
}

/** Signs a demo persona in by the same call the sign-in panel makes. */
export async function signIn(page: Page, persona: 'free' | 'hobby' | 'pro' | 'past_due' | 'admin'): Promise<void> {
  const answer = await page.request.post(url('/auth/demo'), { data: { persona }, headers: { origin: url('') } })
  if (!answer.ok()) throw new Error(`Signing in as ${persona} answered ${answer.status()}`)
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
