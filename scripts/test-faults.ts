/**
 * `npm run test:faults [--requests 200] [--seed 1] [--database postgres|embedded]`: the long form of the faults test on
 * both databases. Requests in flight while workers and the web server are killed again and again, PostgreSQL is
 * restarted, and EDGAR and the language model fail every fifth call. Leases run out by themselves, so that it also shows how soon a lost request is taken again.
 */
import { parseArgs } from 'node:util'
import { type FaultPlan, runFaults } from '../packages/server/src/features/analyses/faults.fixture.ts'

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    database: { type: 'string' },
  },
})
const common = {
  requests: Number(values.requests),
  hasWeb: true,
  waitsForLeases: true,
  seed: Number(values.seed),
  deadlineSeconds: 600,
  say: (line: string) => console.log(`  ${line}`),
}
const all: FaultPlan[] = [
  { ...common, kind: 'postgres', workers: 2, kills: 12, restarts: 4 },
  { ...common, kind: 'embedded', workers: 1, kills: 6, restarts: 0 },
]
const plans = all.filter(({ kind }) => values.database === undefined || kind === values.database)
/** A killed worker's request is taken again within this, seconds. */
const RETAKE = 60

for (const plan of plans) {
  console.log(`${plan.kind}: ${plan.requests} requests, ${plan.kills} kills, ${plan.restarts} restarts`)
  const outcome = await runFaults(plan)
  console.log(JSON.stringify(outcome, null, 2))
  const { unconcluded, wrongStatements, wrongCurrents, doubledVersions, differences, slowestRetake } = outcome
  const wrong = unconcluded + wrongStatements + wrongCurrents + doubledVersions
  const different = Object.values(differences).reduce((sum, n) => sum + n, 0)
  const isLate = slowestRetake !== null && slowestRetake > RETAKE
  if (wrong + different > 0 || isLate) process.exitCode = 1
}
console.log(
  process.exitCode ? 'faults: FAILED' : 'faults: every request concluded once, nothing doubled, counters right',
)
