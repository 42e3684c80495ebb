/** The unit and the currency a statement prints in. */
export interface Units {
  money: number
  /** Factor of share counts where the units line says so; null = it does not say. */
  shares: number | null
  currency: string
  /** Printed at all? Without a units line figures are whole (T25). */
  printed: boolean
}

const MILLION = /millions|\bmillion\b|\$m\b|\(m\)|€m|mm\b/i
const THOUSAND = /thousands|\bthousand\b|000'?s|\$ ?000|'000|,000 omitted|000 omitted/i

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

/** Reads units from the words over a statement; the words nearest to it win. */
export function readUnits(near: string, far: string): Units {
  let money = 1
  let shares: number | null = null
  let printed = false
  for (const source of [near, far]) {
    const text = source.replace(/\s+/g, ' ')
    const spots = [
      ...text.matchAll(
        /(?:\bin |\(|\bdollars?\b|\bamounts?\b|\$|expressed|stated|€|eur\b|usd)[^|]{0,60}?(?:thousands?|millions?|billions?|000'?s?|000 omitted)\b|(?:thousands?|millions?) of (?:[a-z. ]{0,12})?(?:dollars|euros?)|(?:^|\| ?)\(?(?:millions|thousands)\b|(?:million|thousand) (?:usd|eur)|\b000 omitted|\(000'?s?\)/gi,
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
    if (/shares?[^.)|]{0,50}(?:in|reflected in) thousands/i.test(except + tail.slice(0, 200))) shares = 1e3
    else if (/shares?[^.)|]{0,30} in millions/i.test(tail)) shares = 1e6
    else if (
      /\b(?:number of|share (?:data|amounts|information|and|figures)|shares|units? (?:and|data))/i.test(
        except.replace(/(?:per|each)[- ](?:\w+ )?share\w*(?: data| amounts| information| figures)?/gi, ''),
      )
    )
      shares = 1
    else if (/share (?:and per|data)|shares and/i.test(except)) shares = 1
    else shares = null
    break
  }
  return { money, shares, currency: 'USD', printed }
}

/** ISO code of the currency, from the words over and in the statement; USD where nothing else is named. */
export function readCurrency(near: string): string {
  if (/u\.?s\.? dollars|us\$|united states dollars|\busd\b/i.test(near)) return 'USD'
  if (/\bEUR\b|\beuros?\b|€/i.test(near)) return 'EUR'
  if (/£|pounds sterling|\bGBP\b/i.test(near)) return 'GBP'
  if (/canadian dollars|c\$|\bCAD\b/i.test(near)) return 'CAD'
  if (/\bRMB\b|renminbi|\bCNY\b/i.test(near)) return 'CNY'
  if (/¥|\byen\b|\bJPY\b/i.test(near)) return 'JPY'
  if (/\bCHF\b|swiss francs/i.test(near)) return 'CHF'
  return 'USD'
}
