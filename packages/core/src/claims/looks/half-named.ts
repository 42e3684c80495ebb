/**
 * Lines that a sentence calls by half of their name: "Europe" of "Europe, Middle East & Africa", "international" of "Other
 * international", "Card Member loans" of the provisions on them. How much of the line that half is stands nowhere, so that
 * neither its amount nor another one is right or wrong of it; what the filing calls the line is told instead.
 */
import type { FactBase, Metric } from '../../figures-in-words/facts.ts'
import type { MetricToken } from '../../figures-in-words/lexicon.ts'
import type { Sentence } from '../../figures-in-words/sentence.ts'
import type { BoundClaim } from '../bound-claim.ts'

/** What joins the places of a line; what stands in brackets only says what it holds. */
const JOINT = /\s*(?:,|&|\band\b|\bplus\b)\s*/i
const SMALL =
  /^(?:the|of|and|in|rest|other|others|total|region|regions|segment|excluding|ex|outside|including|operations)$/i
const wordsOf = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .replace(/\bu\.?s\.?(?:a\.?)?(?![a-z])|\bamerica['’]s\b/g, 'united states')
      .match(/\p{L}+/gu) ?? []
  ).filter((word) => !SMALL.test(word))
const stem = (word: string): string => word.slice(0, 4)

/** "Excluding U.S.", "outside the United States" behind the place. */
const WITHOUT = /^\s*,?\s*\(?(?:excluding|exclusive of|ex[- ]|outside|without|other than|apart from|but not|except)\b/i
const LEFT_OUT = /\b(?:excluding|ex|outside|without|except)\b/i
const OTHER = /^(?:other|rest of(?: the)?|remaining)\s+(?=\S{4})/i
const SAYS_OTHER = /\b(?:other|rest|remaining|remainder|elsewhere)\b/i

/** What the words of a sentence leave out of a region's name. */
function isHalfRegion(label: string, said: string, behind: string, isRest: boolean): boolean {
  const name = label.replace(/\s*\([^)]*\)/g, '').trim()
  const words = new Set(wordsOf(said).map(stem))
  const places = name.split(JOINT).filter((one) => one !== '')
  const [without] = places.filter((one) => LEFT_OUT.test(one))
  if (without !== undefined && !LEFT_OUT.test(said) && !WITHOUT.test(behind) && !isRest) return true
  if (OTHER.test(name) && !SAYS_OTHER.test(said) && !isRest) return true
  const told = places.filter((one) => one !== without && wordsOf(one).length > 0)
  // "EMEA": an abbreviation is of the whole
  return (
    told.length > 1 &&
    !isAbbreviation(said, words, places) &&
    told.some((one) => !wordsOf(one).some((word) => words.has(stem(word))))
  )
}

/** "EMEA", "the APLA region": none of the places by itself */
function isAbbreviation(said: string, words: ReadonlySet<string>, places: readonly string[]): boolean {
  const isOfPlace = places.some((place) => wordsOf(place).some((word) => words.has(stem(word))))
  return /^\W*(?:[Tt]he\s+)?\p{Lu}{3,}(?:['’]s?)?(?:\s+\p{Ll}+(?:['’]s?)?)*\W*$/u.test(said) && !isOfPlace
}

/** What one owns or is owed; a cost that is called so alone is not that. */
const THING =
  /\b(?:loans?|receivables?|inventor(?:y|ies)|equipment|furniture|fixtures|propert(?:y|ies)|premises|buildings?|securities|deposits?|land|vehicles|assets)\W*$/i
const OF_COST =
  /\b(?:provision\w*|reserve\w*|charge[ds]?|charging|costs?|costing|expens\w+|spen[dt]\w*|bills?|paid|pays?|paying|outlays?|loss(?:es)?|bad debts?|wr(?:ote|ites?|iting|itten) (?:off|down)|set aside|put aside|budget\w*|deduct\w*|burden\w*)\b/i

const isSame = (a: Metric | null, b: Metric | undefined): boolean =>
  a !== null && b !== undefined && JSON.stringify(a) === JSON.stringify(b)

/** The line's name, where the sentence has only half of it; null = it has it all. */
function wholeName(base: FactBase, s: Sentence, token: MetricToken): string | null {
  const [metric] = token.metrics
  if (token.end <= token.start || token.isVerb === true) return null
  const said = s.text.slice(token.start, token.end)
  const behind = s.text.slice(token.end)
  if (metric?.kind === 'expense') return THING.test(said) && !OF_COST.test(s.text) ? metric.name : null
  if (metric?.kind !== 'division') return null
  const { label } = metric
  const isRegion = base.periods.some(({ geographical }) => geographical.some((one) => one.label === label))
  // "Other countries" of a line that is called "Other"
  if (/^other$/i.test(label) && OF_OTHERS.test(behind)) return label
  // "The rest of the Western Hemisphere"
  const isRest = /\b(?:rest|remainder) of (?:the )?$/i.test(s.text.slice(0, token.start)) || SAYS_OTHER.test(said)
  return isRegion && isHalfRegion(label, said, behind, isRest) ? label : null
}
const OF_OTHERS = /^\s+(?:countr|region|market|place|nation|area|continent|product|brand|part|segment|division|state)/i

/** The claims of a sentence, those of a line that it calls by half of its name left open. */
export function unlessHalfNamed(base: FactBase, s: Sentence, claims: BoundClaim[]): BoundClaim[] {
  const halves = s.metrics.flatMap((token) => {
    const name = wholeName(base, s, token)
    return name === null ? [] : [{ metric: token.metrics[0], name }]
  })
  if (halves.length === 0) return claims
  return claims.map((one) => {
    const half = halves.find(({ metric }) => isSame(partOf(one.bound), metric))
    return half && one.verdict !== 'unresolved' && one.kind !== 'period'
      ? { ...one, verdict: 'unresolved', place: null, note: `the filing's line is “${half.name}”` }
      : one
  })
}
const partOf = (bound: Metric | null): Metric | null => (bound?.kind === 'share' ? bound.part : bound)
