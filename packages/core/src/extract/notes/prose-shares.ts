import type { Figures, Provenance } from '../../statement/statement.ts'
import type { Bytes } from '../bytes.ts'
import { stripMarkup } from '../document/decode.ts'
import { occurrences } from '../find.ts'
import { commonIncome } from '../roles/common-income.ts'
import type { InDocument } from '../statements/in-document.ts'

const WINDOW = 1400
const MOST_PLACES = 300
const NUMBER = /\d{1,3}(?:,\d{3})+|\d{4,}/g

interface Said {
  value: number
  text: string
  start: number
  end: number
  diluted: boolean
}

/** The sentences about average share counts that name the year, with the first count after it. */
function counts(bytes: Bytes, year: number): Said[] {
  const found: Said[] = []
  let from = 0
  for (const at of places(bytes)) {
    if (at < from) continue
    const start = Math.max(0, at - 60)
    const raw = bytes.toString('latin1', start, Math.min(bytes.length, at + WINDOW))
    const text = stripMarkup(raw.slice(Math.max(0, raw.lastIndexOf('>', 60) + 1)))
      .replace(/\s+/g, ' ')
      .slice(0, 520)
    const head = /(diluted )?(?:weighted[- ])?average (?:number of )?[^:;]{0,90}?(?:shares|units)\b/i.exec(text)
    if (!head || head.index > 70) continue
    const rest = text.slice(head.index, head.index + 420)
    const dated = new RegExp(`\\b${year}\\b`).exec(rest)
    if (!dated) continue
    const after = rest.slice(dated.index + 4)
    const number = [...after.matchAll(NUMBER)].find((one) => !/^(?:19|20)\d\d$/.test(one[0]))
    if (!number || number.index > 70 || /\d%|per cent|percent/.test(after.slice(0, number.index))) continue
    // An end of sentence before the count ends the claim, but for "No." and initials.
    if (/[a-z]{3}\. [A-Z]/.test(after.slice(0, number.index)) && !/number of/i.test(after.slice(0, number.index)))
      continue
    const place = raw.indexOf(number[0], at - start)
    if (place < 0) continue
    found.push({
      value: Number(number[0].replaceAll(',', '')),
      text: number[0],
      start: start + place,
      end: start + place + number[0].length,
      diluted: /dilut/i.test(text.slice(Math.max(0, head.index - 10), head.index + head[0].length)),
    })
    from = start + place
  }
  return found
}

/** Where averages are named, in order. */
function places(bytes: Bytes): number[] {
  const found: number[] = []
  for (const words of ['verage number of', 'eighted average']) found.push(...occurrences(bytes, words, 6, MOST_PLACES))
  return found.sort((a, b) => a - b).slice(0, MOST_PLACES)
}

/**
 * Share counts that stand in running text only ("the weighted average number of shares … amounting to 82,572,774").
 * Taken only where the sentence names the year and income over the count gives the printed EPS.
 */
export function fillFromWords(evidence: InDocument, figures: Figures, provenance: Provenance, money: number): void {
  const { chosen, cover, bytes } = evidence
  const end = chosen.periods[chosen.column]?.end ?? cover.end
  const net = figures.net_income
  if (!end || net === null || net === 0) return
  const common = commonIncome(chosen.lines, chosen.column)
  const incomes = common === null ? [net] : [net, common * money]
  const said = counts(bytes, end.year)
  for (const [name, per, diluted] of [
    ['weighted_avg_shares_basic', figures.basic_eps, false],
    ['weighted_avg_shares_diluted', figures.diluted_eps, true],
  ] as const) {
    if (figures[name] !== null || per === null || per === 0) continue
    // Half of what the printed EPS and the printed income leave open.
    const place = provenance[diluted ? 'diluted_eps' : 'basic_eps']
    const decimals = place && 'text' in place ? (/\.(\d+)/.exec(place.text)?.[1]?.length ?? 0) : 2
    const fits = (one: Said) =>
      (one.diluted === diluted || (diluted && figures.basic_eps === per && !said.some((other) => other.diluted))) &&
      incomes.some(
        (income) =>
          Math.abs(Math.abs(income) / one.value - Math.abs(per)) <= 0.51 * 10 ** -decimals + money / 2 / one.value,
      )
    const found = said.find(fits)
    // Two sentences with two counts: no telling.
    if (!found || said.some((one) => fits(one) && one.value !== found.value)) continue
    figures[name] = found.value
    provenance[name] = {
      label: diluted ? 'Diluted weighted average number of shares' : 'Weighted average number of shares',
      text: found.text,
      concept: null,
      start: found.start,
      end: found.end,
    }
  }
}
