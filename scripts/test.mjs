/**
 * `npm test`: everything that says whether the product is good, from a fresh clone. Installs what is needed to test
 * (a PostgreSQL server included where none is found), runs every runner, prints what each took, and ends with one
 * line that sums them up. `--only types,unit` runs some of the steps.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { failedOfPlaywright, failedOfVitest } from './failed-tests.mjs'
import { buildSite, installPackages, pinnedNode, root, run, toolsEnv } from './install.mjs'

const only = process.argv
  .find((word) => word.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',')
const scratch = mkdtempSync(join(tmpdir(), 'topline-test-'))
const sum = { passed: 0, failed: 0, skipped: 0 }
const took = []
/** What failed, by name: a runner said it thousands of lines above. */
const failures = []

installPackages({ dev: true })
const node = pinnedNode()
const bin = (name) => join(root, 'node_modules', name)
const env = toolsEnv()

/**
 * Runs one step; `what` it checks stands behind its result, `count` answers {passed, failed, skipped} after it, a step
 * without one counts as one check.
 */
function step(name, what, work, count) {
  if (only && !only.includes(name)) return
  const began = process.hrtime.bigint()
  const code = work()
  const counted = count?.() ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
  // A runner that ends badly without naming a failed test (a crash, an unhandled error) is a failure all the same.
  if (code !== 0 && counted.failed === 0) counted.failed = 1
  for (const kind of Object.keys(sum)) sum[kind] += counted[kind]
  took.push([name, what, Number(process.hrtime.bigint() - began) / 1e9, counted])
}

function vitest(projects, more = {}, extra = []) {
  const report = join(scratch, `${projects.join('-')}.json`)
  const args = projects.flatMap((project) => ['--project', project])
  return [
    () =>
      run(
        node,
        [
          bin('vitest/vitest.mjs'),
          'run',
          ...args,
          ...extra,
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${report}`,
        ],
        { env: { ...env, ...more } },
      ),
    () => {
      if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 }
      const told = JSON.parse(readFileSync(report, 'utf8'))
      const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = told
      failures.push(...failedOfVitest(told))
      // A file that does not load has no tests of its own to fail.
      const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length
      return { passed: numPassedTests, failed: numFailedTests + broken, skipped: numPendingTests + numTodoTests }
    },
  ]
}

function playwright() {
  const report = join(scratch, 'browser.json')
  return [
    () =>
      run(
        node,
        [bin('@playwright/test/cli.js'), 'test', '--config', 'e2e/playwright.config.ts', '--reporter=line,json'],
        { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
      ),
    () => {
      if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 }
      const told = JSON.parse(readFileSync(report, 'utf8'))
      const { stats } = told
      failures.push(...failedOfPlaywright(told))
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
    },
  ]
}

/** A PostgreSQL server for the database tests: one that is installed, else Debian's. */
function findPostgres() {
  const installed = () => existsSync('/usr/lib/postgresql') && readdirSync('/usr/lib/postgresql').length > 0
  if (process.env.TEST_DATABASE_URL || installed() || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return
  process.stderr.write('Installing a PostgreSQL server for the database tests…\n')
  run('apt-get', ['update', '-qq'])
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  })
}

/** What a project gave is kept, so that only what a change reaches is checked again: four seconds in place of twenty-five. */
const tsc = (project) => {
  const kept = join(root, 'node_modules/.cache/types', `${project.replaceAll(/\W/g, '-')}.tsbuildinfo`)
  return run(node, [bin('typescript/bin/tsc'), '-p', project, '--incremental', '--tsBuildInfoFile', kept], { env })
}
step('types', 'TypeScript over core (with and without Node), server, web, scripts and browser journeys', () => {
  run(node, [bin('@react-router/dev/bin.cjs'), 'typegen'], { cwd: join(root, 'packages/web'), env })
  return (
    ['packages/core', 'packages/core/tsconfig.test.json', 'packages/server', 'packages/web', 'e2e']
      .map(tsc)
      .find((code) => code !== 0) ?? 0
  )
})
step('lint', 'rules, arrows between packages, length of functions, format', () =>
  run(node, [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'], { env }),
)
step('dead code', 'files, exports and packages that nothing uses', () => run(node, [bin('knip/bin/knip.js')], { env }))
step('generated', 'files made from others are what these give', () =>
  run(node, [join(root, 'scripts/generate.ts'), '--check'], { env }),
)
// The package of core is tried on each Node.js that it promises; what cannot be had is said, and its tests skip with
// that reason.
if (!only || only.includes('unit')) run(node, [join(root, 'scripts/package-nodes.ts')], { env })
step(
  'unit',
  'core, web, scripts, server without a database, floors of the benchmarks',
  ...vitest(['core', 'web', 'scripts', 'server', 'bench']),
)
// What `npm run check` takes instead: tests of the house read files that no import leads to, so they always run. Whatever
// starts a server or measures the samples is left to `npm test`.
const changed = process.argv.find((word) => word.startsWith('--changed='))
if (changed) {
  const house = ['--exclude', 'topline.test.ts', '--exclude', 'pack-core.test.ts']
  step('house', 'arrows inside the packages, references, documents, third parties', ...vitest(['scripts'], {}, house))
  const reached = [changed, '--passWithNoTests']
  step('changed', 'unit tests that the change reaches', ...vitest(['core', 'web', 'server'], {}, reached))
}
step('attacks', 'damaged filings', ...vitest(['fuzz']))
step('build', 'the site', () => {
  buildSite()
  return 0
})
findPostgres()
step('databases', 'the server on both databases', ...vitest(['database']))
step('processes', 'commands, several processes, kills', ...vitest(['processes']))
step('browser', 'journeys in every width', ...playwright())

rmSync(scratch, { recursive: true, force: true })
for (const [name, what, seconds, { passed, failed, skipped }] of took) {
  const counts = `${passed} passed, ${failed} failed, ${skipped} skipped`
  console.log(`${name.padEnd(10)} ${seconds.toFixed(1).padStart(6)} s   ${counts.padEnd(34)} ${what}`)
}
for (const { name, why } of failures) console.log(`failed: ${name.replace(join(root, '/'), '')}\n  ${why}`)
console.log(`${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`)
process.exitCode = sum.failed === 0 && sum.passed > 0 ? 0 : 1
