import { defineConfig } from '@playwright/test'
import { launchOptions } from './browser.ts'

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  globalSetup: './global-setup.ts',
  outputDir: '../test-results',
  workers: 2,
  retries: 0,
  timeout: 45_000,
  // Two browsers share two cores with a server; what comes late is not wrong.
  expect: { timeout: 15_000 },
  forbidOnly: true,
  use: { launchOptions: await launchOptions(), trace: 'off', reducedMotion: 'reduce' },
  projects: [
    { name: 'desktop', testIgnore: ['plans.e2e.ts'], use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      testMatch: /(phone|walk|pictures)\.e2e\.ts/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    // They change what a persona may read, so nothing else may run beside them.
    {
      name: 'plans',
      testMatch: 'plans.e2e.ts',
      dependencies: ['desktop', 'phone'],
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
})
