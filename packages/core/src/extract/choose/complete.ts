/** Whether a reading has what the document prints of the same net income elsewhere. */
import { state } from '../../qc/test.ts'
import type { QcTest } from '../../statement/statement.ts'
import type { Statement } from '../statements/recognise.ts'

const currentOf = ({ lines, column }: Statement, index: number | null): number | null =>
  lines[index ?? -1]?.values[column]?.value ?? null

const netOf = (statement: Statement): number | null => currentOf(statement, statement.roles.net)

/** EPS of the column that is read. */
const epsOf = (statement: Statement): number | null =>
  currentOf(statement, statement.roles.perShare.basic) ?? currentOf(statement, statement.roles.perShare.diluted)

/**
 * The check that EPS is not missing where another table prints it beside the same net income: then a part or a summary
 * was read for the statement.
 * @param others all readings of the document's tables
 */
export function completeTests(chosen: Statement, others: readonly Statement[]): QcTest[] {
  const net = netOf(chosen)
  if (net === null || epsOf(chosen) !== null) return []
  const fuller = others.find((one) => one.grid.start !== chosen.grid.start && netOf(one) === net && epsOf(one) !== null)
  if (fuller === undefined) return []
  return [
    state(
      'eps_is_read_where_printed',
      'EPS is not missing where another table prints it beside the same net income',
      false,
      `the table at byte ${fuller.grid.start} prints EPS beside the same net income`,
    ),
  ]
}
