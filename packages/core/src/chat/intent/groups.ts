/** What kind of parts a question asks about. */
import type { ChatFacts } from '../facts.ts'
import { metricsOf, type NamedSlots } from './slots.ts'

export type Group = 'region' | 'division' | 'expense'

const REGIONS =
  /^(?:regions?|regional(?:ly)?|countr(?:y|ies)|nations?|markets?|geograph\w*|geos?|areas?|territor(?:y|ies)|continents?|parts? of the world|corners?|abroad|overseas|national|globe|international)$/
/** Words of places that stand for other things too: "where did the money go", "in third place". */
const PLACES = /^(?:where|places|world)$/
const PLACE = /^place$/
const DIVISIONS =
  /^(?:segments?|divisions?|divisional|units?|arms?|products?|categor(?:y|ies)|lines?|business(?:es)?|departments?|brands?|groups?|operations?|legs?|streams?|sectors?|branch(?:es)?|stores?|goods|merchandise|lob|bus?|shelf|shelves|ranges?|pillars?|activit(?:y|ies)|segs?|part|parts|half|halves|bits?|pieces?)$/
const EXPENSES =
  /^(?:expenses?|costs?|charges?|spending|spend|spent|outlays?|overheads?|opex|expenditures?|bills?|cost|items?|positions?)$/

/** Beside "where", what is asked for: "where did it gain most, by segment". */
const OF_BUSINESS = /^(?:segments?|divisions?|divisional|units?|products?|categor(?:y|ies)|lines?|departments?)$/
const SPENT = /^(?:expenses?|costs|charges?|spending|spend|spent|outlays?|opex|expenditures?)$/

/** A word for parts of any kind: "countries", "segment". */
export const isGroupWord = (word: string): boolean =>
  [REGIONS, PLACES, PLACE, DIVISIONS, EXPENSES].some((one) => one.test(word))

/** @returns null where the filing tells no such parts, or two kinds are meant as well */
export function groupOf(slots: NamedSlots, { base }: ChatFacts): Group | null {
  const metrics = metricsOf(slots)
  const [own] = base.periods
  const has = {
    region: own.geographical.length > 0,
    division: own.business.length > 0,
    expense: own.expenses.length > 0,
  }
  const only = (group: Group): Group | null => (has[group] ? group : null)
  if (metrics.some((one) => one.startsWith('geography:'))) return only('region')
  // "Which region leads in iPhone sales": crossed, which no statement prints
  if (metrics.some((one) => one.startsWith('business:')))
    return slots.tokens.some((one) =>
      /^(?:regions?|countr(?:y|ies)|nations?|continents?|territor(?:y|ies)|geograph\w*|geos?)$/.test(one),
    )
      ? null
      : only('division')
  if (metrics.some((one) => one.startsWith('expense:') || one === 'operating_expenses')) return only('expense')
  const said = (pattern: RegExp): boolean => slots.tokens.some((one) => pattern.test(one))
  if (said(REGIONS)) return only('region')
  if (said(/^(?:items?|positions?)$/) && !said(/^(?:expenses?|costs?|charges?|spending|overheads?|opex)$/)) return null
  if (said(PLACES) && !said(SPENT) && !said(OF_BUSINESS)) return only('region')
  if (said(EXPENSES) && !said(DIVISIONS)) return only('expense')
  if (said(EXPENSES) && said(/^lines?$/)) return only('expense')
  if (said(DIVISIONS)) return only('division')
  if (said(PLACE)) return only('region')
  return only('division') ?? only('region')
}
