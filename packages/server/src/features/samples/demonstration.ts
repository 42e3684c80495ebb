/** States that a right reading does not produce, made through the product's own means (decision 77). */
import { and, eq } from 'drizzle-orm'
import type { AppContext } from '../../context.ts'
import { statements } from '../../db/schema.ts'
import { type StoredReading, saveCorrection } from '../analyses/manual.ts'
import { recheckNeighbours } from '../qc/service.ts'
import type { SampleFiling } from './manifest.ts'

const REASON = 'demonstration'

const CORRECTIONS: Partial<Record<NonNullable<SampleFiling['demonstration']>, (now: StoredReading) => StoredReading>> =
  { 'under-revision': withoutDilutedEps, 'failed-qc': withoutLastExpense }

/** Makes the state unless it is there already; a filing without a statement has nothing to correct. */
export async function makeDemonstration(
  ctx: Pick<AppContext, 'db' | 'inTx' | 'settings'>,
  filing: Pick<SampleFiling, 'accession_number' | 'demonstration'>,
): Promise<void> {
  const correct = filing.demonstration ? CORRECTIONS[filing.demonstration] : undefined
  if (!correct) return
  const [current] = await ctx.db
    .select({ engine: statements.engine })
    .from(statements)
    .where(and(eq(statements.accession_number, filing.accession_number), eq(statements.is_current, true)))
  if (!current || current.engine === 'manual') return
  const { accession_number } = filing
  await saveCorrection(ctx, { accession_number, edited_by: null, edit_reason: REASON, correct })
  await recheckNeighbours(ctx, accession_number)
}

function withoutDilutedEps({ income_statement, provenance }: StoredReading): StoredReading {
  const { diluted_eps: _, ...places } = provenance
  return { income_statement: { ...income_statement, diluted_eps: null }, provenance: places }
}

/** The expenses no longer lead to the operating income: a missing figure, none that is wrong. */
function withoutLastExpense({ income_statement, provenance }: StoredReading): StoredReading {
  const operating_expenses = income_statement.operating_expenses.slice(0, -1)
  const last = `operating_expenses[${operating_expenses.length}]`
  return {
    income_statement: { ...income_statement, operating_expenses },
    provenance: Object.fromEntries(Object.entries(provenance).filter(([path]) => !path.startsWith(last))),
  }
}
