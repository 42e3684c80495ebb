import { defineConfig } from 'vitest/config'

/** One project a kind of test, so that each can run alone and says what it took. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'core', root: 'packages/core', include: ['src/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          root: 'packages/server',
          include: ['src/**/*.test.ts'],
          exclude: ['src/**/*.db.test.ts'],
        },
      },
      {
        test: {
          name: 'database',
          root: 'packages/server',
          include: ['src/**/*.db.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      { test: { name: 'web', root: 'packages/web', include: ['src/**/*.test.{ts,tsx}'] } },
      { test: { name: 'scripts', root: 'scripts', include: ['**/*.test.ts'] } },
      { test: { name: 'fuzz', root: 'fuzz', include: ['**/*.test.ts'], testTimeout: 60_000 } },
    ],
  },
})
