import { FALLING_BY, RISING_BY, STEADY } from './dictionary/moving-verbs.ts'
import { MOVES } from './movements.ts'
import { isVerbForm } from './verb-forms.ts'

/** The words of a sentence that say which way a figure went. */
export interface DirectionToken {
  start: number
  end: number
  text: string
  /** 1 up, −1 down, 0 unchanged */
  sign: 1 | 0 | -1
  /** how many times the figure became, where the word says so */
  times: [low: number, high: number] | null
  /** verbs have their subject before them, the others may have it after them */
  isVerb: boolean
  /** what somebody does to a figure: the figure stands behind it, or before "was …" */
  isDone?: true
}

const b = (source: string) => new RegExp(`(?<![\\w-])(?:${source})(?![\\w-])`, 'gi')
const HEDGED = '(?:(?:about|nearly|almost|over|another|some|more than|roughly|just)\\s+)*'
/** "Increases by 4 %", "dips to": forms that are nouns as well, told by what follows. */
const BEFORE_SIZE = `(?=\\s+(?:by|to|from)\\b|\\s+${HEDGED}[$€£¥\\d])`
const PER_CENT = `(?=\\s+(?:another\\s+)?${HEDGED}\\d[\\d.]*\\s?(?:%|per ?cent\\b))`
/** "Put on nearly seventy billion dollars": so much more, in digits or in words. */
const SOME_MONEY = `(?=\\s+${HEDGED}(?:an? (?:extra|additional) )?(?:[$€£¥]\\s?\\d|(?:[a-z-]+|[\\d.,]+) (?:million|billion)\\b))`
const UP_VERBS = b(
  `(?:add(?:s|ed|ing)?|put(?:s|ting)? on|tack(?:s|ed|ing)? on)${PER_CENT}|(?:sped|speeds|rac(?:ed|es)|surg(?:ed|es)|power(?:ed|s)|forg(?:ed|es)|gallop(?:ed|s)|charg(?:ed|es)|steam(?:ed|s)|march(?:ed|es)|storm(?:ed|s)|push(?:ed|es)) ahead(?! of)|(?:put(?:s|ting)?|pil(?:es?|ed|ing)|tack(?:s|ed|ing)?) on${SOME_MONEY}|add(?:s|ed|ing)?(?=\\s+${HEDGED}[$€£¥]\\s?[\\d.,]+(?:\\s?[a-z]+)? to (?:its|the|their)\\b)|${MOVES.up}|(?:${RISING_BY.join('|')})${BEFORE_SIZE}|(?:ris|increas|climb|gain|jump|surg|advanc|expand|widen|improv|leap|rebound|recover|soar|rally|spik|swell|vault|balloon|rocket|skyrocket|accelerat|grow)e?s?${BEFORE_SIZE}|(?:edge|inch|tick|creep|nudge|move|bounce)(?= (?:up|higher)(?: by)? [$€£¥\\d])(?: up| higher)|(?:lift|rais|boost|hik|grow)e?s(?= (?:its |the )?(?:[a-z]+ ){1,3}(?:by )?\\d)|add(?:ed|ing|s)(?= ${HEDGED}(?:[$€£¥]\\s?\\d|\\d[\\d.]*\\s?(?:%|percent|per cent)))|gained ground|beats?|(?<!(?:eat|eats|ate|eaten|use|used|uses|soak|soaked|gobble|gobbled|swallow|swallowed|rang|ring|rack|racked|follow|round|rounds|pile|piled|wind|wound|turn|turned|come|comes|came|serve|served|chalk|chalked|keep|keeps|kept|make|makes|made|making|end|ends|ended|set|catch|caught|sum|sums|add|adds|added|take|takes|took|start|back|give|gave|open|opened|sign|signed|build|built|hold|holds|held|prop|propped|shore|shored)\\s)up`,
)
const DOWN_VERBS = b(
  `(?:los(?:t|es|ing)|shed(?:s|ding)?|giv(?:es|ing) up|gave up)${PER_CENT}|${MOVES.down}|miss(?:ed|es)(?= (?:the (?:prior|previous)|last|that of|a year))|(?:${FALLING_BY.join('|')})${BEFORE_SIZE}|(?:fall|declin|decreas|drop|dip|slip|slid|shrink|tumbl|plung|sink|narrow|slump|plummet|crash|collaps|retreat|contract|div|eas|crater)e?s?(?! short)${BEFORE_SIZE}|(?:edge|inch|tick|creep|nudge|move|slip)(?= (?:down|lower)(?: by)? [$€£¥\\d])(?: down| lower)|g(?:ave|ives|iving) (?:up|back)|surrendered|shed(?:s|ding)?(?! light)|lost(?=\\s+${HEDGED}(?:[\\d.,]+\\s?(?:%|percent|points|pp)|(?:a|one)[- ](?:half|third|quarter|fifth|tenth) of (?:its|their)))|lost ground|(?<!(?:break|breaks|broken|broke|settle|settled|write|written|wrote|shut|close|closed|way|nail|nails|nailed|nailing|boil|boils|boiled|buckle|buckled|knuckle|knuckled|hunker|hunkered|bog|bogged|pin|pinned|lay|laid|double|doubled|batten|battened|hand|handed|stand|stood)\\s)down`,
)
/** What somebody does to a figure; "lifted by 4 %" is done to what stands before. */
const UP_DONE = b(MOVES.doneUp)
const DOWN_DONE = b(MOVES.doneDown)
const UP_OTHERS = b(
  'above(?= (?:its|their|the) (?:fiscal )?(?:19|20)\\d\\d (?:levels?|figure|total|tally|mark)\\b)|better(?= than)|ahead(?= of (?:the (?:prior|previous|year|same|preceding)|last|a year|(?:fiscal )?(?:19|20)\\d\\d))|ahead(?= of (?:the |its )?[$€£¥\\d])|ahead(?= (?:by )?(?:(?:about|nearly|almost|some) )?\\d)|more(?= on (?:its |the )?[\\w&])|higher|uptick|upswing|upturn|hike|boost|bump|climb|surge|spurt|jump|surge|leap|advance|uplift|rebound|increase|increases|growth|gain|rise|improvement|(?<=(?:\\d\\s?%|per ?cent|third|quarter|fifth|half|tenth) )more(?= money\\b|[,.;]|$| in (?:(?:the|its|fiscal) )*(?:first|second|third|fourth|last|latest|same|year|quarter|(?:19|20)\\d\\d|Q[1-4]))|more(?= than (?:a(?! (?:half|third|quarter|fourth|fifth|sixth|seventh|eighth|ninth|tenth|twelfth))|the|in|it|they|last)\\b)|larger|fatter|heftier|plumper|richer|greater|expansion|progression|above(?= (?:last|that of|those of)\\b)|above(?= (?:(?:the|last|a)\\b|(?:fiscal )?(?:19|20)\\d\\d\\b))',
)
const DOWN_OTHERS = b(
  'below(?= (?:its|their|the) (?:fiscal )?(?:19|20)\\d\\d (?:levels?|figure|total|tally|mark)\\b)|worse(?= than)|(?:short|shy)(?= of (?:the|its) [$€£¥\\d])|(?:short|shy)(?= of (?:the (?:prior|previous|year)|last|a year|(?:fiscal )?(?:19|20)\\d\\d))|less(?= on (?:its |the )?[\\w&])|off(?= (?:slightly|marginally|a (?:bit|touch|shade|little)),? (?:to|at|from|by)\\b)|off(?= (?:about |nearly |almost |some |by )?\\d[\\d.]*\\s?(?:%|percent))|lower|downturn|downtick|slump|plunge|dive|nosedive|tumble|collapse|crash|shrinkage|slippage|erosion|deterioration|pullback|cuts?(?= (?:in|of|to)\\b)|setback|dip|slide|retreat|decrease|decreases|decline|declines|drop|fall|reduction|smaller|slimmer|thinner|leaner|skimpier|fewer|regression|below(?= (?:last|that of|those of)\\b)|below(?= (?:(?:the|last|a)\\b|(?:fiscal )?(?:19|20)\\d\\d\\b))|(?<=(?:\\d\\s?%|per ?cent|third|quarter|fifth|half|tenth) )less(?= money\\b|[,.;]|$| in (?:(?:the|its|fiscal) )*(?:first|second|third|fourth|last|latest|same|year|quarter|(?:19|20)\\d\\d|Q[1-4]))|less(?= than (?:a(?! (?:half|third|quarter|fourth|fifth))|the|in|it|they|last)\\b)|contraction',
)
const FLAT = b(
  `unchanged|(?:stood|stands)(?: (?:all but|almost|nearly|virtually|practically))? still|flat|flatlines|plateaus|stagnates|${STEADY.join('|')}|(?:little|barely|hardly) (?:changed|moved|budged)|stable|static|sideways|(?<!\\b(?:the|an?|its|that|this|same|\\d{4}|year['’]s)\\s)level(?! of)|(?:held|holds|stayed|stays|remained|kept|was|were) (?:\\w+ly |about |almost )?(?:steady|the same|constant)`,
)
const FOLDS: readonly [source: string, times: number][] = [
  ['doubl', 2],
  ['tripl', 3],
  ['trebl', 3],
  ['quadrupl', 4],
  ['quintupl', 5],
  ['sextupl', 6],
  ['septupl', 7],
  ['octupl', 8],
  ['halv', 0.5],
]
/** From and to how many times a figure became, by the word before the verb; "doubled" is said a little early or late. */
const HEDGES: readonly [source: string, range: (n: number) => [number, number]][] = [
  ['(?:much |well )?more than ', (n) => (n < 1 ? [0, n] : [n, n + 1])],
  ['(?:nearly|almost|close to|all but|just about) ', (n) => (n < 1 ? [n, 0.58] : [0.9 * n, n])],
  ['(?:about|roughly|around|approximately|more or less) ', (n) => [0.88 * n, 1.12 * n]],
  ['', (n) => (n < 1 ? [0.45, 0.55] : [0.95 * n, 1.1 * n])],
]
const TIMES: readonly [RegExp, [number, number]][] = [
  [b('cut (?:nearly|almost) in half'), [0.5, 0.58]],
  ...HEDGES.flatMap(([hedge, range]) =>
    FOLDS.map(([verb, n]): [RegExp, [number, number]] => [b(`${hedge}${verb}(?:ed|ing)`), range(n)]),
  ),
]

