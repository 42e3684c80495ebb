/** Which document of a current report is the release of results. */
import type { FullExtraction } from '../../statement/other-statements.ts'
import { RELEASE_REFUSALS, type ReleaseRefusal } from '../../statement/release-refusals.ts'
import { FIGURE_NAMES } from '../../statement/statement.ts'
import type { Bytes } from '../bytes.ts'
import { stripMarkup } from '../document/decode.ts'
import { tellsResults } from '../document/release-head.ts'
import { extractFiling } from '../extract.ts'
import { refusalOf } from './refusals.ts'

/** A document of a current report, as EDGAR's index of the filing lists it. */
export interface ReleaseDocument {
  /** The file's name. */
  name: string
  /** "EX-99.1", "8-K"; null where the index does not tell. */
  type: string | null
  description?: string | null
  bytes: Bytes
}

/** What the report says of itself. */
export interface CurrentReport {
  /** '8-K' or '6-K', also amended. */
  form_type: string
  cik?: string
  /** Items of an 8-K ("2.02", "9.01"; "12" before August 2004); null or absent where they are not known. */
  items?: readonly string[] | null
}

/** A document that was looked at and left, with why. */
interface PassedOver {
  name: string
  code: ReleaseRefusal | 'other-results'
  message: string
}

export interface PickedRelease {
  ok: true
  /** The document that the figures stand in. */
  name: string
  /** What reading it gave, so that it need not be read again. */
  extraction: FullExtraction
  passed_over: PassedOver[]
}

export interface NoRelease {
  ok: false
  code: ReleaseRefusal
  message: string
  passed_over: PassedOver[]
}

/** Results of operations are furnished under it: item 2.02, and item 12 before the items were numbered anew (release 33-8400). */
const OF_RESULTS: readonly string[] = ['2.02', '12']

/** Characters from the start in which a release tells what it is. */
const START = 40_000

/**
 * The document of a current report that holds its results: exhibits 99 by their number, those that call themselves a
 * release first and slides, transcripts and supplements last, then the report's own document (a 6-K often is the release).
 * The first that an income statement is read from is taken; where that reading does not pass its checks, or has key figures
 * alone, a further document that prints the same period, revenue and net income, more of them, and passes is taken instead (0000019617-25-000332: the letter
 * has key figures, the supplement the statement). Without item 2.02 a document has to tell a period's results as the press
 * does: statements of an acquired company are exhibits 99 too (Regulation S-X, rule 3-05).
 *
 * Pure, never throws for what the documents hold; amounts of the reading are whole units.
 * @param documents in the order of the index
 */
export function pickRelease(
  documents: readonly ReleaseDocument[],
  { form_type, cik, items = null }: CurrentReport,
): PickedRelease | NoRelease {
  const hints = { form_type, ...(cik === undefined ? {} : { cik }) }
  const isResults = items?.some((item) => OF_RESULTS.includes(item)) ?? false
  const passedOver: PassedOver[] = []
  const left = (name: string, code: PassedOver['code'], message: string) => passedOver.push({ name, code, message })
  let best: { name: string; extraction: FullExtraction } | null = null
  for (const { name, bytes } of ranked(documents)) {
    const read = isResults || tells(bytes) ? extractFiling(bytes, hints) : null
    if (read === null || !read.ok) {
      const code = read === null ? 'no-results' : refusalOf(bytes)
      left(name, code, RELEASE_REFUSALS[code])
    } else if (best === null) {
      best = { name, extraction: read }
    } else if (read.qc.passed && tellsTheSame(best.extraction, read) && !hasMore(best.extraction, read)) {
      left(best.name, 'other-results', 'A further exhibit prints the same results in a statement whose checks pass')
      best = { name, extraction: read }
    } else {
      left(name, 'other-results', 'Another exhibit holds the results')
    }
    if (best?.extraction.qc.passed && isStatement(best.extraction)) break
  }
  if (best !== null) return { ok: true, ...best, passed_over: passedOver }
  const code = refusal(documents, passedOver)
  return { ok: false, code, message: RELEASE_REFUSALS[code], passed_over: passedOver }
}

