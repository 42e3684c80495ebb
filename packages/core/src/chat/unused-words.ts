/**
 * Words that ask for something and that an answer of the question's kind would not take up: "debt abroad", "basic net
 * income", "the largest revenue". Each is known, so that it is no unread word, but what it asks for was not looked at, and
 * the plain figure would answer another question.
 */
import type { QuestionKind } from './asked.ts'
import { BUSINESS, CHANGE, EXPENSE_GROUP, GEOGRAPHY, GROW, HISTORY, INTENT, LEAST, MOST, SHARE } from './intents.ts'
import type { Special } from './special.ts'

/** What was spent, came in or was told: with a figure it asks for that figure. */
const NEUTRAL =
  /\b(?:spen[dt](?:ing)?|expenses?|costs?|took|came|sold|brought|bring|contributed?|accounted?|account|terms|(?:quarter|year)'s|million|billion|thousand)\b/i

/** From when on a growth is measured, and in what. */
const MEASURED =
  /\b(?:percent(?:age)?(?: points?)?|compared?|since|against|relative|terms|ago|earlier|prior|previous|last)\b/i

/** Of the kinds that answer with one figure of the company; parts and ranks are read by readers of their own. */
const TAKEN: Partial<Record<QuestionKind, readonly RegExp[]>> = {
  figure: [NEUTRAL],
  change: [NEUTRAL, CHANGE, GROW, /\b(?:percent(?:age)?(?: points?)?|compared?|since|against|relative)\b/i],
  share: [NEUTRAL, SHARE, /\b(?:more than|less than|over|relative|compared?)\b/i],
  history: [NEUTRAL, HISTORY, CHANGE, GROW],
  most: [NEUTRAL, MOST, LEAST, GEOGRAPHY, BUSINESS, SHARE],
  least: [NEUTRAL, MOST, LEAST, GEOGRAPHY, BUSINESS, SHARE],
  'grew-most': [NEUTRAL, MOST, LEAST, GEOGRAPHY, BUSINESS, GROW, CHANGE, MEASURED],
  'grew-least': [NEUTRAL, MOST, LEAST, GEOGRAPHY, BUSINESS, GROW, CHANGE, MEASURED],
  'largest-expense': [NEUTRAL, MOST, EXPENSE_GROUP, BUSINESS],
}

/** Plain words that pick or measure where they stand beside one figure: "other revenue", "corporate debt", "would be". */
const QUALIFYING = /\b(?:other|full|corporate|list|each|would|more|less|than|between|under)\b/gi

/** Words that pick or measure beside the build of a special question too: "which other regions", "the best sales in each region". */
const PICKING =
  /\b(?:abroad|overseas|(?<!\bthan )the other|(?<!\b(?:each|the|than any) )other(?! than\b)|full(?![- ]year)|corporate|list|would|could|in (?:units|volume|numbers)|(?:supplier|seller|owner|investor|shareholder|partner|worker|buyer|user)s?(?= (?:region|countr|market|segment|division|group|business|product|line|cost|expense))|each|every|monthly|weekly|daily|hourly)\b/gi
const ASKED_OF_EACH = /^(?:each|every)$/i
/** Specials that hold all of their words themselves, or refuse. */
const WHOLE: ReadonlySet<Special['kind']> = new Set([
  ...(['definition', 'company', 'elsewhere', 'beside', 'per-time', 'record', 'not-printed', 'other'] as const),
  'unit-sales',
])

/** The same of a question with a build of its own; @param rest as below */
export function unusedInSpecial({ kind }: Special, rest: string): string[] {
  if (WHOLE.has(kind)) return []
  const asking = rest.replace(/^\W*(?:please |kindly )?list\b/i, ' ')
  const isEach = kind === 'movers' || kind === 'every-year' || kind === 'profit' || kind === 'ranked'
  return [...asking.matchAll(PICKING)]
    .map(([word]) => word.trim())
    .filter((word) => !(isEach && ASKED_OF_EACH.test(word)) && !(kind === 'ranked' && /^list$/i.test(word)))
}

/** @param rest the question without its figures, periods, directions and company */
export function unusedWords(kind: QuestionKind, rest: string): string[] {
  const asking = rest.replace(/^\W*(?:please |kindly )?list\b/i, ' ')
  if (OF_PARTS.has(kind))
    return [
      ...(TAKEN[kind] ? unusedIntent(kind, asking) : []),
      ...[...asking.matchAll(PICKING)].map(([word]) => word.trim()).filter((word) => !ASKED_OF_EACH.test(word)),
    ]
  return TAKEN[kind] ? unusedIntent(kind, asking) : []
}

function unusedIntent(kind: QuestionKind, asking: string): string[] {
  const taken = TAKEN[kind] ?? []
  return [...asking.matchAll(INTENT), ...(kind === 'figure' ? asking.matchAll(QUALIFYING) : [])]
    .map(([word]) => word.trim())
    .filter((word) => taken.every((one) => new RegExp(`^(?:${one.source})$`, 'i').exec(word) === null))
}

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
