import type { EpsIncomes } from '../../../qc/exact-eps.ts'
import type { Place } from '../../../statement/statement.ts'
import * as concepts from '../../lexicon/concepts.ts'
import { speaksOf } from '../../own-numerator.ts'
import { type Amount, undimensioned } from '../../sheet/amount.ts'
import type { PrintedFigures } from '../../shown.ts'
import { type Span, same } from '../../statements/tagged/period.ts'
import { type Fact, type Facts, factValue } from '../../tags/facts.ts'

const INCOME =
  /^ProfitLoss(?!From)|NetIncome(?:Loss)?|NetLoss|NetEarnings|(?:Earnings|Income|Profit|Undistributed)\w*(?:Available|Attributable|Applicable|Common)/
const OF_ALL_OWNERS = /^ProfitLoss(?!From)|IncludingPortionAttributableTo\w*NoncontrollingInterest/
const DEDUCTION =
  /(?:Preferred|Preference)\w*Dividend|Dividends?\w*Preferred|Participating|Accretion|DeemedDividend|RedemptionPremium/
const ADDITION = /Convertible\w*(?:NetOfTax|Interest)|Interest\w*Convertible|DilutiveSecurities(?!Number)/
const OTHER =
  /PerShare|PerBasic|PerDiluted|NumberOf|Shares?Outstanding|Comprehensive|Continuing|Discontinued|BeforeTax|IncomeTax|Segment|EquityMethod|Adjustment|Stockholders?Equity/

const PARTIAL_EPS = /(?:Continuing|Discontinued)Operations\w*Per\w*Share/

/** Income for common shareholders that the statement prints, whole units; null where it prints none. */
export function commonOf(lines: readonly Amount[]): number | null {
  const common = lines.find(
    (line) => undimensioned(line) && concepts.local(line.concept) === 'NetIncomeLossAvailableToCommonStockholdersBasic',
  )
  return common?.value ?? null
}

/** The amounts tagged for the period, without dimension, that EPS may have been computed with (T81). */
export function taggedIncomes(facts: Facts, span: Span, { figures, provenance }: PrintedFigures): EpsIncomes {
  const net = figures.net_income
  const found = {
    incomes: net === null ? [] : [net],
    ofAllOwners: [] as number[],
    deductions: [] as number[],
    additions: [] as number[],
  }
  const dims = dimsOf(facts, provenance.weighted_avg_shares_basic)
  const classIncomes: number[] = []
  let summed = false
  for (const [name, list] of facts.byName) {
    const local = concepts.local(name)
    if (PARTIAL_EPS.test(local)) summed ||= list.some((one) => same(span, one))
    if (OTHER.test(local)) continue
    const into = DEDUCTION.test(local)
      ? found.deductions
      : ADDITION.test(local)
        ? found.additions
        : OF_ALL_OWNERS.test(local)
          ? found.ofAllOwners
          : INCOME.test(local)
            ? found.incomes
            : null
    if (into === null) continue
    for (const fact of list) {
      if (!same(span, fact) || !/^[A-Z]{3}$/.test(fact.measure)) continue
      const group = fact.period.dims.size === 0 ? into : dims.size > 0 && alike(dims, fact) ? classIncomes : null
      const value = group === null ? null : factValue(facts.bytes, fact)
      if (group && value !== null && value !== 0 && !group.includes(value)) group.push(value)
    }
  }
  return {
    ...found,
    ...(classIncomes.length > 0 ? { ofClass: classIncomes } : {}),
    summed,
    // What is convertible, and what it adds, is tagged.
    speaksOf: (what) => what === 'preferred' && speaksOf(facts.bytes)(what),
  }
}

/** The dimensions of the fact that a figure was read from: those of a class of shares, most often none. */
function dimsOf(facts: Facts, place: Place | undefined): Fact['period']['dims'] {
  const none: Fact['period']['dims'] = new Map()
  if (place === undefined || 'computed' in place || !place.concept) return none
  const list = facts.byName.get(place.concept) ?? []
  return list.find((fact) => fact.start <= (place.start ?? -1) && (place.end ?? -1) <= fact.end)?.period.dims ?? none
}

const alike = (dims: Fact['period']['dims'], fact: Fact): boolean =>
  dims.size === fact.period.dims.size && [...dims].every(([axis, member]) => fact.period.dims.get(axis) === member)
