import type { WireStatement } from '@topline/core/api/wire.ts'

interface Props {
  statement: WireStatement
  company: string
}

/** The income flow of a statement, each node a link to its place. */
export function IncomeFlow(_: Props) {
  return <div style={{ minHeight: 420 }} />
}
