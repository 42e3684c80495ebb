/**
 * How a company is called without its name: a noun of what only a company is, with whatever small words, nations and places
 * stand before it: "the Dutch group", "the electric car maker", "the nation's biggest health insurer", "the search engine's
 * owner". Which of them fits the company is for nobody here to know; a trade that its filing denies is looked at elsewhere.
 */
import type { Span } from './companies.ts'

/** Nouns that no part of a company and no product is called by. */
const HEAD =
  '(?:[a-z]*maker|[a-z]*builder|company|group|firm|giant|titan|behemoth|colossus|goliath|juggernaut|leviathan|heavyweight|powerhouse|conglomerate|corporation|multinational|megacorp|chain|retailer|grocer|insurer|lender|bank|thrift|carrier|airline|bottler|brewer|distiller|chemist|biotech|start-?up|pioneer|specialist|stalwart|veteran|icon|institution|house|shop|store|bookseller|e-tailer|major|designer|manufacturer|producer|merchant|miner|refiner|driller|holding company|outfit|empire|champion|bellwether|blue chip|concern|enterprise|processor|developer)'
/** Words by which a company is sorted that a part of it may be too; before such a noun they are of the whole. */
const NETWORK = '(?:(?:social|payments?|card|credit[- ]card|social[- ]media) (?:network|platform|site))'
const NATION =
  '(?:American|US|U\\.S\\.|British|UK|Dutch|German|French|Swiss|Danish|Swedish|Irish|Japanese|Chinese|Korean|South Korean|Taiwanese|Canadian|Israeli|Indian|European|Italian|Spanish|Norwegian|Finnish|Belgian|Austrian|Brazilian|Mexican|Australian|Singaporean|Californian|Texan|Silicon Valley|Wall Street|Big Tech|Big Oil|Big Pharma|Fortune 500|Nasdaq|Dow)'
const STATE =
  '(?:Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Maryland|Massachusetts|Michigan|Minnesota|Missouri|Nebraska|Nevada|New Hampshire|New Jersey|New York|North Carolina|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|Tennessee|Texas|Utah|Virginia|Washington|Wisconsin)'
const SHORT = '(?:DIY|EV|PC|IT|TV|AI|GPU|CPU|SUV|IoT|mRNA|Covid|Covid-19|B2B|3D)'
/** Small words before the noun; none that picks one of several companies or parts. */
const WORD = `(?:(?!(?:which|that|whose|who|of|in|on|for|with|and|or|by|to|at|as|the|an?|this|led|beat|made|took|sold|bought|saw|put|paid|is|was|were|are|had|has|have|did|while|than|from|its|their|our|his|her|parent|rest|whole|entire|other|another|same|only|largest|biggest|smallest|best|acquired|merged|new|sister|rival|competing|former|ex|supply|value|blockchain|third-party|outside|independent|average|typical|whole|first|second|next|entire|cloud|segment|division|unit|advertising|core|legacy|services?|products?|enterprise|brand|peer|private|customer|joint|holding)\\b)[a-z][a-z-]+(?:['’]s)?)`
const RANK =
  "(?:(?:world|nation|country|continent|planet|globe|industry|America|Europe|Germany|Britain|Holland|China|Japan|US|U\\.S\\.)['’]s (?:largest|biggest|leading|top|best[- ]known|richest|most valuable))"

/** A kind of revenue, or the head of one company and what is another's: "the developer revenue", "the insurer of Apple". */
const OF_ANOTHER =
  /^['’]s? (?:parent|rivals?|competitors?|subsidiar(?:y|ies)|suppliers?|partners?|customers?|bank|bankers|owner|auditors?|landlord|lenders?|insurers?|peers?)\b|^\s+(?:(?:net |total |gross |operating |pre-?tax )*(?:revenues?|sales|turnover|income|profits?|earnings|loss(?:es)?|costs?|expenses?|margins?|cash|debts?|assets|fees)\b|(?:of|behind|for) |next door|across the |down the |that\b|which\b)/u
/** "At the Dutch group net income climbed": behind a place at the head, a figure begins the clause. */
const AT = /(?:^|[,;:(—–]\s)(?:[Aa]t|[Ff]or|[Ww]ith|[Ii]n)\s+$|\bat\s+$/

/** The places of a text that call the company by what it is. */
export function epithetSpans(text: string): Span[] {
  const noun = `(?:${HEAD}|${NETWORK})`
  const patterns = [
    // "the Dutch group", "the bank holding company", "the nation's biggest health insurer"
    `\\b[Tt]h(?:e|is)\\s+(?:${RANK}\\s+)?(?:(?:${STATE}|\\p{Lu}\\p{L}+(?:,? \\p{Lu}\\p{L}+){0,2})-based\\s+|(?:${NATION}|${STATE})\\s+){0,2}(?:${SHORT}\\s+)?(?:${WORD}\\s+){0,3}(?:${SHORT}\\s+)?${noun}`,
    // "the search engine's owner"
    `\\b[Tt]he\\s+(?:${WORD}\\s+)?(?:search engine|social network|video site|e-commerce site|web shop|cloud)['’]s\\s+(?:owner|parent|operator)`,
  ].map((one) => new RegExp(`${one}(?=['’]s?\\b|['’](?=\\s)|[\\s,.;:!?)]|$)`, 'gu'))
  const found: Span[] = []
  for (const pattern of patterns)
    for (const { index, 0: said } of text.matchAll(pattern)) {
      const end = index + said.length
      if (isSeveral(said) || (OF_ANOTHER.test(text.slice(end)) && !AT.test(text.slice(0, index)))) continue
      if (found.every((one) => end <= one.start || index >= one.end)) found.push({ start: index, end })
    }
  return found
}

/** "The house" is of the company, "the auction house" may be one that it owns; "the app store" is a product. */
const isSeveral = (said: string): boolean =>
  /\s(?:app|data|play|game|flagship|online|grocery|convenience|department|auction|publishing|fashion|clearing|white|power)\s(?:store|house|shop|chain)$/i.test(
    said,
  ) ||
  /^(?:the|this)\s+(?:store|shop|champion|institution|icon|specialist|veteran|producer|processor|developer|designer|enterprise|concern|chain|carrier|major)$/i.test(
    said,
  )
