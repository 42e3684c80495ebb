import type { Line } from '../sheet/lines.ts'

const EXPENSE_WORDS = /expense|cost|charge|loss(?! \()|provision|impairment|amortization|write-?(?:off|down)|fees/

/** The sign a caption gives to a figure of a list of income and expenses (T32, T33, T62). */
export function captionSign(line: Line): 1 | -1 {
  const w = line.words
  if (/\((?:income|gains?|credits?|earnings)\)|^(?:loss|expense)s? \((?:gain|income)/.test(w)) return -1
  if (/\((?:expenses?|loss(?:es)?|charges?|costs?|deductions?)\)|income, net|net gain/.test(w)) return 1
  if (/(?:income|gain|earnings)\b/.test(w) && !/\bexpense/.test(w)) return 1
  if (EXPENSE_WORDS.test(w)) return -1
  return /expense|deduct|charges/.test(line.heading) ? -1 : 1
}
