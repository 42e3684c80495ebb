/**
 * What the model may cost a day, over all processes together: the most a call can cost is reserved in the database
 * before it is made and corrected after it. A process that dies in between leaves its reservation: too little is
 * spent then, never too much.
 */
import { DAY_MS, utcDate } from '@topline/core/format/day.ts'
import { eq, sql } from 'drizzle-orm'
import type { AppContext } from '../../context.ts'
import { modelCalls } from '../../db/schema.ts'
import { refuseInTransaction } from '../../db/transaction.ts'
import { type ModelCall, ModelError, type ModelRequest } from './model.ts'

export type BudgetContext = Pick<AppContext, 'settings' | 'db' | 'inTx' | 'now'>

export interface ModelBudget {
  /** UTC day */
  day: string
  /** US dollars a day; null = no limit */
  limit_usd: number | null
  /** US dollars spent or reserved today; null without a price */
  spent_usd: number | null
  is_exhausted: boolean
  /** when the next day's budget begins */
  resets_at: Date
}

/** One lock for all reservations: two processes must not both take the last dollar. */
const LOCK = 7_301_177

const resetsAt = (now: Date) => new Date((Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS)

/** The state of today's budget, for the admin page and for saying why the model is silent. */
export async function modelBudget(ctx: BudgetContext): Promise<ModelBudget> {
  const now = ctx.now()
  const limit = ctx.settings.LLM_BUDGET_PER_DAY ?? null
  const spent = await spentOn(ctx.db, utcDate(now))
  const spent_usd = priceOf(ctx, 0, 0) === null ? null : spent
  return {
    day: utcDate(now),
    limit_usd: limit,
    spent_usd,
    is_exhausted: limit !== null && spent >= limit,
    resets_at: resetsAt(now),
  }
}

/** US dollars; null without prices. */
function priceOf(ctx: Pick<BudgetContext, 'settings'>, input: number, output: number): number | null {
  const { LLM_PRICE_INPUT, LLM_PRICE_OUTPUT } = ctx.settings
  if (LLM_PRICE_INPUT === undefined || LLM_PRICE_OUTPUT === undefined) return null
  return (input * LLM_PRICE_INPUT + output * LLM_PRICE_OUTPUT) / 1_000_000
}

/**
 * Takes the most that a call can cost from today's budget and writes its row.
 * @param most tokens at most
 * @throws ModelError('budget-exhausted') when it does not fit
 */
export async function reserve(
  ctx: BudgetContext,
  request: ModelRequest,
  most: { input: number; output: number },
): Promise<ModelCall> {
  refuseInTransaction() // the reservation must stand whatever becomes of the caller's work
  const { LLM_PROVIDER, LLM_MODEL, LLM_BUDGET_PER_DAY: limit } = ctx.settings
  const now = ctx.now()
  const cost_usd = priceOf(ctx, most.input, most.output)
  return ctx.inTx(async (tx) => {
    if (limit !== undefined) {
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
      const spent = await spentOn(tx, utcDate(now))
      if (spent + (cost_usd ?? 0) > limit) throw exhausted(now)
    }
    const [row] = await tx
      .insert(modelCalls)
      .values({
        at: now,
        day: utcDate(now),
        provider: LLM_PROVIDER,
        model: LLM_MODEL,
        purpose: request.purpose,
        accession_number: request.accession_number ?? null,
        user_id: request.user_id ?? null,
        cost_usd,
      })
      .returning({ id: modelCalls.id })
    if (!row) throw new Error('the row of the model call is missing')
    return { id: row.id, provider: LLM_PROVIDER, model: LLM_MODEL, input_tokens: null, output_tokens: null, cost_usd }
  })
}

export interface Usage {
  input: number | null
  output: number | null
}
/** Nothing was charged: the provider refused before it began. */
export const NOTHING: Usage = { input: 0, output: 0 }

/** Corrects the reservation to what the provider counted; what it did not count stays reserved. */
export async function settle(
  ctx: Pick<BudgetContext, 'settings' | 'db'>,
  call: ModelCall,
  usage: Usage,
  error: string | null,
): Promise<ModelCall> {
  const { input: input_tokens, output: output_tokens } = usage
  const isCounted = input_tokens !== null && output_tokens !== null
  const cost_usd = isCounted ? priceOf(ctx, input_tokens, output_tokens) : call.cost_usd
  const settled = { input_tokens, output_tokens, cost_usd }
  await ctx.db
    .update(modelCalls)
    .set({ ...settled, error })
    .where(eq(modelCalls.id, call.id))
  return { ...call, ...settled }
}

async function spentOn(db: BudgetContext['db'], day: string): Promise<number> {
  const [row] = await db
    .select({ spent: sql<string | number | null>`sum(${modelCalls.cost_usd})` })
    .from(modelCalls)
    .where(eq(modelCalls.day, day))
  return Number(row?.spent ?? 0)
}

function exhausted(now: Date): ModelError {
  const until = resetsAt(now)
  return new ModelError(
    'budget-exhausted',
    `The language model’s budget for today is spent; it begins anew at ${until.toISOString().slice(0, 16)}Z`,
    { retryAfter: Math.ceil((until.getTime() - now.getTime()) / 1000) },
  )
}
