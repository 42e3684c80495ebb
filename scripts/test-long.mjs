/**
 * `npm run test:long`: the long suites that `npm test` runs in a short form: every page in every width and scheme with
 * axe, 200 requests under faults, and 100,000 damaged filings. Runs all, ends with 1 if one failed.
 */
import { join } from 'node:path'
import { installPackages, pinnedNode, root, run, toolsEnv } from './install.mjs'

installPackages({ dev: true })
const node = pinnedNode()
const env = { ...toolsEnv(), LONG: '1' }
const playwright = join(root, 'node_modules/@playwright/test/cli.js')
const suites = {
  accessibility: [playwright, 'test', '--config', 'e2e/playwright.config.ts', 'accessibility'],
  faults: ['scripts/test-faults.ts'],
  'damaged filings': ['fuzz/extract.ts', '--cases', '100000'],
}
const failed = Object.entries(suites).filter(([, args]) => run(node, args, { env }) !== 0)
for (const [name] of failed) console.log(`failed: ${name}`)
process.exitCode = failed.length === 0 ? 0 : 1
