/** What the words and the concept of a line of cash flows are worth as a total, the change, exchange rates or cash at an end. */
import { bareWords } from '../../sheet/lines.ts'
import { nearestHeading } from '../../sheet/nearest-heading.ts'
import type { Entry } from '../sheet-lines.ts'

export const SECTIONS = ['operating', 'investing', 'financing'] as const
export type Section = (typeof SECTIONS)[number]

/** A place with what its words are worth. */
export interface Place {
  entry: Entry
  value: number
  points: number
}

const WORD: Readonly<Record<Section, RegExp>> = {
  operating: /\boperati(?:ng|ons)\b/,
  investing: /\binvest(?:ing|ment activities)\b/,
  financing: /\bfinanc(?:ing|ial activities)\b/,
}
const TOTAL =
  /^(?:total|net|cash)\b|\bnet cash\b|\bcash (?:flows?|provided|used|generated|from|required|in|\(used)|(?:provided|used|generated|provided by|flows?) .*activities$|^(?:operating|investing|financing) activities net$/
const CONCEPT: Readonly<Record<Section, RegExp>> = {
  operating: /^(?:NetCashProvidedByUsedIn|CashFlowsFromUsedIn)Operating(?:Activities|ActivitiesContinuingOperations)$/,
  investing: /^(?:NetCashProvidedByUsedIn|CashFlowsFromUsedIn)Investing(?:Activities|ActivitiesContinuingOperations)$/,
  financing: /^(?:NetCashProvidedByUsedIn|CashFlowsFromUsedIn)Financing(?:Activities|ActivitiesContinuingOperations)$/,
}
const NET_CASH = /^net cash (?:flows? )?(?:provided|used|generated|from|\(used)\b(?!.*\bdiscontinued\b)/
/** The end of a caption of which the beginning stands above: of small words and those of sections and cash alone. */
const FRAGMENT =
  /^(?:(?:and|in|of|from|by|at|during|for|to|the|cash|equivalents|temporary|short-term|investments?|investing|financing|operating|continuing|activities|operations|beginning|end|year|period|quarter|months?|fiscal) ?)+$/

/** The beginning of such a caption. */
const BEGINS = /^(?:net\b|total\b|cash\b|\(?(?:in|de)crease\b)/

/** The end of a caption of which the beginning stands above, whatever that begins with. */
const GOES_ON = /^(?:and|of|in|at|or|to|from|for|cash (?:equivalents|investments))\b/

/** What the words of a line are to its places. */
interface Words {
  /** The nearest heading over it. */
  over: string
  /** Its words; where its caption broke and its beginning stands as a heading, with that. */
  whole: string
  /** The same of a foot, whose captions break in more ways. */
  ofFoot: string
}

const known = new WeakMap<Entry['line'], Words>()

/** The words of a line, worked out once: each column and each place asks for them. */
function wordsOf(line: Entry['line']): Words {
  const before = known.get(line)
  if (before !== undefined) return before
  const { bare, heading } = line
  const over = nearestHeading(heading)
  const whole =
    bare !== '' && BEGINS.test(over) && FRAGMENT.test(bare) && !/\bactivities\b/.test(over)
      ? `${bareWords(over)} ${bare}`
      : bare
  const words = { over, whole, ofFoot: GOES_ON.test(bare) ? `${over} ${bare}` : whole }
  known.set(line, words)
  return words
}

/** Operations that are no section of the statement: "investing activities of continuing operations". */
const PART_OF_COMPANY = /\b(?:dis)?continu(?:ing|ed) operations\b/

/** No total is without one of these words. */
const MAY_TOTAL = /operat|invest|financ|total|net|cash/
/** Cash of each kind by its place in the statement. */
const CASH = /\bcash\b/

/** What a line's words and concept are worth as a section's total; none where they say nothing. */
export function totalPoints({ line, concept }: Entry, section: Section): number {
  const { over, whole: bare } = wordsOf(line)
  if (concept === '' && bare !== '' && !MAY_TOTAL.test(bare)) return 0
  const others = SECTIONS.filter((one) => one !== section)
  if (CONCEPT[section].test(concept)) return /Continuing/.test(concept) ? 9 : 12
  if (/Discontinued/.test(concept)) return 0
  const named = section === 'operating' && !bare.includes('activit') ? bare : bare.replace(PART_OF_COMPANY, ' ')
  const own = WORD[section].test(named)
  const foreign = others.some((one) => WORD[one].test(named))
  if (own && !foreign && TOTAL.test(bare)) {
    if (/\bbefore\b|changes? in|adjustments?|assets and liabilities|supplement|per share|items not/.test(bare)) return 1
    if (/discontinued/.test(bare) && !/continuing/.test(bare)) return 0
    return /continuing/.test(bare) ? 6 : 8
  }
  if (own && !foreign && section !== 'operating' && /activities$/.test(bare)) return 5
  // Named by no section, or misspelt (0000732026-95-000006): the sums tell whose it is.
  if (NET_CASH.test(bare) && !own && !foreign) return 2
  const under = WORD[section].test(over) && !others.some((one) => WORD[one].test(over))
  if (
    under &&
    !foreign &&
    (bare === '' || /^(?:total|net|net cash.*|net cash (?:provided|used).*|cash (?:provided|used).*)$/.test(bare))
  )
    return bare === '' ? 2 : 4
  return 0
}

const CHANGE = /\b(?:increase|decrease|change|changes|inflow|outflow|movement)s?\b/
const CHANGE_CONCEPT = /PeriodIncreaseDecrease|^IncreaseDecreaseInCash/
export const START = /\bjanuary$|\bbeginning\b|\bstart\b|\bopening\b|\bbegin\b|^(?:as of|at) january 1\b|january 1\b/
export const END =
  /\bdecember$|\bend\b|\bending\b|\bclosing\b|^(?:balance,? )?(?:at |as of )?(?:december|june|september|march|january|february|april|may|july|august|october|november) \d/
const RATES = /exchange|currency|translation/
const RATES_CONCEPT = /^EffectOfExchangeRate/

export const isChange = (entry: Entry): number => {
  if (goesOnFromRates(entry)) return 0
  const { over, ofFoot: bare } = wordsOf(entry.line)
  return (
    changePoints(bare, over, entry.concept) ||
    (bare !== entry.line.bare && CHANGE.test(bare) && CASH.test(bare) && !START.test(bare) && !END.test(bare) ? 3 : 0)
  )
}

const changePoints = (bare: string, heading: string, concept: string): number =>
  CHANGE_CONCEPT.test(concept)
    ? 10
    : (CHANGE.test(bare) || /^net in cash/.test(bare)) &&
        !START.test(bare) &&
        !/\bend of\b/.test(bare) &&
        (CASH.test(bare) || CASH.test(heading) || bare.length < 40) &&
        !/receivable|payable|working capital|assets and|inventor|deposits|restricted|exchange|overdraft|loans/.test(
          bare.replace(/(?:and|including) restricted\b(?: cash)?|restricted cash/g, ''),
        )
      ? CASH.test(bare)
        ? 6
        : 2
      : /^net cash (?:flows?|provided|used)(?: for the (?:year|period))?$|^total cash flows?$/.test(bare)
        ? 3
        : 0

const MONTH_ONLY =
  /\bcash\b.* (?:january|february|march|april|may|june|july|august|september|october|november|december)(?: \d{1,2})?(?: (?:19|20)\d\d)?$/

export const footPoints = (entry: Entry, words: RegExp, other: RegExp): number => {
  const { over, ofFoot: bare } = wordsOf(entry.line)
  if (MONTH_ONLY.test(bare) && !other.test(bare)) return words.test(bare) ? 5 : 2
  if (words.test(bare) && !other.test(bare)) return CASH.test(bare) || CASH.test(over) ? 5 : 3
  return words.test(over) && CASH.test(bare) && !other.test(bare) ? 2 : 0
}

/** A caption that goes on in the line below: "Effect of exchange rate" over "changes on cash". */
const RATES_BEGIN = /^effects? of (?:foreign )?(?:currency )?(?:exchange|translation)(?: rates?)?$/

/** A line whose caption began as that of exchange rates does. */
const goesOnFromRates = ({ line, concept }: Entry): boolean =>
  concept === '' &&
  /^(?:rates?|changes?|fluctuations?)\b.*\bcash\b/.test(line.bare) &&
  RATES_BEGIN.test(wordsOf(line).over)

export const ratesPoints = (entry: Entry): number => {
  const {
    line: { bare },
    concept,
  } = entry
  if (goesOnFromRates(entry)) return 5
  return RATES_CONCEPT.test(concept)
    ? 8
    : RATES.test(bare) && !/gain|loss|unrealized|receivable|in exchange(?! rates?)|exchange (?:for|of)/.test(bare)
      ? CASH.test(bare) || /effect/.test(bare)
        ? 5
        : 2
      : 0
}

/** Words beside a positive number that make it an outflow, where the sums say so too. */
const OUTFLOW = /\bused\b|\bdecrease\b|\boutflows?\b|\bapplied\b|\brequired\b/
const INFLOW = /\bprovided\b|\bincrease\b|\binflows?\b|\bgenerated\b|\bfrom\b/
const MOST = 4
/** The likeliest of places that stand in order. */
export const likeliest = (ranked: readonly Place[]): Place[] => ranked.slice(0, MOST)

/** The likeliest places, best first. */
export const places = (entries: readonly Entry[], points: (entry: Entry) => number): Place[] =>
  likeliest(rankedPlaces(entries, points))

/** All places, the likeliest first; one called an outflow also with its sign turned. */
export const rankedPlaces = (entries: readonly Entry[], points: (entry: Entry) => number): Place[] =>
  entries
    .flatMap((entry) => {
      const worth = entry.value === null ? 0 : points(entry)
      if (worth <= 0 || entry.value === null) return []
      const printed = { entry, value: entry.value, points: worth }
      if (entry.value <= 0 || !OUTFLOW.test(entry.line.words) || INFLOW.test(entry.line.words)) return [printed]
      const turned = { ...entry, value: -entry.value }
      return [printed, { entry: turned, value: turned.value, points: worth - 1 }]
    })
    .sort((a, b) => b.points - a.points || a.entry.index - b.entry.index)

export const orNone = (list: readonly Place[]): (Place | null)[] => (list.length === 0 ? [null] : [...list])

const HEADING: Readonly<Record<Section, RegExp>> = {
  operating: /\boperati(?:ng|ons)\b/,
  investing: /\binvest(?:ing|ment) activities\b/,
  financing: /\bfinanc(?:ing|ial) activities\b/,
}
/** Whether a line with a figure stands right under the heading of a section. */
export const isUnder = (section: Section, { line, value }: Entry): boolean => {
  const heading = nearestHeading(line.heading)
  return (
    value !== null &&
    value !== 0 &&
    HEADING[section].test(heading) &&
    /activities/.test(heading) &&
    !/adjust|reconcil|supplement|non-?cash|schedule|disclos|\band\b/.test(heading)
  )
}
