/** Counts over filers' own sentences: what the reader makes of them as they stand, and with one thing made false. */
import { checkClaims } from '@topline/core/claims/check.ts'
import type { Claim } from '@topline/core/claims/claim.ts'
import type { FactBase } from '@topline/core/figures-in-words/facts.ts'
import type { Filed } from './filed.ts'

export interface FiledScore {
  /** true sentences the statement holds every number of */
  held: number
  verified: number
  open: number
  contradicted: number
  /** true sentences about anything */
  others: number
  others_contradicted: number
  /** by what was made false */
  lies: Record<string, { made: number; verified: number; caught: number }>
  misses: string[]
}

/** A reason or a quotation is marked as unchecked beside figures that are checked. */
const ofFigures = (claims: readonly Claim[]): Claim[] =>
  claims.filter(({ kind }) => kind !== 'cause' && kind !== 'quotation' && kind !== 'period')

export function scoreFiled(filings: readonly Filed[]): FiledScore {
  const score: FiledScore = {
    ...{ held: 0, verified: 0, open: 0, contradicted: 0, others: 0, others_contradicted: 0 },
    lies: {},
    misses: [],
  }
  for (const { accession, base, held, others } of filings) {
    const miss = (what: string, text: string, claims: readonly Claim[]) =>
      score.misses.push(`${what} ${accession} ${text}\n      ${claims.map(shown).join(', ')}`)
    for (const text of held) {
      const claims = ofFigures(checkClaims(base, text))
      score.held += 1
      if (claims.some(({ verdict }) => verdict === 'wrong')) {
        score.contradicted += 1
        miss('RIGHT CONTRADICTED', text, claims)
      } else if (claims.length === 0 || claims.some(({ verdict }) => verdict === 'unresolved')) {
        score.open += 1
        miss('right not understood', text, claims)
      } else score.verified += 1
      for (const [kind, lie] of liesOf(base, text)) {
        const row = score.lies[kind] ?? { made: 0, verified: 0, caught: 0 }
        score.lies[kind] = row
        const said = ofFigures(checkClaims(base, lie))
        row.made += 1
        if (said.some(({ verdict }) => verdict === 'wrong')) row.caught += 1
        else if (said.length > 0 && said.every(({ verdict }) => verdict === 'holds')) {
          row.verified += 1
          miss(`LIE VERIFIED (${kind})`, lie, said)
        }
      }
    }
    for (const text of others) {
      const claims = ofFigures(checkClaims(base, text))
      score.others += 1
      if (!claims.some(({ verdict }) => verdict === 'wrong')) continue
      score.others_contradicted += 1
      miss('TRUE CONTRADICTED', text, claims)
    }
  }
  return score
}

const shown = ({ text, verdict, metric, period, figure, note }: Claim): string =>
  `${text}=${verdict}(${metric} ${period} ${figure} ${note})`

const TURNED: readonly (readonly [RegExp, string])[] = [
  [/\bincreased\b/, 'decreased'],
  [/\bdecreased\b/, 'increased'],
  [/\bincrease\b/, 'decrease'],
  [/\bdecrease\b/, 'increase'],
  [/\bgrew\b/, 'shrank'],
  [/\brose\b/, 'fell'],
  [/\bdeclined\b/, 'rose'],
  [/\bhigher\b/, 'lower'],
  [/\blower\b/, 'higher'],
  [/\bgrowth\b/, 'decline'],
]
const RENAMED: readonly (readonly [RegExp, string])[] = [
  [/\b(?:total )?(?:net )?(?:sales|revenues?)\b/i, 'net income'],
  [/\bnet (?:income|earnings|loss)\b/i, 'total revenue'],
  [/\boperating (?:income|profit)\b|\bincome from operations\b/i, 'gross profit'],
  [/\bgross (?:profit|margin)\b/i, 'operating income'],
  [/\b(?:provision for )?income tax(?:es)?(?: expense| provision)?\b/i, 'cost of revenue'],
]
const MONEY = /\$\s?\d[\d,]*(?:\.\d+)?(?:\s(?:billion|million|thousand))?/g

