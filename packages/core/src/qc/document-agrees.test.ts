/** What the places of a document that print the main figures again say for and against a statement. */
import { describe, expect, it } from 'vitest'
import type { Evidence } from '../statement/statement.ts'
import { said } from './apple.fixture.ts'
import { confirmationAgain, confirmationTest, EVIDENCE_RULES } from './document-agrees.ts'

const place = (figure: Evidence['figure'], kind: Evidence['kind'], change: Partial<Evidence> = {}): Evidence => ({
  ...{ figure, kind, place: { start: 900, end: 906 }, text: '93,736' },
  ...{ value: 93_736e6, read: 93_736e6, scale: 0, agrees: true },
  ...change,
})
const OTHER = { agrees: false, text: '93,936', value: 93_936e6 }

describe('no other place disagrees', () => {
  const disagrees = (...evidence: Evidence[]) =>
    EVIDENCE_RULES.flatMap((rule) => said(rule, {}, {}, { evidence })).map(({ passed, rationale }) =>
      passed ? null : rationale,
    )[0]

  it.each<[string, Evidence[]]>([
    ['where none was found', []],
    ['where all agree', [place('net_income', 'cash-flow'), place('net_income', 'equity')]],
    ['where a segment’s note prints another', [place('net_income', 'segment-note', OTHER)]],
    ['where a sentence does', [place('net_income', 'headline', OTHER)]],
    ['where the text splits costs otherwise', [place('gross_profit', 'mda', OTHER)]],
    ['where another table of the kind agrees', [place('net_income', 'equity', OTHER), place('net_income', 'equity')]],
  ])('%s', (_, evidence) => expect(disagrees(...evidence)).toBeNull())

  it('but the cash flows, selected data or a tagged fact do', () => {
    expect(disagrees(place('net_income', 'cash-flow', OTHER))).toBe('cash flow prints 93,936 for net income')
    expect(disagrees(place('total_revenue', 'selected-data', OTHER))).toBe(
      'selected data prints 93,936 for total revenue',
    )
    expect(disagrees(place('net_income', 'tags', OTHER), place('net_income', 'tags'))).toBe(
      'tagged elsewhere prints 93,936 for net income',
    )
  })

  it('is not said where nobody looked', () => {
    expect(EVIDENCE_RULES.flatMap((rule) => said(rule, {}, {}, { evidence: null }))).toEqual([])
  })
})

describe('net income or revenue stands again', () => {
  it.each<[string, boolean, Evidence[]]>([
    ['net income in the cash flows', true, [place('net_income', 'cash-flow')]],
    ['net income in the note on EPS', true, [place('net_income', 'eps-note')]],
    ['net income in a table of the text alone', false, [place('net_income', 'mda')]],
    ['two figures in tables of the text', true, [place('net_income', 'mda'), place('total_revenue', 'mda')]],
    ['diluted EPS in a table of the text', false, [place('net_income', 'mda'), place('diluted_eps', 'mda')]],
    ['diluted EPS in the headline', true, [place('net_income', 'mda'), place('diluted_eps', 'headline')]],
    ['what disagrees', false, [place('net_income', 'cash-flow', OTHER)]],
    ['the tax', false, [place('income_tax_expense', 'tax-note'), place('income_tax_expense', 'mda')]],
  ])('%s: %s', (_, passed, evidence) => expect(confirmationTest(evidence, true).passed).toBe(passed))

  it('is not asked of a document without cash flows and equity', () => {
    expect(confirmationTest([], false)).toMatchObject({
      passed: true,
      rationale: 'the document prints no other statement: unconfirmed',
    })
    expect(confirmationTest([], true).rationale).toMatch(/^the document prints cash flows or equity, but neither/)
  })
})

describe('a stored statement', () => {
  const evidence = [place('net_income', 'cash-flow')]
  it('is asked again as its reading was', () => {
    const kept = [confirmationTest(evidence, true)]
    expect(confirmationAgain(kept, evidence)).toEqual(kept)
    expect(confirmationAgain(kept, [])).toMatchObject([{ passed: false }])
    expect(confirmationAgain([confirmationTest([], false)], [])).toMatchObject([{ passed: true }])
  })
  it('is not asked what its reading was not, nor without places', () => {
    expect(confirmationAgain([], evidence)).toEqual([])
    expect(confirmationAgain([confirmationTest(evidence, true)], null)).toEqual([])
  })
})
