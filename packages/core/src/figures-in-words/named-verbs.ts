/** Plain words that a capital within a sentence makes the name of another. */
const NAMED_VERBS =
  /^(?:Beats|Target|Match|Square|Block|Chase|Gap|Shell|Ring|Nest|Meta|Snap|Total|Stands|Lands|Amounts|Best|Burns|Waters|Banks|Sells|Marks|Prints|Posts|Pays|Next)$/

/** A plain verb that stands with a capital within a sentence, behind a small word: the name of somebody. */
export const isNamedVerb = (text: string, start: number, word: string): boolean =>
  NAMED_VERBS.test(word) &&
  ((start === 0 && /^\s+(?:is|are|was|were|has|had|have)\b/.test(text.slice(word.length))) ||
    isNamedWithin(text, start, word))

const isNamedWithin = (text: string, start: number, word: string): boolean =>
  /(?:^|\s)(?:[a-z]{2,}|and|&)\s$/.test(text.slice(0, start)) &&
  !/^\s+(?:net |operating )?(?:revenues?|sales|income|costs?|expenses)\b/i.test(text.slice(start + word.length))

/** Such a word as the subject of a sentence: "Beats has been booming". */
export const isNamedSubject = (word: string): boolean => NAMED_VERBS.test(word)
