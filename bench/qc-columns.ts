/** Damage to a document's columns and labels: another period's figures, other heads, lines called what they are not. */
import { MONTH_NAMES } from '@topline/core/format/date.ts'
import { FIGURE_NAMES, type FigureName, type Place } from '@topline/core/statement/statement.ts'
import { type Damage, type Edit, edited, firstSpot, padded, rowAround, type Spot, spotOf } from './qc-bytes.ts'
import { MAIN } from './qc-faults.ts'
import type { Right } from './qc-rights.ts'

const HEAD = 6_000

/** Figures of another column under the heads of this one. */
export function* columnDamages({ bytes, result }: Right): Generator<Damage> {
  const { provenance, prior_periods, form_type } = result
  const before = prior_periods[0]?.provenance ?? {}
  const pairs = FIGURE_NAMES.flatMap((field): [Spot, Spot][] => {
    const [a, b] = [spotOf(bytes, provenance[field]), spotOf(bytes, before[field])]
    return a && b ? [[a, b]] : []
  })
  const taken = (edits: Edit[], least: number, kind: string): Damage[] =>
    edits.length < least ? [] : [{ kind, what: 'all figures', bytes: edited(bytes, edits) }]
  const over = ([a, b]: [Spot, Spot]): Edit => ({ ...a, text: padded(b.text, a) })
  yield* taken(
    pairs.flatMap(([a, b]) => [
      { ...a, text: b.text },
      { ...b, text: a.text },
    ]),
    7,
    'swapped columns',
  )
  yield* taken(pairs.map(over), 4, "prior year's column")
  if (form_type?.startsWith('10-Q'))
    yield* taken(
      MAIN.flatMap((field) => {
        const own = spotOf(bytes, provenance[field])
        const third = own && amountsOfRow(bytes, own)
        return own && third ? [{ ...own, text: padded(third.text, own) }] : []
      }),
      4,
      'year-to-date column',
    )
}

/** The third amount of a row of four whose first is `own`: the year to date beside two quarters. */
function amountsOfRow(bytes: Buffer, own: Spot): { text: string } | null {
  const row = rowAround(bytes, own.start)
  if (row === null) return null
  const raw = bytes.toString('latin1', row.start, row.end).replace(/<[^>]*>|&#?\w+;/g, (tag) => ' '.repeat(tag.length))
  const amounts = [...raw.matchAll(/(?<![\d.,])\d[\d,.]*\d|(?<![\d.,])\d(?![\d.,])/g)].filter(
    (hit) => !/^\s*%/.test(raw.slice(hit.index + hit[0].length)),
  )
  const [first, , third] = amounts
  if (amounts.length !== 4 || !first || !third || row.start + first.index !== own.start) return null
  return { text: third[0] }
}

/** Other years, another month or another currency over the statement; its counts of shares a thousandfold. */
export function* headDamages({ bytes, result }: Right): Generator<Damage> {
  const { income_statement: s, provenance } = result
  const first = firstSpot(bytes, provenance)
  if (first === null) return
  const from = Math.max(0, first - HEAD)
  const head = bytes.toString('latin1', from, first)
  const change = (kind: string, pattern: RegExp, to: (found: string) => string): Damage[] => {
    const edits = [...head.matchAll(pattern)].map((hit) => ({
      start: from + hit.index,
      end: from + hit.index + hit[0].length,
      text: to(hit[0]),
    }))
    return edits.length === 0 ? [] : [{ kind, what: 'the head', bytes: edited(bytes, edits) }]
  }
  const year = Number(s.end_date.slice(0, 4))
  yield* change('year', new RegExp(`\\b(?:${year}|${year - 1})\\b`, 'g'), (found) =>
    String(found === String(year) ? year - 1 : year),
  )
  const month = MONTH_NAMES[Number(s.end_date.slice(5, 7)) - 1] ?? ''
  const other = MONTH_NAMES[(Number(s.end_date.slice(5, 7)) + 8) % 12] ?? ''
  if (s.period_in_months === 3) yield* change('quarter', new RegExp(`\\b${month}\\b`, 'gi'), () => other)
  yield* change('currency', /in (?:thousands|millions)/gi, (found) => `${found} of Canadian dollars`)
  const counts = (['weighted_avg_shares_basic', 'weighted_avg_shares_diluted'] as const).flatMap((field) => {
    const spot = spotOf(bytes, provenance[field])
    return spot ? [{ ...spot, text: thousandfold(spot.text) }] : []
  })
  if (counts.length > 0) yield { kind: 'shares × 1000', what: 'both counts', bytes: edited(bytes, counts) }
}

/** "2,350.1" → "2,350,100". */
function thousandfold(text: string): string {
  const [whole, decimals = ''] = text.split('.')
  return `${whole},${decimals.slice(0, 3).padEnd(3, '0')}`
}

/** Lines whose names are exchanged: with tags their concepts, without them their labels. */
const EXCHANGED: readonly [FigureName, FigureName | 'operating_expenses[0].amount'][] = [
  ['cost_of_revenue', 'operating_expenses[0].amount'],
  ['gross_profit', 'operating_income'],
  ['operating_income', 'income_before_taxes'],
  ['income_before_taxes', 'net_income'],
  ['income_tax_expense', 'net_income'],
  ['total_revenue', 'cost_of_revenue'],
]

export function* labelDamages({ bytes, result, how }: Right): Generator<Damage> {
  for (const [a, b] of EXCHANGED) {
    const names = [a, b].map((field) => nameSpot(bytes, result.provenance[field], how === 'tagged'))
    const [one, two] = names
    if (!one || !two || one.start === two.start || one.text === two.text) continue
    const edits = [
      { ...one, text: two.text },
      { ...two, text: one.text },
    ]
    yield { kind: 'mislabelled', what: `${a} and ${b}`, bytes: edited(bytes, edits) }
  }
}

/** Where the name of a line stands: the concept of its fact, or the first words of its row. */
function nameSpot(bytes: Buffer, place: Place | undefined, tagged: boolean): Spot | null {
  if (!place || 'computed' in place || place.start === null) return null
  if (tagged) {
    const from = Math.max(0, place.start - 3_000)
    const raw = bytes.toString('latin1', from, place.end ?? place.start)
    const hit = [...raw.matchAll(/\bname="([^"]+)"/g)].filter(({ 1: name }) => name === place.concept).at(-1)
    if (!hit) return null
    const start = from + hit.index + 6
    return { start, end: start + (hit[1] ?? '').length, text: hit[1] ?? '' }
  }
  const row = rowAround(bytes, place.start)
  if (row === null) return null
  const raw = bytes
    .toString('latin1', row.start, place.start)
    .replace(/<[^>]*>|&#?\w+;/g, (tag) => '\0'.repeat(tag.length))
  const hit = /[A-Za-z][^\0\n]{3,}?(?=\0|\s{2,}|\s?\.{2,}|\s*[$(]|\s*$)/.exec(raw)
  if (!hit) return null
  const start = row.start + hit.index
  return { start, end: start + hit[0].length, text: hit[0] }
}

/** What a damaged reading must not say otherwise, beside its figures. */
export const NAMED = ['end_date', 'currency', 'fiscal_period', 'fiscal_year'] as const
