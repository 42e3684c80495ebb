/** Publishing on X (API v2): said once, never twice; what cannot be known is said to be unknown (decision 75). */
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { keyValues } from '../../db/schema.ts'
import { postToX } from './http.ts'
import { accessToX, type XContext } from './tokens.ts'

/** What became of a post. */
export type XOutcome =
  | { state: 'published'; url: string }
  /** sent, and no answer that says what became of it: it may be out, so nobody sends it again */
  | { state: 'unknown' }
  /** nothing is out; `reason` is a sentence for the admin */
  | { state: 'refused'; reason: string }

export interface XOptions {
  /** tests bring their own */
  apiUrl?: string
  timeout?: number
}

const API = 'https://api.x.com'
const TIMEOUT = 20_000
const LIMITED_KEY = 'x.limited'
/** X counts posts in windows of fifteen minutes where it does not say when the window ends. */
const USUAL_WINDOW = 900_000

const created = z.object({ data: z.object({ id: z.string().regex(/^\d{1,25}$/) }) })
const problem = z.object({ detail: z.string().optional(), title: z.string().optional() })
const limited = z.object({ until: z.string() })

/** @returns null where X is not configured */
export function openX(ctx: XContext, options: XOptions = {}): { publish(text: string): Promise<XOutcome> } | null {
  return ctx.settings.X_CLIENT_ID === '' ? null : { publish: (text) => publishPost(ctx, text, options) }
}

/** @param text as it shall stand there; its length is the caller's care */
async function publishPost(ctx: XContext, text: string, options: XOptions): Promise<XOutcome> {
  const apiUrl = options.apiUrl ?? API
  const wait = await waitUntil(ctx)
  if (wait) return { state: 'refused', reason: waitText(wait) }
  const access = await accessToX(ctx, apiUrl)
  if (!access.ok) return { state: 'refused', reason: access.reason }
  let token = access.token
  for (let attempt = 1; ; attempt += 1) {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const got = await postToX(`${apiUrl}/2/tweets`, headers, JSON.stringify({ text }), options.timeout ?? TIMEOUT)
    if (got.kind === 'not-sent') return { state: 'refused', reason: 'X could not be reached; try again later' }
    if (got.kind === 'lost') {
      ctx.log.error({ reason: got.reason }, 'X: sent, and nothing heard')
      return { state: 'unknown' }
    }
    if (got.status === 401 && attempt === 1) {
      // Access that was taken back before its time: X has not read the post.
      const again = await accessToX(ctx, apiUrl, token)
      if (!again.ok) return { state: 'refused', reason: again.reason }
      token = again.token
      continue
    }
    return outcomeOf(ctx, got)
  }
}

async function outcomeOf(
  ctx: XContext,
  { status, body, resetAt }: { status: number; body: unknown; resetAt: Date | null },
): Promise<XOutcome> {
  if (status === 200 || status === 201) {
    const read = created.safeParse(body)
    return read.success
      ? { state: 'published', url: `https://x.com/i/web/status/${read.data.data.id}` }
      : { state: 'unknown' }
  }
  // An error of X's own says nothing about whether the post was taken first.
  if (status >= 500 || status < 400) return { state: 'unknown' }
  if (status === 429) {
    const until = resetAt ?? new Date(ctx.now().getTime() + USUAL_WINDOW)
    await noteLimited(ctx, until)
    return { state: 'refused', reason: waitText(until) }
  }
  const said = problem.safeParse(body)
  const words = said.success ? (said.data.detail ?? said.data.title ?? '') : ''
  if (/duplicate/i.test(words)) return { state: 'refused', reason: 'X has a post with the same text already' }
  return { state: 'refused', reason: `X refused the post (${status})${words === '' ? '' : `: ${plain(words)}`}` }
}

const waitText = (until: Date) =>
  `X takes no more posts before ${until.toISOString().slice(0, 16).replace('T', ' ')} UTC`

/** Foreign words in a sentence of ours: short, and one line. */
const plain = (text: string) => text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').slice(0, 200)

async function waitUntil({ db, now }: XContext): Promise<Date | null> {
  const [row] = await db.select().from(keyValues).where(eq(keyValues.key, LIMITED_KEY))
  const read = limited.safeParse(row?.value)
  const until = read.success ? new Date(read.data.until) : null
  return until && until.getTime() > now().getTime() ? until : null
}

async function noteLimited({ db }: XContext, until: Date): Promise<void> {
  const value = { until: until.toISOString() }
  await db
    .insert(keyValues)
    .values({ key: LIMITED_KEY, value })
    .onConflictDoUpdate({ target: keyValues.key, set: { value } })
}
