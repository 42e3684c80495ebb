/** A company's logo from its web site: looked for, drawn anew, stored here (decision 43). */
import { createHash } from 'node:crypto'
import { DETAIL } from '@topline/core/api/details.ts'
import { eq } from 'drizzle-orm'
import { ForeignError, type ForeignOptions, fetchForeign } from '../../clients/web/fetch-foreign.ts'
import type { AppContext } from '../../context.ts'
import { companies, filings, logoImages } from '../../db/schema.ts'
import { invalid, notFound } from '../../errors.ts'
import { type Candidate, findCandidates } from './candidates.ts'
import { readImage, type redraw } from './image.ts'
import type { Logo } from './service.ts'

type Context = Pick<AppContext, 'db' | 'threads' | 'log' | 'now'>

const IMAGE = new URL('./image.ts', import.meta.url).href
const REDRAW_TIMEOUT = 10_000
/** For the page and its pictures together. */
const WHOLE_TIME = 15_000

interface Picture {
  bytes: Buffer
  width: number
  height: number
  source: string
  kind: Candidate['kind'] | 'given'
}

/**
 * @param given an address of a picture or a page; null = the web site that the SEC's record names
 * @throws AppError 404 'Filing not found', 404 'No logo found'
 */
export async function fetchLogo(
  ctx: Context,
  accession: string,
  given: string | null,
  options: ForeignOptions = {},
): Promise<Logo> {
  const [filing] = await ctx.db
    .select({ name: companies.name, website: companies.website })
    .from(filings)
    .innerJoin(companies, eq(companies.cik, filings.cik))
    .where(eq(filings.accession_number, accession))
  if (!filing) throw notFound(DETAIL.filingNotFound)
  const address = given ?? withProtocol(filing.website)
  const picture = address === null ? null : await findPicture(ctx, address, options)
  const url = picture && (await storePicture(ctx, picture))
  if (!picture || !url) throw notFound('No logo found')
  return {
    url,
    is_logo: picture.kind !== 'preview',
    includes_name: picture.width > picture.height * 1.6,
    alt_text: `${filing.name} logo`,
  }
}

/**
 * Copies a picture that an admin names, so that pages load nothing from elsewhere.
 * @returns its address here
 * @throws AppError 422
 */
export async function copyPicture(ctx: Context, address: string, options: ForeignOptions = {}): Promise<string> {
  const picture = await pictureAt(ctx, { url: address, kind: 'given' }, options)
  const url = picture && (await storePicture(ctx, picture))
  if (url) return url
  const message = 'url must be the https address of a PNG, JPEG, GIF or WebP image of at most 2 MB'
  throw invalid(message, [{ field: 'url', message }])
}

/** The records name sites with and without a protocol. */
function withProtocol(website: string | null): string | null {
  if (!website?.trim()) return null
  return `https://${website.trim().replace(/^[a-z]+:\/\//i, '')}`
}

/** The picture at the address, or the largest square one that the page there names; else its largest. */
async function findPicture(ctx: Context, address: string, options: ForeignOptions): Promise<Picture | null> {
  const until = ctx.now().getTime() + WHOLE_TIME
  const page = await attempt(ctx, address, options)
  if (!page) return null
  const facts = readImage(page.body)
  if (facts) return { ...facts, bytes: page.body, source: page.url.href, kind: 'given' }
  if (!/html/i.test(page.contentType)) return null
  const pictures: Picture[] = []
  for (const candidate of findCandidates(page.body.toString('utf8'), page.url)) {
    if (ctx.now().getTime() > until) break
    const picture = await pictureAt(ctx, candidate, options)
    if (picture) pictures.push(picture)
  }
  const isSquare = ({ width, height }: Picture) => Math.max(width, height) <= 1.1 * Math.min(width, height)
  const largest = (all: Picture[]) => all.sort((a, b) => b.width * b.height - a.width * a.height)[0] ?? null
  return largest(pictures.filter((one) => isSquare(one) && one.kind !== 'preview')) ?? largest(pictures)
}

async function pictureAt(
  ctx: Context,
  { url, kind }: { url: string; kind: Picture['kind'] },
  options: ForeignOptions,
): Promise<Picture | null> {
  const answer = await attempt(ctx, url, options)
  const facts = answer && readImage(answer.body)
  return facts ? { ...facts, bytes: answer.body, source: answer.url.href, kind } : null
}

async function attempt(ctx: Context, address: string, options: ForeignOptions) {
  try {
    return await fetchForeign(address, options)
  } catch (error) {
    if (!(error instanceof ForeignError)) throw error
    ctx.log.info({ address, reason: error.message }, 'logo') // no logo is an answer, not a fault
    return null
  }
}

async function storePicture(ctx: Context, picture: Picture): Promise<string | null> {
  const drawn = await ctx.threads.run<ReturnType<typeof redraw>>(IMAGE, 'redraw', [picture.bytes], {
    timeoutMs: REDRAW_TIMEOUT,
  })
  if (!drawn) return null
  const sha256 = createHash('sha256').update(drawn.png).digest('hex')
  const { width, height } = drawn
  await ctx.db
    .insert(logoImages)
    .values({ sha256, content_type: 'image/png', bytes: drawn.png, width, height, source_url: picture.source })
    .onConflictDoNothing()
  return `/logos/${sha256}`
}
