/** A count of shares that a sentence gives for a year. */
export interface Claim {
  /** In whole shares, where the sentence says what it counts in. */
  value: number
  /** As printed. */
  text: string
  diluted: boolean
}

const HEAD = /(?:weighted[- ])?average (?:number of )?[^:;]{0,90}?(?:shares|units)\b|shares used in/i
const COUNT = /\b\d{1,3}(?:,\d{3})+\b|\b\d{5,}\b/g
const UNIT = /\((?:in )?(thousands|millions)(?: of shares)?\)/i
const YEAR = /\b(?:19|20)\d\d\b/g
/** An end of sentence, but not after "No." and initials. */
const END = /(?<=[a-z)\d]{3}|[A-Z]{3})\. (?=[A-Z])/
const BETWEEN = /^(?:,|;| |and|&|shares|units)*$/i

interface Mark {
  at: number
  end: number
  text: string
}

const marks = (text: string, pattern: RegExp): Mark[] =>
  [...text.matchAll(pattern)].map((one) => ({ at: one.index, end: one.index + one[0].length, text: one[0] }))

/** Marks that stand beside one another, "a, b and c", as lists. */
function lists(all: readonly Mark[], text: string): Mark[][] {
  const found: Mark[][] = []
  for (const mark of all) {
    const last = found.at(-1)?.at(-1)
    if (last && BETWEEN.test(text.slice(last.end, mark.at))) found.at(-1)?.push(mark)
    else found.push([mark])
  }
  return found
}

/**
 * What a text that begins near the words "average number of shares" says of a year. Four forms: "in 1995 … 6,429,396";
 * "6,429,396 in 1995, 6,381,229 in 1994"; "1995, 1994 and 1993 were 6,969,208, 6,306,994 and 5,177,399, respectively";
 * one count for several years, "1996 and 1995 was 10,625"; "747,789 for each of the years ended December 31, 1995, 1994 and
 * 1993" or "3,321,039 shares in each year". Counts "respectively" without a year go by the columns.
 * @param columns years of the statement's columns, as printed
 */
export function claimsIn(passage: string, year: number, columns: readonly number[] = []): Claim[] {
  const head = HEAD.exec(passage)
  if (!head || head.index > 70) return []
  const said = passage.slice(Math.max(0, head.index - 10), head.index)
  const [own = '', next = ''] = passage.slice(head.index).split(END, 2)
  // "… based on average shares. The number of shares for 1996 was 10,625": the count stands in the next sentence.
  const goesOn = own.search(COUNT) < 0 && /\b(?:number of|average|used in)\b/i.test(next)
  const text = goesOn ? `${own}; ${next}` : own
  const counts = marks(text, COUNT)
  const dates = lists(marks(text, YEAR), text)
  const chosen = new Set<Mark>()
  for (const list of lists(counts, text)) {
    const row = dates.find((years) => years.length === list.length && years.length > 1)?.map((date) => date.text)
    const inOrder = row ?? (dates.length === 0 && columns.length === list.length ? columns.map(String) : null)
    if (inOrder && list.length > 1 && isRow(list, text)) {
      const one = list[inOrder.indexOf(String(year))]
      if (one) chosen.add(one)
      continue
    }
    for (const count of list)
      if (yearsOf(count, list, counts, dates, text, String(year)).includes(String(year))) chosen.add(count)
  }
  // "Shares used … are as follows (in thousands): 1994 -- 102,470; 1993 -- 99,911" (0000950134-95-000291).
  const unit = UNIT.exec(text.slice(0, counts[0]?.at ?? 0))?.[1]
  const scale = unit === undefined ? 1 : unit.toLowerCase() === 'thousands' ? 1e3 : 1e6
  return [...chosen].map((one) => ({
    value: Number(one.text.replaceAll(',', '')) * scale,
    text: one.text,
    diluted: isDiluted(said + text.slice(0, one.at)),
  }))
}

const AFTER = /^(?: of)? (?=(?:the )?(?:weighted[- ])?average (?:number of )?(?:\w+ ){0,4}(?:shares|units)\b)/i

