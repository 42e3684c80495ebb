/**
 * The one place that is asked what a word can do beside a figure. A word that no class holds is not known, and its sentence stays
 * open; which class may stand where, the readers look at. Words in two classes ("took": has, and spends) are told apart by
 * the figure beside them.
 */
import { ADVERB_PHRASES, MANNER_ADVERBS, PLAIN_ADVERBS } from './adverbs.ts'
import { COMPOUND_JOININGS, JOINING } from './joining-words.ts'
import { BEING } from './level-verbs.ts'
import { FRAMING_NOUNS, MEASURE_NOUNS } from './nouns.ts'
import { SAID } from './saying-verbs.ts'

/** An adverb that changes no figure. @param word in small letters */
export const isPlainAdverb = (word: string): boolean => PLAIN_ADVERBS.has(word) || MANNER_ADVERBS.has(word)

/** Whatever the figure beside it is: an adverb, a word that joins, a verb of being so much. */
export const isNeutral = (word: string): boolean => isPlainAdverb(word) || JOINING.has(word) || BEING.has(word)

/** The same beside a figure of the income statement: also nouns of measure, who talks to whom, and that it is told. */
export const isOfTelling = (word: string): boolean =>
  isNeutral(word) || MEASURE_NOUNS.has(word) || SAID.has(word) || FRAMING_NOUNS.has(word)

const PHRASES = new RegExp(`(?<![\\w-])(?:${[...COMPOUND_JOININGS, ...ADVERB_PHRASES].join('|')})(?![\\w-])`, 'gi')

/** Phrases that are one word: "in spite of", "hand over fist". */
export const neutralPhrases = (text: string): { start: number; end: number }[] =>
  [...text.matchAll(PHRASES)].map(({ index, 0: said }) => ({ start: index, end: index + said.length }))
