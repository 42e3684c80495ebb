import type { Provenance, QcTest, SegmentGroup } from '../../statement/statement.ts'
import type { Face } from '../tags/face.ts'
import type { Facts } from '../tags/facts.ts'
import type { Span } from '../tags/period.ts'

export interface SegmentReading {
  business: SegmentGroup | null
  geographical: SegmentGroup | null
  provenance: Provenance
  checks: QcTest[]
  trace: string[]
}

/** Divisions of revenue from the dimensions of the current period's facts (decisions 206, 207). */
export function readSegments(
  _facts: Facts,
  _face: Face,
  _span: Span,
  _revenue: number | null,
  _unit: number,
): SegmentReading {
  return { business: null, geographical: null, provenance: {}, checks: [], trace: [] }
}
