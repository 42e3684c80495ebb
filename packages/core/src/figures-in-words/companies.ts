/** How sentences call the company a statement is of. */

import { shortCompanyName } from '../format/company-name.ts'
import { asPattern } from './as-pattern.ts'
import { COMPANY_NOUNS } from './dictionary/nouns.ts'

/** Names in daily use that the register does not know. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  alphabet: ['Google', 'Google’s parent', "Google's parent"],
  'meta platforms': ['Meta', 'Facebook'],
  'international business machines': ['IBM', 'Big Blue'],
  'exxon mobil': ['Exxon', 'ExxonMobil'],
  'general electric': ['GE'],
  'the coca-cola': ['Coke'],
  'coca cola': ['Coke', 'Coca-Cola'],
  'procter & gamble': ['P&G'],
  'johnson & johnson': ['J&J'],
  'advanced micro devices': ['AMD'],
  nike: ['the Swoosh'],
  'american express': ['Amex', 'AmEx'],
  'bank of america': ['BofA'],
  'jpmorgan chase': ['JPMorgan', 'JP Morgan'],
  'general motors': ['GM'],
  'walgreens boots alliance': ['Walgreens'],
  'unitedhealth group': ['UnitedHealth'],
}

/** @returns every name, the longest first; one word of a longer name only where it can be no common word */
export function companyNames(company: string, tickers: readonly string[]): string[] {
  const short = shortCompanyName(company)
  const names = new Set([company, short, ...tickers, ...tickers.map((one) => `$${one}`)])
  for (const name of ALSO[short.toLowerCase()] ?? []) names.add(name)
  const plain = short.replace(/\.com\b/i, '')
  names.add(plain)
  const [first = '', ...rest] = plain.split(/\s+/)
  if (first.length >= 5 && rest.length > 0 && !COMMON.has(first.toLowerCase())) names.add(first)
  return [...names].filter((name) => name.length > 1).sort((a, b) => b.length - a.length)
}

const COMMON = new Set(
  'american general united first national advanced international home bank global southern northern western eastern public standard texas'.split(
    ' ',
  ),
)

export interface Span {
  start: number
  end: number
}

