/** Failed checks that administrators accepted, as far as they still stand accepted (decision 53). */
import type { AcceptedFinding } from '@topline/core/api/admin/admin.ts'
import { qcReport } from '@topline/core/statement/statement.ts'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/open.ts'
import { auditLog, filings, otherStatements, statementDetails } from '../../db/schema.ts'

const KINDS = {
  'qc.accepted': null,
  'balance-sheet.accepted': 'balance_sheet',
  'cash-flow.accepted': 'cash_flow',
} as const
const ACTIONS = ['qc.accepted', 'balance-sheet.accepted', 'cash-flow.accepted'] as const

const rowOf = z.object({
  action: z.enum(ACTIONS),
  accession_number: z.string(),
  company_name: z.string(),
  form_type: z.string(),
  test: z.string(),
  actor: z.string(),
  qc: z.unknown(),
})

/**
 * Newest first, each once. What was accepted is known from the audit log, whose entries have an index of their own; that
 * it still stands, from the report of today.
 * @param most entries of the log that are looked at
 */
export async function acceptedFindings(db: Db, most: number): Promise<AcceptedFinding[]> {
  const { rows } = await db.execute(sql`
    select a.action, a.actor, a.detail ->> 'test' as test, f.accession_number, f.company_name, f.form_type,
      case a.action when 'qc.accepted' then d.qc else o.qc end as qc
    from (
      select * from ${auditLog} where action in ('qc.accepted', 'balance-sheet.accepted', 'cash-flow.accepted')
      order by id desc nulls last limit ${most}) a
    join ${filings} f on f.accession_number = a.subject
    left join ${statementDetails} d on d.statement_id = f.statement_id
    left join ${otherStatements} o on o.accession_number = a.subject and o.is_current
      and o.kind = case a.action when 'balance-sheet.accepted' then 'balance_sheet' else 'cash_flow' end
    order by a.id desc`)
  const seen = new Set<string>()
  return rows.flatMap((raw) => {
    const { action, test: name, actor, qc, ...filing } = rowOf.parse(raw)
    const key = `${action} ${filing.accession_number} ${name}`
    const test = qcReport
      .nullish()
      .parse(qc)
      ?.tests.find((one) => one.name === name)
    if (!test?.accepted || seen.has(key)) return []
    seen.add(key)
    const { reason, at } = test.accepted
    return [{ ...filing, kind: KINDS[action], test: name, description: test.description, reason, by: actor, at }]
  })
}
