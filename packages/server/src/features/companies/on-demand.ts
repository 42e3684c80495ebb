/** A company that somebody looks up: asked of EDGAR when the register does not know it, and brought in on request. */
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { openEdgar } from '../../clients/edgar/choose.ts'
import type { Edgar } from '../../clients/edgar/edgar.ts'
import type { AppContext } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { type Limit, spend } from '../../http/gate/limits.ts'
import { saveRegister } from '../records/companies.ts'
import { reportForm } from '../records/forms.ts'

const ASKING: Limit = { name: 'unknown-company', max: 10, seconds: 60 }
/** A page waits so long; what comes later is there for the next visit. */
const PAGE_WAIT = 4_000
const HOUR = 3_600_000

/** CIKs that EDGAR does not know, or that file nothing that is read here; per process, for an hour. */
const nobody = new LRUCache<string, true>({ max: 10_000, ttl: HOUR })
const asked = new Map<string, Promise<boolean>>()

/**
 * Asks EDGAR for a CIK that neither the companies nor the register know, and adds it to the register, so that the
 * light record of decision 35 can be answered. Few questions a minute for each reader: each is one of EDGAR's budget.
 * @param edgar tests bring their own
 * @returns whether the register knows it now; never throws for what EDGAR does
 */
export async function registerUnknown(
  ctx: Pick<AppContext, 'settings' | 'db' | 'log'>,
  request: FastifyRequest,
  cik: string,
  edgar?: Edgar,
): Promise<boolean> {
  if (ctx.settings.EDGAR_USER_AGENT === '' || nobody.has(cik) || !/^[1-9]\d{0,9}$/.test(cik)) return false
  try {
    await spend(ctx.db, request, ASKING)
  } catch (error) {
    if (error instanceof AppError && error.kind === 'limited') return false // it stays unknown for now
    throw error
  }
  const running = asked.get(cik) ?? register(ctx, cik, edgar ?? openEdgar(ctx, { maxWait: PAGE_WAIT }))
  asked.set(cik, running)
  void running.finally(() => asked.delete(cik))
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((done) => {
    timer = setTimeout(done, PAGE_WAIT, false)
  })
  return Promise.race([running, late]).finally(() => clearTimeout(timer))
}

async function register(ctx: Pick<AppContext, 'db' | 'log'>, cik: string, edgar: Edgar): Promise<boolean> {
  try {
    const found = await edgar.submissions(cik)
    // Insiders and funds have a CIK, too; only who files what is read here becomes a company.
    if (!found?.filings.some((filing) => reportForm(filing.form_type) !== null)) {
      nobody.set(cik, true)
      return false
    }
    const { name, tickers, exchanges } = found
    await saveRegister(ctx.db, [{ cik, name, tickers, exchanges }])
    return true
  } catch (err) {
    ctx.log.warn({ err, cik }, 'looking up a company')
    return false
  }
}
