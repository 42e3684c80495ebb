/**
 * Figures in words that everybody reads (title, address, first words) of a post whose statement is for subscribers
 * (decision 59). Stricter than the check of claims: any number counts that is no date, period, form or name, also
 * one in words, since what is hidden must not be guessed.
 */

import { shortCompanyName } from '../format/company-name.ts'
import { periodWords } from '../format/period-words.ts'
import { slugOf } from '../format/slug.ts'
import { titleSlug } from './rules.ts'

const MONTH =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sep(?:t(?:ember)?)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\.?'
/** What a number may be without saying anything of a statement. */
const HARMLESS = [
  new RegExp(`\\b${MONTH} \\d{1,2}(?:st|nd|rd|th)?(?:,? (?:19|20)\\d\\d)?\\b`, 'gi'),
  new RegExp(`\\b\\d{1,2} ${MONTH}(?: (?:19|20)\\d\\d)?\\b`, 'gi'),
  /\b(?:19|20)\d\d-[01]\d-[0-3]\d\b/g,
  /\b(?:Q[1-4]|[1-4]Q|H[12]|[12]H|FY ?(?:(?:19|20)?\d\d)?|(?:1st|2nd|3rd|4th) quarter)\b/gi,
  /\b(?:10-?[KQ]|20-?F|40-?F|[68]-?K)(?:405|SB|\/A)?\b/gi,
  /\b(?:3|6|9|12|13|14|26|39|52|53)[ -](?:months?|weeks?)\b/gi,
  /(?<![$€£¥\d.,])(?<![$€£¥] )\b(?:19|20)\d\d\b(?![.,]\d| ?%| ?(?:percent|per cent|points?|cents|dollars|thousand|million|billion|trillion|[KMBT])\b)/gi,
]

const WORD =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|half|dozens?|hundreds|thousands)'
const FIGURE = new RegExp(
  [
    '[$€£¥] ?\\d[\\d.,]*(?: ?(?:%|[KMBT]\\b|thousand|million|billion|trillion))?',
    '\\d[\\d.,]*(?: ?(?:%|percent|points?|cents|[KMBT]\\b|thousand|million|billion|trillion))?',
    `\\b${WORD}(?:[ -]${WORD})*(?: and a half| a)?[ -](?:percent|per cent|percentage|points?|cents|dollars|thousand|million|billion|trillion)\\b`,
    '\\b(?:doubl|tripl|quadrupl|halv)(?:e[ds]?|ing)\\b',
    '\\b(?:two|three|four|five|six|ten|hundred)fold\\b',
    '\\b(?:half|a third|one third|two[ -]thirds|three[ -]quarters|three[ -]fourths) of\\b',
  ].join('|'),
  'i',
)

/** Same length, so that places stay. */
const blank = (text: string): string => ' '.repeat(text.length)

function withoutNames(text: string, names: readonly string[]): string {
  let rest = text
  for (const name of names.flatMap((one) => [one, shortCompanyName(one), slugOf(one).replaceAll('-', ' ')])) {
    // A name without a digit hides nothing and is left, a bare number is no name.
    if (!/\d/.test(name) || !/\p{L}/u.test(name)) continue
    for (let at = 0; ; ) {
      at = rest.toLowerCase().indexOf(name.toLowerCase(), at)
      if (at === -1) break
      rest = rest.slice(0, at) + blank(name) + rest.slice(at + name.length)
    }
  }
  return rest
}

export interface HiddenFigure {
  index: number
  text: string
}

/**
 * The first figure of a text, null where it has none.
 * @param names of the companies it is about, whose digits are no figures ("3M", "Phillips 66")
 */
export function figureIn(text: string, names: readonly string[]): HiddenFigure | null {
  const rest = HARMLESS.reduce((masked, pattern) => masked.replace(pattern, blank), withoutNames(text, names))
  const found = FIGURE.exec(rest)
  return found ? { index: found.index, text: text.slice(found.index, found.index + found[0].length).trim() } : null
}

/** The text up to the sentence with the first figure: what everybody may read of figures that are for subscribers. */
export function beforeFigures(text: string, names: readonly string[]): string {
  const at = figureIn(text, names)?.index
  if (at === undefined) return text
  const start = Math.max(text.lastIndexOf('. ', at) + 1, text.lastIndexOf('\n', at), 0)
  return `${text.slice(0, start).trimEnd()}${start > 0 ? ' …' : '…'}`
}

/** A title that says what the post is about and no figure. @param code '2024 FY'; null = not known */
export function neutralTitle(company: string, code: string | null): string {
  const name = shortCompanyName(company)
  return `${name}${code === null ? '' : ` in ${periodWords(code)}`}: from revenue to net income`
}

/** The figure in an address ("revenue-of-58-billion"), null where it has none. */
export function figureInSlug(slug: string, names: readonly string[], neutral: string): HiddenFigure | null {
  // The number that tells two posts of one name apart is ours.
  const base = titleSlug(neutral)
  if (slug === base || (slug.startsWith(`${base}-`) && /^-\d{1,3}$/.test(slug.slice(base.length)))) return null
  return figureIn(slug.replace(/\b(10|20)-([kqf])\b/g, '$1$2').replaceAll('-', ' '), names)
}