/** Of a report without exhibits that it has none; else what is said of the first of them. */
function refusal(documents: readonly ReleaseDocument[], passedOver: readonly PassedOver[]): ReleaseRefusal {
  const exhibits = documents.filter((one) => exhibitNumber(one) !== null)
  if (exhibits.length === 0) return 'no-exhibit'
  if (!exhibits.some(({ name }) => READABLE.test(name))) return 'picture-only'
  const [code] = passedOver.map((one) => one.code).filter((one) => one !== 'other-results')
  return code ?? 'no-results'
}

const tells = (bytes: Bytes): boolean => {
  const raw = bytes.toString('latin1', 0, Math.min(bytes.length, START))
  return tellsResults(stripMarkup(raw).replace(/\s+/g, ' '))
}

/** Key figures tell no result between revenue and net income. */
const isStatement = ({ income_statement: s }: FullExtraction): boolean =>
  s.operating_income !== null || s.income_before_taxes !== null

const countOf = ({ income_statement }: FullExtraction): number =>
  FIGURE_NAMES.filter((name) => income_statement[name] !== null).length

/** Whether the first has passed its checks, and tells as many figures as the other. */
const hasMore = (one: FullExtraction, other: FullExtraction): boolean => one.qc.passed && countOf(one) >= countOf(other)

function tellsTheSame({ income_statement: a }: FullExtraction, { income_statement: b }: FullExtraction): boolean {
  const same = (one: number | null, other: number | null) => one === null || one === other
  return (
    a.end_date === b.end_date &&
    a.currency === b.currency &&
    a.net_income !== null &&
    a.net_income === b.net_income &&
    same(a.total_revenue, b.total_revenue)
  )
}

const READABLE = /\.(?:html?|txt)$/i
const EXHIBIT = /^EX-?99(?:[.\-(\s]*([0-9]{1,2}|[A-Z])\b)?/i
/** "a8-kex991q4202409282024.htm", "x9901.txt", "ex99d1.htm": told by the name where the index has no types. */
const NAMED = /(?:ex|x|exhibit)[-_.]?99[-_.d]?0?([1-9])?/i
const RELEASE_WORDS = /\b(?:press|news|earnings|results)\b/i
const ASIDE_WORDS =
  /\b(?:presentation|slides?|transcript|script|supplement\w*|commentary|data sheet|fact sheet|non-gaap)\b/i

/** Its number among the exhibits 99, one where it has none; null = no exhibit 99. */
function exhibitNumber({ name, type }: ReleaseDocument): number | null {
  const found = type === null ? NAMED.exec(name) : EXHIBIT.exec(type)
  if (!found) return null
  const [, number = '1'] = found
  return /\d/.test(number) ? Number(number) : number.toUpperCase().charCodeAt(0) - 64
}

/** Behind all exhibits; the report's own document behind these. */
const ASIDE = 100
const OWN = 1_000

/** The documents that may be the release, best first. */
function ranked(documents: readonly ReleaseDocument[]): ReleaseDocument[] {
  const rank = (document: ReleaseDocument): number | null => {
    const number = exhibitNumber(document)
    if (number === null) return document.type === null || /^[68]-K/i.test(document.type) ? OWN : null
    const said = document.description ?? ''
    return number + (ASIDE_WORDS.test(said) ? ASIDE : RELEASE_WORDS.test(said) ? -ASIDE : 0)
  }
  return documents
    .filter(({ name }) => READABLE.test(name))
    .map((document, at) => ({ document, at, rank: rank(document) }))
    .filter((one): one is typeof one & { rank: number } => one.rank !== null)
    .sort((a, b) => a.rank - b.rank || a.at - b.at)
    .map(({ document }) => document)
}
