/** Who leads a company, founded or led it, as papers call it by: "Musk's carmaker", "Cook and company". Of nobody else's company is it said. */
import type { Span } from './companies.ts'

/** By the short name of the company, in small letters. */
const LEADERS: Readonly<Record<string, readonly string[]>> = {
  'advanced micro devices': ['Lisa Su'],
  airbnb: ['Brian Chesky'],
  alphabet: ['Sundar Pichai', 'Larry Page', 'Sergey Brin'],
  amazon: ['Jeff Bezos', 'Andy Jassy'],
  'american express': ['Stephen Squeri', 'Steve Squeri'],
  apple: ['Tim Cook', 'Steve Jobs'],
  'aurora innovation': ['Chris Urmson'],
  aurora: ['Chris Urmson'],
  'bank of america': ['Brian Moynihan'],
  'berkshire hathaway': ['Warren Buffett', 'Greg Abel'],
  boeing: ['Kelly Ortberg', 'Dave Calhoun'],
  broadcom: ['Hock Tan'],
  citigroup: ['Jane Fraser'],
  'coca cola': ['James Quincey'],
  'coca-cola': ['James Quincey'],
  'dell technologies': ['Michael Dell'],
  'exxon mobil': ['Darren Woods', 'Rex Tillerson'],
  'ford motor': ['Jim Farley', 'Henry Ford'],
  'general motors': ['Mary Barra'],
  'goldman sachs group': ['David Solomon'],
  'home depot': ['Ted Decker'],
  'international business machines': ['Arvind Krishna'],
  'johnson & johnson': ['Joaquin Duato'],
  'jpmorgan chase': ['Jamie Dimon'],
  mastercard: ['Michael Miebach'],
  'meta platforms': ['Mark Zuckerberg'],
  microsoft: ['Satya Nadella', 'Bill Gates'],
  moderna: ['Stéphane Bancel', 'Stephane Bancel'],
  nike: ['Elliott Hill', 'John Donahoe', 'Phil Knight'],
  nvidia: ['Jensen Huang'],
  oracle: ['Larry Ellison', 'Safra Catz'],
  palantir: ['Alex Karp'],
  'palantir technologies': ['Alex Karp'],
  'procter & gamble': ['Jon Moeller'],
  qualcomm: ['Cristiano Amon'],
  salesforce: ['Marc Benioff'],
  starbucks: ['Brian Niccol'],
  tesla: ['Elon Musk'],
  'uber technologies': ['Dara Khosrowshahi'],
  'unitedhealth group': ['Andrew Witty', 'Stephen Hemsley'],
  walmart: ['Doug McMillon', 'Sam Walton', 'the Walton family', 'The Walton family', 'the Waltons', 'The Waltons'],
  'walt disney': ['Bob Iger'],
}
/** First names by which one is known alone. */
const BY_FIRST_NAME = new Set(['Elon', 'Jensen', 'Zuck'])

/** What somebody leads, without a word of its trade: "Musk's rocket company" is another one. */
const LED =
  '(?:(?:sprawling |mighty |vast |chip |tech |online |social-media |electric-car |car |retail |oil )?(?:empire|creation|brainchild|realm|kingdom|dominion)|company|firm|group|business|outfit|giant|behemoth|titan|juggernaut|colossus|conglomerate|empire|machine|powerhouse|retailer|carmaker|automaker|car company|electric-car maker|electric carmaker|chipmaker|chip designer|planemaker|drugmaker|iPhone maker|social[- ]media (?:giant|group|company|empire)|search giant|sportswear (?:giant|group|maker|company))'

/**
 * The places of a text that call a company by who leads it.
 * @param company its short name
 */
export function leaderSpans(text: string, company: string): Span[] {
  const leaders = LEADERS[company.toLowerCase().replace(/^the |\.com$/g, '')] ?? []
  const names = leaders.flatMap((name) => {
    const [first = '', ...last] = name.split(' ')
    return [name, ...(/^the /i.test(name) ? [] : [last.join(' ')]), ...(BY_FIRST_NAME.has(first) ? [first] : [])]
  })
  if (names.length === 0) return []
  // "Peter Cook's company": a first name before it makes somebody else of him.
  const pattern = new RegExp(
    `(?<!\\p{Lu}[\\p{L}.’'-]*\\s)(?:${names.join('|')})(?:['’]s?\\s+(?:(?:old|former|own|once|beloved|sprawling)\\s+)?${LED}|\\s+(?:and|&)\\s+(?:company|co)\\b\\.?)(?=['’]s\\b|[\\s,.;:!?)]|$)`,
    'gu',
  )
  return [...text.matchAll(pattern)].map(({ index, 0: said }) => ({ start: index, end: index + said.length }))
}
