/** Lines under a heading that says preferred or redeemable stock, of which each names its series alone. */

import { nearestHeading } from '../../sheet/nearest-heading.ts'
import type { Entry } from '../sheet-lines.ts'

const STOCK_HEAD = /\b(?:preferred|preference|redeemable|mandatory redemption|mandatorily)\b/
/** Headings that such stock is a part of. */
const OTHER_HEAD = /liabilit|\bequity\b|\bdebt\b|\bnotes\b|deficit|holders|investments? in/
/** Lines that no longer stand under it, however they are set. */
const ELSE =
  /^(?:grand )?total\b|payable|accrued|\bdebt\b|deferred|liabilit|tax|^common|paid-in|retained|surplus|minority|commitments|equity|deficit/

/**
 * The words of lines of claims by which stock is told: those of the heading before the line's own, where it stands right
 * under one of stock, as far in as the first line there.
 */
export function wordsUnderStock(filled: readonly Entry[]): (entry: Entry) => string {
  const said = new Map<number, string>()
  let block: { heading: string; indent: number } | null = null
  for (const [at, { index, line }] of filled.entries()) {
    const over = nearestHeading(line.heading)
    const begins = line.heading !== filled[at - 1]?.line.heading
    if (begins) block = STOCK_HEAD.test(over) && !OTHER_HEAD.test(over) ? { heading: over, indent: line.indent } : null
    if (block !== null && (line.indent < block.indent || ELSE.test(line.bare))) block = null
    if (block !== null) said.set(index, `${block.heading} ${line.bare}`)
  }
  return ({ index, line }) => said.get(index) ?? line.bare
}
