/** What kind of place a fact stands in, by the facts around it: tables made of one fact a row. */
import { describe, expect, it } from 'vitest'
import { readFacts } from '../../tags/facts.ts'
import { surroundingsOf } from './surroundings.ts'

const HEAD =
  '<html xmlns:ix="http://www.xbrl.org/2013/inlineXBRL" xmlns:xbrli="http://www.xbrl.org/2003/instance" xmlns:xbrldi="http://xbrl.org/2006/xbrldi" xmlns:us-gaap="http://fasb.org/us-gaap/2024"><body>'
const context = (id: string, segment = '') =>
  `<xbrli:context id="${id}"><xbrli:entity><xbrli:identifier scheme="http://www.sec.gov/CIK">0001234567</xbrli:identifier>${segment}</xbrli:entity><xbrli:period><xbrli:startDate>2024-01-01</xbrli:startDate><xbrli:endDate>2024-12-31</xbrli:endDate></xbrli:period></xbrli:context>`
const member = (axis: string) =>
  `<xbrli:segment><xbrldi:explicitMember dimension="${axis}">us-gaap:OtherMember</xbrldi:explicitMember></xbrli:segment>`
const RESOURCES = `<ix:header><ix:resources>${context('c')}${context('s', member('us-gaap:StatementBusinessSegmentsAxis'))}${context('e', member('us-gaap:StatementEquityComponentsAxis'))}<xbrli:unit id="usd"><xbrli:measure>iso4217:USD</xbrli:measure></xbrli:unit></ix:resources></ix:header>`

/** One of the document's facts is the one that is asked about. */
const ASKED = 'NetIncomeLoss'
/** A fact; with `@` the context of a segment, with `#` of a part of equity. */
function fact(concept: string): string {
  const id = concept.endsWith('@') ? 's' : concept.endsWith('#') ? 'e' : 'c'
  return `<ix:nonFraction name="us-gaap:${concept.replace(/[@#]$/, '')}" contextRef="${id}" unitRef="usd" decimals="0">5</ix:nonFraction>`
}
const table = (...concepts: string[]) =>
  `<table>${concepts.map((one) => `<tr><td>a</td><td>${fact(one)}</td></tr>`).join('')}</table>`

function kindIn(body: string) {
  const facts = readFacts(Buffer.from(`${HEAD}${RESOURCES}${body}</body></html>`, 'latin1'))
  const asked = facts?.list.find(({ name }) => name.endsWith(`:${ASKED}`))
  if (!facts || !asked) throw new Error('the fact is not there')
  return surroundingsOf(facts, asked)
}

const times = (concept: string, count: number) => Array.from({ length: count }, () => concept)

describe('a fact in a table', () => {
  it.each([
    ['cash-flow', 'ProceedsFromIssuanceOfDebt'],
    ['cash-flow', 'IncreaseDecreaseInInventories'],
    ['cash-flow', 'ShareBasedCompensation'],
    ['comprehensive-income', 'OtherComprehensiveIncomeLossNetOfTax'],
    ['eps-note', 'WeightedAverageNumberOfSharesOutstandingBasic'],
    ['eps-note', 'EarningsPerShareDiluted'],
    ['equity', 'StockIssuedDuringPeriodValueNewIssues'],
    ['equity', 'DividendsCommonStock'],
    ['tax-note', 'CurrentIncomeTaxExpenseBenefit'],
    ['tax-note', 'EffectiveIncomeTaxRateReconciliationAtFederalStatutoryIncomeTaxRate'],
    ['segment-note', 'Revenues@'],
  ])('%s by three of %s', (kind, concept) => {
    expect(kindIn(table(ASKED, ...times(concept, 3)))).toBe(kind)
    expect(kindIn(table(...times(concept, 3), ASKED))).toBe(kind)
    expect(kindIn(table(ASKED, ...times(concept, 2)))).toBe('mda')
  })

  it('is told by the concept before the segment, and by no axis of another kind', () => {
    expect(kindIn(table(ASKED, ...times('PaymentsOfDividends@', 3)))).toBe('cash-flow')
    expect(kindIn(table(ASKED, ...times('Revenues#', 3)))).toBe('mda')
    expect(kindIn(table(ASKED, ...times('Revenues', 9)))).toBe('mda')
  })

  it('is of the kind that most of its neighbours are of', () => {
    expect(kindIn(table(...times('PaymentsForRent', 3), ASKED, ...times('Dividends', 4)))).toBe('equity')
  })

  it('asks forty facts on either side and no more', () => {
    expect(kindIn(table(ASKED, ...times('Revenues', 37), ...times('Dividends', 3)))).toBe('equity')
    expect(kindIn(table(ASKED, ...times('Revenues', 38), ...times('Dividends', 3)))).toBe('mda')
    expect(kindIn(table(...times('Dividends', 3), ...times('Revenues', 37), ASKED))).toBe('equity')
    expect(kindIn(table(...times('Dividends', 3), ...times('Revenues', 38), ASKED))).toBe('mda')
  })

  it('asks none of another table', () => {
    const others = table(...times('Dividends', 5))
    expect(kindIn(others + table(ASKED) + others)).toBe('mda')
    expect(
      kindIn(
        `${others}<p>words</p>${table('ShareBasedCompensation', ASKED, ...times('ProceedsFromDebt', 2))}${others}`,
      ),
    ).toBe('cash-flow')
  })
})

describe('a fact in running text', () => {
  const around = table(...times('Dividends', 5))

  it('is in the discussion, whatever tables stand around', () => {
    expect(kindIn(`${around}<p>${fact(ASKED)}</p>${around}`)).toBe('mda')
    expect(kindIn(`${around}<p>${fact(ASKED)}</p>`)).toBe('mda')
    expect(kindIn(`<p>${fact(ASKED)}</p>`)).toBe('mda')
  })
})
