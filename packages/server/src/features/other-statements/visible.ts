/** The balance sheet and the cash flows of a filing as those see them who read or write of it. */

import type { Looking } from '@topline/core/access/access.ts'
import type { ChatSource } from '@topline/core/chat/facts.ts'
import { businessOf } from '@topline/core/statement/business.ts'
import type { OtherKind } from '@topline/core/statement/other-statements.ts'
import type { Db } from '../../db/open.ts'
import { AppError } from '../../errors.ts'
import { findOther } from './queries.ts'
import { readOther } from './service.ts'
import type { WireOthers } from './view.ts'

/** What this viewer may see of both, with the company's kind of business; none that failed its checks. */
export async function visibleOthers(
  db: Db,
  accession_number: string,
  looking: Looking,
): Promise<NonNullable<ChatSource['others']>> {
  const read = async <K extends OtherKind>(kind: K): Promise<WireOthers[K] | null> => {
    try {
      const found = await readOther(db, kind, accession_number, looking)
      return found.failed_quality_check ? null : found
    } catch (error) {
      // Not printed, not read yet or closed: nothing is known of it.
      if (error instanceof AppError) return null
      throw error
    }
  }
  const [balance_sheet, cash_flow, found] = await Promise.all([
    read('balance_sheet'),
    read('cash_flow'),
    findOther(db, 'balance_sheet', { accession_number }),
  ])
  const business = businessOf({
    sic: found?.sic ?? null,
    labels: (balance_sheet?.lines ?? []).map(({ label }) => label),
    isClassified: (balance_sheet?.current_assets ?? null) !== null,
    hasInventories: (balance_sheet?.inventories ?? null) !== null,
  })
  return { balance_sheet, cash_flow, business }
}
