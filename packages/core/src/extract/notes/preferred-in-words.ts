/** Preferred dividends that a document tells in a sentence about its figures per share, and nowhere beside its net income. */
import type { Figures } from '../../statement/statement.ts'
import type { Bytes } from '../bytes.ts'
import { stripMarkup } from '../document/decode.ts'
import { occurrences } from '../find.ts'

/** Places of the words that are looked at. */
const MOST_PLACES = 600
const BEFORE = 420
const AFTER = 420

/** Figures per share, or the count that they are divided by. */
const PER_SHARE = /\bper (?:common |ordinary )?share\b|\baverage (?:number of )?(?:common )?shares\b/i
const NAMED =
  /prefer(?:red|ence) (?:stock |share )?dividends?\b|dividends? (?:on|of|for|to) (?:\w+ ){0,4}prefer(?:red|ence)\b/gi
const AMOUNT = String.raw`\$ ?[\d,]*\d(?:\.\d+)?(?: (?:million|thousand))?`
/** Amounts that follow the words at once, in a list or one by one: "of $59 million in 1994 and $33 million in 1993". */
const FOLLOWING =
  /^(?: requirements?| stock)?(?:,| of| were| was| totall?ing| amounting to| amounted to| accrue| annually| at| approximately| about|:)* (?=\$)/i
const ONE = new RegExp(`^${AMOUNT}`, 'i')
const YEARS = /\b(?:19|20)\d\d\b/g
const OWN_YEAR = /^,? (?:in|for|during) (?:fiscal |the year )?((?:19|20)\d\d)\b/i
const BETWEEN = /^(?:,? and |, )(?=\$)/i

const SCALES: Readonly<Record<string, number>> = { million: 1e6, thousand: 1e3 }

function amountOf(text: string): number {
  const word = /million|thousand/i.exec(text)?.[0].toLowerCase() ?? ''
  return Number(text.replace(/[^\d.]/g, '')) * (SCALES[word] ?? 1)
}

/** The amounts that stand beside one another from the start of a text, each with the year that it names itself. */
function listed(text: string): { amounts: { value: number; year: string | null }[]; rest: string } {
  const amounts: { value: number; year: string | null }[] = []
  let rest = text
  for (let one = ONE.exec(rest); one !== null; one = ONE.exec(rest)) {
    rest = rest.slice(one[0].length)
    const year = OWN_YEAR.exec(rest)
    rest = rest.slice(year?.[0].length ?? 0)
    amounts.push({ value: amountOf(one[0]), year: year?.[1] ?? null })
    const between = BETWEEN.exec(rest)
    if (between === null) break
    rest = rest.slice(between[0].length)
  }
  return { amounts, rest }
}

/**
 * What a passage says was taken off for preferred stock in a year, in whole units of the currency: the amount that names the
 * year, the one of a list that stands where the year does among as many years, or a single amount without a year.
 * Nothing where the passage does not speak of figures per share.
 */
export function preferredIn(passage: string, year: number): number[] {
  if (!PER_SHARE.test(passage)) return []
  return [...passage.matchAll(NAMED)].flatMap((named) => {
    const after = passage.slice(named.index + named[0].length)
    const lead = FOLLOWING.exec(after)
    if (lead === null) return []
    const { amounts, rest } = listed(after.slice(lead[0].length))
    const own = amounts.filter((one) => one.year === String(year))
    if (own.length > 0) return own.map(({ value }) => value)
    if (amounts.some((one) => one.year !== null)) return []
    if (amounts.length === 1) return amounts.map(({ value }) => value)
    const [sentence = ''] = rest.split(/\. (?=[A-Z])/, 1)
    const years = (sentence.match(YEARS) ?? []).slice(-amounts.length)
    const at = years.length === amounts.length ? years.indexOf(String(year)) : -1
    return at < 0 ? [] : [amounts[at]?.value ?? 0]
  })
}

/**
 * The preferred dividends of a year that sentences about figures per share give (UAL, 0000100517-95-000011: "after
 * providing for preferred stock dividends of $59 million in 1994"). They explain an EPS; they are no figure of the statement.
 */
export function preferredInWords(bytes: Bytes, year: number): number[] {
  const found = new Set<number>()
  for (const at of occurrences(bytes, 'referred', 8, MOST_PLACES)) {
    const raw = bytes.toString('latin1', Math.max(0, at - BEFORE), Math.min(bytes.length, at + AFTER))
    if (!/\$/.test(raw) || !/share/i.test(raw)) continue
    const text = stripMarkup(raw).replace(/\s+/g, ' ')
    for (const value of preferredIn(text, year)) if (value > 0) found.add(value)
    if (found.size >= MOST_FOUND) break
  }
  return [...found]
}

/**
 * What is left for common shareholders after the preferred dividends that a sentence gives, in whole units of the currency, where that
 * over the statement's shares is the basic EPS and net income is not; null elsewhere (United Oklahoma Bankshares,
 * 0000725806-96-000005: "after considering cumulative preferred stock dividends", "approximately $392,000").
 * @param money one printed amount in whole units
 */
export function leftInWords(bytes: Bytes, year: number, figures: Figures, money: number): number | null {
  const { net_income: net, basic_eps: eps, weighted_avg_shares_basic: shares } = figures
  if (net === null || eps === null || shares === null || shares <= 0) return null
  const gives = (income: number) => Math.abs(income / shares - eps) <= EPS_ROUNDING + money / 2 / shares
  if (gives(net)) return null
  return (
    preferredInWords(bytes, year)
      .map((one) => net - one)
      .find(gives) ?? null
  )
}

/** EPS is printed to the cent. */
const EPS_ROUNDING = 0.005

/** More amounts would explain a misread figure by chance. */
const MOST_FOUND = 3
