/** What a company's or a filing's logo is; images are served from here only (decision 43). */
import { DETAIL } from '@topline/core/api/details.ts'
import type { logoInfo } from '@topline/core/api/wire.ts'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { AppContext } from '../../context.ts'
import type { Db } from '../../db/open.ts'
import { companies, filings, logoImages } from '../../db/schema.ts'
import { invalid, notFound } from '../../errors.ts'
import { writeAudit } from '../accounts/audit.ts'

export type Logo = z.infer<typeof logoInfo>
type Ctx = Pick<AppContext, 'db' | 'inTx'>
interface Actor {
  id: number
  email: string
}

/** A filing's own logo, else its company's; null where neither has one. @throws AppError 404 'Filing not found' */
export async function readFilingLogo(db: Db, accession: string): Promise<Logo | null> {
  const [row] = await db
    .select({ own: filings.logo_info, company: companies.logo_info })
    .from(filings)
    .innerJoin(companies, eq(companies.cik, filings.cik))
    .where(eq(filings.accession_number, accession))
  if (!row) throw notFound(DETAIL.filingNotFound)
  return row.own ?? row.company
}

/** Saving on the filing page changes the filing only (decision 43). */
export async function saveFilingLogo(ctx: Ctx, actor: Actor, accession: string, logo: Logo): Promise<Logo> {
  await requireStoredImage(ctx.db, logo.url)
  return ctx.inTx(async (tx) => {
    const rows = await tx
      .update(filings)
      .set({ logo_info: logo })
      .where(eq(filings.accession_number, accession))
      .returning({ accession: filings.accession_number })
    if (rows.length === 0) throw notFound(DETAIL.filingNotFound)
    await writeAudit(tx, { user_id: actor.id, actor: actor.email, action: 'logo.filing', subject: accession })
    return logo
  })
}

export async function saveCompanyLogo(ctx: Ctx, actor: Actor, cik: string, logo: Logo): Promise<Logo> {
  await requireStoredImage(ctx.db, logo.url)
  return ctx.inTx(async (tx) => {
    const rows = await tx
      .update(companies)
      .set({ logo_info: logo })
      .where(eq(companies.cik, cik))
      .returning({ cik: companies.cik })
    if (rows.length === 0) throw notFound(DETAIL.companyNotFound)
    await writeAudit(tx, { user_id: actor.id, actor: actor.email, action: 'logo.company', subject: cik })
    return logo
  })
}

/** Address of a stored image: its sha256. */
const LOGO_PATH = /^\/logos\/([0-9a-f]{64})$/

/** @throws AppError 422 for an address that is not an image stored here: pages load nothing from elsewhere */
async function requireStoredImage(db: Db, url: string | null): Promise<void> {
  if (url === null) return
  const [, sha256] = LOGO_PATH.exec(url) ?? []
  if (sha256 && (await findImage(db, sha256))) return
  const message = 'url must be an https address or an image stored here'
  throw invalid(message, [{ field: 'url', message }])
}

export async function findImage(db: Db, sha256: string) {
  const [row] = await db
    .select({ content_type: logoImages.content_type, bytes: logoImages.bytes })
    .from(logoImages)
    .where(eq(logoImages.sha256, sha256))
  return row ?? null
}
