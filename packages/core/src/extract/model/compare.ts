/** The model's reading with its QC: what another engine makes of the same document stands beside it. */
import { qcReport } from '../../qc/report.ts'
import { compare, state } from '../../qc/test.ts'
import { type Extraction, FIGURE_NAMES, type QcTest } from '../../statement/statement.ts'
import type { Reading } from '../reading.ts'

/** @param other what the rules read; null where they read nothing */
export function finishReading(read: Reading, other: Extraction | null): Extraction {
  const { checks = [], evidence = null, ...reading } = read
  const qc = qcReport({ ...reading, evidence }, [...checks, ...(other ? disagreements(reading, other) : [])])
  return { ok: true, ...reading, evidence, qc }
}

/**
 * One test a figure that both engines read and that differs; one test that says so where none does. Necessary where
 * the other reading passed its own checks: then nothing says that the model is right.
 */
function disagreements(reading: Omit<Reading, 'checks'>, other: Extraction): QcTest[] {
  const { income_statement: ours } = reading
  const { income_statement: theirs, engine } = other
  const tests: QcTest[] = []
  for (const name of FIGURE_NAMES) {
    const [left, right] = [ours[name], theirs[name]]
    if (left === null || right === null) continue
    const test = compare({
      name: `agrees_with_${engine}.${name}`,
      description: `The model and the engine ${engine} read the same ${name}`,
      left,
      right,
      tolerance: 0,
      necessary: other.qc.passed,
      rationale: 'the model {left}, the other engine {right}',
    })
    if (!test.passed) tests.push(test)
  }
  if (tests.length > 0) return tests
  const words = 'every figure that both read is the same'
  return [state(`agrees_with_${engine}`, `The model and the engine ${engine} read the same figures`, true, words)]
}
