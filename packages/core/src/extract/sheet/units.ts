import { withSigns } from '../document/currency-signs.ts'
import { kept } from '../kept.ts'

/** The unit and the currency a statement prints in. */
export interface Units {
  money: number
  /** Factor of share counts where the units line says so; null = it does not say. */
  shares: number | null
  currency: string
  /** Printed at all? Without a units line figures are whole (T25). */
  printed: boolean
}

const MILLION = /millions|\bmillion\b|[$£€¥]\s?m\b|\(m\)|mm\b|\bmio\b|\bmn\b|[a-z]{3} m\b|\bM(?:EUR|€)|\bmch\$/i
const THOUSAND =
  /thousands|\bthousand\b|000'?s|\bin (?:\$ ?)?000\b|\(\$?000\)|[$£€¥] ?000|'000|,000 omitted|000 omitted|\b[TK](?:EUR|€)|\bthch\$/i

function scaleOf(text: string): number | null {
  const million = text.search(MILLION)
  const thousand = text.search(THOUSAND)
  const billion = text.search(/billions/i)
  const first = [
    { at: million, n: 1e6 },
    { at: thousand, n: 1e3 },
    { at: billion, n: 1e9 },
  ]
    .filter((s) => s.at >= 0)
    .sort((a, b) => a.at - b.at)[0]
  return first?.n ?? null
}

/** Words of scale as they should have been typed. */
const withoutSlips = (text: string): string =>
  text
    .replace(
      /\b(?:thosands?|thousnads?|thousans|thousads?|tousands?|thousandes|thounsands?|thousahds?)\b/gi,
      'thousands',
    )
    .replace(/\b(?:millons?|milions?|millins|millionss)\b/gi, 'millions')

/** What one of the words of scale holds, however it is typed: most words have none, and are not looked at further. */
const MAY_SCALE =
  /thou|thos|tous|mill|mili|billi|000|[$£€¥]\s*m|(?:eur|sek|nok|dkk|chf|dm|dem|frf|ff|nlg|fim|rmb|nis)\s*m|[tkm](?:eur|€)|ch\$/i

/** Reads units from the words over a statement; the words nearest to it win. */
export function readUnits(near: string, far: string): Units {
  let money = 1
  let shares: number | null = null
  let printed = false
  for (const source of [near, far]) {
    const signed = withSigns(source)
    if (!MAY_SCALE.test(signed)) continue
    const text = withoutSlips(signed.replace(/\s+/g, ' '))
    const spots = [
      ...text.matchAll(
        /(?:\bin |\(|\bdollars?\b|\bamounts?\b|\$|expressed|stated|€|£|¥|\b(?:eur|usd|gbp|rmb|chf|nok|sek|dkk)\b)[^|]{0,60}?(?:thousands?|millions?|billions?|000'?s?|000 omitted)\b|(?:thousands?|millions?) of (?:[a-z. ]{0,30})?(?:dollars|euros?|marks|francs|guilders|lire|pesetas|pesos|yen|won|rupees|kron(?:or|er)|shekels|reais|rand|pounds|renminbi)|(?:^|\| ?)\(?(?:millions|thousands)\b|(?:million|thousand) (?:usd|eur)|[$£€¥] ?m\b|\b(?:eur|sek|nok|dkk|chf|dm|dem|frf|ff|nlg|fim|rmb|nis|(?:us|hk|nt|c|a|s|r)\$) ?(?:m|mn|million|thousand|'000)\b|\b(?:[tk]|m)(?:eur|€)|\bpounds? (?:million|thousand)|\b(?:th|m)ch\$|\b(?:ff|frf|dm|sek|nok) (?:millions|thousands)|\b000'?s? omitted|\(000'?s?\)/gi,
      ),
    ]
    const last = spots.at(-1)
    if (!last) continue
    // One bracket may name two units, the money's first: "in millions, except shares in thousands".
    const open = Math.max(text.lastIndexOf('(', last.index), text.lastIndexOf('|', last.index), last.index - 160)
    const spot = spots.find((s) => s.index >= open) ?? last
    const tail = text.slice(spot.index, spot.index + 260)
    const scale = scaleOf(spot[0]) ?? scaleOf(tail)
    if (scale === null) continue
    money = scale
    printed = true
    const except = /(?:except|other than|excluding)([^|)]{0,160})/i.exec(tail)?.[1] ?? ''
    // What is excepted per share says nothing of the counts.
    const others = except.replace(/(?:per|each)[- ](?:\w+ )?share\w*(?: data| amounts| information| figures)?/gi, '')
    if (/shares?[^.)|]{0,50}(?:in|reflected in) thousands/i.test(`${except} | ${tail.slice(0, 200)}`)) shares = 1e3
    else if (/shares?[^.)|]{0,30} in millions/i.test(tail)) shares = 1e6
    else if (/\b(?:number of|share (?:data|amounts|information|and|figures)|shares|units? (?:and|data))/i.test(others))
      shares = 1
    else shares = null
    break
  }
  return { money, shares, currency: 'USD', printed }
}

