import { describe, expect, it } from 'vitest'
import { runFaults } from './faults.fixture.ts'

/** The short form; `npm run test:faults` runs the long one. */
const SHORT = { workers: 2, hasWeb: false, waitsForLeases: false, seed: 7, deadlineSeconds: 90, say: () => {} }

describe.each([
  { kind: 'postgres' as const, requests: 10, kills: 1, restarts: 1 },
  { kind: 'embedded' as const, requests: 5, kills: 1, restarts: 0 },
])('requests in flight while everything fails, on $kind', (plan) => {
  it('are each concluded exactly once, with nothing doubled, lost or miscounted', { timeout: 150_000 }, async () => {
    const outcome = await runFaults({ ...SHORT, ...plan })
    expect(outcome).toMatchObject({
      unconcluded: 0,
      wrongStatements: 0,
      wrongCurrents: 0,
      doubledVersions: 0,
      differences: { counters: 0, latest: 0, list_rows: 0, qc_failures: 0, screened: 0 },
    })
    expect((outcome.byStatus.completed ?? 0) + (outcome.byStatus.failed ?? 0)).toBe(plan.requests)
    expect(outcome.byStatus.completed).toBeGreaterThan(plan.requests / 2)
  })
})
