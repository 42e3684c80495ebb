/**
 * Words that ask for something and that an answer of the question's kind would not take up: "debt abroad", "basic net
 * income", "the largest revenue". Each is known, so that it is no unread word, but what it asks for was not looked at, and
 * the plain figure would answer another question.
 */
import type { QuestionKind } from './asked.ts'
import { BUSINESS, CHANGE, EXPENSE_GROUP, GEOGRAPHY, GROW, HISTORY, INTENT, LEAST, MOST, SHARE } from './intents.ts'

/** What was spent, came in or was told: with a figure it asks for that figure. */
const NEUTRAL =
  /\b(?:spen[dt](?:ing)?|expenses?|costs?|took|came|sold|brought|bring|contributed?|accounted?|account|terms|(?:quarter|year)'s|million|billion|thousand)\b/i

/** Of the kinds that answer with one figure of the company; parts and ranks are read by readers of their own. */
const TAKEN: Partial<Record<QuestionKind, readonly RegExp[]>> = {
  figure: [NEUTRAL],
  change: [NEUTRAL, CHANGE, GROW, /\b(?:percent(?:age)?(?: points?)?|compared?|since|against|relative)\b/i],
  share: [NEUTRAL, SHARE, /\b(?:more than|less than|over|relative|compared?)\b/i],
  history: [NEUTRAL, HISTORY, CHANGE, GROW],
  most: [NEUTRAL, MOST, LEAST, GEOGRAPHY, BUSINESS, SHARE],
  least: [NEUTRAL, MOST, LEAST, GEOGRAPHY, BUSINESS, SHARE],
  'largest-expense': [NEUTRAL, MOST, EXPENSE_GROUP, BUSINESS],
}

/** Plain words that pick or measure where they stand beside one figure: "other revenue", "corporate debt", "would be". */
const QUALIFYING = /\b(?:other|full|corporate|list|each|would|more|less|than|between|under)\b/gi

/** @param rest the question without its figures, periods, directions and company */
export function unusedWords(kind: QuestionKind, rest: string): string[] {
  const taken = TAKEN[kind]
  if (!taken) return []
  const asking = rest.replace(/^\W*(?:please |kindly )?list\b/i, ' ')
  return [...asking.matchAll(INTENT), ...(kind === 'figure' ? asking.matchAll(QUALIFYING) : [])]
    .map(([word]) => word.trim())
    .filter((word) => taken.every((one) => new RegExp(`^(?:${one.source})$`, 'i').exec(word) === null))
}
