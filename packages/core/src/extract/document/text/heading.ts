/** Which lines of a text document are headings that name a statement of operations: no sentence and no line of an index is. */
import { namesStatement } from '../titles.ts'
import type { Line } from './line.ts'
import type { Lines } from './lines.ts'

/** Words in small letters that headings are made of; any other tells running text. */
const HEADING_WORDS = new Set(
  (
    'a an and as at by for from in its of on or per the through to with ' +
    'accumulated amounts audited balance balances capital cash changes combined common company companies comprehensive ' +
    'concluded condensed consolidated continued corporation data deficit distributable dollars earnings ended ending ' +
    'equity except expense expenses expressed fiscal flows fund funds inception income loss losses members millions month ' +
    "months net note notes of operation operations owners' page paid-in partners partners' partnership period periods " +
    'profit quarter quarters registrant reinvested results retained revenue revenues share shareholders shareholders’ ' +
    "shareholders' shareowners' stated statement statements stock stockholders stockholders' subsidiaries subsidiary " +
    'surplus thousands trust twelve two three six nine unaudited unit week weeks year years ' +
    'fifty-two fifty-three inc corp co'
  ).split(' '),
)
/** The line of an index: it ends in the number of a page. */
const INDEXED =
  /(?:\.{3,}|(?:\. ){3,}|\s{3,}|[-_]{3,})\s*(?:page )?(?:[A-Z]{1,2}-?)?\d{1,3}(?:\s*(?:-|–|,|and|to)\s*(?:[A-Z]{1,2}-?)?\d{1,3})?\s*$/i
const REFERS = /\b(?:see|accompanying|refer|included in|in the|set forth|related|above|below)\b/i
const LONGEST = 140

/** Whether a line has more words than so many that no heading has in small letters. */
function runs(text: string, most: number): boolean {
  let found = 0
  for (const [word] of text.matchAll(/(?<![\w'’.&-])[a-z][a-z'’-]*/g)) {
    if (!HEADING_WORDS.has(word)) found += 1
    if (found > most) return true
  }
  return false
}

/** Whether a line reads as a heading by its own words. */
export function readsAsHeading(text: string): boolean {
  const bare = text.replace(/^[\s*\-_=•.[]+|^(?:19|20)\d\d\s{2,}/, '')
  if (bare.length > LONGEST || !/^[(A-Za-z"'“]/.test(bare)) return false
  if (INDEXED.test(bare) || (REFERS.test(bare) && bare.length > 60)) return false
  if (/[a-z]{3}[.;,]$/.test(bare.trimEnd()) && bare.length > 50) return false
  return !runs(bare, 0)
}

/** Running text that the next line may go on with: a full line of words that does not end a sentence. */
const goesOn = (text: string): boolean =>
  text.length > 45 && !/\S {3,}\S/.test(text) && !/[.:;]$/.test(text) && (text.match(/\b[a-z]{2,}/g)?.length ?? 0) > 4

/** Whether a line is one of running text. */
export const runsOn = ({ trimmed }: Line): boolean => goesOn(`${trimmed.replace(/[.:;]$/, '')}`) && runs(trimmed, 3)

/** A name that the line below may finish. */
const UNFINISHED = /\b(?:statements?|of|consolidated|income|and)$/i

/**
 * Whether a heading that names a statement of operations begins on the line; the line below may finish its name.
 * An auditor's sentence ("... the related consolidated statements of income, stockholders' equity ...") and the line of
 * an index are none (0000950134-95-000291, 0000898430-96-001095).
 */
export function isStatementHeading(lines: Lines, index: number): boolean {
  const line = lines.at(index)
  if (line === undefined || line.trimmed === '' || line.text.length > LONGEST + 60) return false
  const text = line.trimmed
  // Most lines with words of a title in them name none.
  const names = namesStatement(text)
  if (!names && !UNFINISHED.test(text)) return false
  const before = lines.at(index - 1)?.trimmed ?? ''
  if (!readsAsHeading(text)) return false
  // A title in small letters stands between empty lines (0001047469-98-012291).
  if (/^[a-z]/.test(text) && `${before}${lines.at(index + 1)?.trimmed ?? ''}` !== '') return false
  if (goesOn(before) && /[a-z]/.test(text)) return false
  if (names) return true
  const next = lines.at(index + 1)?.trimmed ?? ''
  const goesBelow = next.length < 100 && readsAsHeading(next)
  return goesBelow && !namesStatement(next) && namesStatement(`${text} ${next}`)
}
