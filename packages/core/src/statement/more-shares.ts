/** A loss per share beside the company's own profit per share: both are printed over another number of shares. */
import type { NonGaapMeasure } from './release.ts'

/** Options and the like seldom make more than a tenth more shares. */
const MOST_DILUTED = 0.9

/**
 * Whether printed steps lead from a loss per share to a profit per share that more shares count in. Shares that would
 * make a loss per share smaller are left out of it and count in the profit (ASC 260-10-45-17), so that the printed steps
 * come to a little more than the printed end (0000051143-24-000043, note 4: "The difference in share count resulted in an
 * additional $(0.04) reconciling item").
 *
 * @param from loss per share, in money per share
 * @param sum of the loss and the steps
 * @param to the company's own figure
 */
export function isOverMoreShares(from: number, sum: number, to: number, unit: NonGaapMeasure['unit']): boolean {
  return unit === 'USD/share' && from < 0 && to > 0 && to <= sum && to >= sum * MOST_DILUTED
}
