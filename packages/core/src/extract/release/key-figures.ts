/** A release that prints no statement, only its key figures: revenue, net income and earnings per share in one table. */
import { state } from '../../qc/test.ts'
import type { FigureName, QcTest } from '../../statement/statement.ts'
import type { Reading } from '../reading.ts'
import { ENOUGH_POINTS, type Statement } from '../statements/recognise.ts'

export const isKeyFigures = ({ score, roles, periods, column }: Statement): boolean =>
  score >= 0 &&
  roles.revenue !== null &&
  (roles.perShare.basic !== null || roles.perShare.diluted !== null) &&
  (periods[column]?.end ?? null) !== null

const MAIN = ['total_revenue', 'net_income', 'basic_eps', 'diluted_eps'] as const satisfies readonly FigureName[]

/**
 * The check that the main ones of key figures stand again in the letter or in another table: no lines between them tell whether
 * a digit is misread.
 */
export function keyFigureTests({ score }: Statement, { income_statement: s, evidence }: Reading): QcTest[] {
  if (score >= ENOUGH_POINTS) return []
  const alone = MAIN.filter(
    (name) => s[name] !== null && !(evidence ?? []).some(({ figure, agrees }) => figure === name && agrees),
  )
  return [
    state(
      'key_figures_are_printed_again',
      'Key figures without a statement stand again in the release',
      alone.length === 0,
      alone.length === 0 ? 'each stands again' : `printed once: ${alone.join(', ')}`,
    ),
  ]
}
