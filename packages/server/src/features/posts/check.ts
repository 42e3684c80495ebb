/** The check of a post: its title and text held against the statements of its filings. */
import { checkClaims } from '@topline/core/claims/check.ts'
import type { Claim } from '@topline/core/claims/claim.ts'
import { checkResult, reportMarkdown, type ShortResult, shortResult } from '@topline/core/claims/report.ts'
import { figureIn } from '@topline/core/posts/reserved.ts'
import type { Provenance } from '@topline/core/statement/statement.ts'
import { BLOG_URL } from '@topline/core/words/tweets.ts'
import type { AppContext } from '../../context.ts'
import type { Db } from '../../db/open.ts'
import { faceProblem } from './face.ts'
import { type Audience, type PostFacts, postFacts } from './facts.ts'
import { modelFindings } from './second-reader.ts'

/** A claim with the address of its cell, which is kept with the post. */
type KeptClaim = Claim & { href: string | null }

export interface PostCheck {
  qc_passed: boolean
  qc_report: string
  claims: KeptClaim[]
}

/** What is checked. The address is looked at for figures that are for subscribers. */
export interface CheckedText {
  title: string
  content: string
  slug?: string
}

type Ctx = Pick<AppContext, 'settings'>

interface CheckOptions {
  /** what another reader found in this very text before */
  findings?: readonly Claim[]
  /**
   * A model wrote the text: a figure that the statement does not have is wrong unless it stood in these words, which
   * an editor answers for; null = an editor wrote it all.
   */
  editorsWords?: string | null
  /** the facts that everybody may know, where the post is for everybody */
  open?: readonly PostFacts[] | null
}

/** @param accessions the filings the post is written from, the first decides what "this year" is */
export async function checkPost(
  ctx: Ctx,
  db: Db,
  accessions: readonly string[],
  text: CheckedText,
  options: CheckOptions = {},
): Promise<PostCheck> {
  const all = await factsOf(ctx, db, accessions, 'subscribers')
  return checkAgainst(all, text, { ...options, open: await openFacts(ctx, db, all, accessions) })
}

/** What everybody may know of free statements; null for a post that is for subscribers as its statement is. */
async function openFacts(ctx: Ctx, db: Db, all: readonly PostFacts[], accessions: readonly string[]) {
  return all.some((one) => one.is_reserved) ? null : factsOf(ctx, db, accessions, 'everybody')
}

/** The same, and a language model reads it too where one is configured. For jobs: it takes its time. */
export async function checkPostTwice(
  ctx: AppContext,
  accessions: readonly string[],
  text: CheckedText,
  options: Pick<CheckOptions, 'editorsWords'> & { signal?: AbortSignal | undefined } = {},
): Promise<PostCheck> {
  const all = await factsOf(ctx, ctx.db, accessions, 'subscribers')
  const open = await openFacts(ctx, ctx.db, all, accessions)
  const first = checkAgainst(all, text, { ...options, open })
  const [accession_number] = accessions
  if (accession_number === undefined) return first
  const about = { purpose: 'post', accession_number, signal: options.signal } as const
  // Title and text in one reading; places in the title are none in the text.
  const before = `${text.title}\n\n`
  const own = first.claims.map((one) =>
    one.start < 0 ? one : { ...one, start: one.start + before.length, end: one.end + before.length },
  )
  const findings = (await modelFindings(ctx, all, before + text.content, own, about)).map((one) =>
    one.start < before.length
      ? { ...one, start: -1, end: -1 }
      : { ...one, start: one.start - before.length, end: one.end - before.length },
  )
  return findings.length === 0 ? first : checkAgainst(all, text, { ...options, findings, open })
}

async function factsOf(ctx: Ctx, db: Db, accessions: readonly string[], audience: Audience): Promise<PostFacts[]> {
  const all: PostFacts[] = []
  for (const accession of accessions) all.push(await postFacts(ctx, db, accession, audience))
  return all
}

/** The same over facts that are known already. */
export function checkAgainst(
  all: readonly PostFacts[],
  text: CheckedText,
  { findings = [], editorsWords = null, open = null }: CheckOptions = {},
): PostCheck {
  const [first] = all
  if (!first) {
    return {
      qc_passed: false,
      qc_report: 'The post names no filing, so none of its figures could be checked.',
      claims: [],
    }
  }
  const places = new Map(
    all.flatMap(({ base }) => base.periods.map((p) => [p.accession_number, p.provenance] as const)),
  )
  const inTitle = best(all, text.title).map((one) => ({ ...one, start: -1, end: -1 }))
  const own = [...inTitle, ...best(all, text.content)].map((one) => answeredFor(one, editorsWords))
  const claims = [...own, ...findings].map((one) => ({ ...one, href: hrefOf(one, places, all) }))
  const result = checkResult(claims)
  const problem = problemOf(all, text) ?? (open && quotesHidden(open, text, own))
  const report = reportMarkdown(result, first.form_type)
  return {
    qc_passed: result.passed && problem === null,
    qc_report: problem === null ? report : `**${problem} ${NOTHING_PUBLISHED}**\n\n${report}`,
    claims,
  }
}

