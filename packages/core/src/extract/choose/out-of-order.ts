/** Whether the lines of the table that was read stand in the order of every statement: exchanged names do not. */
import { state } from '../../qc/test.ts'
import type { QcTest } from '../../statement/statement.ts'
import type { Statement } from '../statements/recognise.ts'

/** A rate is no tax, and what a company untaxed so far would pay stands below what it earned. */
const ASIDE = /\brate\b|pro ?-?forma/i

/**
 * The check that no cost stands above all revenue, and neither income before taxes nor a tax below net income where none
 * stands above it: sums hold with either name on either line.
 */
export function lineOrderTests({ lines, roles, column }: Statement): QcTest[] {
  const { kinds, revenue, gross, net } = roles
  const find = (kind: string, from: number, to: number) =>
    lines.findIndex(({ heading, label, values }, at) => {
      const isKind = kinds[at]?.startsWith(kind) && at >= from && at < to
      return isKind && values[column]?.value && !ASIDE.test(`${heading} ${label}`)
    })
  const top = revenue ?? gross
  const cost = top === null ? -1 : find('cost', 0, Math.min(...top.map(({ index }) => index)))
  const late = ['pretax', 'tax'].map((kind) =>
    net === null || kinds.slice(0, net).some((one) => one === kind) ? -1 : find(kind, net, lines.length),
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
