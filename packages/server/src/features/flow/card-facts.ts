/** What a picture of a statement needs to know. */

import { type Looking, type StatementAccess, statementAccess } from '@topline/core/access/access.ts'
import { flagsOf } from '@topline/core/access/periods.ts'
import type { CardFacts } from '@topline/core/flow/drawing/card.ts'
import type { FlowInput } from '@topline/core/flow/graph/graph.ts'
import { provenance } from '@topline/core/statement/statement.ts'
import type { FoundStatement } from '../statements/queries.ts'
import { storedStatement } from '../statements/service.ts'

/** The statement in whole units with the places of its figures. */
export function flowInput(found: FoundStatement): FlowInput {
  const places = provenance.safeParse(found.detail.provenance)
  return { ...storedStatement(found), provenance: places.success ? places.data : undefined }
}

/** @param access what is open to whom the picture is for */
export function cardFacts(found: FoundStatement, access: Pick<StatementAccess, 'figures' | 'flow'>): CardFacts {
  const { row, filing } = found
  const period =
    row.fiscal_year !== null && row.fiscal_period !== null ? `${row.fiscal_year} ${row.fiscal_period}` : row.end_date
  return {
    company: filing.company_name,
    period,
    form: filing.form_type,
    statement: access.flow === 'ok' ? flowInput(found) : null,
    headline: access.figures === 'ok' ? storedStatement(found) : null,
  }
}

/**
 * What stands on other sites: what everybody may see, whoever asks, for machines fetch it and show it to others. None of
 * a statement that did not pass its checks (decision 52).
 */
export function publicCardFacts(found: FoundStatement, mode: Looking['mode']): CardFacts {
  const facts = cardFacts(found, statementAccess(null, flagsOf(found.row), mode))
  return found.row.qc_passed === true ? facts : { ...facts, statement: null, headline: null }
}