const NOTHING_PUBLISHED = 'It cannot be published like this.'

/** Why the text cannot be published whatever its claims say. */
function problemOf(all: readonly PostFacts[], text: CheckedText): string | null {
  const problem = all.find((one) => one.problem !== null)?.problem
  if (problem) return problem
  const reserved = all.find((one) => one.is_reserved)
  return reserved ? faceProblem(text, reserved.base.company, reserved.base.periods[0].code) : null
}

/** Earlier periods may be for subscribers although the post's own is free: their figures are hidden everywhere (decision 59). */
function quotesHidden(open: readonly PostFacts[], text: CheckedText, own: readonly Claim[]): string | null {
  const known = [...best(open, text.title).map((one) => ({ ...one, start: -1, end: -1 })), ...best(open, text.content)]
  const hidden = own.find(
    (claim) =>
      claim.verdict === 'holds' &&
      claim.kind !== 'period' &&
      !known.some((one) => one.text === claim.text && one.start === claim.start && one.verdict === 'holds'),
  )
  return hidden
    ? `The text holds “${hidden.text}” of ${hidden.period}, a period whose figures are for subscribers.`
    : null
}

/** The problem that a report begins with; null = none. */
export const problemIn = (report: string | null): string | null =>
  new RegExp(`^\\*\\*(.{1,300}?) ${NOTHING_PUBLISHED.replaceAll('.', '\\.')}\\*\\*`).exec(report ?? '')?.[1] ?? null

/** A number, in digits or in words of size. */
const FIGURE = /\d|\b(?:hundred|thousand|million|billion|trillion|percent|half|third|quarter|doubled?|tripled?)s?\b/i

/** A model's own figure that nothing in the statement confirms does not pass as a mere warning. */
function answeredFor(one: Claim, editorsWords: string | null): Claim {
  if (editorsWords === null || one.verdict !== 'unresolved') return one
  if (one.kind === 'period' || one.kind === 'direction' || editorsWords.includes(one.text)) return one
  // Words such as "each of" that nobody could follow are no figure: they stay what they are, not checked.
  if (!FIGURE.test(one.text)) return one
  return { ...one, verdict: 'wrong', note: 'the statement has no such figure' }
}

/** With several filings a claim that one of them confirms holds. */
function best(all: readonly PostFacts[], text: string): Claim[] {
  const [first, ...others] = all.map(({ base }) => checkClaims(base, text))
  if (!first || others.length === 0) return first ?? []
  return first.map((claim) => {
    if (claim.verdict === 'holds') return claim
    const same = others
      .flat()
      .find(
        (one) =>
          one.start === claim.start && one.end === claim.end && one.kind === claim.kind && one.verdict === 'holds',
      )
    return same ?? claim
  })
}

function hrefOf(claim: Claim, own: ReadonlyMap<string | null, Provenance>, all: readonly PostFacts[]): string | null {
  if (!claim.place) return null
  const { accession_number, path } = claim.place
  const period = all
    .flatMap(({ base }) => base.periods)
    .find((one) => one.accession_number === accession_number && one.code === claim.period)
  const place = (period?.provenance ?? own.get(accession_number))?.[path]
  if (!place || 'computed' in place || place.start === null || place.end === null) return null
  const document = place.document ? `&doc=${encodeURIComponent(place.document)}` : ''
  return `/source/${accession_number}?at=${place.start}-${place.end}${document}`
}

/** The check of a short text, as social posts keep it. A language model reads it too where one is configured. */
export async function checkShort(
  ctx: AppContext,
  accession: string | null,
  text: string,
  signal?: AbortSignal,
): Promise<ShortResult> {
  if (accession === null)
    return { passed: false, description: 'no filing to check against', rationale: 'The text belongs to no filing.' }
  const facts = await postFacts(ctx, ctx.db, accession, 'subscribers')
  if (facts.problem !== null) return shortCheck(facts, text)
  const about = { purpose: 'tweet', accession_number: accession, signal } as const
  return shortCheck(facts, text, await modelFindings(ctx, [facts], text, checkClaims(facts.base, text), about))
}

/** The same over facts that are known already. */
export function shortCheck(facts: PostFacts, text: string, findings: readonly Claim[] = []): ShortResult {
  const { base, problem, is_reserved, form_type } = facts
  if (problem !== null) return { passed: false, description: 'the statement cannot be quoted', rationale: problem }
  // What is sent out everybody reads.
  const hidden = is_reserved ? figureIn(text.replaceAll(BLOG_URL, ''), [base.company]) : null
  if (hidden) {
    const rationale = `It holds “${hidden.text}”, and figures of this statement are for subscribers.`
    return { passed: false, description: 'a figure for subscribers', rationale }
  }
  return shortResult(checkResult([...checkClaims(base, text), ...findings]), form_type)
}
