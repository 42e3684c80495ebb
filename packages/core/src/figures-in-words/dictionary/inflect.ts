/**
 * The forms of English verbs, made from their stems. A stem is written alone ("climb"), with the letters that its past has
 * instead where it doubles one outside a single syllable ("control/controll"), or with its irregular past and participle
 * behind colons ("rise:rose:risen", "cost:cost"). Both spellings of a doubled "l" are made ("totaled", "totalled").
 */

export const listed = (text: string): string[] => text.trim().split(/\s+/)

/** "trim", "plug", "quit": one syllable with one vowel before one consonant doubles it. */
const DOUBLING = /^(?:[^aeiou]*|[^aeiou]*qu)[aeiou][bdgklmnprtvz]$/
const sibilant = /(?:s|sh|ch|x|z|[^aeiou]o)$/

const third = (verb: string): string =>
  /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}${sibilant.test(verb) ? 'es' : 's'}`

/** What stands before "ed" and "ing". */
function bases(verb: string, doubled: string | undefined): string[] {
  if (doubled !== undefined) return /l$/.test(doubled) ? [doubled, verb] : [doubled]
  return [DOUBLING.test(verb) ? `${verb}${verb.slice(-1)}` : verb]
}

const participle = (base: string): string => {
  if (/ie$/.test(base)) return `${base.slice(0, -2)}ying`
  return /[^eo]e$/.test(base) ? `${base.slice(0, -1)}ing` : `${base}ing`
}

const past = (base: string): string => {
  if (/e$/.test(base)) return `${base}d`
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ied` : `${base}ed`
}

/** @param one a stem as it is written in a list */
function formsOf(one: string): string[] {
  const [head = '', ...irregular] = one.split(':')
  const [verb = '', doubled] = head.split('/')
  const own = bases(verb, doubled)
  return [
    ...new Set([verb, third(verb), ...own.map(participle), ...(irregular.length > 0 ? irregular : own.map(past))]),
  ]
}

/** All forms of the verbs of a list. */
export const inflected = (text: string): string[] => listed(text).flatMap(formsOf)

/** The forms that are verbs and nothing else: "rise" and "rises" are nouns too, "rose" and "rising" are not. */
export const finite = (text: string): string[] =>
  listed(text).flatMap((one) => {
    const [head = ''] = one.split(':')
    const [verb = ''] = head.split('/')
    return formsOf(one).filter((form) => form !== verb && form !== third(verb))
  })
