/** The periods that a clause of a sentence read whole is about. */
import { type FactBase, type FactPeriod, yearBefore } from '../../figures-in-words/facts.ts'
import { inAnotherYear, type PeriodToken, periodOf, UNKNOWN } from '../../figures-in-words/periods.ts'
import type { Clause } from './parts.ts'

export interface Periods {
  /** one, or as many as numbers stand in a row */
  own: FactPeriod[]
  old: FactPeriod | null
}

/** The periods a clause may be about, the likeliest first; none where one that it names is not known. */
export function periodsOf(
  base: FactBase,
  clause: Clause,
  about: Periods | null,
  inherited: FactPeriod | null,
): Periods[] {
  const [text] = base.periods
  const named = (list: readonly PeriodToken[], from: FactPeriod) => inRow(base, list, from)
  if (clause.span) return spanned(base, clause.isBetween, named(clause.span, text))
  const own = named(clause.own, text)
  if (own.includes(UNKNOWN)) return []
  const starts = own.length > 0 ? [own] : about ? [about.own] : [[text], ...(inherited ? [[inherited]] : [])]
  return starts.flatMap((list): Periods[] => {
    const known = list.filter((one) => one !== UNKNOWN)
    const [first, second] = known
    if (!first) return []
    const compared = [...new Set(named(clause.compared, first))]
    if (compared.includes(UNKNOWN) || compared.length > 1) return []
    const [other] = compared
    const old =
      other && other !== UNKNOWN ? other : own.length === 0 && about ? about.old : (second ?? yearBefore(base, first))
    if (old && (old === first || old.months !== first.months || old.end_date >= first.end_date)) return []
    // "Compared to 2022" without a year of its own: only what is a year before the text's is meant for certain.
    if (other && own.length === 0 && !about && old !== yearBefore(base, first)) return []
    return [{ own: known, old }]
  })
}

/** "The three months ended July 31, 2023 and 2022": a year alone behind a day is that day of another year. */
function inRow(base: FactBase, list: readonly PeriodToken[], from: FactPeriod): (FactPeriod | typeof UNKNOWN)[] {
  const found: (FactPeriod | typeof UNKNOWN)[] = []
  for (const { says } of list) {
    const [first] = found
    const isYear = says.kind === 'named' && says.period === null && says.year !== null
    const isOfDay = isYear && first !== undefined && first !== UNKNOWN && list[0]?.says.kind === 'date'
    found.push(isOfDay ? inAnotherYear(base, first, says.year ?? 0) : periodOf(base, says, from))
  }
  return found
}

/** "From 2023 to 2024" ends in the later; "between 2024 and 2023" tells them in any order. */
function spanned(base: FactBase, isBetween: boolean, ends: (FactPeriod | typeof UNKNOWN)[]): Periods[] {
  const known = ends.filter((one) => one !== UNKNOWN)
  const [old, own] = isBetween ? known.sort((a, b) => (a.end_date < b.end_date ? -1 : 1)) : known
  const isFit = own && old && old.end_date < own.end_date && own.months === old.months && base.periods.includes(old)
  return isFit ? [{ own: [own], old }] : []
}
