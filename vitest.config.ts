import { defineConfig } from 'vitest/config'

/** Tests that start processes, kill them or count by the second: one file after the other, nothing beside them. */
const alone = [
  'src/cli/*.db.test.ts',
  'src/clients/edgar/rate.db.test.ts',
  'src/db/faults.db.test.ts',
  'src/features/alerts/killed.db.test.ts',
  'src/features/analyses/faults.db.test.ts',
  'src/features/analyses/killed.db.test.ts',
  'src/features/backup/*.db.test.ts',
  'src/features/posts/killed.db.test.ts',
  'src/features/samples/*.db.test.ts',
  'src/jobs/*.db.test.ts',
]

/** Milliseconds until a test counts as hanging. Nothing is timed here: a busy machine is no fault of the code. */
const PATIENT = 60_000

/**
 * Tests of pure functions, and of server and pages without a database, share their workers: modules are loaded, and
 * filings read, once a worker and not once a file, a third of the time. Nothing of theirs outlives a test.
 */
const isolate = false

/** One project a kind of test, so that each can run alone and says what it took. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'core', root: 'packages/core', include: ['src/**/*.test.ts'], testTimeout: PATIENT, isolate } },
      {
        test: {
          name: 'server',
          root: 'packages/server',
          include: ['src/**/*.test.ts'],
          exclude: ['src/**/*.db.test.ts'],
          testTimeout: PATIENT,
          isolate,
        },
      },
      {
        test: {
          name: 'database',
          root: 'packages/server',
          include: ['src/**/*.db.test.ts'],
          exclude: alone,
          testTimeout: PATIENT,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'processes',
          root: 'packages/server',
          include: alone,
          testTimeout: PATIENT,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        test: { name: 'web', root: 'packages/web', include: ['src/**/*.test.{ts,tsx}'], testTimeout: PATIENT, isolate },
      },
      { test: { name: 'scripts', root: 'scripts', include: ['**/*.test.ts'], testTimeout: PATIENT } },
      { test: { name: 'bench', root: 'bench', include: ['**/*.test.ts'], testTimeout: PATIENT } },
      { test: { name: 'fuzz', root: 'fuzz', include: ['**/*.test.ts'], testTimeout: PATIENT } },
    ],
  },
})
