/**
 * The company a search begins or ends with: 'apple services revenue', 'litigation MSFT'. The rest is then looked for in
 * its filings. A company is meant only by its whole name without the legal form, or by a ticker that is no word.
 */
import { shortCompanyName } from '../format/company-name.ts'

export interface CompanyPhrase {
  /** as searching compares names: lower case, without points, dashes, quotes */
  phrase: string
  /** it can be a ticker */
  isTicker: boolean
  /** the other words, as typed */
  rest: string
}

const MOST_WORDS = 4
/** Words of filings that are tickers too: a ticker only in capitals. */
const WORDS = new Set(
  (
    'a all am an any are as at be big bill buy by can car care cars cash ceo cfo cost data day do dow eat edge ever fast fee five flow fold for free ' +
    'fund gain gas go good grow growth has he hold home hope hut ice idea in info it its job jobs key kids land law leg life line live loan loss love low ' +
    'lot main man map mark max me met more most move net new news next nice no now oil on one open or out own part path pay pays peak pen per pet pill plan play ' +
    'plus pool post price pro rate real rent risk road run safe sale save sea see self sell she shop so sold star stay step sun tap task tax team tech tell test ' +
    'time tip tool top toy trade tree true trust turn two unit up us use value wash wave way we web well west wind wing wood work world year you'
  ).split(' '),
)

/** As `searchText` of the server writes names; possessives and quotes go. */
function plainName(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’]s(?=\s|$)/g, '')
    .replace(/[.-]/g, ' ')
    .replace(/[,'’?!()]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Longest first, the beginning before the end; [] = none of its words can be a company alone. */
export function companyPhrases(text: string): CompanyPhrase[] {
  const tokens = text.trim().split(/\s+/)
  // 'a or b' would lose its half.
  if (tokens.some((token) => /^or$/i.test(token))) return []
  const isShouted = !/\p{Ll}/u.test(text)
  const found: CompanyPhrase[] = []
  for (let n = Math.min(MOST_WORDS, tokens.length - 1); n > 0; n--) {
    for (const [words, others] of [
      [tokens.slice(0, n), tokens.slice(n)],
      [tokens.slice(-n), tokens.slice(0, -n)],
    ] as const) {
      // A phrase in quotes and a word that is shut out are none of a name.
      if (words.some((word) => /["“”]|^-/.test(word)) || !others.some((word) => /^["“]?[\p{L}\p{N}]/u.test(word)))
        continue
      if (quotes(words) % 2 === 1 || quotes(others) % 2 === 1) continue
      const typed = words.join(' ').replace(/[,?!.]+$/, '')
      const phrase = plainName(typed)
      if (phrase === '') continue
      const isCapitals = /^[A-Z][A-Z.-]*$/.test(typed) && !isShouted
      found.push({ phrase, isTicker: isCapitals || (phrase.length > 1 && !WORDS.has(phrase)), rest: others.join(' ') })
    }
  }
  return found
}

const quotes = (words: readonly string[]): number => words.join(' ').match(/["“”]/g)?.length ?? 0

interface Named {
  name: string
  tickers: readonly string[]
}

/**
 * @param companies candidates, the one to prefer first
 * @returns null also where the whole search is a company's name: its filings have no more of it than others
 */
export function companyMeant<C extends Named>(
  text: string,
  phrases: readonly CompanyPhrase[],
  companies: readonly C[],
): { company: C; rest: string } | null {
  const whole = plainName(text)
  if (companies.some((one) => namesOf(one.name).has(whole))) return null
  for (const { phrase, isTicker, rest } of phrases) {
    const company =
      companies.find((one) => namesOf(one.name).has(phrase)) ??
      (isTicker ? companies.find((one) => one.tickers.some((ticker) => plainName(ticker) === phrase)) : undefined)
    if (company) return { company, rest }
  }
  return null
}

/** 'Amazon.com, Inc.' → amazon com inc, amazon com, amazon */
function namesOf(name: string): Set<string> {
  const short = plainName(shortCompanyName(name))
  return new Set([plainName(name), short, short.replace(/ com$/, '')])
}
