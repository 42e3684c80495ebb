/** Words beside what a question names that may make another figure of it: "the second largest supplier region". */
import { isOfTelling, isPlainAdverb } from '../../figures-in-words/dictionary/dictionary.ts'
import { FALLING, LOWERING, RAISING, RISING } from '../../figures-in-words/dictionary/moving-verbs.ts'
import { isColourful, isTellingVerb } from '../../figures-in-words/harmless-words.ts'
import { isGroupWord } from './groups.ts'

/**
 * Words that may sort out what is named, by where they stand: right before a figure or a kind of parts, behind "most" and
 * "least" ("supplier region", "the most groceries"), and, marked with ">", what a preposition adds ("sales through
 * resellers"). Small words and superlatives do not.
 */
export function modifiersOf(tokens: readonly string[]): string[] {
  return tokens.flatMap((one, at) => {
    const before = tokens[at - 1]
    if (before === undefined) return []
    const isWord = /^[a-z]/.test(one) && !isGroupWord(one) && !PREPOSITION.test(one)
    const added = isWord && !SMALL.test(one) && PREPOSITION.test(lead(tokens, at)) ? [`>${one}`] : []
    if (/^(?:most|least|fewest)$/.test(before) && isWord) return [...added, one]
    const isNamed = one === '§f' || one === '§p' || isGroupWord(one)
    return isNamed && /^[a-z]/.test(before) && !isGroupWord(before) && !/est$/.test(before) ? [before] : added
  })
}
/** The word before, but for an article. */
const lead = (tokens: readonly string[], at: number): string => {
  const before = tokens[at - 1] ?? ''
  return ARTICLE.test(before) ? (tokens[at - 2] ?? '') : before
}
const ARTICLE = /^(?:the|an?|its|their|our|this|that|these|those|all|any|some)$/
const SMALL =
  /^(?:the|an?|its|their|our|this|that|these|those|all|any|some|it|them|each|every|both|what|which|how|where|who|one|two|three)$/
const PREPOSITION =
  /^(?:through|via|from|by|in|at|for|to|with|without|outside|inside|within|among|across|under|before|after|on|of|excluding|except|besides|between|against|during|since|until)$/

const MOVING: ReadonlySet<string> = new Set([...RISING, ...FALLING, ...RAISING, ...LOWERING])
/** What a question may do with a figure, and what it may say to whom it asks: none of it tells one figure from another. */
const ASKING =
  /^(?:be|being|been|compared?|comparing|versus|against|improved?|trim(?:med)?|outgr[eo]w\w*|outpac\w+|outstrip\w*|outsell\w*|outsold|exceed\w*|surpass\w*|beat\w*|top(?:s|ped)?|lead\w*|led|lag(?:s|ged|ging)?|trail\w*|standout|bring\w*|brought|miss(?:ing)?|lack(?:ing)?|need(?:ed)?|want(?:ed)?|seek\w*|find\w*|found|shed|spent|lost|value|stuff|row|fun|homework|spreadsheet|sheet|notes?|please|pls|thanks|buck|dollar|euro)$/

/** @returns whether a word that stands so may tell another figure than the one that is named */
export function sortsOut(modifier: string, before: ReadonlySet<string>): boolean {
  if (before.has(modifier)) return false
  const word = modifier.replace(/^>/, '')
  return !(
    ASKING.test(word) ||
    MOVING.has(word) ||
    isPlainAdverb(word) ||
    (modifier.startsWith('>') ? isOfTelling(word) : isColourful(word) || isTellingVerb(word, true))
  )
}
