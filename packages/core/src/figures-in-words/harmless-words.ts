/**
 * The verbs and adjectives that may stand between a figure's name and its amount and change nothing. The dictionary's lists are
 * closed: a verb may deny ("avoided"), exaggerate ("dwarfed") or average, an adjective may give a length, a place or a
 * basis ("daily", "domestic", "pretax"), and no ending tells which. A word that is missing there costs a mark; one that
 * should not be there is a false one.
 */
import { ADJECTIVES } from './dictionary/adjectives.ts'
import { HAVING } from './dictionary/level-verbs.ts'
import { SPENDING } from './dictionary/spending-verbs.ts'

/**
 * To spend so much is said of expenses only, of a profit it would be the money's other side.
 * @param isOfExpense the amount is one that was spent
 */
export const isTellingVerb = (word: string, isOfExpense: boolean): boolean =>
  HAVING.has(word) || (isOfExpense && SPENDING.has(word))

/** @param word in small letters */
export const isColourful = (word: string): boolean => ADJECTIVES.has(word) || COMPOUND.test(word)
/** "Razor-thin", "rock-solid", "nerve-racking": compounds that paint. */
const COMPOUND =
  /^(?:(?:razor|wafer|paper|pencil|stick|reed)-thin|sky-high|rock-(?:solid|hard|steady)|(?:red|white|piping)-hot|(?:ice|stone)-cold|(?:eye|jaw|mind|heart|nerve|hair|back|bone|head|toe|spine|blood|stomach|knee|wallet|belt|brow|tooth|gut)-[a-z]+ing|(?:well|much|oft|long|hard|much)-(?:earned|deserved|loved|needed|awaited|oiled|fed|padded|upholstered|polished|won|fought|hyped|vaunted|maligned|touted|publicised|publicized)|(?:king|super|monster|giant|pint|bite)-sized|(?:praise|news|note|blush|trust)worthy|run-of-the-mill|middle-of-the-road|larger-than-life|once-in-a-lifetime|not-too-shabby|tried-and-tested|top-notch|first-rate|second-rate|third-rate|world-class|bargain-basement|blue-ribbon|gold-plated|cast-iron|ironclad|lukewarm|threadbare|so-so|ho-hum|humdrum|picture-perfect|textbook)$/