/** "The online retailer", "the iPhone maker": what the company is, said in place of its name; another's trade is none. */
const EPITHET =
  /\b(?:the|this)\s+(?:(?:[\w’'-]+-(?:based|listed|owned)|online|internet|e-commerce|software|technology|tech|search|social-media|chip|semiconductor|card|credit-card|payments?|cloud|sportswear|sneaker|shoe|soda|beverage|drinks|soft-drink|food|consumer[- ]goods|consumer[- ]products|consumer|electric-car|electric|EV|PC|TV|AI|car|auto|plane|aircraft|aerospace|phone|smartphone|computer|drug|pharmaceutical|oil|energy|health-care|entertainment|media|streaming|retail|industrial|global|world[’']s (?:largest|biggest)|US|U\.S\.|American)\s+){0,2}(?:company|group|firm|business|retailer|giant|maker|manufacturer|network|conglomerate|titan|behemoth|carmaker|automaker|chipmaker|planemaker|drugmaker|planemaker|airline|bank|insurer|corporation|brand|bottler|merchant)(?=['’]s\b|[\s,.;:!?])/gi

/** What a company can be called by what it does: "the vaccine maker", "the chemist", "the Dutch group". */
const TRADE = `(?:(?!int(?:er|ra))(?:[a-z]+-)*[a-z]*(?:maker|builder|hardware chain|(?:oil|drinks|beverage|energy|pharma|drug|tech|retail|software|media|food|mining|steel|auto|car) major|${[...COMPANY_NOUNS].join('|')}))`
/** States, and cities where companies have their seats. */
const PLACE =
  '(?:New )?(?:Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|Hampshire|Jersey|Mexico|York|North Carolina|South Carolina|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|Tennessee|Texas|Utah|Vermont|Virginia|Washington|Wisconsin|Wyoming|Atlanta|Austin|Boston|Chicago|Cincinnati|Cleveland|Dallas|Denver|Detroit|Houston|Los Angeles|Miami|Minneapolis|Philadelphia|Phoenix|Pittsburgh|Portland|San Diego|San Francisco|San Jose|Seattle|St\\. Louis|Bentonville|Cupertino|Redmond|Mountain View|Menlo Park|Palo Alto|Santa Clara|Sunnyvale|Cambridge|Rochester|Dearborn|Fremont|Hershey|Battle Creek|Moline|Peoria|Deerfield|Northbrook|Purchase|White Plains|Round Rock|Plano|Irving|Fort Worth|San Antonio|Bellevue|Kirkland|Issaquah|Boise|Salt Lake City|Las Vegas|Scottsdale|Tempe|Santa Monica|Burbank|Culver City|Irvine|Carlsbad|Thousand Oaks|Foster City|Los Gatos|Cupertino|Burlingame|South San Francisco|Waltham|Framingham|Hartford|Bloomfield|Greenwich|Norwalk|Newark|Camden|Rahway|Bethesda|McLean|Reston|Midland|Kalamazoo|Toledo|Akron|Dayton|Findlay|Des Moines|Kansas City|Tulsa|Little Rock|Springdale|Jacksonville|Coral Gables|Winston-Salem|Mooresville|Charleston|Birmingham|Buffalo|Corning|Brooklyn|Manhattan|Sunnyvale|San Mateo|Beaverton|Armonk|Omaha|Arlington|Wilmington|Stamford|Princeton|Louisville|Nashville|Memphis|Milwaukee|Charlotte|Richmond|Baltimore|Tampa|Orlando|Sacramento|Oakland|Silicon Valley)'
const NATION = `(?:American|US|U\\.S\\.|British|Dutch|German|French|Swiss|Danish|Swedish|Irish|Japanese|Chinese|Korean|Taiwanese|Canadian|Israeli|Indian|European|Italian|Spanish|Norwegian|Finnish|Belgian|Austrian|Brazilian|Mexican|Australian|Singaporean|Californian|Texan|[A-Z][a-z]+-based|${PLACE})`
/** Trades by capital letters, and what a vaccine is against. */
const SHORT_TRADE = '(?:DIY|EV|PC|IT|TV|AI|IoT|GPU|CPU|mRNA|GLP-1|(?:Covid|COVID)(?:-19)?(?:-[a-z]+)?)'
/** Words before it are those of the trade, small as in any text; a capital would name another's product. */
const BY_TRADE = new RegExp(
  `\\b(?:[Tt]he|[Tt]his)\\s+(?:${NATION}\\s+)?(?:(?:[a-z][a-z-]+|${SHORT_TRADE})\\s+){0,2}${TRADE}(?=['’]s\\b|[\\s,.;:!?]|$)`,
  'g',
)
/** Words that make it a part of the company, or something a statement has a figure of. */
const NO_TRADE =
  /\b(?:rival|peer|fellow|sister|competing|supply|value|blockchain|which|that|of|in|and|or|by|to|at|as|is|was|while|than|cloud|segment|division|unit|parent|rest|whole|entire|other|only|largest|biggest|smallest|best|retail|wholesale|advertising|core|legacy|new|acquired|consumer|enterprise|online|services?|products?)\b/

/** "The cloud business", "the space business": a business with a name is one of several. */
const ONE_OF_ITS = /\s(?!(?:whole|entire|global|overall)\s)\S+\s+business$/i

/** "The insurer of Apple", "the discounter next door": somebody else; "the developer revenue": a kind of revenue. */
const OF_ANOTHER =
  /^['’]s? (?:parent|rivals?|competitors?|subsidiar(?:y|ies)|suppliers?|partners?|customers?|bank|bankers|owner|auditors?|landlord|lenders?|insurers?|peers?)\b|^\s+(?:(?:net |total |gross |operating |pre-?tax )*(?:revenues?|sales|turnover|income|profits?|earnings|loss(?:es)?|costs?|expenses?|margins?|cash|debts?|assets|fees)\b|(?:of|behind) (?:the\s|its\s|an?\s|\p{Lu})|next door|across the (?:street|road)|down the (?:street|road))/u

/** What only a company is: no part of one, no product. */
const WHOLE =
  '(?:[a-z]*(?:maker)|giant|behemoth|titan|group|company|firm|carmaker|conglomerate|colossus|juggernaut|heavyweight|retailer|pioneer|corporation|multinational|empire|outfit|powerhouse|brand|icon|institution|stalwart|star|champion|goliath|leviathan|biotech|thrift)'
/** "The Mountain View giant", "the Purchase, New York-based network" */
const BY_SEAT = new RegExp(
  `\\b[Tt]he\\s+(?:\\p{Lu}\\p{L}+(?:,? \\p{Lu}\\p{L}+){0,2}-based\\s+(?:[a-z][a-z-]+\\s+){0,2}(?:${WHOLE}|network|bank|chain|insurer|lender)|${PLACE}(?:, ${PLACE},)?\\s+(?:(?:[a-z][a-z-]+|${SHORT_TRADE})\\s+)?${WHOLE})(?=['’]s\\b|[\\s,.;:!?]|$)`,
  'gu',
)
/** "Bentonville’s behemoth": by its seat */
const BY_PLACE = new RegExp(
  `(?<![\\p{L}’'] )(?<=^|[\\s,;:(—–-])${PLACE}['’]s\\s+(?:[a-z][a-z-]+\\s+)?${WHOLE}(?=['’]s\\b|[\\s,.;:!?]|$)`,
  'gu',
)
/** "Sneaker giant ", "cloud-and-books conglomerate ", "Bentonville’s " before the company's own name */
const TITLE = new RegExp(
  `(?:(?<=^|[,;:(—–-]\\s|\\b(?:as|at|for|and|but|while|when|by|from|of|the|that)\\s)(?:\\p{L}[\\p{L}’'-]*\\s+){0,3}${TRADE}|(?<=^|[,;:(—–-]\\s|\\b(?:as|at|for|and|but|while|when|by|from|of|that)\\s)${PLACE}['’]s)\\s+$`,
  'u',
)
const LONGEST_TITLE = 90
/** Who stands to the company as another does. */
const OF_OTHERS =
  /\b(?:rivals?|competitors?|peers?|suppliers?|partners?|customers?|former|ex|fellow|unlike|like|another|other|second-hand|fake|counterfeit|independent|unaffiliated|for|of|to|in|than|with|against|between|is|was|are|were|bank|lender|insurer|dealer|distributor)\b/i

const LEGAL_FORM =
  /^,? (?:Inc|Corp|Corporation|Co|Company|Companies|Ltd|Limited|plc|PLC|LLC|N\.V|S\.A|SE|AG)\b\.?(?=['’]s\b|[\s,;:!?)]|$)/

/** The places of a text that name the company, whatever the case. */
export function companySpans(text: string, names: readonly string[]): Span[] {
  const lower = text.toLowerCase()
  const found: Span[] = []
  for (const name of names) {
    const wanted = name.toLowerCase()
    for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + wanted.length)) {
      const end = at + wanted.length
      if (/[\p{L}\p{N}]/u.test(lower.charAt(at - 1)) || /[\p{L}\p{N}&]/u.test(lower.charAt(end))) continue
      if (found.every((one) => end <= one.start || at >= one.end)) found.push({ start: at, end })
    }
  }
  for (const match of text.matchAll(EPITHET)) {
    const [start, end] = [match.index, match.index + match[0].length]
    if (
      ONE_OF_ITS.test(match[0]) ||
      OF_ANOTHER.test(text.slice(end)) ||
      /\b(?:rival|peer|fellow|sister)\b/.test(match[0])
    )
      continue
    if (found.every((one) => end <= one.start || start >= one.end)) found.push({ start, end })
  }
  for (const match of text.matchAll(BY_TRADE)) {
    const [start, end] = [match.index, match.index + match[0].length]
    if (ONE_OF_ITS.test(match[0]) || OF_ANOTHER.test(text.slice(end)) || NO_TRADE.test(match[0].replace(/^\S+\s/, '')))
      continue
    if (found.every((one) => end <= one.start || start >= one.end)) found.push({ start, end })
  }
  // "the Facebook owner", "Google's parent": a name of its own with what it is
  for (const name of names)
    for (const match of text.matchAll(new RegExp(`\\bthe\\s+(?=(${asPattern(name)})\\s+(${TRADE})\\b)`, 'g'))) {
      const start = match.index
      const end = start + match[0].length + (match[1] ?? '').length + 1 + (match[2] ?? '').length
      const inner = found.findIndex((one) => one.start >= start && one.end <= end)
      if (inner >= 0) found.splice(inner, 1, { start, end })
    }
  // "Sneaker giant Nike", "Bentonville’s Walmart": what it is or where it sits, said before the name
  for (const [at, one] of found.entries()) {
    const from = Math.max(0, one.start - LONGEST_TITLE)
    const lead = TITLE.exec(text.slice(from, one.start))
    // "Dutch insurer Aegon" is what it is, "its insurer Aegon" whose
    const words =
      lead?.[0].replace(
        /(?<!(?:['’]s|\b(?:its|their|our|his|her|my))\s)\b(?:bank|lender|insurer|dealer|distributor)\s+$/i,
        '',
      ) ?? ''
    if (lead && !NO_TRADE.test(lead[0]) && !OF_OTHERS.test(words))
      found[at] = { start: from + lead.index, end: one.end }
  }
  for (const pattern of [BY_SEAT, BY_PLACE])
    for (const match of text.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length]
      if (NO_TRADE.test(match[0].replace(/^the\s/i, '')) || OF_OTHERS.test(match[0])) continue
      for (let i = found.length - 1; i >= 0; i--) {
        const one = found[i]
        if (one && one.start >= start && one.end <= end) found.splice(i, 1)
      }
      if (found.every((one) => end <= one.start || start >= one.end)) found.push({ start, end })
    }
  // "Apple Inc", "Nike, Inc.": the name of the form is part of the name
  for (const [at, one] of found.entries()) {
    const form = LEGAL_FORM.exec(text.slice(one.end))
    if (form) found[at] = { start: one.start, end: one.end + form[0].length }
  }
  // "the parent company of Google"
  for (const [at, one] of found.entries()) {
    const lead = /\b(?:the )?(?:parent(?: company)?|owner) of (?:the )?$/i.exec(text.slice(0, one.start))
    if (lead) found[at] = { start: lead.index, end: one.end }
  }
  // "Google's owner", "Google parent"
  for (const [at, one] of found.entries()) {
    const tail = /^(?:['’]s)? (?:owner|parent(?: company)?)(?![\w-])/.exec(text.slice(one.end))
    if (tail) found[at] = { start: one.start, end: one.end + tail[0].length }
  }
  return found
}
