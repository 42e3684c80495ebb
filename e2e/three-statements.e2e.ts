/** All three statements of filings of every kind: each figure of their tables opens the very cell that prints it. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import { signIn, url } from './site.ts'

const samples = join(import.meta.dirname, '../samples/filings')

/** One figure of each statement as its page names it: the line, and the cell as printed. */
const KINDS = [
  {
    kind: 'a large company, tagged',
    accession: '0000320193-24-000123',
    figures: [
      ['', 'Net income', '93,736'],
      ['/balance-sheet', 'Total assets', '364,980'],
      ['/cash-flow', 'Cash from operations', '118,254'],
    ],
  },
  {
    kind: 'a deposit bank, in plain text',
    accession: '0001005150-96-000066',
    figures: [
      ['', 'Net income', '18,320'],
      ['/balance-sheet', 'Total assets', '3,219,670'],
      ['/cash-flow', 'Cash from operations', '16,054'],
    ],
  },
  {
    kind: 'a loss maker',
    accession: '0000012927-25-000015',
    figures: [
      ['', 'Net loss', '11,817'],
      ['/balance-sheet', 'Shareholders’ equity', '3,908'],
      ['/cash-flow', 'Cash from operations', '12,080'],
    ],
  },
  {
    kind: 'a quarterly report',
    accession: '0000021344-25-000061',
    figures: [
      ['', 'Net income', '3,810'],
      ['/balance-sheet', 'Total assets', '104,333'],
      ['/cash-flow', 'Cash from operations', '1,391'],
    ],
  },
  {
    kind: 'plain HTML',
    accession: '0001564590-18-004771',
    figures: [
      ['', 'Net loss', '253,116'],
      ['/balance-sheet', 'Total assets', '540,598'],
      ['/cash-flow', 'Cash from operations', '38,818'],
    ],
  },
  {
    kind: 'plain text',
    accession: '0001047469-97-006960',
    figures: [
      ['', 'Net loss', '1,045'],
      ['/balance-sheet', 'Total assets', '4,233'],
      ['/cash-flow', 'Cash from operations', '188'],
    ],
  },
] as const

const documentOf = (accession: string): Buffer => {
  const [name = ''] = globSync('*.gz', { cwd: join(samples, accession) })
  return gunzipSync(readFileSync(join(samples, accession, name)))
}

/** A dash stands for zero. */
const digitsOf = (text: string): string => text.replace(/<[^>]*>|&#?\w+;/g, '').replace(/\D/g, '') || '0'

/** What every figure of the page's tables says, and the bytes that it opens. */
async function cellsOf(page: Page, accession: string): Promise<{ text: string; at: [number, number] }[]> {
  const links = page.locator(`main td a[href*="/source/${accession}?at="]`)
  const found = await links.evaluateAll((all) =>
    all.map((one) => ({ text: one.textContent ?? '', href: one.getAttribute('href') ?? '' })),
  )
  return found.flatMap(({ text, href }) => {
    const at = /at=(\d+)-(\d+)$/.exec(href)
    return at && /^[−\d.,]+$/.test(text) ? [{ text, at: [Number(at[1]), Number(at[2])] as [number, number] }] : []
  })
}

for (const { kind, accession, figures } of KINDS) {
  test(`${kind}: three statements, and every figure opens its cell`, async ({ page }) => {
    const bytes = documentOf(accession)
    await signIn(page, 'pro')
    for (const [tab, line, printed] of figures) {
      await page.goto(url(`/filing/${accession}${tab}`))
      const cells = await cellsOf(page, accession)
      expect([tab, cells.length > 8]).toEqual([tab, true])
      const elsewhere = cells.filter(
        ({ text, at: [start, end] }) => digitsOf(bytes.toString('latin1', start, end)) !== digitsOf(text),
      )
      expect([tab, elsewhere]).toEqual([tab, []])
      await page
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: line, exact: true }) })
        .getByRole('link', { name: new RegExp(printed) })
        .first()
        .click()
      await expect(page).toHaveURL(new RegExp(`/source/${accession}\\?at=\\d+-\\d+`))
      await expect(page.frameLocator('iframe').locator('#at')).toContainText(printed)
    }
  })
}
