/** Words that say how long a period is: "quarterly", "annual", "the first half". */
import type { Span } from './companies.ts'

export interface LengthWord extends Span {
  /** 0 = shorter than a month */
  months: number
}

const LENGTHS: readonly [RegExp, number][] = [
  [
    /\b(?:quarterly|(?:this|that|the|in the|for the|during the) (?:(?:fiscal )?(?:19|20)\d\d )?quarter(?:['’]s)?(?! (?:of|before|ago|earlier|century)))\b/gi,
    3,
  ],
  [
    /\b(?:(?:the )?(?:three|3) months|(?:the )?(?:thirteen|13) weeks) (?:ended|ending|to)\b|\bfor the (?:three|3) months\b/gi,
    3,
  ],
  [
    /\b(?:in|over|within) (?:just |only |a mere |the (?:past |last )?)?(?:three|3) months\b(?! (?:of|ago|earlier|before))/gi,
    3,
  ],
  [/\b(?:first|second)[- ]half\b|\bhalf[- ]year(?:ly)?\b|\bsix[- ]months?\b/gi, 6],
  [/\bnine[- ]months?\b/gi, 9],
  [/\b(?:monthly|(?:this|the|in the) month)\b|(?<=[\d%]|illion|dollars|bn|mn) (?:a|per|each|every) month\b/gi, 1],
  [/(?<=[\d%]|illion|dollars|bn|mn) (?:a|per|each|every) quarter\b/gi, 3],
  [/(?<=[\d%]|illion|dollars|bn|mn) (?:a|per|each|every) (?:week|day|hour|minute|second)\b/gi, 0],
  [/^(?:a|per|each|every) (?:week|day|hour|minute|second)(?=,)/gi, 0],
  [
    /\b(?:annual(?:ly)?|yearly|(?:full|fiscal)[- ]year(?! (?:19|20)\d\d)|twelve[- ]months?|12[- ]months?|(?:for|in|during) the (?:full |whole |entire |fiscal )*year(?! (?:before|ago|earlier|prior)))\b/gi,
    12,
  ],
]

export function lengthWords(text: string): LengthWord[] {
  return LENGTHS.flatMap(([pattern, months]) =>
    [...text.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length, months })),
  )
}
