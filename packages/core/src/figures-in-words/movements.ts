/**
 * The verbs that say which way a figure went, by class: what a figure does ("revenue slid"), what is done to it ("costs
 * were trimmed", "trimmed its costs"), and small verbs that take their direction from the word behind them ("inched
 * up"). Each stands once with its forms; patterns are made from here.
 */
import { FALLING, LOWERING, RAISING, RISING, WANDERING } from './dictionary/moving-verbs.ts'

const any = (list: readonly string[]): string => [...new Set(list)].sort((a, b) => b.length - a.length).join('|')

/** "Squeezed out earnings": got by effort. */
const SQUEEZED = ['squeezed(?! out\\b)', 'squeezing(?! out\\b)']
/** Verbs that move, without a direction of their own. */
const MOVING = `(?:${any(WANDERING)})`
/** Verbs that mean something else with "up" or "down": only "higher" and "lower" tell where they lead. */
const LEADING =
  '(?:c(?:ame|omes?|oming)|end(?:ed|s)|finish(?:ed|es)|clos(?:ed|es)|turn(?:ed|s)|swung|brought|brings|drawn|pull(?:ed|s))'
const UPWARD = '(?:up(?:wards?)?|higher|north(?:wards?)?|forwards?)'
const DOWNWARD = '(?:down(?:wards?)?|lower|south(?:wards?)?|backwards?)'
/** "slightly", "a bit": between such a verb and its direction */
const A_BIT =
  '(?:(?:\\w+ly|a (?:bit|touch|little|notch|shade|hair)|somewhat|even|further|back|right|straight|much|only)\\s+)?'

/** Sources of patterns, to be put between word boundaries. */
export const MOVES = {
  up: `${any(RISING)}|${MOVING}\\s+${A_BIT}${UPWARD}|${LEADING}\\s+${A_BIT}higher|(?:bounc|spr[ai]ng|claw)(?:ed|ing)? back(?! (?:from|into|to (?:a )?(?:profit|loss)))`,
  down: `${any(FALLING)}|(?:${MOVING}|c(?:ame|omes?|oming)|brought)\\s+${A_BIT}${DOWNWARD}|${LEADING}\\s+${A_BIT}lower`,
  doneUp: `${any(RAISING)}|(?:ramp|step|scale|bump|beef|bulk|push|jack|crank|driv|dial)(?:ed|p?ped|d|ing|ping|en)?\\s+up(?=\\s+(?:its|the|their)\\b)`,
  doneDown: `${any([...LOWERING, ...SQUEEZED])}|cuts?(?=\\s+(?:(?:its|the|their)\\b|by\\b|[A-Z\\d]))|(?<=\\b(?:was|were|been|being) )cut|(?:(?:scal|dial|par|cut|roll|pull)(?:ed|led|ing|ling|ting|es|s)?\\s+back|rein(?:ed|s|ing)?\\s+in)(?:\\s+on)?`,
} as const
