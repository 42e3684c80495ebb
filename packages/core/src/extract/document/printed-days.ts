import { SHORT_MONTHS } from '../../format/date.ts'
import type { Bytes } from '../bytes.ts'
import { occurrences, rawText } from '../find.ts'
import { type Day, ymdOf } from './dates.ts'

const REST =
  /^[A-Za-z]{0,7}\.?(?:\s|&#160;|&nbsp;|\xc2|\xa0){1,4}(\d{1,2})(?!\d)(?:,|\s|&#160;|&nbsp;|\xc2|\xa0){1,6}(\d{4})((?:(?:,|\s|&#160;|&nbsp;|\xc2|\xa0|and\b|AND\b){1,8}(?:19|20)\d\d(?![\d,.]))*)/

/** Bytes of a day and of the years that it is printed for: "March 30, 2008, 2007 and 2006". */
const LONGEST = 80

const known = new WeakMap<Bytes, (day: Day) => number>()

/** Counts how often the document prints a day ("June 30, 2023", 6/30/23); one search a month's name and document. */
export function dayCounter(bytes: Bytes): (day: Day) => number {
  const before = known.get(bytes)
  if (before) return before
  const counter = newCounter(bytes)
  known.set(bytes, counter)
  return counter
}

function newCounter(bytes: Bytes): (day: Day) => number {
  const counts = new Map<string, number>()
  const read = new Set<number>()
  let slashed: ReadonlySet<string> | null = null
  return (day) => {
    if (!read.has(day.month)) {
      read.add(day.month)
      const short = SHORT_MONTHS[day.month - 1] ?? 'Jan'
      const spellings = [short, short.toUpperCase()]
      for (const at of spellings.flatMap((one) => occurrences(bytes, one, 3, 5000))) {
        const found = REST.exec(bytes.toString('latin1', at + 3, Math.min(bytes.length, at + LONGEST)))
        if (!found) continue
        for (const year of [found[2], ...(found[3]?.match(/\d{4}/g) ?? [])]) {
          const key = ymdOf({ year: Number(year), month: day.month, day: Number(found[1]) })
          counts.set(key, (counts.get(key) ?? 0) + 1)
        }
      }
    }
    const key = ymdOf(day)
    const known = counts.get(key)
    if (known !== undefined) return known
    slashed ??= slashedDays(bytes)
    const n = slashed.has(`${day.month}/${day.day}/${String(day.year).slice(2)}`) ? 1 : 0
    counts.set(key, n)
    return n
  }
}

const SLASHED = /\/\d\d?\/\d\d/g

/** All days that are printed between slashes; of two digits before the first slash the last one is a month as well. */
function slashedDays(bytes: Bytes): Set<string> {
  const raw = rawText(bytes)
  const days = new Set<string>()
  for (let hit = SLASHED.exec(raw); hit !== null; hit = SLASHED.exec(raw)) {
    const { 0: rest, index } = hit
    days.add(`${raw.charAt(index - 1)}${rest}`).add(`${raw.slice(Math.max(0, index - 2), index)}${rest}`)
    // The second slash may begin another.
    SLASHED.lastIndex = index + 1
  }
  return days
}
