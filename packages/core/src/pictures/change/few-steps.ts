/** A bridge with few bars, for pictures that are read small. Source: docs/statement-pictures.md H. */
import type { Bar, Bridge } from '../bridge/cash.ts'
import { levelled } from './income-change.ts'

/** Steps that keep their own bar; what is hatched counts apart. */
const OWN = 4

/**
 * The largest steps in their order, the others as one bar behind them, what the lines do not tell as one hatched bar. It
 * leads from the same net income to the same one.
 */
export function fewSteps(bridge: Bridge): Bridge {
  const [start, end] = [bridge.bars[0], bridge.bars.at(-1)]
  if (!start || !end) return bridge
  const steps = bridge.bars.slice(1, -1)
  const told = steps.filter(({ kind }) => kind !== 'unexplained')
  const large = told.length <= OWN + 1 ? told : told.toSorted((a, b) => size(b) - size(a)).slice(0, OWN)
  const few = [
    ...told.filter((bar) => large.includes(bar)),
    ...together(
      'others',
      'Other changes',
      undefined,
      told.filter((bar) => !large.includes(bar)),
    ),
    ...together(
      'rest',
      'Not told by lines',
      'unexplained',
      steps.filter(({ kind }) => kind === 'unexplained'),
    ),
  ]
  return { ...bridge, bars: levelled(start, few, end) }
}

const size = ({ amount }: Bar): number => Math.abs(amount)

function together(id: string, name: string, kind: 'unexplained' | undefined, bars: readonly Bar[]) {
  const amount = bars.reduce((sum, bar) => sum + bar.amount, 0)
  const step = {
    id,
    name,
    amount,
    place: null,
    parts: bars.map(({ name: of, amount: part, place }) => ({ name: of, amount: part, place })),
  }
  return amount === 0 ? [] : [kind ? { ...step, kind } : step]
}
