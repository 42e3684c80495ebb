/**
 * What a sentence says of a figure beyond its size: "revenue of $5 billion was prepaid", "sales, later reversed, were
 * $5 billion", "left $5 billion of profit untaxed". Such a word says which revenue it is or what became of it, and no
 * statement confirms it. Told by the place: the predicate, the complement or the participle of a figure, whatever the word
 * is, unless it only weighs the figure or tells that it was made or reported.
 */
import { paints } from './colour.ts'
import type { Span } from './companies.ts'
import { isExpense } from './facts.ts'
import { isColourful, isTellingVerb } from './harmless-words.ts'
import type { MetricToken } from './lexicon.ts'
import type { NumberToken } from './numbers.ts'
import { isVerbForm } from './verb-forms.ts'

interface Told {
  text: string
  passage: { inTable: boolean }
  metrics: readonly MetricToken[]
  numbers: readonly NumberToken[]
  periods: readonly Span[]
  directions: readonly Span[]
  companies: readonly Span[]
  ofEach: unknown
}

const listed = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/** That a figure was made, told or pressed, and how it is thought of: nothing that would make it another. */
const HARMLESS = listed(
  'booked recorded reported posted announced disclosed audited published released stated listed shown seen achieved generated reached made recognised recognized presented confirmed driven ' +
    'helped hurt hit boosted lifted fuelled fueled powered buoyed dented squeezed weighed battered hammered swollen depressed spread split divided due attributable muted subdued mixed balanced ' +
    'concentrated diversified rounded welcomed celebrated applauded cheered unchanged changed flat level steady stable static constant positive negative ' +
    'equal equivalent worth ahead behind short shy close near nearly almost just about roughly some around exactly well far still even also again too then now alone together combined ' +
    'up down higher lower larger smaller bigger more less fewer better worse greater over under above below beyond past between within among against versus ' +
    'first second third fourth fifth last next largest biggest smallest highest lowest best worst double triple twice half three four five six ten ' +
    'in at by from to of on for with as than like into through during the a an its their this that these those all both each no one two what where when why how not never enough only ' +
    'it they we there here so such very quite rather pretty and but or if because per off out back home and surprising expected ' +
    'vs versus responsible threshold mark line barrier level total tally sum milestone ' +
    'overall altogether apiece annually yearly quarterly instead likewise alike respectively already today yesterday tonight recently lately',
)
/** What an amount ends in: "a $400 billion business", "a 6 % jump". */
const THINGS = listed(
  'business company group firm giant machine empire behemoth haul pot pile bill tab question affair operation profit loss gain drop jump rise fall increase decrease decline improvement ' +
    'swing difference gap hit boost hole deficit surplus windfall cushion buffer chunk slice share year quarter period figure number bump dip slide slump plunge leap climb surge advance ' +
    'pop spike tumble retreat setback rebound recovery growth pace clip rate stretch run club dividend',
)
/** How a figure is thought of. */
const THOUGHT = listed(
  'enough ample plenty sufficient adequate typical normal usual common unusual exceptional phenomenal sensational impressive massive expensive significant brilliant elegant abundant ' +
    'okay ok acceptable tolerable bearable affordable manageable sustainable predictable understandable noticeable notable unremarkable visible evident obvious clear plain welcome key ' +
    'important vital crucial central critical historic memorable unforgettable unmissable unbeatable unmatched unrivalled unheard-of eye-catching hard easy tough simple difficult light soft',
)
/** Of a cost the same: that the money went. */
const SPENT = listed('spent paid incurred devoted invested sunk consumed needed required used')

/** What goes out beside the costs. */
const OUTLAYS: ReadonlySet<string> = new Set([
  'capital_expenditures',
  'dividends_paid',
  'share_repurchases',
  'acquisitions',
])

const COPULA =
  /^(?:,\s+(?:(?:all|most|much|half|some) of )?which|\s+that)?\s+(?:(?:has|have|had|also|then|still)\s+)*(?:is|are|was|were|been|stays?|stayed|remains?|remained|got|gets|sat|sits|went|came|comes|became|proved)\s+(?:(?:[a-z]+ly|all|also|still|then|now|not|quite|very|mostly|even|so)\s+)*(?<said>[a-z][a-z-]*)(?<tail>[^,;:.()]*)/
/** What presses on a figure from outside: "dented by higher costs". */
const PRESSED = /^\s+(?:by|with|under|amid|thanks)\b/
const BY_THEM =
  /^\s+(?:by|with)\s+(?:the\s+)?(?:state|government|customers?|partners?|suppliers?|banks?|lenders?|insurers?|others)/
const SET_OFF = /^,\s+(?<said>(?:[a-z]+\s+){0,2}[a-z]+),\s/
const STILL_TO = /^\s+(?:(?:yet|still)\s+to\s+be|to\s+be|gone|since|later|not yet)\s+(?<said>[a-z]+)\b/
const BEHIND_NUMBER = /^\s+(?<said>[a-z][a-z-]+)(?=\s*(?:[.!?]|$))/

/** @returns the word that says of a figure what no figure says; null = none */
export function saidOfFigure(s: Told): string | null {
  if (s.passage.inTable) return null
  const understood = [...s.metrics, ...s.numbers, ...s.periods, ...s.directions, ...s.companies]
  const isCost = s.metrics.some(
    ({ metrics: [one] }) => isExpense(one) || (one?.kind === 'other' && OUTLAYS.has(one.name)),
  )
  const isHarmless = (word: string) =>
    HARMLESS.has(word) ||
    THOUGHT.has(word) ||
    (isCost && SPENT.has(word)) ||
    isColourful(word) ||
    paints(word) ||
    /(?:fold|ly|ish)$/.test(word) ||
    (isTellingVerb(word, isCost) && !/^(?:t(?:aken|urned)|ke(?:pt|pts)|pull|dropped)/.test(word))
  const isTaken = (word: string, from: number) => {
    const start = s.text.indexOf(word, from)
    const isVerb = s.metrics.some((one) => one.isVerb === true && one.start === start)
    return !isVerb && understood.some((one) => one.start < start + word.length && one.end > start)
  }
  const named = s.metrics.filter((one) => one.end > one.start && one.isVerb !== true)
  for (const one of [...named, ...s.numbers]) {
    const { end } = one
    const { said, tail = '' } = COPULA.exec(s.text.slice(end))?.groups ?? {}
    // "Stayed put"
    if (said === 'put' && /\bstay(?:s|ed|ing)?\s+put\b/.test(s.text.slice(end))) continue
    // "9.3 % of sales was left as profit"
    if (said === 'left' && s.numbers.every(({ kind }) => kind !== 'money' || s.ofEach !== null)) continue
    if (said && !isHarmless(said) && !isTaken(said, end) && !(PRESSED.test(tail) && !BY_THEM.test(tail))) return said
  }
  for (const { end } of named) {
    const still = STILL_TO.exec(s.text.slice(end))?.groups?.said
    if (still && !isTaken(still, end)) return still
    const said = (SET_OFF.exec(s.text.slice(end))?.groups?.said?.split(/\s+/) ?? []).find(
      (word) => isVerbForm(word) && !/ing$/.test(word) && !isHarmless(word) && !isTaken(word, end),
    )
    if (said) return said
  }
  for (const { end, kind } of s.numbers) {
    const said = kind === 'money' ? BEHIND_NUMBER.exec(s.text.slice(end))?.groups?.said : undefined
    if (said && !THINGS.has(said) && !isHarmless(said) && !isTaken(said, end) && !named.some((one) => one.start >= end))
      return said
  }
  return null
}
