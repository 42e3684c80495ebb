/** Faults of stored statements: what a wrong reading, a slip of a correction or a model could make of a right one. */
import { utcDate } from '@topline/core/format/day.ts'
import { MAIN_AMOUNTS } from '@topline/core/statement/figure-sets.ts'
import type {
  Extraction,
  FigureName,
  IncomeStatement,
  Place,
  PriorPeriod,
  Provenance,
} from '@topline/core/statement/statement.ts'

const PER_SHARE = ['basic_eps', 'diluted_eps'] as const
const SHARES = ['weighted_avg_shares_basic', 'weighted_avg_shares_diluted'] as const
export const MAIN = [...MAIN_AMOUNTS, ...PER_SHARE, ...SHARES] as const

export interface Fault {
  kind: string
  what: string
  faulty: Extraction
}

/** One digit of a printed figure changed, two neighbours exchanged, the last one changed or lost; null where none can be. */
export const SLIPS: Record<string, (digits: string) => string | null> = {
  'one digit': (digits) => {
    const at = Math.floor((digits.length - 1) / 2)
    const one = at + (/\d/.test(digits[at] ?? '') ? 0 : 1)
    return changed(digits, one)
  },
  'digits transposed': (digits) => {
    for (let at = 0; at + 1 < digits.length; at++) {
      const [a = '', b = ''] = digits.slice(at, at + 2)
      if (/\d/.test(a) && /\d/.test(b) && a !== b && !(at === 0 && b === '0'))
        return `${digits.slice(0, at)}${b}${a}${digits.slice(at + 2)}`
    }
    return null
  },
  'last digit': (digits) => changed(digits, digits.length - 1),
  'last digit lost': (digits) => (digits.replace(/\D/g, '').length < 3 ? null : digits.slice(0, -1)),
}

function changed(digits: string, at: number): string | null {
  const digit = digits[at]
  if (digit === undefined || !/\d/.test(digit)) return null
  return `${digits.slice(0, at)}${(Number(digit) + 3) % 10 || 1}${digits.slice(at + 1)}`
}

const numberOf = (text: string): number => Number(text.replace(/[^\d.]/g, ''))

/** The printed digits of a place without what stands around them. */
export const digitsOf = (text: string): string | null => /\d[\d,.]*/.exec(text)?.[0].replace(/[.,]$/, '') ?? null

function slipped(right: Extraction, field: FigureName, slip: (digits: string) => string | null) {
  const value = right.income_statement[field]
  const place = right.provenance[field]
  if (value === null || value === 0 || !place || 'computed' in place) return null
  const digits = digitsOf(place.text)
  const other = digits === null ? null : slip(digits)
  if (digits === null || other === null || numberOf(other) === numberOf(digits)) return null
  const scale = Math.abs(value) / numberOf(digits)
  return {
    value: Number((Math.sign(value) * numberOf(other) * scale).toPrecision(12)),
    place: { ...place, text: place.text.replace(digits, other) },
  }
}

