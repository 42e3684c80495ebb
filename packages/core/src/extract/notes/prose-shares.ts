import type { Figures, Place, Provenance } from '../../statement/statement.ts'
import type { Bytes } from '../bytes.ts'
import { stripMarkup } from '../document/decode.ts'
import { occurrencesOfAll } from '../find.ts'
import { commonIncome } from '../roles/results/common-income.ts'
import type { InDocument } from '../statements/in-document.ts'
import { type Claim, claimsBefore, claimsIn } from './counts-in-words.ts'
import { preferredInWords } from './preferred-in-words.ts'

const WINDOW = 1400
const MOST_PLACES = 300
const MOST_NAMED = 3000

interface Said extends Claim {
  start: number
  end: number
}

/** Bytes before the words in which counts may stand. */
const BEFORE = 160

/** Text of a stretch that may begin within a tag. */
const textOf = (raw: string): string => {
  const [open, shut] = [raw.indexOf('<'), raw.indexOf('>')]
  return stripMarkup(shut >= 0 && (open < 0 || shut < open) ? raw.slice(shut + 1) : raw).replace(/\s+/g, ' ')
}

/**
 * What the sentences about average share counts say of one year, with the bytes of each count.
 * @param near where the statement stands
 * @param columns the years of its columns, as printed
 */
function counts(bytes: Bytes, year: number, near: number, columns: readonly number[]): Said[] {
  const found = new Map<number, Said>()
  for (const at of places(bytes, near)) {
    const start = Math.max(0, at - 60)
    const raw = bytes.toString('latin1', start, Math.min(bytes.length, at + WINDOW))
    const text = stripMarkup(raw.slice(Math.max(0, raw.lastIndexOf('>', 60) + 1))).replace(/\s+/g, ' ')
    for (const claim of claimsIn(text.slice(0, 620), year, columns)) {
      const place = raw.indexOf(claim.text, at - start)
      if (place >= 0)
        found.set(start + place, { ...claim, start: start + place, end: start + place + claim.text.length })
    }
    // The name is found by its letters after the first, which may be a capital.
    const first = at - 1
    const from = Math.max(0, first - BEFORE)
    const head = bytes.toString('latin1', from, first)
    const rest = textOf(bytes.toString('latin1', first, Math.min(bytes.length, at + 300)))
    for (const claim of claimsBefore(textOf(head), rest, year, columns)) {
      const place = from + head.lastIndexOf(claim.text)
      found.set(place, { ...claim, start: place, end: place + claim.text.length })
    }
  }
  return [...found.values()]
}

/** Words that name an average count; a line may end between the two (0000950134-95-000291). */
const NAMES = ['verage number', 'eighted average', 'verage shares', 'hares used'].flatMap((name) =>
  // Justified text sets two spaces between words.
  [' ', '  ', '\n'].map((between) => name.replace(' ', between)),
)

/** Some documents of the 1990s are typed in capitals throughout. */
const IN_CAPITALS = ['VERAGE NUMBER', 'EIGHTED AVERAGE', 'EIGHTED  AVERAGE']

/** Where averages are named, in order: those nearest to the statement, for the exhibits before an annual report may name more. */
function places(bytes: Bytes, near: number): number[] {
  return [...occurrencesOfAll(bytes, [...NAMES, 'eighted-average', ...IN_CAPITALS], MOST_NAMED).values()]
    .flat()
    .sort((a, b) => Math.abs(a - near) - Math.abs(b - near))
    .slice(0, MOST_PLACES)
    .sort((a, b) => a - b)
}

export type ShareName = 'weighted_avg_shares_basic' | 'weighted_avg_shares_diluted'

/** Counts of shares that were found outside the statement, whole, with their places. */
export type FoundShares = Partial<Record<ShareName, { value: number; place: Place }>>

/**
 * Share counts that stand in running text only ("the weighted average number of shares … amounting to 82,572,774").
 * Taken only where the sentence names the year and income over the count gives the printed EPS.
 * @param wants the counts that are looked for
 */
export function sharesInWords(
  { chosen, cover, bytes }: InDocument,
  figures: Figures,
  provenance: Provenance,
  money: number,
  wants: readonly ShareName[],
): FoundShares {
  const end = chosen.periods[chosen.column]?.end ?? cover.end
  const net = figures.net_income
  if (wants.length === 0 || !end || net === null || net === 0) return {}
  const common = commonIncome(chosen.lines, chosen.column)
  // A year that ends in the first days of January is called by the year before (0000912057-95-001626).
  const year = chosen.periods[chosen.column]?.named ?? (end.month === 1 && end.day < 8 ? end.year - 1 : end.year)
  const columns = chosen.periods.flatMap(({ end, named }, j) =>
    chosen.laid.columns[j]?.kind === 'amount' && end ? [named ?? end.year] : [],
  )
  const said = counts(bytes, year, chosen.grid.start, columns)
  if (said.length === 0) return {}
  const preferred = common === null ? preferredInWords(bytes, year) : []
  const incomes = [net, ...(common === null ? [] : [common * money]), ...preferred.map((one) => net - one)]
  const found: FoundShares = {}
  for (const name of wants) {
    const diluted = name === 'weighted_avg_shares_diluted'
    const per = diluted ? figures.diluted_eps : figures.basic_eps
    if (per === null || per === 0) continue
    // Half of what the printed EPS and the printed income leave open.
    const place = provenance[diluted ? 'diluted_eps' : 'basic_eps']
    const decimals = place && 'text' in place ? (/\.(\d+)/.exec(place.text)?.[1]?.length ?? 0) : 2
    const fits = (one: Said) =>
      (one.diluted === diluted || (diluted && figures.basic_eps === per && !said.some((other) => other.diluted))) &&
      incomes.some(
        (income) =>
          Math.abs(Math.abs(income) / one.value - Math.abs(per)) <= 0.51 * 10 ** -decimals + money / 2 / one.value,
      )
    const one = said.find(fits)
    // Two sentences with two counts: no telling.
    if (!one || said.some((other) => fits(other) && other.value !== one.value)) continue
    const label = diluted ? 'Diluted weighted average number of shares' : 'Weighted average number of shares'
    found[name] = { value: one.value, place: { label, text: one.text, concept: null, start: one.start, end: one.end } }
  }
  return found
}
