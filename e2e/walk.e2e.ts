/** Each page as each persona, at desktop and phone width: what it says, that nothing shifts, and a quiet console. */
import { expect, type Page, test } from '@playwright/test'
import { PAGES } from './pages.ts'
import { signIn, url } from './site.ts'

type Persona = 'visitor' | 'free' | 'hobby' | 'pro' | 'admin'
const PERSONAS: readonly Persona[] = ['visitor', 'free', 'hobby', 'pro', 'admin']

/** Texts that a page must show, or must not, by persona; literal ones are promised word for word. */
interface Says {
  shows: readonly string[]
  hides?: readonly string[]
}
const paying = (persona: Persona) => persona === 'hobby' || persona === 'pro' || persona === 'admin'

function says(name: string, persona: Persona): Says {
  const signedIn = persona !== 'visitor'
  switch (name) {
    case 'home':
      return { shows: ['Recent Filings', 'companies', 'Open filing'] }
    case 'company':
      return { shows: ['Apple Inc.', 'Financials', 'Load All Statements', 'No more statements to load'] }
    case 'restatements':
      return { shows: ['Restatements', 'Changed figures', 'Share splits, not restatements'] }
    case 'compare':
      return signedIn
        ? { shows: ['Compare companies', 'All Income Statements', 'Latest year side by side'] }
        : { shows: ['Please Log In'], hides: ['All Income Statements'] }
    case 'compareThree':
      if (!signedIn) return { shows: ['Please Log In'], hides: ['All Income Statements'] }
      return paying(persona)
        ? { shows: ['All Income Statements'] }
        : { shows: ['Subscription Required', 'Subscribe Now'], hides: ['All Income Statements'] }
    case 'filing':
    case 'lookup':
      return {
        shows: [
          'Apple Inc.',
          'Income flow',
          ...(signedIn ? ['Per-share data', 'Business divisions'] : ['Sign in to view for free.']),
          ...(paying(persona) ? [] : [signedIn ? 'Subscribe to View Diagram' : 'Log in to View Diagram']),
        ],
      }
    case 'showcase':
      return { shows: ['Income flow', 'What changed since'], hides: ['View Diagram'] }
    case 'protected':
      return paying(persona)
        ? { shows: ['Income statement'], hides: ['Income statement is protected. Please subscribe to view.'] }
        : { shows: ['Income statement is protected. Please subscribe to view.'] }
    case 'source':
      return { shows: ['Source: Apple Inc.'] }
    case 'lists':
      return { shows: ['Big technology', 'Last Updated'] }
    case 'list':
      return { shows: ['Big technology', 'Latest Filing', 'No more companies to load'] }
    case 'companies':
      return { shows: ['All Companies', 'Browse and analyze companies from our database', 'Latest Filing'] }
    case 'read':
      return {
        shows: ['Read any filing in your browser', 'it is read in your browser and sent nowhere', 'Choose a file'],
      }
    case 'policy':
      return { shows: ['Privacy Policy', 'Terms of Service', '1/19/2025', '6/30/2025'] }
    case 'missing':
      return { shows: ['Page Not Found', 'Return to Home'] }
    default:
      return { shows: [] }
  }
}

/** Sums layout shifts from the first paint on. */
const SHIFTS = `
  window.__shift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.__shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })`

async function visit(page: Page, name: string, path: string, persona: Persona): Promise<string[]> {
  const found: string[] = []
  await page.goto(url(path))
  await page.waitForLoadState('networkidle')
  const { shows, hides = [] } = says(name, persona)
  // biome-ignore lint/performance/useDomNodeTextContent: what is seen, not what is hidden
  const text = (await page.locator('body').innerText()).replace(/\s+/g, ' ')
  for (const one of shows) if (!text.includes(one)) found.push(`${name}: "${one}" is missing`)
  for (const one of hides) if (text.includes(one)) found.push(`${name}: "${one}" is shown`)
  const [shift, over] = await page.evaluate(() => [
    (window as unknown as { __shift: number }).__shift, // set by the script above
    document.documentElement.scrollWidth - document.documentElement.clientWidth,
  ])
  if ((shift ?? 0) >= 0.02) found.push(`${name}: layout shift ${shift?.toFixed(3)}`)
  if ((over ?? 0) > 0) found.push(`${name}: ${over} px wider than the window`)
  if ((await page.title()).trim() === '') found.push(`${name}: no title`)
  return found
}

for (const persona of PERSONAS) {
  test(`every page as ${persona}`, async ({ page }) => {
    test.setTimeout(240_000)
    const said: string[] = []
    page.on('console', (message) => {
      // The document of an unknown page is served with 404, which a browser reports by itself.
      const isAnswer = message.text().includes('status of 404') && page.url().endsWith(PAGES.missing ?? '')
      if ((message.type() === 'error' || message.type() === 'warning') && !isAnswer)
        said.push(`${page.url()}: ${message.text()}`)
    })
    page.on('pageerror', (error) => said.push(`${page.url()}: ${error.message}`))
    await page.addInitScript(SHIFTS)
    if (persona !== 'visitor') await signIn(page, persona)
    const found: string[] = []
    for (const [name, path] of Object.entries(PAGES)) found.push(...(await visit(page, name, path, persona)))
    expect(found).toEqual([])
    expect(said).toEqual([])
  })
}
