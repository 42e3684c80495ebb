/** How people shorten the names of a statement's own lines, divisions and places. */
import type { Metric } from './facts.ts'
import { isPlainWord } from './plain-words.ts'

/** What says only that a name is one of a part: "segment", "services", "operations". */
const TAIL = /\s+(?:total|segment|division|business|group|operations|services|solutions|products|U\.S\.)$/i
/** Adjectives stand for nothing alone ("Physical", "Finished", "Third-party"), nor do words of many meanings. */
const NOT_ALONE =
  /(?:al|ic|ive|ed|ous|ese|ish|ian|ern|er|party)$|^(?:online|other|payment|health|home|data|care|rest|latin|middle|north|south|asia|africa|general|total|global|world|value|consumer|general|sales|research|interest|income|gain|greater|united|digital|media|store|property|capital|service|services|product|products|revenue)s?$/i

const plain = (label: string): string =>
  label
    .replace(/\s*[®™©]|\s*\(.*?\)$/g, '')
    .replace(SALES_IN, '')
    .trim()
/** "Net sales – in the U.S.": the line's name says what it is besides where. */
const SALES_IN =
  /^(?:net |total )?(?:sales|revenues?)\s*(?:[–—-]\s*)?(?:in|within|from|to customers in)\s+(?:the\s+)?(?=\S)/i

/** The name with one such word less, then two. */
function withoutTails(name: string): string[] {
  const cut = name.replace(TAIL, '')
  return cut === name ? [name] : [name, ...withoutTails(cut)]
}

const wordsOf = (name: string): string[] => name.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’&.-]*/gu) ?? []

/** @param others every other name of the statement: a short name may fit one of them only */
function isOneOnly(short: string, others: readonly string[]): boolean {
  const run = ` ${wordsOf(short).join(' ')} `
  return others.every((other) => !` ${wordsOf(other).join(' ')} `.includes(run))
}

const isSaying = (short: string): boolean =>
  short.length >= 4 && wordsOf(short).some((word) => !isPlainWord(word)) && (/\s/.test(short) || !NOT_ALONE.test(short))

/**
 * "Sam's Club" of "Sam's Club U.S.", "value-added services" of "Value-added services and solutions", "energy" of "Energy
 * generation and storage segment".
 * @param company names of the company, which stand for all of it
 */
export function shortDivisions(label: string, others: readonly string[], company: readonly string[]): string[] {
  const name = plain(label)
  const [first = ''] = name.split(/\s*,\s*|\s+(?:and|&)\s+/)
  const tails = withoutTails(name)
  const [word = ''] = (tails.at(-1) ?? '').split(/\s+/)
  const own = company.find((one) => name.toLowerCase().startsWith(`${one.toLowerCase()} `))
  // "Cloud" of Google's "Google Cloud"
  const rest = own ? withoutTails(name.slice(own.length + 1)) : []
  // "Finished product" of "Finished product operations": two plain words with the name's own tail cut off
  const cut = tails.filter((one) => one !== name && /\s/.test(one) && /\s(?:operations|segment|division)$/i.test(name))
  const found = [...tails, ...withoutTails(first), word, ...rest]
  return [...new Set(found)].filter(
    (short) =>
      short.length > 0 &&
      short !== label &&
      (isSaying(short) || cut.includes(short)) &&
      (short !== word || (word.length >= 5 && /^\p{L}+$/u.test(word))) &&
      !company.some((one) => one.toLowerCase() === short.toLowerCase()) &&
      isOneOnly(short, others),
  )
}

const OF_WHAT = /^(?:provisions?|charges?|costs?|expenses?)\s+(?:for|of)\s+/i
const AND_OTHER = /,?\s+(?:and|&)\s+other$|\s+(?:expenses?|costs?|charges?)$|,\s+net$/i

/** "litigation" of "Provision for litigation", "restructuring" of "Restructuring and other"; null = there is none. */
export function shortExpense(name: string, others: readonly string[]): string | null {
  const short = plain(name).replace(AND_OTHER, '').replace(OF_WHAT, '').replace(AND_OTHER, '')
  if (short === name || short.length < 6 || !isSaying(short) || !isOneOnly(short, others)) return null
  return short
}

const AMERICAN = /\bUnited States\b|(?<![\w-])U\.S\.(?!\w)/

/** Countries as they are written short; the words are case-sensitive ("us" is a pronoun). */
export function shortPlaces(label: string): string | null {
  const name = plain(label)
  if (isDomestic(label)) return `(?:the )?(?:US|U\\.S\\.|USA|United States)(?! dollars?|\\$| GAAP)(?: operations)?`
  if (/^(?:the )?united kingdom$/i.test(name)) return `(?:the )?(?:UK|U\\.K\\.|Britain|United Kingdom)`
  // "the U.S. and Canada", "the Western Hemisphere excluding the U.S.", "the rest of the world"
  if (/^rest of (?:the )?world$/i.test(name)) return '(?:the )?[Rr]est[- ]of[- ](?:the[- ])?[Ww]orld'
  const isJoined = /^\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*)*,? (?:and|&|excluding) /u.test(name)
  if (isJoined && AMERICAN.test(name))
    return `(?:the )?${name
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/United States|U\\\.S\\\./, '(?:the )?(?:US|U\\.S\\.|United States)')
      .replace(/,? excluding /, ',? (?:excluding|outside|without|other than) ')
      .replace(/ (?:and|&) /, ' (?:and|&) ')}`
  return null
}

