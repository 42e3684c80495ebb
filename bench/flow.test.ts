import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { flowFaults, TRUTH } from './flow-faults.ts'

it('draws every statement of the folder beside the checkout without a fault', (context) => {
  context.skip(!existsSync(TRUTH), 'no folder of filings with statements read by hand stands beside the checkout')
  const { statements, wrong } = flowFaults(TRUTH)
  expect(statements).toBeGreaterThan(100)
  expect(wrong).toEqual([])
})
