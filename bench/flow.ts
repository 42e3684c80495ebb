/**
 * `npm run bench:flow`: the flow of every statement read by hand from a folder of filings beside the checkout, drawn at
 * the widths of phone, tablet and desk and as a link preview, and everything that is wrong with a drawing. Without the
 * folder it says so and ends; the samples' statements are drawn by the unit tests.
 */
import { existsSync } from 'node:fs'
import { flowFaults, TRUTH, WIDTHS } from './flow-faults.ts'

if (!existsSync(TRUTH))
  console.log('skipped: no folder of filings with statements read by hand stands beside the checkout')
else {
  const { statements, wrong } = flowFaults(TRUTH)
  for (const one of wrong) console.log(one)
  console.log(`${statements} statements at ${WIDTHS.length} widths: ${wrong.length} faults`)
}
