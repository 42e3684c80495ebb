/**
 * What papers know of large companies beside their names: where they sit, what they are known to make, what they are called
 * by. Read in place of the name, of that company alone: "the maker of Tide and Pampers" is nobody else.
 */
import type { Span } from './companies.ts'

interface Lore {
  /** towns whose name alone means the company */
  seats?: readonly string[]
  /** what it owns or makes, by a name that nobody else has */
  brands?: readonly string[]
  /** names in daily use with an article, in small letters */
  called?: readonly string[]
}

/** Written with a hyphen by some and without by others. */
const COKE: Lore = {
  brands: ['Coke', 'Fanta', 'Sprite', 'Minute Maid', 'Costa Coffee'],
  called: [
    'soda giant',
    'soft-drinks giant',
    'drinks giant',
    'fizzy-drinks giant',
    'beverage giant',
    'drinks company',
    'soda maker',
  ],
}

/** By the short name of the company, in small letters. */
const LORE: Readonly<Record<string, Lore>> = {
  airbnb: { called: ['home-sharing platform', 'home-rental site'] },
  alphabet: {
    seats: ['Mountain View'],
    brands: ['Google', 'YouTube', 'Android', 'Gmail', 'Chrome', 'Gemini', 'Waymo'],
    called: ['search giant', 'search engine', 'search company', 'search group', 'internet giant', 'advertising giant'],
  },
  amazon: {
    brands: ['Alexa', 'Kindle', 'Prime', 'AWS', 'Whole Foods', 'Twitch'],
    called: [
      'everything store',
      'online retailer',
      'e-commerce giant',
      'e-commerce group',
      'online shop',
      'internet retailer',
      'web retailer',
      'online bazaar',
      'cloud-and-commerce giant',
    ],
  },
  'american express': {
    called: [
      'card issuer',
      'card company',
      'card giant',
      'card network',
      'card group',
      'payments company',
      'payments giant',
      'payments group',
      'charge-card company',
      'credit-card company',
    ],
  },
  apple: {
    seats: ['Cupertino'],
    brands: ['the iPhone', 'iPhone', 'iPad', 'Mac', 'AirPods', 'Apple Watch', 'the Mac'],
    called: [
      'gadget maker',
      'gadget giant',
      'iPhone maker',
      'device maker',
      'smartphone maker',
      'consumer-electronics giant',
      'tech colossus',
      'phone maker',
    ],
  },
  aurora: {
    called: [
      'self-driving lorry company',
      'self-driving truck company',
      'self-driving company',
      'driverless-truck developer',
      'autonomous-driving company',
      'self-driving outfit',
    ],
  },
  boeing: {
    brands: ['the 737', 'the 737 Max', '737 Max', 'the Dreamliner', 'Dreamliner', 'the 787', 'the 747'],
    called: [
      'aerospace giant',
      'aerospace group',
      'plane maker',
      'aircraft maker',
      'jet maker',
      'jetmaker',
      'aerospace company',
      'aerospace titan',
      'aeroplane maker',
      'airplane maker',
    ],
  },
  'coca cola': COKE,
  'coca-cola': COKE,
  'exxon mobil': {
    brands: ['Esso', 'Mobil'],
    called: [
      'oil major',
      'oil giant',
      'supermajor',
      'oil company',
      'energy giant',
      'energy group',
      'oil group',
      'oil-and-gas giant',
      'Texan oil major',
    ],
  },
  'ford motor': { brands: ['the F-150', 'the Mustang'], called: ['blue oval'] },
  'home depot': {
    called: [
      'home-improvement chain',
      'home-improvement retailer',
      'do-it-yourself chain',
      'DIY chain',
      'DIY retailer',
      'orange-aproned retailer',
      'orange box',
      'hardware chain',
    ],
  },
  'international business machines': { seats: ['Armonk'], brands: ['Red Hat'] },
  'johnson & johnson': {
    brands: ['Stelara', 'Darzalex', 'Tremfya'],
    called: [
      'healthcare giant',
      'health-care giant',
      'healthcare group',
      'healthcare conglomerate',
      'drugs-and-devices group',
      'healthcare stalwart',
    ],
  },
  mastercard: {
    called: [
      'card network',
      'payments network',
      'payments group',
      'payments giant',
      'card company',
      'payments company',
      'payment network operator',
      'card giant',
    ],
  },
  'meta platforms': {
    seats: ['Menlo Park'],
    brands: ['Facebook', 'Instagram', 'WhatsApp', 'Threads', 'Messenger'],
    called: [
      'social network',
      'social-media giant',
      'social-media group',
      'social-media company',
      'social-media empire',
      'social-networking giant',
      'social-media behemoth',
    ],
  },
  microsoft: {
    seats: ['Redmond'],
    brands: ['Windows', 'Xbox', 'LinkedIn', 'Azure', 'Office'],
    called: ['software giant', 'software group'],
  },
  moderna: {
    brands: ['Spikevax', 'mRESVIA'],
    called: [
      'vaccine maker',
      'vaccine specialist',
      'jab maker',
      'mRNA pioneer',
      'mRNA specialist',
      'biotech',
      'biotech company',
      'biotechnology company',
      'drug developer',
    ],
  },
  nike: {
    seats: ['Beaverton'],
    brands: ['Air Jordan', 'Jordan', 'Converse', 'the swoosh'],
    called: [
      'swoosh',
      'sneaker giant',
      'sneaker maker',
      'sportswear giant',
      'sportswear maker',
      'sportswear brand',
      'shoe maker',
      'shoemaker',
      'trainer maker',
      'sportswear group',
      'sportswear label',
    ],
  },
  nvidia: {
    seats: ['Santa Clara'],
    called: [
      'chip giant',
      'chip designer',
      'AI-chip designer',
      'AI chipmaker',
      'AI darling',
      'chip company',
      'chip group',
      'AI giant',
      'AI bellwether',
      'semiconductor giant',
      'graphics-chip maker',
    ],
  },
  'procter & gamble': {
    brands: [
      'Tide',
      'Pampers',
      'Gillette',
      'Ariel',
      'Oral-B',
      'Head & Shoulders',
      'Pantene',
      'Crest',
      'Charmin',
      'Bounty',
      'Fairy',
      'Dawn',
      'Olay',
      'Old Spice',
      'Febreze',
      'Always',
      'Vicks',
    ],
    called: [
      'consumer-goods giant',
      'household-goods giant',
      'consumer-goods group',
      'consumer-products giant',
      'soap maker',
      'soap-to-nappies group',
      'household-goods group',
      'nappies-to-razors group',
      'detergent maker',
    ],
  },
  tesla: {
    brands: ['the Model 3', 'the Model Y', 'Model Y', 'Model 3', 'the Cybertruck', 'the Powerwall'],
    called: [
      'electric-car maker',
      'electric-car pioneer',
      'EV maker',
      'EV pioneer',
      'electric carmaker',
      'carmaker',
      'electric-vehicle maker',
      'electric-vehicle pioneer',
      'car company',
    ],
  },
  'unitedhealth group': {
    brands: ['UnitedHealthcare', 'Optum', 'Optum Health', 'Optum Rx'],
    called: [
      'health insurer',
      'insurer',
      'health-care giant',
      'healthcare giant',
      'health-insurance giant',
      'medical insurer',
      'insurance giant',
    ],
  },
  walmart: {
    seats: ['Bentonville'],
    brands: ["Sam's Club", 'Sam’s Club', 'Flipkart'],
    called: [
      'grocer',
      'discounter',
      'supermarket giant',
      'supermarket chain',
      'big-box retailer',
      'big-box chain',
      'discount retailer',
      'retail giant',
      'retail colossus',
      'supermarket group',
      'shopkeeper',
      'supermarket operator',
      'superstore operator',
      'discount chain',
    ],
  },
  'walt disney': { seats: ['Burbank'], brands: ['Mickey Mouse', 'Pixar', 'Marvel', 'ESPN'], called: ['mouse house'] },
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const MAKER =
  '(?:maker|makers|owner|seller|creator|inventor|home|company|group|firm|people|folks|name|giant|purveyor|parent|parent company|brains|house|outfit)(?: (?:of|behind|that makes|that owns|that sells|which makes|which owns))'

/** @returns whether these words call another company that is known here: "the supermarket giant" is not Apple */
export function isCalledOtherwise(words: string, company: string): boolean {
  const said = words.toLowerCase().replace(/^(?:the|this) /, '')
  const own = LORE[company.toLowerCase().replace(/^the /, '')]
  if (!own || own.called?.includes(said)) return false
  return Object.values(LORE).some((one) => one !== own && one.called?.includes(said) && !isLike(own, said))
}
/** "The group", "the giant": of whatever trade. */
const isLike = (own: Lore, said: string): boolean => own.called?.some((one) => one.endsWith(` ${said}`)) ?? false

/** Adjectives of size and praise that may stand in such a name. */
const ADJECTIVES =
  '(?:(?:mighty|troubled|beleaguered|embattled|venerable|once-mighty|giant|sprawling|loss-making|struggling|ailing|storied|ubiquitous|all-conquering|thrifty|unstoppable) )?'

/**
 * @param company its short name
 * @returns the places where the company is called by what it makes or where it sits
 */
export function loreSpans(text: string, company: string): Span[] {
  const lore =
    LORE[
      company
        .toLowerCase()
        .replace(/^the /, '')
        .replace(/\.com$/, '')
    ]
  if (!lore) return []
  const patterns: RegExp[] = []
  if (lore.brands) {
    const brand = `(?:${[...lore.brands]
      .sort((a, b) => b.length - a.length)
      .map(escaped)
      .join('|')})`
    patterns.push(
      new RegExp(
        `\\b[Tt]he ${MAKER} ${brand}(?:(?:, ${brand})*,? and ${brand})?(?![\\p{L}’'])(?! [a-z]+ (?:makers?|rivals?))`,
        'gu',
      ),
    )
  }
  if (lore.called) {
    const called = [...lore.called]
      .sort((a, b) => b.length - a.length)
      .map(escaped)
      .join('|')
    patterns.push(
      new RegExp(
        `\\b(?:[Tt]he|[Tt]his) (?:[Ww]orld[’']s (?:largest|biggest) |[Aa]merican |US |U\\.S\\. |[Aa]merica[’']s (?:largest|biggest) )?${ADJECTIVES}(?:${called})(?=['’]s\\b|[\\s,.;:!?]|$)(?! (?:next door|across the street|of (?:the |its |an? )|(?:rival|competitor|supplier|partner|business|unit|arm|division|segment)s?\\b))`,
        'gu',
      ),
    )
  }
  // "Cupertino rang up", "Cupertino's haul": the town means the company, but not behind a preposition
  if (lore.seats)
    patterns.push(
      new RegExp(
        `(?<=^|[,;:(—–]\\s|\\b(?:[Ff]or|[Aa]nd|[Bb]ut|[Ww]hile|[Aa]s|[Ww]hen|[Tt]hat|[Dd]ollar|[Ww]hat) )(?:${lore.seats.map(escaped).join('|')})(?=['’]s\\s(?:own\\s|total\\s|annual\\s|quarterly\\s|net\\s|latest\\s|full-year\\s)*(?:haul|take|takings|tally|coffers|tills?|numbers|figures|finest|books|bean counters|accounts|year|quarter|results|revenues?|sales|profits?|income|earnings|margins?|costs?|spending|tax|bottom|top|gross|operating|research|marketing)\\b|\\s[a-z]+(?:ed|s)\\s|\\s(?:made|took|rang|has|had|is|was|kept|lost|sold|spent|brought|saw|paid|keeps)\\b)`,
        'gu',
      ),
    )
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length })),
  )
}
