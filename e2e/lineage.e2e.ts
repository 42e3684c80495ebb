/** Divisions followed through new names and years divided anew, as companies filed them: their reports are read from disk. */
import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { type RunningServer, startServer } from './server.ts'
import { open, signIn } from './site.ts'

const root = join(import.meta.dirname, '..')

/** CIK, accession number, day of filing, end of the period. */
const REPORTS = [
  ['104169', '0000104169-24-000056', '2024-03-15', '2024-01-31'], // Walmart
  ['104169', '0000104169-25-000021', '2025-03-14', '2025-01-31'],
  ['2488', '0000000000-22-000002', '2022-02-03', '2021-12-25'], // AMD
  ['2488', '0000002488-23-000047', '2023-02-27', '2022-12-31'],
  ['2488', '0000002488-24-000012', '2024-01-31', '2023-12-30'],
] as const

const folder = mkdtempSync(join(tmpdir(), 'topline-lineage-'))
const env = { DATA_DIR: join(folder, 'data'), SAMPLES: '0', DEMO: '1' }
let site: RunningServer | null = null

test.beforeAll(async () => {
  test.setTimeout(300_000) // five annual reports are read from their documents
  for (const [cik, accession, filed, end] of REPORTS) {
    const [document = ''] = globSync(`samples/*/${accession}/*.gz`, { cwd: root })
    const given = ['--cik', cik, '--accession', accession, '--form', '10-K', '--filed', filed, '--period-end', end]
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(root, 'packages/server/src/cli/main.ts'), 'ingest', '--from', join(root, document), ...given],
      { env: { ...process.env, NODE_ENV: 'production', ...env }, encoding: 'utf8' },
    )
    expect({ status, stderr }, `${accession}: ${stdout}`).toMatchObject({ status: 0 })
  }
  site = await startServer(env)
})
test.afterAll(async () => {
  await site?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** A company of that site as a Pro subscriber reads it. */
async function openThere(page: Page, cik: string): Promise<void> {
  if (!site) throw new Error('the site did not start')
  await page.request.post(`${site.url}/auth/demo`, { data: { persona: 'pro' }, headers: { origin: site.url } })
  await page.goto(`${site.url}/company/${cik}`, { waitUntil: 'networkidle' })
}

const divisions = (page: Page) => page.locator('section', { has: page.getByRole('heading', { name: 'Divisions' }) })
const told = (page: Page, kind: string) => divisions(page).locator(`li[data-kind="${kind}"]`)

test('a division goes on under its new name, and the filing that shows it is a press away', async ({ page }) => {
  await openThere(page, '104169')
  await expect(divisions(page)).toContainText('Revenue, 2023 to 2025')
  await expect(divisions(page).getByRole('heading', { level: 3 })).toHaveText([
    'Walmart U.S.',
    'Walmart International',
    "Sam's Club U.S.",
  ])
  const club = divisions(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: "Sam's Club U.S." }) })
  await expect(club).toContainText('2023: $84.35B, 2024: $86.18B, 2025: $90.24B')
  await expect(club.locator('svg circle[class*=joint]')).toHaveCount(1)
  await expect(told(page, 'renamed')).toHaveText(
    "Sam's Club is Sam's Club U.S. since 2025, with the same past figures: the filing that shows it",
  )
  await told(page, 'renamed').getByRole('link').click()
  await expect(page).toHaveURL(/\/filing\/0000104169-25-000021$/)
})

test('a year that a later filing divides anew tells what ended, what began and that both have one sum', async ({
  page,
}) => {
  await openThere(page, '2488')
  await expect(told(page, 'divided')).toHaveText(
    '2021 divided anew, $16.43B both ways: Computing and Graphics + Enterprise, Embedded and Semi-Custom ' +
      'became Data Center + Client + Gaming + Embedded: the filing that shows it',
  )
  await expect(told(page, 'divided').getByRole('link')).toHaveAttribute('href', '/filing/0000002488-23-000047')
  const ended = divisions(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Computing and Graphics' }) })
  await expect(ended).toContainText('$9.33B until 2021')
  // Marked where the old lines end and where the new ones begin.
  await expect(divisions(page).locator('svg circle[class*=joint]')).toHaveCount(6)
})

test('a year told otherwise is marked, and no change is told across it', async ({ page }) => {
  await signIn(page, 'pro')
  await open(page, '/company/354950')
  await expect(told(page, 'divided')).toContainText(
    '2023 divided anew, $152.67B both ways: Décor/Storage + Electrical/Lighting + Kitchen and Bath + Tools became Bath +',
  )
  await expect(told(page, 'recast')).toContainText(/2023 recast: Appliances from \$13\.86B to \$13\.92B,/)
  for (const kind of ['divided', 'recast'])
    await expect(told(page, kind).getByRole('link')).toHaveAttribute('href', '/filing/0000354950-25-000085')
  const one = (name: string) =>
    divisions(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name, exact: true }) })
  // 14,990 million on the old basis, 10,283 on the new one: no fall of a third.
  await expect(one('Indoor Garden')).toContainText('$10.28B')
  await expect(one('Indoor Garden')).not.toContainText('%')
  await expect(one('Outdoor Garden')).toContainText('+2.0%')
})
