/** Figures of a balance sheet or of cash flows against the cells that they are said to stand in: digits, unit, words. */
import type { BalanceSheet, CashFlow, OtherKind } from '../statement/other-statements.ts'
import type { Place, QcTest } from '../statement/statement.ts'
import { powerOfPrint, printedDigits, significant } from './print.ts'
import { state } from './test.ts'

/** Words that rows of these statements are known by. A row with words of other fields and none of its own is another's. */
const WORDS: Readonly<Record<OtherKind, Readonly<Record<string, RegExp>>>> = {
  balance_sheet: {
    cash_and_equivalents: /\bcash\b|\bdue from banks\b/i,
    short_term_investments: /\binvest|\bsecurities\b|\bdeposits?\b|\bbills\b|\bcertificates\b/i,
    receivables: /\breceivables?\b|\bcustomers\b|\btrade\b|\baccounts\b/i,
    inventories: /\binventor|\bmaterials\b|\bsupplies\b|\bfuel\b|\bmerchandise\b|\bstock\b|\bgoods\b/i,
    current_assets: /\bcurrent assets\b|^total current\b/i,
    property_net:
      /\bpropert(?:y|ies)\b|\bplant\b|\bequipment\b|\bpremises\b|\breal estate\b|\bvessels\b|\b(?:depreciable|fixed|tangible) assets\b|\bconstruction\b/i,
    goodwill: /\bgoodwill\b|\bexcess\b/i,
    intangibles: /\bintangible|\btrademark|\blicen[cs]es?\b|\bpatents?\b|\bfranchise|\bspectrum\b/i,
    goodwill_and_intangibles: /\bgoodwill\b|\bintangible/i,
    total_assets: /^(?!.*\bcurrent\b).*\bassets\b/i,
    current_liabilities: /\bcurrent liabilities\b|^total current\b/i,
    short_term_debt:
      /\bdebt\b|\bborrowings?\b|\bborrowed\b|\bnotes?\b|\bloans?\b|\bmortgages?\b|\bobligations?\b|\bbonds?\b|\bdebentures?\b|\bcredit\b|\bcommercial paper\b|\bcurrent (?:portion|maturities|installments)/i,
    long_term_debt:
      /\bdebt\b|\bborrowings?\b|\bborrowed\b|\bcredit\b|\bcommercial paper\b|\bnotes?\b|\bloans?\b|\bbonds?\b|\bdebentures?\b|\bobligations?\b|\bmortgages?\b/i,
    total_liabilities: /^(?!.*\bcurrent\b).*\bliabilities\b/i,
    shareholders_equity: /\bequity\b|\bdeficit\b|\bdeficiency\b|\binvestment\b|\bcapital\b/i,
    noncontrolling_interests: /\bnon-?controlling\b|\bminority\b/i,
    total_equity: /\bequity\b|\bdeficit\b|\bdeficiency\b|\binvestment\b|\bcapital\b/i,
  },
  cash_flow: {
    net_income: /\bincome\b|\bloss(?:es)?\b|\bearnings\b|\bprofit\b/i,
    depreciation_amortization: /\bdepreciation\b|\bdepletion\b|\bamorti[sz]ation\b/i,
    stock_compensation: /\bcompensation\b|\bshare|\bstock\b|\bequity\b|\boptions?\b|\bawards?\b/i,
    operating_cash_flow: /\boperati(?:ng|ons)\b/i,
    capital_expenditures:
      /\bcapital\b|\bpropert(?:y|ies)\b|\bassets\b|\bvessels\b|\bplant\b|\bequipment\b|\bexpenditures\b|\bconstruction\b|\bimprovements\b|\breal estate\b|\bpremises\b/i,
    acquisitions: /\bacqui|\bbusiness|\bpurchase|\bcompan/i,
    investing_cash_flow: /\binvest/i,
    dividends_paid: /\bdividends?\b|\bdistributions?\b/i,
    share_repurchases: /\bstock\b|\bshares?\b|\bpurchase|\brepurchase|\btreasury\b|\bunits\b/i,
    financing_cash_flow: /\bfinanc/i,
    exchange_rate_effect: /\bexchange\b|\bcurrenc/i,
    net_change_in_cash: /\bincrease|\bdecrease|\bchange/i,
    cash_at_start: /\bbeginning\b|\bstart\b|\bopening\b/i,
    cash_at_end: /\bend(?:ing)?\b|\bclos(?:e|ing)\b/i,
  },
}

/** A place that is one cell, or a sum of cells, with the figure's words. */
function rowsOf(place: Place | undefined): string[] {
  if (place === undefined) return []
  if ('computed' in place) return /^sum\b/.test(place.rule) ? place.parts.flatMap(rowsOf) : []
  return place.start === null || place.label === '' ? [] : [place.label]
}

/** Is a row, by its words, one of other fields and not of this one? */
function isOtherRow(kind: OtherKind, field: string, row: string): boolean {
  const own = WORDS[kind][field]
  if (own === undefined || own.test(row)) return false
  return Object.values(WORDS[kind]).some((other) => other.test(row))
}

/**
 * @param money one printed amount in whole units
 */
export function otherPrintTests(kind: OtherKind, statement: BalanceSheet | CashFlow, money: number): QcTest[] {
  const figures = Object.entries(statement).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number' && entry[0] !== 'months',
  )
  const digits: string[] = []
  const units: string[] = []
  const rows: string[] = []
  for (const [name, value] of figures) {
    const place = statement.provenance[name]
    const words = name.replaceAll('_', ' ')
    const printed = printedDigits(place)
    if (printed !== null && significant(printed) !== significant(Math.abs(value).toFixed(6))) digits.push(words)
    const power = powerOfPrint(value, place)
    if (power !== null && power !== Math.round(Math.log10(money))) units.push(words)
    rows.push(
      ...rowsOf(place)
        .filter((row) => isOtherRow(kind, name, row))
        .map((row) => `“${row}” for ${words}`),
    )
  }
  return [
    state(
      'figures_are_as_printed',
      'Each figure has the digits of the cell that it is taken from',
      digits.length === 0,
      digits.length === 0
        ? 'all cells print their figures'
        : `another number stands in the cell of ${digits.join(', ')}`,
    ),
    state(
      'figures_are_in_their_unit',
      'Amounts are in the unit that the statement prints',
      units.length === 0,
      units.length === 0 ? 'all amounts are in one unit' : `another unit: ${units.join(', ')}`,
    ),
    state(
      'rows_are_their_fields',
      'No figure is taken from a row that is called something else',
      rows.length === 0,
      rows.length === 0 ? 'no row is called something else' : rows.slice(0, 3).join('; '),
    ),
  ]
}
