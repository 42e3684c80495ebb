/**
 * `npm run bench:claims`: how well the claim checker tells right claims from wrong ones. Claims are made from sample
 * statements that pass their checks, in many wordings; a wrong one differs from a right one in a digit, the unit, the
 * sign, the period, the direction or the figure it is said of. Beside them stand sentences written by hand.
 */
import { globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { checkClaims } from '@topline/core/claims/check.ts'
import { extractFiling } from '@topline/core/extract/extract.ts'
import { comparativePeriod, ownPeriod } from '@topline/core/figures-in-words/base.ts'
import type { FactBase } from '@topline/core/figures-in-words/facts.ts'
import { yearBefore } from '@topline/core/figures-in-words/facts.ts'
import { writePost } from '@topline/core/words/post.ts'
import { writeTweets } from '@topline/core/words/tweets.ts'
import { type Made, madeClaims } from './claims-made.ts'
import { writtenSets } from './claims-written.ts'

const root = join(import.meta.dirname, '..')
const filings = join(root, 'samples/filings')

/** Accession number → what is known about it from the filing alone. */
const bases = new Map<string, FactBase>()
for (const accession of readdirSync(filings)) {
  const path = globSync(`${accession}/*.gz`, { cwd: filings })[0]
  if (!path) continue
  const result = extractFiling(gunzipSync(readFileSync(join(filings, path))), {})
  if (!result.ok || !result.qc.passed || result.prior_periods.length === 0) continue
  const base: FactBase = {
    company: result.company ?? '',
    tickers: [],
    currency: result.income_statement.currency,
    unit: result.income_statement.revenue_units_number,
    filing_date: null,
    periods: [
      ownPeriod(result.income_statement, result.provenance, accession),
      ...result.prior_periods.map((one) => comparativePeriod(one, accession)),
    ],
  }
  if (yearBefore(base, base.periods[0])) bases.set(accession, base)
}

interface Score {
  right: number
  flagged: number
  unresolved: number
  wrong: number
  caught: number
}
const misses: string[] = []
function score(name: string, claims: readonly (Made & { accession: string })[]): Score {
  const result: Score = { right: 0, flagged: 0, unresolved: 0, wrong: 0, caught: 0 }
  const kinds = new Map<string, [seeded: number, caught: number]>()
  for (const { accession, text, fault } of claims) {
    const base = bases.get(accession)
    if (!base) continue
    const found = checkClaims(base, text)
    const isFlagged = found.some((one) => one.verdict === 'wrong')
    const shown = found.map(
      (one) => `${one.text}=${one.verdict}${one.figure ? `(${one.metric} ${one.period} ${one.figure})` : ''}`,
    )
    if (fault === null) {
      result.right += 1
      if (isFlagged) result.flagged += 1
      if (!isFlagged && !found.some((one) => one.verdict === 'holds')) result.unresolved += 1
      if (isFlagged || !found.some((one) => one.verdict === 'holds'))
        misses.push(`right  ${text}\n       ${shown.join(', ')}`)
    } else {
      result.wrong += 1
      const row = kinds.get(fault) ?? [0, 0]
      kinds.set(fault, [row[0] + 1, row[1] + Number(isFlagged)])
      if (isFlagged) result.caught += 1
      else misses.push(`${fault.padEnd(10)} ${text}\n       ${shown.join(', ')}`)
    }
  }
  const percent = (n: number, of: number) => `${((100 * n) / Math.max(1, of)).toFixed(2)} %`
  console.log(`${name}`)
  console.log(
    `  right claims  ${result.right}, flagged ${result.flagged} (${percent(result.flagged, result.right)}), not resolved ${result.unresolved}`,
  )
  console.log(`  wrong claims  ${result.wrong}, caught ${result.caught} (${percent(result.caught, result.wrong)})`)
  for (const [kind, [seeded, caught]] of kinds) console.log(`    ${kind.padEnd(10)} ${caught} of ${seeded}`)
  return result
}

/** What the plain writer says is right by making: every sentence of its posts and tweets on its own lines. */
const own = [...bases].flatMap(([accession, base]) =>
  [...(writePost(base)?.content.split(/\n\n(?!\|)/) ?? []), ...writeTweets(base)]
    .filter((text) => /\d/.test(text))
    .map((text) => ({ accession, text, fault: null })),
)
const made = [...bases].flatMap(([accession, base]) => madeClaims(base).map((one) => ({ ...one, accession })))
const scores = {
  made: score(`Made from ${bases.size} statements`, made),
  own: score('By the plain writer', own),
  ...Object.fromEntries(Object.entries(writtenSets).map(([name, claims]) => [name, score(name, claims)])),
}
if (process.argv.includes('--missed')) console.log(`\n${misses.join('\n')}`)
mkdirSync(join(root, 'bench/results'), { recursive: true })
writeFileSync(join(root, 'bench/results/claims.json'), JSON.stringify({ ...scores, misses }, null, 2))
// Each set by itself: many made claims must not hide the few that people wrote.
const isPoor = ({ caught, wrong, flagged, right }: Score) => caught < 0.98 * wrong || flagged > 0.02 * right
if (Object.values(scores).some(isPoor)) process.exitCode = 1
