/**
 * Words that ask for something and that an answer of the question's kind would not take up: "debt abroad", "basic net
 * income", "the largest revenue". Each is known, so that it is no unread word, but what it asks for was not looked at, and
 * the plain figure would answer another question.
 */
import type { Question, QuestionKind } from './asked.ts'
import {
  BUSINESS,
  CHANGE,
  EXPENSE_GROUP,
  GEOGRAPHY,
  GROW,
  HISTORY,
  INTENT,
  LEAST,
  MOST,
  SHARE,
  SPLIT,
} from './intents.ts'
import type { Special } from './special.ts'

/** What came in or was told: with a figure it asks for that figure. */
const NEUTRAL =
  /\b(?:came|sold|brought|bring|contributed?|accounted?|account|terms|(?:quarter|year)'s|million|billion|thousand)\b/i
/** What went out: with a figure of costs it asks for that figure, with any other for what was paid for it. */
const SPENT = /\b(?:spen[dt](?:ing)?|expenses?|costs?|took)\b/i

/** From when on a growth is measured, and in what. */
const MEASURED =
  /\b(?:percent(?:age)?(?: points?)?|compared?|since|against|relative|terms|ago|earlier|prior|previous|last)\b/i

/** What goes with figures of which one is asked to be the larger. */
const COMPARED =
  /\b(?:more|less|bigger|smaller|higher|lower|better|worse|larger|than|compar\w*|versus|vs|differ\w*|(?:much|far) (?:more|less)|(?:more|less) than|wider|against|relative|respect|since|ratio)\b/i
/** What goes with a number that a figure is held against. */
const LIMIT = /\b(?:percent|half|third|first|least|most|top)\b|%/i
const PLACES: readonly RegExp[] = [GEOGRAPHY, BUSINESS]
const RANKS: readonly RegExp[] = [MOST, LEAST]
const MOVES: readonly RegExp[] = [GROW, CHANGE, MEASURED]
const YEARS: readonly RegExp[] = [HISTORY, /\b(?:last|past|first|previous|prior|period|since)\b/i]

/** Of the kinds that answer with one figure of the company; parts and ranks are read by readers of their own. */
const TAKEN: Partial<Record<QuestionKind, readonly RegExp[]>> = {
  figure: [NEUTRAL],
  change: [NEUTRAL, CHANGE, GROW, /\b(?:percent(?:age)?(?: points?)?|compared?|since|against|relative)\b/i],
  share: [NEUTRAL, SHARE, /\b(?:more than|less than|over|relative|compared?)\b/i],
  history: [NEUTRAL, HISTORY, CHANGE, GROW],
  most: [NEUTRAL, ...RANKS, ...PLACES, SHARE],
  least: [NEUTRAL, ...RANKS, ...PLACES, SHARE],
  'grew-most': [NEUTRAL, ...RANKS, ...PLACES, ...MOVES],
  'grew-least': [NEUTRAL, ...RANKS, ...PLACES, ...MOVES],
  split: [NEUTRAL, SPLIT, SHARE, ...PLACES, /\beach year\b/i],
  'largest-expense': [NEUTRAL, SPENT, MOST, EXPENSE_GROUP, BUSINESS],
}
/** Kinds that are asked of costs too: the figure named is what was spent. */
const OF_COSTS: ReadonlySet<QuestionKind> = new Set(['figure', 'change', 'share', 'history'] as const)

/** Of the questions with a build of their own; those that are left out hold all of their words themselves, or refuse. */
const TAKEN_BESIDE: Partial<Record<Special['kind'], readonly RegExp[]>> = {
  versus: [NEUTRAL, COMPARED, ...RANKS, ...PLACES],
  ranked: [NEUTRAL, SHARE, COMPARED, ...RANKS, ...PLACES, /\b(?:first|second|third|fourth)\b/i],
  movers: [NEUTRAL, COMPARED, LIMIT, ...PLACES, ...MOVES],
  'year-extreme': [NEUTRAL, ...RANKS, ...YEARS],
  'last-time': [...YEARS],
  profit: [...YEARS],
  total: [NEUTRAL, ...YEARS],
  'every-year': [NEUTRAL, ...MOVES, ...YEARS],
  outside: [NEUTRAL, SHARE, ...PLACES],
  threshold: [NEUTRAL, COMPARED, ...MOVES, LIMIT],
  difference: [NEUTRAL, COMPARED, ...PLACES],
  'per-time': [NEUTRAL, /\bsecond\b/i],
}
const OF_EXPENSES = /^(?:expense:|cost_of|operating_expenses|income_tax|tax_rate|other_interest)/
type Figures = Pick<Question, 'metrics' | 'made'>
const NONE: Figures = { metrics: [], made: [] }
/** Sums and shares are of costs where a cost is named among them; that is told by their own words. */
const isOfExpenses = ({ metrics, made }: Figures): boolean =>
  made.length > 0 || metrics.some((one) => OF_EXPENSES.test(one))

/** Plain words that pick or measure where they stand beside one figure: "other revenue", "corporate debt", "would be". */
const QUALIFYING = /\b(?:other|full|corporate|list|each|would|more|less|than|between|under)\b/gi

/** Words that pick or measure beside the build of a special question too: "which other regions", "the best sales in each region". */
const PICKING =
  /\b(?:abroad|overseas|(?<!\bthan )the other|(?<!\b(?:each|the|than any) )other(?! than\b)|full(?![- ]year)|corporate|list|would|could|in (?:units|volume|numbers)|(?:supplier|seller|owner|investor|shareholder|partner|worker|buyer|user)s?(?= (?:region|countr|market|segment|division|group|business|product|line|cost|expense))|each|every|monthly|weekly|daily|hourly)\b/gi
const ASKED_OF_EACH = /^(?:each|every)$/i
/** Specials that hold all of their words themselves, or refuse. */
const WHOLE: ReadonlySet<Special['kind']> = new Set([
  ...(['definition', 'company', 'elsewhere', 'beside', 'record', 'not-printed', 'other', 'unit-sales'] as const),
])

/** The same of a question with a build of its own; @param rest as below */
export function unusedInSpecial(special: Special, rest: string, asked: Figures): string[] {
  const { kind } = special
  if (WHOLE.has(kind)) return []
  const asking = rest.replace(/^\W*(?:please |kindly )?list\b/i, ' ')
  const isEach = kind === 'movers' || kind === 'every-year' || kind === 'profit' || kind === 'ranked'
  return [
    ...intentsBeside(special, asking, asked),
    ...(kind === 'per-time' ? [] : [...asking.matchAll(PICKING)].map(([word]) => word.trim())).filter(
      (word) => !(isEach && ASKED_OF_EACH.test(word)) && !(kind === 'ranked' && /^list$/i.test(word)),
    ),
  ]
}

/** Intents that the build has no place for: "did growth exceed", "the largest expense in Europe". */
function intentsBeside(special: Special, asking: string, asked: Figures): string[] {
  const taken = TAKEN_BESIDE[special.kind]
  if (!taken) return []
  const isOfParts = special.kind === 'ranked' || special.kind === 'movers'
  const isOfCosts = isOfParts ? special.group === 'expense' : isOfExpenses(asked)
  const isGrowth = 'isGrowth' in special && special.isGrowth
  const said = special.kind === 'threshold' ? asking.replace(special.words, ' ') : asking
  return notTaken(said.matchAll(INTENT), [
    ...taken,
    ...(isOfCosts ? [SPENT, EXPENSE_GROUP] : []),
    ...(isGrowth ? MOVES : []),
  ])
}

/** @param rest the question without its figures, periods, directions and company */
export function unusedWords(kind: QuestionKind, rest: string, asked: Figures = NONE): string[] {
  const asking = rest.replace(/^\W*(?:please |kindly )?list\b/i, ' ')
  const unused = unusedIntent(kind, asking, asked)
  return OF_PARTS.has(kind)
    ? [
        ...unused,
        ...[...asking.matchAll(PICKING)].map(([word]) => word.trim()).filter((word) => !ASKED_OF_EACH.test(word)),
      ]
    : unused
}

function unusedIntent(kind: QuestionKind, asking: string, asked: Figures): string[] {
  const taken = TAKEN[kind]
  if (!taken) return []
  const isOfCosts = OF_COSTS.has(kind) && (asked.metrics.length === 0 || isOfExpenses(asked))
  return notTaken(
    [...asking.matchAll(INTENT), ...(kind === 'figure' ? asking.matchAll(QUALIFYING) : [])],
    isOfCosts ? [...taken, SPENT] : taken,
  )
}

const notTaken = (found: Iterable<RegExpMatchArray>, taken: readonly RegExp[]): string[] =>
  [...found]
    .map(([word]) => word.trim())
    .filter((word) => taken.every((one) => new RegExp(`^(?:${one.source})$`, 'i').exec(word) === null))

/** Kinds that tell parts or moves; each of them may be asked for. */
const OF_PARTS: ReadonlySet<QuestionKind> = new Set([
  'change',
  'share',
  'history',
  'most',
  'least',
  'grew-most',
  'grew-least',
  'split',
  'largest-expense',
] as const)
