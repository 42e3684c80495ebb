/** Periods that a text names: '2023', 'fiscal 2023', 'Q3 2023', 'a year ago', 'last year'. */

export interface PeriodMention {
  /** '2023 FY', '2023 Q3'; a year alone takes the length of the filing's own period */
  period: string
  start: number
  end: number
}

const QUARTER_WORDS: Readonly<Record<string, string>> = { first: 'Q1', second: 'Q2', third: 'Q3', fourth: 'Q4' }

const BEFORE =
  /\b(?:a|one) year (?:ago|earlier|before|prior)|\b(?:last|prior|previous|preceding) (?:fiscal )?year(?:'s)?(?: quarter| period)?|\bthe year (?:before|earlier|prior)|\b(?:year-ago|year-earlier|prior-year)\b|\bsame (?:quarter|period) (?:of )?(?:last|the prior|the previous) year|\bthe same (?:quarter|period) a year (?:ago|earlier)/gi

/**
 * @param current the filing's own period, '2024 FY'
 */
export function periodsIn(text: string, current: string, before: string): PeriodMention[] {
  const found: PeriodMention[] = []
  const taken = new Uint8Array(text.length + 1)
  const add = (period: string, start: number, end: number): void => {
    if (taken.subarray(start, end).some((one) => one === 1)) return
    taken.fill(1, start, end)
    found.push({ period, start, end })
  }
  const own = current.slice(5)
  for (const m of text.matchAll(
    /\b(Q[1-4]|first|second|third|fourth)(?:[- ]quarter)?(?: of)?(?: fiscal)?(?: year)?[ ,']*((?:19|20)\d\d)\b/gi,
  )) {
    const name = (m[1] ?? '').toLowerCase()
    add(`${m[2]} ${QUARTER_WORDS[name] ?? name.toUpperCase()}`, m.index, m.index + m[0].length)
  }
  for (const m of text.matchAll(/\b((?:19|20)\d\d) ?(Q[1-4]|FY)\b/gi))
    add(`${m[1]} ${(m[2] ?? '').toUpperCase()}`, m.index, m.index + m[0].length)
  for (const m of text.matchAll(/\bFY ?'?((?:19|20)?\d\d)\b/gi)) {
    const year = (m[1] ?? '').length === 2 ? `20${m[1]}` : m[1]
    add(`${year} FY`, m.index, m.index + m[0].length)
  }
  for (const m of text.matchAll(/\b(?:fiscal |calendar )?(?:year )?((?:19|20)\d\d)\b/gi))
    add(own === '' ? String(m[1]) : `${m[1]} ${own}`, m.index, m.index + m[0].length)
  for (const m of text.matchAll(BEFORE)) add(before, m.index, m.index + m[0].length)
  for (const m of text.matchAll(/\bthis (?:fiscal )?(?:year|quarter|period|filing)\b/gi))
    add(current, m.index, m.index + m[0].length)
  return found.sort((a, b) => a.start - b.start)
}
