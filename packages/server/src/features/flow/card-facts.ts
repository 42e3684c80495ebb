/** What a picture of a statement needs to know. */
import type { CardFacts } from '@topline/core/flow/card.ts'
import type { FlowInput } from '@topline/core/flow/graph.ts'
import { provenance } from '@topline/core/statement/statement.ts'
import type { FoundStatement } from '../statements/queries.ts'
import { storedStatement } from '../statements/service.ts'

/** The statement in whole units with the places of its figures. */
export function flowInput(found: FoundStatement): FlowInput {
  const places = provenance.safeParse(found.detail.provenance)
  return { ...storedStatement(found), provenance: places.success ? places.data : undefined }
}

/** @param isOpen false: name and period only, since the figures are not for this viewer */
export function cardFacts(found: FoundStatement, isOpen: boolean): CardFacts {
  const { row, filing } = found
  const period =
    row.fiscal_year !== null && row.fiscal_period !== null ? `${row.fiscal_year} ${row.fiscal_period}` : row.end_date
  return {
    company: filing.company_name,
    period,
    form: filing.form_type,
    statement: isOpen ? flowInput(found) : null,
  }
}