/** The sentence with one thing made false; what would leave it true by chance is not made. */
function liesOf(base: FactBase, text: string): [kind: string, lie: string][] {
  const lies: [string, string][] = []
  const amounts = [...text.matchAll(MONEY)]
  const [first, second] = amounts
  if (first) lies.push(['digit', exchanged(text, first, enlarged(first[0]))])
  if (first && second && amounts.length === 2 && unitOf(first[0]) === unitOf(second[0]) && first[0] !== second[0])
    lies.push(['exchanged amounts', exchanged(exchanged(text, second, first[0]), first, second[0])])
  const turns = TURNED.filter(([word]) => word.test(text))
  if (turns.length === 1)
    for (const [word, other] of turns)
      if (text.match(new RegExp(word, 'g'))?.length === 1) lies.push(['direction', text.replace(word, other)])
  const told = text.replace(/\b(?:due to|driven by|because|as a result|reflect\w*|attributable|resulting)\b.*/, '')
  const named = RENAMED.find(([name]) => name.test(told))
  if (named && RENAMED.filter(([name]) => name.test(text)).length === 1)
    lies.push(['figure', text.replace(new RegExp(named[0].source, 'gi'), named[1])])
  const years = [...new Set([...text.matchAll(/\b(?:19|20)\d\d\b/g)].map(([year]) => year))]
  if (years.length > 0) lies.push(['period', text.replace(/\b(?:19|20)\d\d\b/g, (year) => String(Number(year) - 1))])
  const own = base.periods[0].end_date.slice(0, 4)
  if (years.length === 2) {
    const [a, b] = years
    lies.push(['exchanged years', text.replace(/\b(?:19|20)\d\d\b/g, (year) => (year === a ? (b ?? '') : (a ?? '')))])
  }
  const lower = `${text.charAt(0).toLowerCase()}${text.slice(1)}`
  for (const lead of ['Excluding acquisitions, ', 'In Lapland, ', 'For teenagers, '])
    lies.push(['restricted', lead + lower])
  const noun = /\b(?:net )?(?:sales|revenues?|income|earnings)\b/i
  const at = text.search(noun)
  // In a reason, which is not checked, it makes nothing false.
  if (
    at >= 0 &&
    !/\b(?:due to|driven by|because|as a result|reflect\w*|attributable|resulting)\b/.test(text.slice(0, at))
  )
    for (const word of ['organic', 'adjusted', 'wholesale', 'pro forma'])
      lies.push(['qualified', text.replace(noun, (name) => `${word} ${name}`)])
  lies.push(
    ['forecast', `Analysts had expected that ${lower}`],
    ['forecast', text.replace(/\.$/, `, if ${Number(own) + 1} goes well.`)],
  )
  return lies.filter(([, lie]) => lie !== text)
}

const unitOf = (amount: string): string => /[a-z]+$/.exec(amount)?.[0] ?? ''
const exchanged = (text: string, { 0: said, index }: RegExpMatchArray, other: string): string =>
  text.slice(0, index) + other + text.slice((index ?? 0) + said.length)
/** The same amount larger by about a seventh, with as many digits behind the point. */
function enlarged(amount: string): string {
  const digits = /\d[\d,]*(?:\.\d+)?/.exec(amount)?.[0] ?? ''
  const bare = digits.replaceAll(',', '')
  const decimals = bare.includes('.') ? bare.length - bare.indexOf('.') - 1 : 0
  const larger = (Number(bare) * 1.137 + 2 * 10 ** -decimals).toFixed(decimals)
  return amount.replace(digits, digits.includes(',') ? grouped(larger) : larger)
}
const grouped = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+(?!\d|.*\.\d*$))/g, ',')