const monthsAfter = (ymd: string, months: number): string => {
  const date = new Date(`${ymd}T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + months)
  return utcDate(date)
}

type Change = Partial<IncomeStatement>
type Add = (kind: string, what: string, change: Change, places?: Provenance) => void

/** The faults of one statement; only those that change what it says. */
export function faultsOf(right: Extraction): Fault[] {
  const faults: Fault[] = []
  const add: Add = (kind, what, change, places = {}) =>
    faults.push({
      kind,
      what,
      faulty: {
        ...right,
        income_statement: { ...right.income_statement, ...change },
        provenance: { ...right.provenance, ...places },
      },
    })
  digitFaults(right, add)
  figureFaults(right, add)
  periodFaults(right, add)
  labelFaults(right, add)
  return faults
}

function digitFaults(right: Extraction, add: Add): void {
  for (const field of MAIN) {
    for (const [kind, slip] of Object.entries(SLIPS)) {
      const one = slipped(right, field, slip)
      if (one === null) continue
      add(`${kind}, misread`, field, { [field]: one.value }, { [field]: one.place })
      if (kind === 'one digit') add('one digit, by hand', field, { [field]: one.value })
    }
  }
}

function figureFaults({ income_statement: s, provenance, prior_periods }: Extraction, add: Add): void {
  const prior = prior_periods[0]
  const known = MAIN.filter((field) => s[field] !== null && s[field] !== 0)
  for (const [at, field] of known.entries()) {
    const value = s[field] ?? 0
    add('sign', field, { [field]: -value })
    const next = known[at + 1]
    if (next !== undefined && s[next] !== value) {
      const place = provenance[next]
      add("neighbour's figure", field, { [field]: s[next] }, place ? { [field]: place } : {})
    }
    const other = prior?.[field]
    const place = prior?.provenance?.[field]
    if (typeof other === 'number' && other !== value)
      add("prior column's figure", field, { [field]: other }, place ? { [field]: place } : {})
    add('deleted row', field, { [field]: null })
  }
  for (const field of MAIN_AMOUNTS) if (s[field]) add('scale of one', field, { [field]: (s[field] ?? 0) * 1000 })
  const times = (by: number): Change =>
    Object.fromEntries(MAIN_AMOUNTS.map((f) => [f, s[f] === null ? null : s[f] * by]))
  add('scale of all', '× 1000', times(1000))
  add('scale of all', '÷ 1000', times(0.001))
  add('scale of all', '× 1000 and its unit', { ...times(1000), revenue_units_number: s.revenue_units_number * 1000 })
  for (const field of SHARES) if (s[field]) add('shares × 1000', field, { [field]: (s[field] ?? 0) * 1000 })
  if (s.weighted_avg_shares_basic && s.weighted_avg_shares_diluted)
    add('shares × 1000', 'both', {
      weighted_avg_shares_basic: s.weighted_avg_shares_basic * 1000,
      weighted_avg_shares_diluted: s.weighted_avg_shares_diluted * 1000,
    })
  s.operating_expenses.forEach((line, i) => {
    // A line of less than some printed units cannot be missed.
    if (s.operating_income !== null && Math.abs(line.amount) > 3 * s.revenue_units_number)
      add('deleted row', line.name, { operating_expenses: s.operating_expenses.filter((_, j) => j !== i) })
  })
  if (prior) add('swapped columns', 'the figures of the year before', figuresOf(prior), prior.provenance ?? {})
}

const NAMES = new Set(['provenance', 'start_date', 'end_date', 'fiscal_year', 'fiscal_period', 'period_in_months'])
const figuresOf = (prior: PriorPeriod): Change =>
  Object.fromEntries(Object.entries(prior).filter(([name, value]) => value !== undefined && !NAMES.has(name)))

function periodFaults({ income_statement: s }: Extraction, add: Add): void {
  if (s.fiscal_year !== null) {
    add('fiscal year', 'one later', { fiscal_year: s.fiscal_year + 1 })
    add('fiscal year', 'one earlier', { fiscal_year: s.fiscal_year - 1 })
  }
  const quarter = /^Q([1-4])$/.exec(s.fiscal_period ?? '')?.[1]
  if (quarter) add('quarter', 'the next one', { fiscal_period: `Q${((Number(quarter) % 4) + 1) as 1 | 2 | 3 | 4}` })
  add('currency', 'another one', { currency: s.currency === 'USD' ? 'CAD' : 'USD' })
  if (s.start_date === null) return
  const moved = (months: number): Change => ({
    start_date: monthsAfter(s.start_date ?? '', months),
    end_date: monthsAfter(s.end_date, months),
  })
  add('dates', 'a year later', moved(12))
  add('dates', 'a year earlier', moved(-12))
  add('dates', 'a month later', moved(1))
  // Nine months under the quarter's figures: the engine took the wrong head of a two-headed table.
  if (s.period_in_months === 3)
    add('dates', 'nine months for the quarter', { start_date: monthsAfter(s.start_date, -6), period_in_months: 9 })
}

/** A cell that prints an amount in the unit of the statement. */
const printed = (s: IncomeStatement, value: number, label: string): Place => ({
  label,
  text: String(Math.abs(value) / s.revenue_units_number),
  start: 1,
  end: 2,
})

/** Lines taken for what they are not, with everything that follows from it. */
function labelFaults({ income_statement: s, provenance }: Extraction, add: Add): void {
  const sum = (field: FigureName, ...keys: string[]): Provenance => {
    const parts = [provenance[field], ...keys.map((key) => provenance[key])].filter((one): one is Place => !!one)
    return { [field]: { computed: true, rule: 'sum of the lines', parts } }
  }
  const [first, ...others] = s.operating_expenses
  if (first && s.cost_of_revenue !== null && s.gross_profit !== null && first.amount > 0)
    add(
      'mislabelled',
      'an expense counted as cost of revenue',
      {
        cost_of_revenue: s.cost_of_revenue + first.amount,
        gross_profit: s.gross_profit - first.amount,
        operating_expenses: others,
      },
      sum('cost_of_revenue', 'operating_expenses[0].amount'),
    )
  const at = s.operating_expenses.findIndex((line) => /depreciation|amorti[sz]ation/i.test(line.name))
  const depreciation = s.operating_expenses[at]
  if (depreciation && s.operating_income !== null && depreciation.amount > 0)
    add(
      'mislabelled',
      'EBITDA as operating income',
      {
        operating_income: s.operating_income + depreciation.amount,
        other_income_expense_net: (s.other_income_expense_net ?? 0) - depreciation.amount,
        operating_expenses: s.operating_expenses.filter((_, i) => i !== at),
      },
      { operating_income: printed(s, s.operating_income + depreciation.amount, 'Income before depreciation') },
    )
  const minority = s.other_income_expense_after_taxes
  const place = provenance.other_income_expense_after_taxes
  const label = place === undefined ? '' : 'computed' in place ? '' : place.label
  if (minority && s.net_income !== null && /controlling|minorit/i.test(label))
    add(
      'mislabelled',
      "net income with the minority's share",
      { net_income: s.net_income - minority, other_income_expense_after_taxes: null },
      { net_income: printed(s, s.net_income - minority, 'Net income') },
    )
}
