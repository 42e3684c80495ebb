/** "Sold more in 2025 ($50 billion) than in 2024 ($60 billion)": the two amounts say whether it is so. */
import { yearBefore } from '../../figures-in-words/facts.ts'
import { periodOf, UNKNOWN } from '../../figures-in-words/periods.ts'
import type { Look } from './look.ts'

const COMPARATIVE =
  /(?<![\w-])(?<word>(?<more>more|higher|larger|bigger|greater|better)|less|lower|smaller|fewer|worse)(?![\w-])(?<gap>(?:[^.;:]|\.\d)*)$/i
const THAN = /^\)?[^.;:()]{0,60}?\bthan\b/i
/** "More than twice", "more or less", "higher costs": no amount of two is more by these. */
const OTHERWISE = /^\s*(?:than|or less|and more|to|like)\b/i

export const moreThan: Look = ({ s, told }) => {
  const levels = told.filter(
    ({ n, claim }) => claim.kind === 'amount' && !claim.isChange && claim.verdict === 'holds' && !n.isNegative,
  )
  for (const [at, { n }] of levels.entries()) {
    const next = levels[at + 1]?.n
    if (!next || s.numbers.indexOf(next) !== s.numbers.indexOf(n) + 1 || !THAN.test(s.text.slice(n.end, next.start)))
      continue
    const from = s.numbers[s.numbers.indexOf(n) - 1]?.end ?? 0
    const match = COMPARATIVE.exec(s.text.slice(from, n.start))
    if (!match || OTHERWISE.test(match.groups?.gap ?? '') || n.value === next.value) continue
    if (n.value > next.value !== (match.groups?.more !== undefined)) return match.groups?.word ?? null
  }
  return null
}

const WENT =
  /\b(?:came|come|comes|went|gone|goes|moved|crept|inched)\s+(?:back\s+)?(?<way>up|down)\b(?:\s+again)?,?\s+to\s+(?:(?:about|just|nearly|some|only|a|an)\s+)*$/i
/** "Came up again, to $11.3 billion from $12.3 billion" */
export const wentTo: Look = ({ s, told }) => {
  for (const { n, claim } of told) {
    const next = s.numbers[s.numbers.indexOf(n) + 1]
    const match = WENT.exec(s.text.slice(0, n.start))
    const isFrom =
      next?.kind === n.kind &&
      /^\s+from\s+(?:(?:about|just|nearly|some|the|a)\s+)*$/i.test(s.text.slice(n.end, next.start))
    if (!match || !isFrom || claim.verdict !== 'holds' || n.isNegative || next.isNegative || n.value === next.value)
      continue
    if (n.value > next.value !== /up/i.test(match.groups?.way ?? '')) return match[0].replace(/,?\s+to\s.*$/is, '')
  }
  return null
}

const BETWEEN = /\bbetween\s+(?:(?:the|fiscal|financial)\s+)*$/i
/** "An 18% plunge between 2023 ($100 billion) and 2025": the size is that of the move from the one to the other. */
export const betweenTimes: Look = ({ base, s, claims }) => {
  const at = s.periods.findIndex((one) => BETWEEN.test(s.text.slice(0, one.start)))
  const [first, last] = [s.periods[at], s.periods[at + 1]]
  if (!first || !last || !/^\s*(?:\([^)]*\)\s*)?and\s+(?:fiscal\s+)?$/i.test(s.text.slice(first.end, last.start)))
    return null
  const [a, b] = [first, last].map((one) => periodOf(base, one.says, base.periods[0]))
  if (!a || !b || a === UNKNOWN || b === UNKNOWN) return null
  const [old, now] = a.end_date < b.end_date ? [a, b] : [b, a]
  // a year apart it is the move that every reader looks at
  if (yearBefore(base, now) === old) return null
  const isOther = claims.some(
    ({ kind, verdict, rule }) => kind === 'change' && verdict === 'holds' && !(rule ?? '').includes(old.code),
  )
  return isOther ? s.text.slice(first.start - 8, last.end).trim() : null
}
