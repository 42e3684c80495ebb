/** "$1.9 billion a day", "$3,500 a second": an amount told by the time that brings it, as the amount of the whole period. */
import type { NumberToken } from './numbers.ts'

/** How many of it a year has, on average. */
const IN_A_YEAR = {
  second: 31_557_600,
  minute: 525_960,
  hour: 8_766,
  day: 365.25,
  week: 365.25 / 7,
  month: 12,
  quarter: 4,
}
type RateUnit = keyof typeof IN_A_YEAR

const RATE =
  /^\s+(?:an?|per|each|every|apiece every)\s+(?<unit>second|minute|hour|day|week|month|quarter)\b(?!\s+(?:ago|earlier|before|after|later|since|from|of|old|long|ended|in(?!\s+(?:net |gross |operating |pre-?tax )*(?:profits?|sales|revenues?|income|earnings|turnover)\b)|end)|[-’'])/
/** "$307 million of net income every day": what it is of stands between */
const RATE_BEHIND =
  /^(?<of>\s+(?:of|in|worth of)\s+(?:(?:net|total|operating|gross|pre-?tax|annual)\s+)*(?:goods|merchandise|stuff|income|profits?|revenues?|sales|earnings|turnover)\s+)(?:an?|per|each|every)\s+(?<unit>second|minute|hour|day|week)\b(?!\s+(?:ago|earlier|before|after|later|since|from|of|old|long|ended|in|end)|[-’'])/
/** Years have 365 or 366 days, of 52 weeks 364: what is told more closely than this is taken as near. */
const NEAR = 0.012

/**
 * @param months how long the period is that the text is about; null = not known
 * @returns amounts of a time as those of the period, with their words; nothing else is changed
 */
export function withRates(text: string, numbers: readonly NumberToken[], months: number | null): NumberToken[] {
  return numbers.map((one) => {
    if (months === null || (one.kind !== 'money' && !(one.kind === 'count' && one.hasScale))) return one
    const found = RATE.exec(text.slice(one.end)) ?? RATE_BEHIND.exec(text.slice(one.end))
    const unit = found?.groups?.unit as RateUnit | undefined // one of the pattern's
    if (!found || !unit) return one
    const times = (IN_A_YEAR[unit] * months) / 12
    return {
      ...one,
      end: found.groups?.of === undefined ? one.end + found[0].length : one.end,
      value: one.value * times,
      step: Math.max(one.step * times, 2 * NEAR * one.value * times),
      hasScale: true,
      perTime: {
        ...{ unit, times: Math.round(times) },
        ...{ start: one.end + (found.groups?.of ?? '').length, end: one.end + found[0].length },
      },
    }
  })
}