/** "Chalking up $111.0 billion", "rustled up $13.0 billion": the verb's own word; "revenue, up $5 billion" has no verb. */
function isParticle(text: string, start: number, end: number): boolean {
  const verb = /([a-z]+)\s+$/.exec(text.slice(0, start))?.[1] ?? ''
  if (!/(?:ed|ing|t|g|k|w|de)$/.test(verb) || !isVerbForm(verb)) return false
  // "breathed down its neck", "gobbling up every rack": what moves no figure has another object
  if (!MOVING.test(verb) && /^\s+(?:its|their|his|her|every|all)\s+[a-z]/.test(text.slice(end))) return true
  return /^\s+(?:(?:about|nearly|almost|over|some|roughly|just|around|another|a|an)\s+)*[$€£¥]\s?\d/.test(
    text.slice(end),
  )
}

const THERE = /\b(?:show(?:s|ed|n)?|turn(?:s|ed)?|crop(?:s|ped)?|pop(?:s|ped)?|end(?:s|ed)?|wound|winds?)\s+$/i

/** "A 14.5% decrease to $66.5 billion": the form is that of the verb, and its size stands before it. */
const IS_NOUN =
  /^(?:rise|increase|climb|gain|jump|surge|advance|improvement|leap|rebound|recovery|rally|spike|swell|fall|decline|decrease|drop|dip|slip|slide|tumble|plunge|slump|crash|collapse|retreat|dive)$/i
