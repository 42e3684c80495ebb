/** Whose statement a title belongs to: the company's, or another's that stands in the same document. */
import type { Grid } from '../document/row.ts'

/** Words that say what kind of body a company is, and small words: none of them tells one from another. */
const KINDS =
  /^(?:inc|incorporated|corp|corporation|co|cos|company|companies|ltd|limited|lp|llp|llc|plc|partnership|the|and|of|a|an|new|de|md|ny|tx|va|ma|oh|pa|ut|mn|nj|ca|fl|ga|subsidiaries|subsidiary|subs|consolidated|its|trust|registrant|dba|public|page|balance|sheets?|cash|flows?|statements?|dollars|thousands|millions|in)$/
/** The end of a line that is the name of a company. */
const NAMED =
  /\b(?:inc(?:orporated)?|corp(?:oration)?|company|companies|co|ltd|limited|l\.?\s?p|llc|plc|n\.?v|trust|partnership|(?:fund|series|associates|partners|properties)(?: [ivx\d-]+)?)\b\.?(?:,? (?:ii|iii|iv|v))?(?:,? (?:and|&) (?:its )?(?:[\w-]+ )?(?:subsidiar\w+|subs)(?: compan\w+)?)?(?:,? a .{0,40}(?:partnership|corporation|trust|company))?\W*$/i
const LONGEST = 90

/** The words of a name that tell it from another. */
function core(name: string): string[] {
  return name
    .toLowerCase()
    .replace(/\/[a-z\s]+\/?\s*$/, ' ')
    .replace(/\([^)]*\)/g, ' ')
    .replace(/\b([a-z])\.(?=[a-z]\b)/g, '$1')
    .replace(/&/g, ' and ')
    .replace(/['’.]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !KINDS.test(word))
}

/** Accountants by their names. */
const ACCOUNTANTS =
  /\b(?:arthur andersen|coopers (?:&|and) lybrand|deloitte|ernst (?:&|and) young|peat,? marwick|price waterhouse|grant thornton|bdo seidman)\b/i
const PLACE = /^[a-z][a-z. ]+, (?:[a-z]{2}|[a-z][a-z. ]{3,})$/i
const DAY = /^[a-z]+ \d{1,2}, (?:19|20)\d\d\b/i

/** Whether a place and a day follow a name, as they follow the signature under the accountants' report (0000101001-96-000003). */
const isSigned = (below: readonly string[]): boolean => {
  const [first = '', second = ''] = below.filter((line) => line !== '')
  return (PLACE.test(first) && DAY.test(second)) || (DAY.test(first) && PLACE.test(second))
}

/** The name of a company right above a title; null where none stands there, or only that of the accountants who signed above. */
export function nameAbove({ before }: Grid): string | null {
  const lines = before.split('|').map((part) => part.trim())
  const name = lines.slice(-8).findLast((line, at, near) => {
    const isName = line.length > 3 && line.length < LONGEST && NAMED.test(line) && !/\bstatements?\b/i.test(line)
    return isName && !ACCOUNTANTS.test(line) && !isSigned(near.slice(at + 1))
  })
  return name ?? null
}

/** Whether two names are one company's: the same telling words in any order ("WITTER DEAN CORNERSTONE FUND III"). */
export function sameCompany(one: string, other: string): boolean {
  const [a, b] = [new Set(core(one)), new Set(core(other))]
  if (a.size === 0 || b.size === 0) return false
  return a.size === b.size && [...a].every((word) => b.has(word))
}

/** The words of a name, and the first of them written as one ("V F", "VF"). */
const writings = (words: readonly string[]): string[] => [
  ...words,
  ...words.slice(1).map((_, at) => words.slice(0, at + 2).join('')),
]

/**
 * Whether two names have no telling word in common: then they are not two ways to write one ("SEAGATE TECHNOLOGY PLC"), nor
 * where one parts what the other writes as one word ("V-BAND", "VBAND").
 */
export function areStrangers(one: string, other: string): boolean {
  const [a, b] = [core(one), core(other)].map(writings)
  return !!a?.length && !!b?.length && !b.some((word) => a.includes(word))
}

/**
 * Whether a name is another company's of the same family: it has all words that tell the company from others, and more
 * ("ZIEGLER MORTGAGE SECURITIES, INC. II" in the report of Ziegler Companies).
 */
export function isOfFamily(name: string, company: string): boolean {
  const [own, words] = [core(company), new Set(core(name).filter((word) => !/^\d+$/.test(word)))]
  return own.length > 0 && own.every((word) => words.has(word)) && words.size > new Set(own).size
}
