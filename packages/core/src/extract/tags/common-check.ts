import { commonIncomeTests } from '../../qc/common-income.ts'
import type { Figures, QcTest } from '../../statement/statement.ts'
import * as concepts from './concepts.ts'
import type { Line } from './face.ts'

/** Tests of EPS on income for common shareholders, where the face prints that (T81). */
export function commonCheck(lines: readonly Line[], figures: Figures): QcTest[] {
  const common = lines.find(
    (line) =>
      line.fact.period.dims.size === 0 &&
      concepts.local(line.fact.name) === 'NetIncomeLossAvailableToCommonStockholdersBasic',
  )
  return commonIncomeTests(common?.value ?? null, figures)
}