const SIZED_NOUN =
  /(?:\d\s?%|\b(?:per ?cent|pct|points?|billion|million|third|quarter|half|fifth|tenth))\s+(?:[a-z]+\s+)?$|\b(?:an?|the)\s+(?:[a-z]+\s+)?$/i

const MOVING =
  /^(?:push|driv|drove|mov|bid|mark|scal|bring|brought|go|went|com|came|fall|ris|tick|edg|inch|nudg|send|sent|ratchet|pump|wr[io]t|cut|bring)(?:ed|ing|e|ten)?$/

export function directionTokens(text: string): DirectionToken[] {
  const found: DirectionToken[] = []
  const add = (
    pattern: RegExp,
    sign: 1 | 0 | -1,
    isVerb: boolean,
    times: [number, number] | null = null,
    isDone?: true,
  ) => {
    for (const match of text.matchAll(pattern)) {
      const start = match.index
      const end = start + match[0].length
      if (found.some((one) => start < one.end && end > one.start)) continue
      if (/^(?:fall|fell)/i.test(match[0]) && /^\s+(?:[^\s,;]+\s+){0,4}short\b/i.test(text.slice(end))) continue
      if (/^(?:up|down)$/i.test(match[0]) && isParticle(text, start, end)) continue
      // "squeezed $4.3 billion of profit out of its sales", "did the heavy lifting": nothing is made less or more
      if (/^squeez/i.test(match[0]) && /^\s+[$€£¥]\s?\d/.test(text.slice(end))) continue
      if (/^lifting$/i.test(match[0]) && /\bheavy\s+$/i.test(text.slice(0, start))) continue
      // "A benefit showed up in 2023": it was there
      if (
        /^up$/i.test(match[0]) &&
        THERE.test(text.slice(0, start)) &&
        /^\s+(?:in|at|for|on|as)\b/.test(text.slice(end))
      )
        continue
      if (/^up$/i.test(match[0]) && /^\s+the rear\b/i.test(text.slice(end))) continue
      if (/\b(?:not|n't|n’t|never|neither|nor|no)\s*$/i.test(text.slice(Math.max(0, start - 9), start))) continue
      const isNoun = isVerb && !times && IS_NOUN.test(match[0]) && SIZED_NOUN.test(text.slice(0, start))
      found.push({ start, end, text: match[0], sign, isVerb: isVerb && !isNoun, times, ...(isDone ? { isDone } : {}) })
    }
  }
  for (const [pattern, times] of TIMES) add(pattern, times[1] > 1 ? 1 : -1, true, times)
  add(UP_DONE, 1, true, null, true)
  add(DOWN_DONE, -1, true, null, true)
  add(UP_VERBS, 1, true)
  add(DOWN_VERBS, -1, true)
  add(UP_OTHERS, 1, false)
  add(DOWN_OTHERS, -1, false)
  add(FLAT, 0, true)
  return found.sort((a, c) => a.start - c.start)
}
