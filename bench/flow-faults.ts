/** Everything that is wrong with the drawings of statements read by hand. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cardFaults } from '@topline/core/flow/drawing/card-faults.fixture.ts'
import { faults, imbalance } from '@topline/core/flow/faults.fixture.ts'
import { inputOfTruth } from '@topline/core/flow/truth-input.fixture.ts'
import { CORPUS } from './qc-rights.ts'

/** Desk, tablet and phone, px. */
export const WIDTHS = [1240, 984, 728, 358]
/** Statements read by hand, where somebody has put them beside the checkout. */
export const TRUTH = join(CORPUS, 'truth')

/** The faults of the flow of each statement of a folder, at every width and as a link preview, in words. */
export function flowFaults(folder: string): { statements: number; wrong: string[] } {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  const wrong = files.flatMap((file) => {
    const input = inputOfTruth(JSON.parse(readFileSync(join(folder, file), 'utf8')))
    const drawn = WIDTHS.flatMap((width) => faults(input, width).map((fault) => `${file} at ${width}: ${fault}`))
    const card = (cardFaults(input) ?? []).map((fault) => `${file}, link preview: ${fault}`)
    return [...imbalance(input).map((fault) => `${file}: ${fault}`), ...drawn, ...card]
  })
  return { statements: files.length, wrong }
}