/** Currencies by the words and signs that name them beside amounts. */
const CURRENCIES: readonly [string, RegExp][] = [
  ['USD', /u\.?s\.? ?dollars|us\$|united states dollars|\busd\b/i],
  ['EUR', /\bEUR\b|\beuros?\b|€|\b[TMk]EUR\b/i],
  ['GBP', /£|\bpounds? (?:sterling|million|thousand)|\bGBP\b/i],
  ['CAD', /canadian dollars|\bc\$|\bCdn\$|\bCAD\b/i],
  ['CNY', /\bRMB\b|renminbi|\bCNY\b|\bRMB'/i],
  ['TWD', /\bNT\$|new taiwan dollars/i],
  ['JPY', /¥|\byen\b|\bJPY\b/i],
  ['CHF', /\bCHF\b|swiss francs|\bSFr\b/i],
  ['BRL', /\bR\$|\breais\b/i],
  ['KRW', /korean won|\bwon in (?:millions|thousands)|\bKRW\b|₩/i],
  ['INR', /\brupees\b|\bINR\b|₹/i],
  ['SEK', /swedish kron(?:or|a)|\bSEK\b|\bSKr\b/i],
  ['NOK', /norwegian kroner?|\bNOK\b|\bNKr\b/i],
  ['DKK', /danish kroner?|\bDKK\b|\bDKr\b/i],
  ['MXN', /mexican pesos|\bMXN\b/i],
  ['CLP', /chilean pesos|Ch\$/i],
  ['ARS', /argentine pesos|\bAR\$/i],
  ['ILS', /new (?:israeli )?shekels?|\bNIS\b/i],
  ['HKD', /\bHK\$|hong kong dollars/i],
  ['AUD', /australian dollars|\bA\$/],
  ['ZAR', /south african rand|\bZAR\b/i],
  ['DEM', /deutsche? ?marks?|german marks|\bDM\b|\bDEM\b/i],
  ['FRF', /[Ff]rench [Ff]rancs|\bFRF\b|\bFF\b/],
  ['NLG', /\bguilders\b|\bNLG\b|\bDfl\b/i],
  ['ITL', /\b[Ll]ire\b|\bITL\b|\bLit\b/],
  ['ESP', /\bpesetas\b|\bPtas\b/i],
  ['FIM', /\bFIM\b|finnish markkas?/i],
  ['PTE', /\bescudos\b/i],
  ['IEP', /irish pounds|\bIEP\b/i],
  ['SGD', /[Ss]ingapore [Dd]ollars|\bS\$|\bSGD\b/],
  ['NZD', /new zealand dollars|\bNZ\$/i],
  ['PHP', /philippine pesos/i],
  ['IDR', /\brupiah\b/i],
  ['THB', /\bbaht\b/i],
  ['COP', /colombian pesos/i],
  ['PEN', /nuevos soles/i],
  ['RUB', /\bro?ubles\b/i],
  ['PLN', /\bzlot(?:y|ys)\b/i],
  ['TRY', /turkish lira/i],
]

/** All of them as one search, for what names none: the case of letters is left to the patterns themselves. */
const ANY_CURRENCY = new RegExp(CURRENCIES.map(([, words]) => `(?:${words.source})`).join('|'), 'i')

/** Words that are kept: those around a few filings' tables, for which each of their columns asks. */
const MOST_WORDS = 200

/** ISO codes of the currencies that words name. */
const currenciesIn = kept((words): readonly string[] => {
  const text = withSigns(words)
  if (!ANY_CURRENCY.test(text)) return []
  return CURRENCIES.flatMap(([code, pattern]) => (pattern.test(text) ? [code] : []))
}, MOST_WORDS)

/** ISO code of the currency, from the words over and in the statement; USD where nothing else is named. */
export const readCurrency = (near: string): string => currenciesIn(near)[0] ?? 'USD'

/** Words of a head, or of a sentence on the currency of the report. */
const REPORTS =
  /\b(?:thousands|millions|expressed|stated|presented|reported|reporting|amounts|figures|currency)\b[^.]{0,60}$/i
const HEADS = /^[^.]{0,30}\b(?:thousands|millions)\b/i

/** How often words name that currency, and how often as one reports in it: in a head or a sentence on it. */
export function timesNamed(code: string, words: string): { all: number; reporting: number } {
  const pattern = CURRENCIES.find(([one]) => one === code)?.[1]
  if (pattern === undefined) return { all: 0, reporting: 0 }
  const text = withSigns(words)
  const hits = [...text.matchAll(new RegExp(pattern.source, `${pattern.flags}g`))]
  const reporting = hits.filter(({ index, 0: name }) => {
    const before = text.slice(Math.max(0, index - 90), index)
    return REPORTS.test(before) || HEADS.test(text.slice(index + name.length, index + name.length + 40))
  })
  return { all: hits.length, reporting: reporting.length }
}

/** The one currency that words name; null where they name none, or more than one. */
function oneCurrency(words: string): string | null {
  const [code, another] = currenciesIn(words)
  return another === undefined ? (code ?? null) : null
}

/**
 * The currency of the column that is read, where another column is a translation into a second currency (a convenience
 * translation into dollars); null where all columns share one. `head`: over the column that is read; `others`: over the
 * other columns of amounts.
 */
export function ownCurrency(head: string, others: readonly string[]): string | null {
  const named = new Set([head, ...others].map(oneCurrency).filter((code) => code !== null))
  if (named.size < 2) return null
  const local = [...named].filter((code) => code !== 'USD')
  return oneCurrency(head) ?? (local.length === 1 ? (local[0] ?? null) : null)
}

/** The heads' words name one translated column once, and the caption may again. */
const MOST_NAMED = 2

/**
 * The currency that the words above a table name alone, where one of its `columns` is a translation into another and no
 * head names the first: "(in thousands of euro)" over "2008 US$", "2008" and "2007"; null of all others.
 */
export function currencyOfText(above: string, heads: string, columns: number): string | null {
  const [named, translated] = [oneCurrency(above), oneCurrency(heads)]
  if (named === null || translated === null || named === translated || columns < 2) return null
  return timesNamed(translated, heads).all <= MOST_NAMED ? named : null
}

/** The words over a statement without those over other columns that name a currency which this column's do not. */
export function withoutTranslation(words: string, head: string, others: readonly string[]): string {
  const own = oneCurrency(head)
  const foreign = new Set(others.map(oneCurrency).filter((code) => code !== null && code !== own))
  if (foreign.size === 0) return words
  return words
    .split(' | ')
    .filter((part) => !foreign.has(oneCurrency(part)))
    .join(' | ')
}

/** The words over a statement without those that belong to another currency. */
export const wordsOfCurrency = (words: string, currency: string): string =>
  words
    .split(' | ')
    .filter((part) => [null, currency].includes(oneCurrency(part)))
    .join(' | ')
