/** What a picture of a statement needs to know. */
import type { StatementAccess } from '@topline/core/access/access.ts'
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
