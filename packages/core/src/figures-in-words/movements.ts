/**
 * The verbs that say which way a figure went, by class: what a figure does ("revenue slid"), what is done to it ("costs
 * were trimmed", "trimmed its costs"), and small verbs that take their direction from the word behind them ("inched
 * up"). Each stands once with its forms; patterns are made from here.
 */

/** "rise/rises/rose/risen/rising": the forms of one verb, written with slashes. */
const forms = (list: string): string[] =>
  list
    .trim()
    .split(/\s+/)
    .flatMap((one) => one.split('/'))

/** Regular verbs by their stem: "climb" → climb, climbs, climbed, climbing; "surge" → surge, surges, surged, surging. */
const regular = (list: string): string[] =>
  list
    .trim()
    .split(/\s+/)
    .flatMap((verb) =>
      verb.endsWith('e')
        ? [verb, `${verb}s`, `${verb}d`, `${verb.slice(0, -1)}ing`]
        : verb.endsWith('y')
          ? [verb, `${verb.slice(0, -1)}ies`, `${verb.slice(0, -1)}ied`, `${verb}ing`]
          : [verb, `${verb}${/(?:s|sh|ch|x|z)$/.test(verb) ? 'es' : 's'}`, `${verb}ed`, `${verb}ing`],
    )

/** What a figure does by itself. Base forms and those of the third person are often nouns: they are left out here. */
const isFiniteForm = (verb: string): boolean => /(?:ed|ing)$/.test(verb)
const DOES_UP = [
  ...regular(
    'climb gain jump surge soar advance expand widen improve accelerate swell vault mount balloon rebound recover spike rocket skyrocket mushroom multiply strengthen firm escalate ascend rally leap increase appreciate thicken heighten intensify snowball lengthen burgeon deepen catapult blossom bulge inflate fatten steepen bloom ratchet spiral quicken bolster propel brighten perk explode gallop',
  ).filter(isFiniteForm),
  ...forms(
    'rose risen rising grew grown growing leapt swollen sprang shot zoomed grow grows widens climbs popped popping zipped zipping',
  ),
]
const DOES_DOWN = [
  ...regular(
    'decline decrease retreat recede ease tumble plunge plummet crash collapse crater slump diminish worsen deteriorate weaken soften wane wither erode fade nosedive dwindle ebb contract narrow slide drop slip dip lessen regress subside backslide shrivel descend swoon buckle crumble implode wilt droop deflate fizzle slacken falter stumble taper cool unravel evaporate founder tank topple crumple sputter sour',
  ).filter(isFiniteForm),
  ...forms(
    'fell fallen falling slid sliding shrank shrunk shrinking sank sunk sinking slipped slipping dropped dropping dipped dipping sagged sagging skidded skidding flopped flopping shrivelled shrivelling thinned thinning nosedived falls shrinks',
  ),
]
/** What is done to a figure: "raised its spending", "spending was raised". */
const DONE_UP = [...regular('raise lift boost hike augment elevate enlarge').filter(isFiniteForm), 'upped', 'upping']
const DONE_DOWN = [
  ...regular('reduce slash pare lower shave curb curtail compress').filter(isFiniteForm),
  // "squeezed out earnings": got by effort
  'squeezed(?! out\\b)',
  'squeezing(?! out\\b)',
  ...forms('trimmed trimming cutting dented clipped'),
]
/** Verbs that move, without a direction of their own. */
const MOVING =
  '(?:edg(?:ed|es|ing)|tick(?:ed|s|ing)|inch(?:ed|es|ing)|cr(?:ept|eeps|eeping)|nudg(?:ed|es|ing)|mov(?:ed|es|ing)|drift(?:ed|s|ing)|went|go(?:ne|es|ing)|pick(?:ed|s|ing)|push(?:ed|es|ing)|head(?:ed|s|ing)|trend(?:ed|s|ing)|sh(?:ot|oots)|ramp(?:ed|s|ing)|step(?:ped|s|ping)|scal(?:ed|es|ing)|bump(?:ed|s|ing)|sp(?:ed|eeds)|driven|drove|bulked|beefed|nosed|is|are|was|were|been|bounc(?:ed|es|ing)|sprang|rolled|tapered|clawed|tilted|dragged)'
/** Verbs that mean something else with "up" or "down": only "higher" and "lower" tell where they lead. */
const LEADING =
  '(?:c(?:ame|omes?|oming)|end(?:ed|s)|finish(?:ed|es)|clos(?:ed|es)|turn(?:ed|s)|swung|brought|brings|drawn|pull(?:ed|s))'
const UPWARD = '(?:up(?:wards?)?|higher|north(?:wards?)?|forwards?)'
const DOWNWARD = '(?:down(?:wards?)?|lower|south(?:wards?)?|backwards?)'
/** "slightly", "a bit": between such a verb and its direction */
const A_BIT =
  '(?:(?:\\w+ly|a (?:bit|touch|little|notch|shade|hair)|somewhat|even|further|back|right|straight|much|only)\\s+)?'

const any = (list: readonly string[]): string => [...new Set(list)].sort((a, b) => b.length - a.length).join('|')

/** Sources of patterns, to be put between word boundaries. */
export const MOVES = {
  up: `${any(DOES_UP)}|${MOVING}\\s+${A_BIT}${UPWARD}|${LEADING}\\s+${A_BIT}higher|(?:bounc|spr[ai]ng|claw)(?:ed|ing)? back(?! (?:from|into|to (?:a )?(?:profit|loss)))`,
  down: `${any(DOES_DOWN)}|(?:${MOVING}|c(?:ame|omes?|oming)|brought)\\s+${A_BIT}${DOWNWARD}|${LEADING}\\s+${A_BIT}lower`,
  doneUp: `${any(DONE_UP)}|(?:ramp|step|scale|bump|beef|bulk|push|jack|crank|driv|dial)(?:ed|p?ped|d|ing|ping|en)?\\s+up(?=\\s+(?:its|the|their)\\b)`,
  doneDown: `${any(DONE_DOWN)}|cuts?(?=\\s+(?:(?:its|the|their)\\b|by\\b|[A-Z\\d]))|(?<=\\b(?:was|were|been|being) )cut|(?:(?:scal|dial|par|cut|roll|pull)(?:ed|led|ing|ling|ting|es|s)?\\s+back|rein(?:ed|s|ing)?\\s+in)(?:\\s+on)?`,
} as const
