/**
 * `npm run bench:flow`: the flow of every statement read by hand from a folder of filings beside the checkout, drawn at
 * the widths of phone, tablet and desk and as a link preview, and everything that is wrong with a drawing. Without the
 * folder it says so and ends; the samples' statements are drawn by the unit tests.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cardFaults } from '@topline/core/flow/card-faults.fixture.ts'
import { faults, imbalance } from '@topline/core/flow/faults.fixture.ts'
import { inputOfTruth } from '@topline/core/flow/truth-input.fixture.ts'
import { CORPUS } from './qc-rights.ts'

const WIDTHS = [1240, 984, 728, 358]
const folder = join(CORPUS, 'truth')

if (!existsSync(folder))
  console.log('skipped: no folder of filings with statements read by hand stands beside the checkout')
else {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  const wrong = files.flatMap((file) => {
    const input = inputOfTruth(JSON.parse(readFileSync(join(folder, file), 'utf8')))
    const drawn = WIDTHS.flatMap((width) => faults(input, width).map((fault) => `${file} at ${width}: ${fault}`))
    const card = (cardFaults(input) ?? []).map((fault) => `${file}, link preview: ${fault}`)
    return [...imbalance(input).map((fault) => `${file}: ${fault}`), ...drawn, ...card]
  })
  for (const one of wrong) console.log(one)
  console.log(`${files.length} statements at ${WIDTHS.length} widths: ${wrong.length} faults`)
}
