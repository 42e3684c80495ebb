/** Further rows and tables of the 2000s: per-share lines under words, what goes on below net income, five years of selected data. */
import type { Sheet, SheetRow } from './sheet.ts'
import { PLAIN, setStatement } from './typeset.ts'

const PER_SHARE = /per (?:common |ordinary |class \w )?share/i
const isNet = ({ label, values }: SheetRow) =>
  /^net (?:\(?loss\)? ?(?:and |or )?)?\(?(?:income|earnings|loss)\b(?!.*per)/i.test(label) &&
  values.some((text) => /\d/.test(text))

/** EPS and share counts as "Basic" and "Diluted" under words that carry no figures; null where the statement prints them otherwise. */
export function underWords(sheet: Sheet, thousands: boolean): Sheet | null {
  const find = (words: RegExp, isPerShare: boolean) => {
    const found = sheet.rows.filter(
      ({ label, values }) =>
        words.test(label) &&
        !/before|continuing|discontinued|assum/i.test(label) &&
        values.every((text) => /^\(?[\d,.]+\)?$/.test(text)) &&
        values.some((text) => /\.\d\d\d?\)?$/.test(text) && !/,/.test(text)) === isPerShare &&
        (!isPerShare || PER_SHARE.test(label)),
    )
    return found.length === 1 ? found[0] : undefined
  }
  const eps = [find(/\bbasic\b/i, true), find(/\bdiluted\b|dilution/i, true)]
  const shares = [find(/\bbasic\b/i, false), find(/\bdiluted\b|dilution/i, false)]
  const own = [...eps, ...shares].flatMap((row) => row ?? [])
  if (own.length < 4 || new Set(own).size < 4 || (thousands && sheet.shares !== 1e6)) return null
  const words = (label: string): SheetRow => ({ label, indent: 0, values: sheet.ends.map(() => '') })
  const named = (row: SheetRow | undefined, label: string, by = 1): SheetRow => ({
    label,
    indent: 10,
    values: (row?.values ?? []).map((text) =>
      by === 1 ? text : Math.round(Number(text.replace(/,/g, '')) * by).toLocaleString('en-US'),
    ),
  })
  const by = thousands ? 1e3 : 1
  return {
    ...sheet,
    rows: [
      ...sheet.rows.filter((row) => !own.includes(row)),
      words('Net income (loss) per share:'),
      named(eps[0], 'Basic'),
      named(eps[1], 'Diluted'),
      words(`Weighted average shares outstanding${thousands ? ' (in thousands)' : ''}:`),
      named(shares[0], 'Basic', by),
      named(shares[1], 'Diluted', by),
    ],
  }
}

const amount = (text: string) => (text.startsWith('(') ? -1 : 1) * Number(text.replace(/[^\d.]/g, ''))
const print = (value: number, decimals: number) => {
  const size = Math.abs(value).toLocaleString('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  return value < 0 ? `(${size})` : size
}

/** What statements of the 2000s go on to below net income or EPS: comprehensive income, retained earnings. */
export function goingOn(sheet: Sheet, kind: 'comprehensive' | 'retained'): Sheet | null {
  const net = sheet.rows.filter(isNet).at(-1)
  if (net === undefined || !net.values.every((text) => /\d/.test(text))) return null
  const decimals = /\.(\d+)/.exec(net.values[0] ?? '')?.[1]?.length ?? 0
  const row = (label: string, of: (value: number) => number): SheetRow => ({
    label,
    indent: 0,
    values: net.values.map((text) => print(of(amount(text)), decimals)),
  })
  const opening = (value: number) => Math.round(Math.abs(value) * 3.7)
  const paid = (value: number) => -Math.round(Math.abs(value) * 0.31)
  const translated = (value: number) => -Math.round(Math.abs(value) * 0.07)
  const more =
    kind === 'comprehensive'
      ? [
          row('Foreign currency translation adjustments', translated),
          row('Comprehensive income', (value) => value + translated(value)),
        ]
      : [
          row('Retained earnings, beginning of year', opening),
          row('Cash dividends declared', paid),
          row('Retained earnings, end of year', (value) => value + opening(value) + paid(value)),
        ]
  return { ...sheet, rows: [...sheet.rows, ...more] }
}

/** The five-year table that stands before item 8, with the statement's own words. */
export function selected(sheet: Sheet): string {
  const rows = sheet.rows.filter(
    (row) =>
      row.values.every((text) => /\d/.test(text)) &&
      (/revenue|sales|operating income|before/i.test(row.label) || isNet(row) || PER_SHARE.test(row.label)),
  )
  const decimals = (text: string) => /\.(\d+)/.exec(text)?.[1]?.length ?? 0
  const older = (text: string, by: number) => print(amount(text) * by, decimals(text))
  const last = sheet.ends.length - 1
  const order = sheet.ends.map((_, j) => j).sort((a, b) => (sheet.ends[b]?.year ?? 0) - (sheet.ends[a]?.year ?? 0))
  const first = sheet.ends[order[last] ?? 0]
  const ends = [
    ...order.flatMap((j) => sheet.ends[j] ?? []),
    ...[1, 2].flatMap((k) => (first ? [{ ...first, year: first.year - k }] : [])),
  ]
  const assets: SheetRow = {
    label: 'Total assets',
    indent: 0,
    values: ends.map((_, k) => print(90_417 - 3_113 * k, 0)),
  }
  const set = rows.map((row) => ({
    ...row,
    values: [
      ...order.map((j) => row.values[j] ?? ''),
      ...[0.91, 0.83].map((by) => older(row.values[order[last] ?? 0] ?? '', by)),
    ],
  }))
  return setStatement(
    { ...sheet, ends, rows: [...set, { label: 'Balance Sheet Data:', indent: 0, values: ends.map(() => '') }, assets] },
    { ...PLAIN, words: 'SELECTED CONSOLIDATED FINANCIAL DATA' },
  )
}
