/** The check of a post: its title and text held against the statements of its filings. */
import { checkClaims } from '@topline/core/claims/check.ts'
import type { Claim } from '@topline/core/claims/claim.ts'
import { checkResult, reportMarkdown, shortResult } from '@topline/core/claims/report.ts'
import type { Provenance } from '@topline/core/statement/statement.ts'
import type { AppContext } from '../../context.ts'
import type { Db } from '../../db/open.ts'
import { type PostFacts, postFacts } from './facts.ts'

/** A claim with the address of its cell, which is kept with the post. */
type KeptClaim = Claim & { href: string | null }

export interface PostCheck {
  qc_passed: boolean
  qc_report: string
  claims: KeptClaim[]
}

type Ctx = Pick<AppContext, 'settings'>

/**
 * @param accessions the filings the post is written from, the first decides what "this year" is
 * @param extra findings of another reader, added to the report
 */
export async function checkPost(
  ctx: Ctx,
  db: Db,
  accessions: readonly string[],
  text: { title: string; content: string },
  extra: readonly string[] = [],
): Promise<PostCheck> {
  const all: PostFacts[] = []
  for (const accession of accessions) all.push(await postFacts(ctx, db, accession, 'subscribers'))
  return checkAgainst(all, text, extra)
}

/** The same over facts that are known already. */
export function checkAgainst(
  all: readonly PostFacts[],
  text: { title: string; content: string },
  extra: readonly string[] = [],
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
  const inContent = best(all, text.content)
  const claims = [...inTitle, ...inContent].map((one) => ({ ...one, href: hrefOf(one, places, all) }))
  const result = checkResult(claims)
  const problem = all.find((one) => one.problem !== null)?.problem ?? null
  return {
    qc_passed: result.passed && problem === null,
    qc_report:
      problem === null
        ? reportMarkdown(result, null, extra)
        : `**${problem} Nothing written from it can be published.**\n\n${reportMarkdown(result, null, extra)}`,
    claims,
  }
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

/** The check of a short text, as social posts keep it. */
export async function checkShort(ctx: Ctx, db: Db, accession: string | null, text: string) {
  if (accession === null)
    return { passed: false, description: 'no filing to check against', rationale: 'The text belongs to no filing.' }
  return shortCheck(await postFacts(ctx, db, accession, 'subscribers'), text)
}

/** The same over facts that are known already. */
export function shortCheck({ base, problem }: PostFacts, text: string) {
  if (problem !== null) return { passed: false, description: 'the statement cannot be quoted', rationale: problem }
  return shortResult(checkResult(checkClaims(base, text)))
}
