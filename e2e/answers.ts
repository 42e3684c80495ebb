/** For journeys that need another answer than the samples give: pages opened as the router opens them, answers changed. */
import type { Page, Route } from '@playwright/test'

/** Opens a page as a link of ours does, so that only its data is asked for. @param state what the link sends along */
export async function go(page: Page, path: string, state: object | null = null): Promise<void> {
  await page.evaluate(
    ([to, usr]) => {
      history.pushState({ usr, key: String(Math.random()) }, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    },
    [path, state] as const,
  )
}

/** How the router writes null in a page's data. */
const NULL = -5

/** The page's data with another value under every key of this name, as the router writes it: a flat array of values. */
export async function withData(
  page: Page,
  path: string,
  values: Record<string, string | number | boolean | null>,
): Promise<void> {
  await page.route(`**${path}.data*`, async (route) => {
    const answer = await route.fetch()
    const [first = '', ...rest] = (await answer.text()).split('\n')
    const flat: unknown[] = JSON.parse(first)
    for (const [key, value] of Object.entries(values)) {
      const name = `_${flat.indexOf(key)}`
      const at = value === null ? NULL : flat.push(value) - 1
      for (const one of flat) if (isRecord(one) && name in one) one[name] = at
    }
    await route.fulfill({ response: answer, body: [JSON.stringify(flat), ...rest].join('\n') })
  })
}

/**
 * The page's data with fields set or added in the objects that have `where`: `[{ period_code: '2023 FY' }, { late_by: 12 }]`.
 * Values are texts and numbers.
 */
export async function withFields(
  page: Page,
  path: string,
  changes: readonly [where: Record<string, string>, set: Record<string, string | number>][],
): Promise<void> {
  await page.route(`**${path}.data*`, async (route) => {
    const answer = await route.fetch()
    const [first = '', ...rest] = (await answer.text()).split('\n')
    const flat: unknown[] = JSON.parse(first)
    const keyOf = (key: string) => `_${flat.includes(key) ? flat.indexOf(key) : flat.push(key) - 1}`
    for (const [where, set] of changes) {
      const has = (one: Record<string, unknown>) =>
        Object.entries(where).every(([key, value]) => flat[Number(one[keyOf(key)])] === value)
      for (const one of flat.filter(isRecord).filter(has))
        for (const [key, value] of Object.entries(set)) one[keyOf(key)] = flat.push(value) - 1
    }
    await route.fulfill({ response: answer, body: [JSON.stringify(flat), ...rest].join('\n') })
  })
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Lets calls wait until `release` is called: what a page says meanwhile can be read. */
export async function held(page: Page, path: string): Promise<{ release: () => void }> {
  let release = () => {}
  const free = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(path, async (route: Route) => {
    await free
    await route.fallback()
  })
  return { release: () => release() }
}
