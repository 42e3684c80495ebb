/** Small made documents for what the real filings at hand do not show. */

import { expect, test } from 'vitest'
import { millisecondsOfWork } from '../../format/work.fixture.ts'
import { extractFiling } from '../extract.ts'

const NAMES: Record<string, string> = {
  Revenues: 'Total revenues',
  CostOfRevenue: 'Cost of revenue',
  GrossProfit: 'Gross profit',
  ResearchAndDevelopmentExpense: 'Research',
  OperatingIncomeLoss: 'Operating income',
  IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest: 'Income before taxes',
  IncomeTaxExpenseBenefit: 'Income taxes',
  NetIncomeLoss: 'Net income',
}
const VALUES: Record<string, [string, string]> = {
  Revenues: ['1,000', '900'],
  CostOfRevenue: ['600', '500'],
  GrossProfit: ['400', '400'],
  ResearchAndDevelopmentExpense: ['150', '200'],
  OperatingIncomeLoss: ['250', '200'],
  IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest: ['250', '200'],
  IncomeTaxExpenseBenefit: ['50', '40'],
  NetIncomeLoss: ['200', '160'],
}

interface Options {
  instance?: string
  change?: (html: string) => string
}

/** A 10-K in thousands, oldest period first, facts of EPS nested in one cell. */
function document({ instance = 'xbrli', change = (html) => html }: Options = {}): Buffer {
  const fact = (name: string, context: string, text: string) =>
    `<ix:nonFraction unitRef="usd" contextRef="${context}" name="us-gaap:${name}" scale="3" decimals="-3" format="ixt:num-dot-decimal">${text}</ix:nonFraction>`
  const rows = Object.entries(VALUES)
    .map(
      ([name, [now, before]]) =>
        `<tr><td>${NAMES[name]}</td><td>${fact(name, 'p', before)}</td><td>${fact(name, 'c', now)}</td></tr>`,
    )
    .join('\n')
  const eps = (context: string, text: string) =>
    `<ix:nonFraction name="us-gaap:EarningsPerShareBasic" contextRef="${context}" unitRef="eps" scale="0" format="ixt:num-dot-decimal"><ix:nonFraction name="us-gaap:EarningsPerShareDiluted" contextRef="${context}" unitRef="eps" scale="0" format="ixt:num-dot-decimal">${text}</ix:nonFraction></ix:nonFraction>`
  const period = (id: string, year: number) =>
    `<${instance}:context\n id="${id}"><${instance}:period><${instance}:startDate>${year}-01-01</${instance}:startDate><${instance}:endDate>${year}-12-31</${instance}:endDate></${instance}:period></${instance}:context>`
  const unit = (id: string, measures: string) => `<${instance}:unit id="${id}">${measures}</${instance}:unit>`
  const measure = (name: string) => `<${instance}:measure>${name}</${instance}:measure>`
  const html = `<html xmlns:ix="http://www.xbrl.org/2013/inlineXBRL" xmlns:${instance}="http://www.xbrl.org/2003/instance" xmlns:us-gaap="http://fasb.org/us-gaap/2024" xmlns:dei="http://xbrl.sec.gov/dei/2024"><body>
<ix:header><ix:hidden><ix:nonFraction name="us-gaap:Revenues" contextRef="c" unitRef="usd" scale="0">7</ix:nonFraction></ix:hidden><ix:resources>${period('c', 2024)}${period('p', 2023)}
${unit('usd', measure('iso4217:USD'))}${unit('shares', measure('xbrli:shares'))}${unit('eps', `<${instance}:divide><${instance}:unitNumerator>${measure('iso4217:USD')}</${instance}:unitNumerator><${instance}:unitDenominator>${measure('xbrli:shares')}</${instance}:unitDenominator></${instance}:divide>`)}</ix:resources></ix:header>
<p><ix:nonNumeric name="dei:DocumentType" contextRef="c">10-K</ix:nonNumeric>
<ix:nonNumeric name="dei:DocumentPeriodEndDate" contextRef="c"><ix:nonNumeric name="dei:CurrentFiscalYearEndDate" contextRef="c">December 31</ix:nonNumeric>, 2024</ix:nonNumeric></p>
<table><tr><td></td><td>2023</td><td>2024</td></tr>
${rows}
<tr><td>Basic and diluted per share</td><td>${eps('p', '1.60')}</td><td>${eps('c', '2.00')}</td></tr>
<tr><td>Shares</td><td></td><td><ix:nonFraction name="us-gaap:WeightedAverageNumberOfShareOutstandingBasicAndDiluted" contextRef="c" unitRef="shares" scale="3">100</ix:nonFraction></td></tr>
</table></body></html>`
  return Buffer.from(change(html))
}

function statement(options?: Options) {
  const result = extractFiling(document(options), {})
  if (!result.ok) throw new Error(result.error.message)
  return result
}

test('oldest period first, one cell for both EPS, a hidden contradiction (T10, T123, T1)', () => {
  const result = statement()
  expect(result.income_statement).toMatchObject({
    total_revenue: 1_000_000,
    cost_of_revenue: 600_000,
    operating_income: 250_000,
    net_income: 200_000,
    basic_eps: 2,
    diluted_eps: 2,
    weighted_avg_shares_basic: 100_000,
    weighted_avg_shares_diluted: 100_000,
    end_date: '2024-12-31',
    fiscal_year: 2024,
    revenue_units: 'thousands',
  })
  expect(result.qc.passed).toBe(true)
  expect(result.prior_periods[0]).toMatchObject({ fiscal_year: 2023, total_revenue: 900_000, net_income: 160_000 })
})

test('contexts under another prefix (T158)', () => {
  expect(statement({ instance: 'i' }).income_statement.total_revenue).toBe(1_000_000)
})

test.each([
  ['revenue', '>1,000<', '>1,900<'],
  ['tax', '>50<', '>80<'],
  ['net income', '>200</ix:nonFraction></td></tr>\n<tr><td>Basic', '>290</ix:nonFraction></td></tr>\n<tr><td>Basic'],
  ['EPS', '>2.00<', '>9.00<'],
])('a changed %s does not pass', (_, from, to) => {
  expect(statement({ change: (html) => html.replace(from, to) }).qc.passed).toBe(false)
})

test('cut, unclosed and empty documents are answered, never thrown', () => {
  const whole = document()
  for (let at = 0; at < whole.length; at += 97)
    expect(typeof extractFiling(whole.subarray(0, at), {}).ok).toBe('boolean')
})

test('20,000 nested facts take no quadratic time', () => {
  const nested = '<ix:nonFraction name="us-gaap:Revenues" contextRef="c" unitRef="usd">'.repeat(20_000)
  const bytes = document({ change: (html) => html.replace('<table>', `${nested}<table>`) })
  expect(millisecondsOfWork(() => extractFiling(bytes, {}))).toBeLessThan(2_000)
})

test('facts that stand in the continuation of a note are read where they stand', () => {
  const change = (html: string) =>
    html
      .replace(
        '<table>',
        '<ix:nonNumeric name="us-gaap:SignificantAccountingPoliciesTextBlock" contextRef="c" continuedAt="k1" escape="true">Note 1</ix:nonNumeric><ix:continuation id="k1" continuedAt="k2"><table>',
      )
      .replace('</table>', '</table></ix:continuation><ix:continuation id="k2">The end.</ix:continuation>')
  const result = statement({ change })
  expect(result.income_statement).toEqual(statement().income_statement)
  expect(result.qc.passed).toBe(true)
})
