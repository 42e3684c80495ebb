/** Parts that a filing prints by their initials and people spell out ("ICS"), and the other way round ("EMEA"). */
import { isPlainWord } from './plain-words.ts'

/** Initials in general use whose words do not begin with each of the letters. */
const USUAL: Readonly<Record<string, string>> = {
  APAC: 'Asia[- –]Pacific',
  LATAM: 'Latin America',
  APLA: 'Asia[- –]Pacific,?\\s+(?:and|&)\\s+Latin America',
}
/** Two letters that are short for one name. */
const PAIRS: Readonly<Record<string, string>> = {
  US: '(?:U\\.?S\\.?|United States)',
  UK: '(?:U\\.?K\\.?|United Kingdom)',
}
/** Between the words of a name. */
const BETWEEN = '(?:,?\\s+(?:(?:and|of|the|in|for|&)\\s+)*|-)'
/** Capitalised at the head of a sentence only. */
const NO_NAME = '(?:The|And|For|Its|All|Our|Was|Are|Has|But|Of|In|At|As|An|On|It|So|While|Although|Since|After|Also)'

/** What the letters of a label stand for, as a pattern with flag u: words that begin with them; null = they are none. */
export function spelledOut(label: string): string | null {
  const letters = label.replace(/\s*[®™©]/g, '').trim()
  // Two letters are those of too many names.
  if (!/^\p{Lu}{3,6}$/u.test(letters)) return null
  const words: string[] = []
  for (let at = 0; at < letters.length; at += 1) {
    const pair = PAIRS[letters.slice(at, at + 2)]
    words.push(pair ?? `(?!${NO_NAME}\\b)${letters[at]}\\p{Ll}[\\p{L}’']+`)
    if (pair) at += 1
  }
  const spelled = words.join(BETWEEN)
  const usual = USUAL[letters]
  return usual === undefined ? spelled : `${usual}|${spelled}`
}

const JOINER = /^(?:and|of|the|in|for)$/i

/** The initials of a name of three words or more, as they are written ("EMEA", "FoA"); null = it has none of its own. */
export function initialsPattern(name: string, others: readonly string[]): string | null {
  const own = lettersOf(name)
  if (own === null || others.some((one) => one === own.join('') || lettersOf(one)?.join('') === own.join('')))
    return null
  const words = name.match(/\p{L}+/gu) ?? []
  const isShort = own.length < 3
  if (isShort && !words.some((word) => /^of$/i.test(word))) return null
  const source = words
    .map((word) => {
      const first = word.charAt(0)
      if (!JOINER.test(word)) return first.toUpperCase()
      return /^of$/i.test(word) ? `[oO]${isShort ? '' : '?'}` : ''
    })
    .join('')
  return own.length > 6 || (!isShort && isPlainWord(own.join('').toLowerCase())) || KNOWN.has(own.join(''))
    ? null
    : source
}

/** Initials that mean something else in a report. */
const KNOWN: ReadonlySet<string> = new Set(
  'CEO CFO COO USA EPS SEC ROE ROA FCF IPO GDP ETF YOY TTM LTM PPE ESG NYSE GAAP EBIT CAGR SGA COGS'.split(' '),
)

function lettersOf(name: string): string[] | null {
  const words = (name.match(/\p{L}+/gu) ?? []).filter((word) => !JOINER.test(word))
  return words.length < 2 ? null : words.map((word) => word.charAt(0).toUpperCase())
}
