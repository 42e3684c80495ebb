/** Whether the lines of the table that was read stand in the order of every statement: exchanged names do not. */
import { state } from '../../qc/test.ts'
import type { QcTest } from '../../statement/statement.ts'
import type { Statement } from '../statements/recognise.ts'

/**
 * The check that no cost stands above all revenue, and neither income before taxes nor a tax below net income where none
 * stands above it: sums hold with either name on either line.
 */
export function lineOrderTests({ lines, roles, column }: Statement): QcTest[] {
  const { kinds, revenue, gross, net } = roles
  const find = (kind: string, from: number, to: number) =>
    kinds.findIndex((one, at) => one.startsWith(kind) && at >= from && at < to && lines[at]?.values[column])
  const top = revenue ?? gross
  const cost = top === null ? -1 : find('cost', 0, Math.min(...top.map(({ index }) => index)))
  const late = ['pretax', 'tax'].map((kind) =>
    net === null || find(kind, 0, net) >= 0 ? -1 : find(kind, net, lines.length),
  )
  const at = Math.max(cost, ...late)
  if (at < 0) return []
  return [
    state(
      'lines_stand_in_order',
      'No cost stands above revenue, and no tax below net income',
      false,
      `“${lines[at]?.label}” stands ${at === cost ? 'above revenue' : 'below net income'}`,
    ),
  ]
}
