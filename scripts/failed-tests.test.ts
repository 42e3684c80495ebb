/** What `npm test` says of failed tests at its end. */
import { expect, test } from 'vitest'
import { failedOfPlaywright, failedOfVitest } from './failed-tests.mjs'

test('names each failed test of Vitest with the first line of its error, and a file that did not load', () => {
  const report = {
    testResults: [
      {
        name: '/p/a.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'adds' },
          {
            status: 'failed',
            fullName: 'takes off',
            failureMessages: ['\u001b[31mAssertionError: expected 1 to be 2\u001b[39m\n  at a.test.ts:3'],
          },
          { status: 'pending', fullName: 'waits' },
        ],
      },
      { name: '/p/b.test.ts', status: 'failed', message: 'Cannot find c.ts\nstack', assertionResults: [] },
      { name: '/p/d.test.ts', status: 'passed', assertionResults: [] },
    ],
  }
  expect(failedOfVitest(report)).toEqual([
    { name: '/p/a.test.ts: takes off', why: 'AssertionError: expected 1 to be 2' },
    { name: '/p/b.test.ts', why: 'Cannot find c.ts' },
  ])
})

test('names each failed journey of Playwright, however deep it stands', () => {
  const results = [{ error: { message: 'Error: no such heading\nCall log' } }]
  const failed = {
    ok: false,
    file: 'walk.e2e.ts',
    line: 98,
    title: 'every page',
    tests: [{ projectName: 'phone', results }],
  }
  const passed = { ok: true, file: 'walk.e2e.ts', line: 3, title: 'a page', tests: [] }
  expect(failedOfPlaywright({ suites: [{ specs: [passed], suites: [{ specs: [failed] }] }] })).toEqual([
    { name: 'walk.e2e.ts:98: every page [phone]', why: 'Error: no such heading' },
  ])
  expect(failedOfPlaywright({})).toEqual([])
})
