/** The halves into which companies are divided. */
import { createHash } from 'node:crypto'

/** The half that a company belongs to: rules are written looking at one half, and the other tells whether they carry over. */
export const halfOf = (cik: string): 'a' | 'b' =>
  (createHash('sha256')
    .update(cik.replace(/^0+(?=.)/, ''))
    .digest()[0] ?? 0) %
    2 ===
  0
    ? 'a'
    : 'b'
