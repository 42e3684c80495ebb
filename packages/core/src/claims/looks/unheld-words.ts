/** Words that rank or run through years and that nothing was held against: "the quickest of them", "lower each time". */
import type { Held, Look } from './look.ts'

const SUPERLATIVE = /(?<![\w-])(?<word>[a-z]{3,}est)(?![\w-])/gi
/** No superlatives, or such as rank nothing: "the latest report", "the rest". */
const NONE =
  /^(?:(?:inter|requ|prot|cont|qu|dig|sugg|arr|manif|north|south|mid|conqu|temp|cr|ch|beh|att|det|div|ing|bequ|unr|for|harv|mod|earn|hon|inv|re|lat|t|r|w|b|gu|n|z|v|p|j|l|f|ear?li|furth)w?est|northwest|southwest|midwest|disinterest|reinvest|pretest|attest|near-?est|interest|honest|modest)$/i
const EACH =
  /\b(?:higher|lower|more|less|up|down|larger|smaller|bigger|better|worse)\s+(?:each|every)\s+(?:time|year|quarter|step)\b|\b(?:each|every)\s+(?:time|year|quarter|one)\s+(?:(?:was|were|is)\s+)?(?:higher|lower|larger|smaller|bigger|better|worse)\b/gi

/** "The most it has shown in the three years reported" */
const MOST =
  /\bthe (?:most|least)(?=(?: [\p{L}’'-]+){0,4} (?:in|of|over) (?:(?:the|its|any of the|all) )*(?:(?:two|three|four|five|six) )?(?:fiscal )?years?\b)/giu

/** Whether a comparison that holds, or the name of a figure, has the words in it. */
function isHeld({ s, claims }: Held, start: number, end: number): boolean {
  const [from, to] = [s.passage.at[start] ?? 0, s.passage.at[end - 1] ?? 0]
  return (
    claims.some((one) => (one.kind === 'comparison' || one.kind === 'cause') && one.start <= to && one.end > from) ||
    [...s.metrics, ...s.circumstances].some((one) => one.start < end && one.end > start)
  )
}

export const unheldWords: Look = (held) => {
  for (const pattern of [SUPERLATIVE, EACH, MOST])
    for (const { index, 0: said, groups } of held.s.text.matchAll(pattern)) {
      if (
        groups?.word &&
        (NONE.test(groups.word) ||
          /\b(?:world|country|nation|planet|industry|America)['’]s\s+$/i.test(held.s.text.slice(0, index)))
      )
        continue
      // "At the latest", "at its closest"
      if (!isHeld(held, index, index + said.length)) return said
    }
  return null
}
