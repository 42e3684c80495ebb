/**
 * `npm run test:long`: the long suites that `npm test` runs in a short form: every page in every width and scheme with
 * axe, 200 requests under faults, and 100,000 damaged filings. Runs all, ends with 1 if one failed. In parts:
 * `--only accessibility` (or `faults`, `'damaged filings'`), and of the first `--grep '390 px'`.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { installPackages, pinnedNode, root, run, toolsEnv } from './install.mjs'

const { values } = parseArgs({ options: { only: { type: 'string' }, grep: { type: 'string' } } })
const playwright = join(root, 'node_modules/@playwright/test/cli.js')
const suites = {
  accessibility: [
    playwright,
    'test',
    '--config',
    'e2e/playwright.config.ts',
    'accessibility',
    ...(values.grep ? ['--grep', values.grep] : []),
  ],
  faults: ['scripts/test-faults.ts'],
  'damaged filings': ['fuzz/extract.ts', '--cases', '100000'],
}
const chosen = Object.entries(suites).filter(([name]) => values.only === undefined || values.only === name)
if (chosen.length === 0) throw new Error(`--only takes one of: ${Object.keys(suites).join(', ')}`)
installPackages({ dev: true })
const node = pinnedNode()
const env = { ...toolsEnv(), LONG: '1' }
const failed = chosen.filter(([, args]) => run(node, args, { env }) !== 0)
for (const [name] of failed) console.log(`failed: ${name}`)
process.exitCode = failed.length === 0 ? 0 : 1
