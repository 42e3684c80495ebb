/** The periods a question names, in the words every reader of sentences knows; a name may be of a period that is not there. */
import { lengthWords } from '../figures-in-words/lengths.ts'
import { type PeriodToken, periodTokens } from '../figures-in-words/periods.ts'

export interface PeriodMention {
  /** '2023 FY', '2023 Q3', '2025 half'; a year alone is the whole year */
  period: string
  start: number
  end: number
}

const AGO: readonly [RegExp, number][] = [
  [/\b(?:two|2) (?:fiscal )?years (?:ago|earlier|before|back)\b|\bthe year before last\b|\bbefore last year\b/gi, 2],
  [/\b(?:three|3) (?:fiscal )?years (?:ago|earlier|before|back)\b/gi, 3],
  [
    /\blast (?:fiscal |financial )?year\b|\b(?:the )?(?:year before|prior year)\b|\bsame (?:quarter|period) (?:of )?last year\b/gi,
    1,
  ],
]
const OWN = /\bthis (?:filing|report|quarter|period)\b|\b(?:in|for) the (?:quarter|period)\b/gi

/** @param current the filing's own period, '2024 FY' */
export function periodsIn(text: string, current: string, before: string): PeriodMention[] {
  const found: PeriodMention[] = []
  const add = (period: string, start: number, end: number): void => {
    if (found.every((one) => end <= one.start || start >= one.end)) found.push({ period, start, end })
  }
  const own = current.slice(5)
  const year = Number(current.slice(0, 4))
  const tokens = periodTokens(text)
  const addToken = (token: PeriodToken): void =>
    add(codeOf(token, text.slice(token.start, token.end), current, before), token.start, token.end)
  // "The third quarter of last year" holds what names a period alone.
  for (const token of tokens.filter((one) => one.says.kind === 'quarter-of-prior')) addToken(token)
  for (const [pattern, years] of AGO)
    for (const m of text.matchAll(pattern)) add(`${year - years}${current.slice(4)}`, m.index, m.index + m[0].length)
  for (const m of text.matchAll(/\b(?:last|previous|prior) quarter\b/gi))
    add(own.startsWith('Q') ? quarterBefore(current) : `${year} Q4`, m.index, m.index + m[0].length)
  // What month a quarter ends in its code does not tell: the word "quarter" is looked at below.
  for (const token of tokens.filter((one) => one.says.kind !== 'ending')) addToken(token)
  for (const m of text.matchAll(/\b(first|second|third|fourth) quarter\b/gi))
    add(
      `${year} Q${['first', 'second', 'third', 'fourth'].indexOf((m[1] ?? '').toLowerCase()) + 1}`,
      m.index,
      m.index + m[0].length,
    )
  // "this year and last": the second is not named again
  for (const m of text.matchAll(/\bthis (year|quarter),? and (?:the )?last\b(?! (?:year|quarter))/gi)) {
    const isQuarter = m[1]?.toLowerCase() === 'quarter'
    if (isQuarter !== own.startsWith('Q')) continue
    const cut = m.index + `this ${m[1]}`.length
    add(current, m.index, cut)
    add(isQuarter ? quarterBefore(current) : before, cut, m.index + m[0].length)
  }
  // "What was the margin, and the year before?": the text's own as well
  for (const m of text.matchAll(/,? and (?:in )?(?=(?:the )?(?:year before|prior year|previous year)\W*$)/gi))
    if (found.length === 1) add(current, m.index, m.index + m[0].length)
  for (const m of text.matchAll(OWN)) add(current, m.index, m.index + m[0].length)
  for (const m of text.matchAll(/\bthis (?:fiscal |financial )?year\b/gi))
    add(`${year} FY`, m.index, m.index + m[0].length)
  for (const word of lengthWords(text)) {
    const length = { 3: 'Q', 6: 'half', 9: 'nine months', 12: 'FY' }[word.months as 3 | 6 | 9 | 12] ?? 'month'
    const isOwn = own === length || (length === 'Q' && own.startsWith('Q'))
    // "Annual revenue in 2024": the length is that of the period named beside it.
    const isAdjective = /^(?:annual|yearly|quarterly)/i.test(text.slice(word.start, word.end))
    const named =
      isOwn && isAdjective
        ? found.find((one) => one.period.slice(5) === own && /\d/.test(text.slice(one.start, one.end)))
        : undefined
    add(
      named ? named.period : isOwn ? current : `${year} ${length === 'Q' ? 'quarters' : length}`,
      word.start,
      word.end,
    )
  }
  return found.sort((a, b) => a.start - b.start)
}

const quarterBefore = (current: string): string => {
  const year = Number(current.slice(0, 4))
  const quarter = Number(current.slice(6))
  return quarter === 1 ? `${year - 1} Q4` : `${year} Q${quarter - 1}`
}

/** A token's period by name, whether the filing has it or not. */
function codeOf({ says }: PeriodToken, words: string, current: string, before: string): string {
  const own = current.slice(5)
  if (says.kind === 'prior') return before
  if (says.kind === 'previous-quarter')
    return own.startsWith('Q') ? quarterBefore(current) : `${current.slice(0, 4)} Q4`
  if (says.kind === 'years-before') return `${Number(current.slice(0, 4)) - says.years}${current.slice(4)}`
  if (says.kind === 'quarter-of-prior') return `${Number(current.slice(0, 4)) - 1} ${says.period}`
  if (says.kind === 'trailing') return 'TTM'
  if (says.kind === 'date') return says.ymd
  if (says.kind === 'ending') return current
  if (says.kind === 'closing') {
    const day = `${String(says.month).padStart(2, '0')}${says.day === null ? '' : `-${String(says.day).padStart(2, '0')}`}`
    return `${says.year ?? current.slice(0, 4)}-${day}`
  }
  if (says.kind === 'span') {
    const name =
      { 3: own.startsWith('Q') ? own : 'quarters', 6: 'half', 9: 'nine months', 12: 'FY' }[says.months] ?? 'month'
    return `${says.year ?? current.slice(0, 4)} ${name}`
  }
  if (says.kind === 'same-in') return own === '' ? String(says.year) : `${says.year} ${own}`
  const year = says.year ?? Number(current.slice(0, 4))
  // A year alone is the year, unless it is "the same quarter of 2024".
  const isLike = says.year === null || /\b(?:same|corresponding|comparable|equivalent)\b/i.test(words)
  const period = says.period ?? (isLike || own === '' ? own : 'FY')
  return period === '' ? String(year) : `${year} ${period}`
}
