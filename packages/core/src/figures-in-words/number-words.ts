/** Numbers written out: "four hundred sixteen billion dollars", "twenty cents", "half a billion", "twelve percent". */
import { currencyOfWord } from './currencies.ts'

const ONES: Readonly<Record<string, number>> = {
  ...{ a: 1, an: 1, zero: 0, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18 },
  ...{ nineteen: 19, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
}
const SCALES: Readonly<Record<string, number>> = { thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12 }
/** The longest first: "six" is not the beginning of "sixty". */
const ONE = Object.keys(ONES)
  .sort((a, b) => b.length - a.length)
  .join('|')
const SCALE = Object.keys(SCALES).join('|')
const WORDS = new RegExp(
  `(?<![\\w-])(?:half an? (?<half>${SCALE}|percentage points?|points?(?! of\\b)|per ?cent(?!age))|(?:${ONE})(?!\\w)(?:[\\s-]+(?:and\\s+)?(?:${ONE}|hundred|point|${SCALE})(?![\\w]))*)(?<unit>\\s+(?:US )?dollars?\\b|\\s+cents?\\b|\\s+euros?\\b|\\s+pounds?\\b|\\s+per ?cent(?:age points?)?\\b|\\s+basis points?\\b|\\s+(?:full )?(?:percentage )?points?\\b)?`,
  'gi',
)

export interface WrittenNumber {
  start: number
  end: number
  value: number
  /** what one step of the last word is worth */
  step: number
  unit: 'money' | 'cents' | 'percent' | 'points' | 'count'
  currency: string | null
  hasScale: boolean
}

/** Numbers of words with a unit or a size; "two divisions" and "one of them" are none. */
export function writtenNumbers(text: string): WrittenNumber[] {
  const found: WrittenNumber[] = []
  for (const match of text.matchAll(WORDS)) {
    const unitWord = (match.groups?.unit ?? '').trim().toLowerCase()
    const words = match[0].slice(0, match[0].length - (match.groups?.unit ?? '').length)
    const half = match.groups?.half?.toLowerCase()
    if (half !== undefined && !(half in SCALES)) {
      const at = { start: match.index, end: match.index + match[0].length }
      const unit = /point/.test(half) ? ('points' as const) : ('percent' as const)
      found.push({ ...at, value: 0.5, step: 0.1, unit, currency: null, hasScale: false })
      continue
    }
    const read = half ? { value: (SCALES[half] ?? 0) / 2, step: (SCALES[half] ?? 0) / 10, scale: 1e6 } : amountOf(words)
    if (!read || (read.scale < 1000 && unitWord === '')) continue
    // "two of every three dollars", "one dollar in six": parts, not amounts
    if (read.scale < 1000 && /\b(?:every|each|in|out of)\s+$/i.test(text.slice(0, match.index))) continue
    // "a dollar", "each cent": no amount of anything; "one dollar and eight cents" is one
    const isBegun = /dollar$/.test(unitWord) && WITH_CENTS.test(text.slice(match.index + match[0].length))
    if (read.scale < 1000 && /^(?:an?|one)$/i.test(words.trim()) && !/^(?:per|points?)/.test(unitWord) && !isBegun)
      continue
    const unit = unitOf(unitWord)
    const scale = unit === 'points' && unitWord.startsWith('basis') ? 0.01 : 1
    found.push({
      start: match.index,
      end: match.index + match[0].length,
      value: read.value * scale,
      step: read.step * scale,
      unit,
      currency: unit === 'money' ? currencyOfWord(unitWord) : null,
      hasScale: read.scale >= 1000,
    })
  }
  return withCents(text, found)
}

const WITH_CENTS = new RegExp(`^\\s+and\\s+(?:${ONE})(?:-(?:${ONE}))?\\s+cents?\\b`, 'i')

/** "Eighteen dollars and thirty-six cents": one amount. */
function withCents(text: string, found: readonly WrittenNumber[]): WrittenNumber[] {
  const out: WrittenNumber[] = []
  for (const one of found) {
    const last = out.at(-1)
    const isRest =
      last?.unit === 'money' &&
      one.unit === 'cents' &&
      one.value < 100 &&
      !last.hasScale &&
      /^\s+and\s+$/.test(text.slice(last.end, one.start))
    if (last && isRest) out[out.length - 1] = { ...last, end: one.end, value: last.value + one.value / 100, step: 0.01 }
    else out.push(one)
  }
  return out
}

function unitOf(word: string): WrittenNumber['unit'] {
  if (/cents?$/.test(word) && !word.startsWith('per')) return 'cents'
  if (/points?/.test(word)) return 'points'
  if (word.startsWith('per')) return 'percent'
  return word === '' ? 'count' : 'money'
}

/** @returns null for what is no number: "a", "five six" */
function amountOf(words: string): { value: number; step: number; scale: number } | null {
  let total = 0
  let group = 0
  let scale = 1
  let decimals: string | null = null
  const all = words.toLowerCase().split(/[\s-]+/)
  for (const [at, word] of all.entries()) {
    if (word === 'and' || word === '') continue
    // "a seven percent increase": the article counts nothing, "a hundred" one
    const next = all[at + 1] ?? ''
    if ((word === 'a' || word === 'an') && next in ONES) continue
    if (word === 'point') {
      decimals = ''
      continue
    }
    const size = SCALES[word]
    if (size !== undefined) {
      total += (group || 1) * size + (decimals ? Number(`0.${decimals}`) * size : 0)
      scale = size
      group = 0
      if (decimals) return { value: total, step: size / 10 ** decimals.length, scale }
      continue
    }
    if (word === 'hundred') group = (group || 1) * 100
    else if (decimals !== null) decimals += String(ONES[word] ?? 0)
    else group += ONES[word] ?? 0
  }
  if (decimals !== null && scale === 1)
    return { value: group + Number(`0.${decimals || 0}`), step: 10 ** -decimals.length, scale }
  return { value: total + group, step: group > 0 ? 1 : scale, scale: Math.max(scale, group >= 100 ? 100 : 1) }
}