const ADJECTIVES: Readonly<Record<string, string>> = {
  ...{ 'united kingdom': 'British', germany: 'German', japan: 'Japanese', china: 'Chinese', france: 'French' },
  ...{ europe: 'European', asia: 'Asian', africa: 'African', canada: 'Canadian', india: 'Indian', brazil: 'Brazilian' },
  ...{ 'north america': 'North American', 'latin america': 'Latin American', 'middle east': 'Middle Eastern' },
  ...{ taiwan: 'Taiwanese', korea: 'Korean', 'south korea': '(?:South )?Korean', mexico: 'Mexican', italy: 'Italian' },
  ...{ spain: 'Spanish', australia: 'Australian', switzerland: 'Swiss', netherlands: 'Dutch', ireland: 'Irish' },
}

/** "British" of "United Kingdom", where what follows is the revenue made there; null = none is known. */
export function adjectiveOf(label: string): string | null {
  const name = plain(label).toLowerCase().replace(/^the /, '')
  const adjective = isDomestic(label) ? '(?:American|[Dd]omestic)' : ADJECTIVES[name]
  return adjective
    ? `(?<=\\b(?:sales|revenues?|turnover)\\b[^.;:\\d]{0,24}\\b(?:is|are|was|were) (?:(?:now|still|all) )?)${adjective}(?= now\\b|[.,;]|$)|(?:the )?${adjective}(?= (?:net |total |annual |quarterly )?(?:sales|revenues?|turnover|business|market|operations|unit|segment|division|arm|region|customers|buyers|clients|shoppers|consumers|receipts|takings)\\b)`
    : null
}

/** One word that means nothing else in a report ("apparel", "automotive"): a name in any case of letters. */
export const isDistinct = (name: string): boolean =>
  /^\p{L}{5,}$/u.test(name) && !COMMON_WORDS.has(name.toLowerCase()) && !isPlainWord(name) && !NOT_ALONE.test(name)

/** The part of revenue made at home, for statements that name it. */
export const isDomestic = (label: string): boolean =>
  /^(?:the )?(?:united states(?: of america)?|u\.?s\.?a?)(?: operations)?$/i.test(plain(label))

export const ABROAD =
  '(?:abroad|overseas)|(?:foreign|non-U\\.?S\\.?) (?:net |total )?(?:sales|revenues?|markets|operations|countries|business)|non-U\\.?S\\.?|(?:sales|revenues?) (?:made |earned )?(?:abroad|overseas)'

/** Words of many names, which name none of them. */
const COMMON_WORDS = new Set(
  'greater with from into than that this what home care rest core each most more less year cost unit units line retail data food other net sold gains gain loss items item bank time services service products product revenue revenues sales total segment segments expense expenses costs income operating general administrative selling administration international national global north south america american asia pacific latin middle world states united kingdom countries country operations stores store company group solutions technology systems business corporate marketing related interest provision research development amortization depreciation the including excluding value added party third family health lines goods network payment physical online seller platform platforms digital media average share shares number change changes profit profits losses margin margins earnings advertising'.split(
    ' ',
  ),
)

/** Words of a name that stand in no other: a question means that one ("cloud", "litigation", "sams"). */
export function uniqueWords(named: readonly (readonly [name: string, metric: Metric])[]): [string, Metric][] {
  const split = (label: string) => new Set(label.toLowerCase().match(/[\p{L}][\p{L}'’.]*/gu) ?? [])
  return named.flatMap(([label, metric]) =>
    // Of a list of things one names a part only: "accessories" are not "Wearables, Home and Accessories".
    [...split(metric.kind === 'division' && /,\s.*\b(?:and|&)\s/.test(label) ? (label.split(',')[0] ?? '') : label)]
      .filter((word) => word.replace(/['’].*/, '').length >= (/['’]/.test(word) ? 3 : 5) && !COMMON_WORDS.has(word))
      .filter((word) =>
        named.every(
          ([other]) => other === label || !split(other).has(word) || other.toLowerCase() === label.toLowerCase(),
        ),
      )
      .flatMap((word): [string, Metric][] =>
        [...new Set([word, word.replace(/['’]/g, '')])].map((one): [string, Metric] => [one, metric]),
      ),
  )
}

/** Things as people call them that a name calls otherwise: read in questions only, whose answers say what they are about. */
const THINGS: readonly (readonly [name: RegExp, thing: string])[] = [
  [/\bfootwear\b/i, 'shoes?|sneakers?|trainers'],
  [/\bapparel\b/i, 'clothes|clothing|garments'],
  [/\bautomotive\b/i, 'cars?|autos?|vehicles?'],
  [/\badvertising\b/i, 'ads?|adverts?'],
  [/\blitigation\b/i, 'lawsuits?|legal (?:costs?|claims|cases)'],
  [/\bresearch and development\b/i, 'research'],
  [/\bfulfil?lment\b/i, 'shipping and handling'],
  [/\bsubscriptions?\b/i, 'subs'],
  [/\bairplanes?\b/i, 'planes?|jets?|aircraft|airliners?|jetliners?'],
  [/\bbeverages?\b/i, 'drinks'],
  [/\bdefense\b/i, 'defence|military'],
]

/** @param others every other name: a thing that two of them could be is none's; null = it has no other word */
export function thingOf(name: string, others: readonly string[]): string | null {
  const found = THINGS.find(([pattern]) => pattern.test(name))
  return found && others.every((one) => !found[0].test(one)) ? found[1] : null
}
