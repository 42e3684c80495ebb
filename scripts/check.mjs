/**
 * `npm run check`, for while you work: types, lint, formatting, dead code, generated files, the tests of the house (arrows,
 * references, documents), and the unit tests that a change reaches. `-- --all` runs every unit test, `-- --since=REF`
 * counts the change from there; without either it is what is not yet on the branch above this one, or on main.
 */
import { spawnSync } from 'node:child_process'

const git = (...args) => {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}
const given = process.argv.find((word) => word.startsWith('--since='))?.slice('--since='.length)
const since = process.argv.includes('--all')
  ? null
  : [given, '@{upstream}', 'origin/main', 'main'].find((ref) => ref && git('rev-parse', '--verify', '--quiet', ref))
const from = since ? git('merge-base', since, 'HEAD') : null

process.argv.push(`--only=types,lint,dead code,generated,${from ? 'house,changed' : 'unit'}`)
if (from) process.argv.push(`--changed=${from}`)
await import('./test.mjs')
console.log(
  from
    ? `Unit tests were those that a change since ${from.slice(0, 8)} (${since}) reaches; all of them: npm run check -- --all. Everything: npm test.`
    : 'Unit tests were all; databases, processes, attacks and browser are left to npm test.',
)