/**
 * What a text says of a year whose counts stand before the words: "based on 6,969,208, 6,306,994 and 5,177,399 weighted
 * average shares, respectively", "12,345,678 average shares outstanding in 1995".
 * @param before the text up to the words, on whose end the counts stand
 * @param after the words and what follows
 */
export function claimsBefore(before: string, after: string, year: number, columns: readonly number[]): Claim[] {
  const list = lists(marks(before, COUNT), before).at(-1)
  const last = list?.at(-1)
  if (list === undefined || last === undefined || !AFTER.test(before.slice(last.end) + after)) return []
  const [own = ''] = after.split(END, 1)
  const dates = lists(marks(`${before.slice(last.end)}${own}`, YEAR), `${before.slice(last.end)}${own}`)[0]
  const years = dates?.map(({ text }) => text) ?? columns.map(String)
  const isEach = list.length > 1 && years.length === list.length && /\brespectively\b/i.test(own)
  const isOne = list.length === 1 && dates?.length === 1
  const one = isEach || isOne ? list[years.indexOf(String(year))] : undefined
  return one === undefined
    ? []
    : [
        {
          value: Number(one.text.replaceAll(',', '')),
          text: one.text,
          diluted: isDiluted(`${before}${upToCount(own)}`),
        },
      ]
}

/** Words behind a further count are of that one: "(41,100,000 diluted)". */
function upToCount(text: string): string {
  const next = text.search(COUNT)
  return next < 0 ? text : text.slice(0, next)
}

/** Counts that go with years one by one: "respectively", or the columns of a table. */
function isRow(list: readonly Mark[], text: string): boolean {
  const [first, last] = [list[0], list.at(-1)]
  if (!first || !last) return false
  return (
    /respectively/i.test(text.slice(last.end)) || /^[\d, ]+$/.test(text.slice(first.at, last.end).replace(/, /g, 'x'))
  )
}

const IN_YEAR = /^(?: shares| units)?,? (?:in|for|during) (?:\w+ ){0,2}$/i

/** One count for all years of the report (0000107469-96-000003, 0000897101-96-000124). */
const EACH_YEAR =
  /^(?: shares| units)?,? (?:in|for|during) (?:each (?:of the )?(?:\w+ )?(?:fiscal )?|all (?:\w+ )?)(?:years?|periods?)\b/i
/** Characters between these words and the first year that they speak of: "ended December 31, ". */
const NEAR = 24

/** The years that a count is said of: the one right after it, else the nearest before it with no count between. */
function yearsOf(
  count: Mark,
  list: readonly Mark[],
  counts: readonly Mark[],
  dates: readonly Mark[][],
  text: string,
  asked: string,
): string[] {
  const years = dates.flat()
  const rest = text.slice(count.end)
  const each = EACH_YEAR.exec(rest)
  if (each !== null) {
    const named = dates.find((row) => row.some(({ at }) => at >= count.end && at - count.end < each[0].length + NEAR))
    return named === undefined ? [asked] : named.map((one) => one.text)
  }
  const after = years.find(({ at }) => at >= count.end)
  if (after && IN_YEAR.test(text.slice(count.end, after.at))) return [after.text]
  const before = years.findLast(({ end }) => end <= count.at)
  if (before === undefined || count.at - before.end > 70) return []
  // The year before may belong to a count of its own: "a in 1995, b in 1994".
  const taken = counts.some(
    (other) =>
      (other.at > before.end && other.at < count.at) ||
      (other.end < before.at && IN_YEAR.test(text.slice(other.end, before.at))),
  )
  if (taken || /\d%|per ?cent/i.test(text.slice(before.end, count.at))) return []
  const row = dates.find((one) => one.includes(before)) ?? []
  return row.length === 1 ? [before.text] : list.length === 1 ? row.map((one) => one.text) : []
}

/** Whether the last word before a count that says so says diluted. */
function isDiluted(before: string): boolean {
  const words = [...before.matchAll(/fully diluted|diluted|primary|basic/gi)]
  return /dilut/i.test(words.at(-1)?.[0] ?? '')
}
