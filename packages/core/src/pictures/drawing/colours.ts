/** The colours of the statement pictures: the families of the income flow, so that one thing has one colour on all tabs. */
import type { FlowKind } from '../../flow/graph/graph.ts'
import type { Bar } from '../bridge/cash.ts'
import type { Family } from '../towers/sheet.ts'

/** Blue for what is owned, clay for debt, grey for other liabilities, green for the owners. */
export const FAMILY_COLOUR: Readonly<Record<Family, FlowKind>> = {
  cash: 'revenue',
  current: 'division',
  lasting: 'other',
  debt: 'cost',
  liability: 'unallocated',
  between: 'gross',
  equity: 'operating',
  deficit: 'loss',
  unexplained: 'unallocated',
}

/** Cash blue, what comes in green, what goes out clay. */
export const BAR_COLOUR: Readonly<Record<Bar['kind'], FlowKind>> = {
  cash: 'revenue',
  in: 'operating',
  out: 'cost',
  unexplained: 'unallocated',
  own: 'revenue',
}
