import { type Day, findDays } from './dates.ts'

/** The day right behind each mention of a pattern. */
export const daysBehind = (text: string, pattern: RegExp): Day[] =>
  [...text.matchAll(pattern)].flatMap((found) => {
    const behind = text.slice(found.index + found[0].length, found.index + found[0].length + 60)
    const [first] = findDays(behind.replace(/\s+/g, ' '))
    return first && first.index <= 4 ? [first.day] : []
  })
