/** What a company is called by its trade, held against what its report sells: "the airline" of one that makes phones. */
import type { Span } from '../../figures-in-words/companies.ts'
import type { FactBase } from '../../figures-in-words/facts.ts'
import type { Sentence } from '../../figures-in-words/sentence.ts'
import type { Look } from './look.ts'

/** A trade, the nouns that say it, and what a report of it names: words of the trade, never the name of one company. */
const TRADES: readonly [said: RegExp, names: RegExp][] = [
  [/^(?:airlines?|carrier)$/, /airline|passenger|cargo/i],
  [/^(?:planemaker|plane ?maker|aircraft maker|jet ?maker)$/, /airplane|aircraft|aerospace/i],
  [/^(?:carmaker|car maker|automaker|truck ?maker)$/, /automotive|vehicle|\bcars?\b|motor/i],
  [/^(?:bank|lender|thrift)$/, /deposit|\bloans?\b|\bbank|card member|credit losses/i],
  [/^(?:insurer|health insurer|life insurer)$/, /premium|policyholder|insur|medical costs|health ?care/i],
  [/^(?:chipmaker|chip maker|chip ?designer)$/, /graphics|semiconductor|processor|\bchips?\b|compute/i],
  [/^(?:drugmaker|drug maker|vaccine maker|biotech|pharmacist|chemist)$/, /medicine|pharma|vaccine|biolog|biotech/i],
  [/^(?:oil major|driller|refiner|oil (?:company|giant|group|firm|producer))$/, /upstream|crude|petroleum/i],
  [
    /^(?:retailer|grocer|supermarket|shopkeeper|storekeeper|bookseller|department store)$/,
    /mart\b|depot|\bstores?\b|\bclub\b|retail|merchandise|footwear|apparel/i,
  ],
  [/^(?:brewer|distiller)$/, /\bbeer|brew|spirits/i],
  [/^miner$/, /mining|copper|\bgold\b|\bore\b/i],
  [/^(?:bottler|soda ?maker|drinks ?maker)$/, /bottl|beverage|concentrate/i],
  [/^(?:phone maker|phonemaker|smartphone maker|computer maker|PC maker)$/, /phone/i],
  [/^(?:shoemaker|sneaker maker|shoe maker|sportswear maker)$/, /footwear|apparel/i],
  [/^steelmaker$/, /steel/i],
  [/^toymaker$/, /\btoys?\b/i],
  [/^shipbuilder$/, /shipbuild|naval/i],
  [/^homebuilder$/, /homebuild|home sales|housing/i],
  [/^(?:publisher|broadcaster)$/, /publish|broadcast/i],
  [/^(?:railway|railroad)$/, /\brail/i],
  [
    /^(?:hotelier|cruise line|caterer|winemaker|watchmaker|cigarette maker|tobacco maker|papermaker|utility|undertaker|farmer|roaster|wholesaler|moneylender|broker)$/,
    /hotel|cruise|catering|winery|watches|cigarette|tobacco|paper mills|electric utilit|coffee|wholesal|brokerage/i,
  ],
  // Trades that no noun above says: a report that shows one is none of the others'.
  [/^$/, /advertising|payment network|beauty|grooming/i],
]
const NOUN = TRADES.map(([said]) => said.source.replace(/^\^\(?(?:\?:)?|\)?\$$/g, '')).filter((one) => one !== '')
const CALLED = new RegExp(
  `\\b(?:[Tt]he|[Aa]n?|[Tt]his)\\s+(?:[A-Z][\\w.]+\\s+)?(?:[a-z][a-z-]+\\s+){0,2}?(?<noun>${NOUN.join('|')})(?=['’]s\\b|['’](?=\\s)|\\s+(?!of\\b|behind\\b)|[,.;:]|$)`,
)
/** Of an adjective, the money its country has and how a report may name it. */
const NATIONS: Readonly<Record<string, readonly [currency: string, place: RegExp | null]>> = {
  american: ['USD', null],
  us: ['USD', null],
  'u.s.': ['USD', null],
  californian: ['USD', null],
  texan: ['USD', null],
  british: ['GBP', /kingdom|britain/i],
  uk: ['GBP', /kingdom|britain/i],
  dutch: ['EUR', /netherlands|holland/i],
  german: ['EUR', /german/i],
  french: ['EUR', /france/i],
  italian: ['EUR', /italy/i],
  spanish: ['EUR', /spain/i],
  irish: ['EUR', /ireland/i],
  finnish: ['EUR', /finland/i],
  belgian: ['EUR', /belgi/i],
  austrian: ['EUR', /austria/i],
  greek: ['EUR', /greece/i],
  portuguese: ['EUR', /portugal/i],
  swiss: ['CHF', null],
  danish: ['DKK', null],
  swedish: ['SEK', null],
  norwegian: ['NOK', null],
  japanese: ['JPY', null],
  chinese: ['CNY', null],
  korean: ['KRW', null],
  taiwanese: ['TWD', null],
  canadian: ['CAD', null],
  indian: ['INR', null],
  israeli: ['ILS', null],
  brazilian: ['BRL', null],
  mexican: ['MXN', null],
  australian: ['AUD', null],
  russian: ['RUB', null],
  singaporean: ['SGD', null],
}
const NATION = new RegExp(
  `\\b(?:the|an?|this)\\s+(?<nation>${Object.keys(NATIONS)
    .map((one) => one.replaceAll('.', '\\.'))
    .join('|')})(?=\\s)`,
  'i',
)
const RANKED =
  /['’]s\s+(?:largest|biggest|richest|oldest|smallest|most valuable|best[- ]known|leading|top|poorest|greatest|worst|best|favou?rite|number[- ]one)\b/i

const known = new WeakMap<FactBase, string>()
function namesOf(base: FactBase): string {
  const found = known.get(base)
  if (found !== undefined) return found
  const labels = base.periods.flatMap((one) => [
    ...[...one.business, ...one.geographical].map(({ label }) => label),
    ...one.expenses.map(({ name }) => name),
  ])
  const names = [base.company, ...new Set(labels)].join('\n')
  known.set(base, names)
  return names
}

type Fit = 'shown' | 'another' | 'unknown'

/** Whether the report shows the trade that is said. */
function tradeOf(base: FactBase, words: string): Fit | null {
  const noun = CALLED.exec(words)?.groups?.noun
  if (!noun) return null
  const names = namesOf(base)
  const shown = TRADES.filter(([, pattern]) => pattern.test(names))
  if (shown.some(([trade]) => trade.test(noun))) return 'shown'
  return shown.length > 0 ? 'another' : 'unknown'
}

function isForeign(base: FactBase, words: string): boolean {
  const nation = NATION.exec(words)?.groups?.nation?.toLowerCase()
  const [currency, place] = (nation && NATIONS[nation]) || []
  if (!currency) return false
  const isHome = place != null && base.periods.some((one) => one.geographical.some(({ label }) => place.test(label)))
  return currency !== base.currency || (currency === 'EUR' && !isHome)
}

/** Where the report shows a trade, and not the one that is said, or counts in another country's money. */
export const otherTrade: Look = (held) => {
  const { base, s } = held
  if (!held.claims.some(({ verdict, kind }) => verdict === 'holds' && kind !== 'period')) return null
  for (const one of s.companies) {
    const words = s.text.slice(one.start, one.end)
    if (isForeign(base, words) || tradeOf(base, `${words} `) === 'another') return words
  }
  return null
}

/** What the company is called that its report neither shows nor denies: "the miner", "the world's largest company". */
export const calledUnshown = (base: FactBase, s: Sentence): Span[] =>
  s.companies.filter((one) => {
    const words = s.text.slice(one.start, one.end)
    return RANKED.test(words) || tradeOf(base, `${words} `) === 'unknown'
  })
