/** Cash flows → their bridge at a width: the one entry that pages and pictures use. */
import { STANDING_FROM } from '../towers/layout.ts'
import { bridgeOf } from './bridge.ts'
import type { CashInput, Section } from './cash.ts'
import { type BridgeLayout, LEAST_COLUMN } from './layout.ts'
import { lyingBridge } from './rows.ts'
import { standingBridge } from './wide.ts'

/**
 * @param width in CSS pixels
 * @param open the sections drawn by their parts; absent: investments where free cash flow is told by them
 * @returns null where there is nothing to draw: two sections not printed, or neither end of the cash
 */
export function bridgeLayout(input: CashInput, width: number, open?: readonly Section[]): BridgeLayout | null {
  const bridge = bridgeOf(input, open)
  if (bridge === null) return null
  const isWide = width >= STANDING_FROM && width / bridge.bars.length >= LEAST_COLUMN
  return isWide ? standingBridge(bridge, width) : lyingBridge(bridge, Math.max(280, width))
}
