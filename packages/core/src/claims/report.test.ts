/** The words in which a check is told: what fails a text, what is only listed, what a language model adds. */
import { describe, expect, it } from 'vitest'
import type { Claim } from './claim.ts'
import { checkResult, reportMarkdown, shortResult, uncheckedWords } from './report.ts'

const made = (more: Partial<Claim>): Claim => ({
  ...{ start: 0, end: 7, text: '$93.74B', kind: 'amount', metric: 'net income', period: '2024 FY' },
  ...{ figure: '$93.74B', place: null, rule: null, verdict: 'holds', note: null },
  ...more,
})
const HELD = made({})
const WRONG = made({ start: 20, text: '$391B', verdict: 'wrong', note: 'this is the revenue of 2024 FY' })
const OPEN = made({
  ...{ start: 40, text: 'record', kind: 'comparison', metric: null, period: null, figure: null },
  ...{ verdict: 'unresolved', note: 'what it is compared with is not understood' },
})
const ADDED = made({ start: 60, text: 'grew fast', verdict: 'wrong', note: 'it fell', by: 'model' })

describe('checkResult', () => {
  it.each<[string, Claim[], boolean]>([
    ['passes a text that says nothing', [], true],
    ['passes what holds', [HELD], true],
    ['passes what could not be checked', [HELD, OPEN], true],
    ['fails one contradicted figure among others', [HELD, WRONG, OPEN], false],
    ['fails what a language model contradicts', [HELD, ADDED], false],
  ])('%s', (_, claims, passed) => expect(checkResult(claims).passed).toBe(passed))
})

describe('uncheckedWords', () => {
  it('names what nobody could check, each once', () => {
    expect(uncheckedWords([HELD, OPEN, WRONG, made({ ...OPEN, start: 90 })])).toEqual(['record'])
  })
  it('is empty where all was decided', () => expect(uncheckedWords([HELD, WRONG])).toEqual([]))
})

describe('reportMarkdown', () => {
  const rows = (claims: Claim[], form?: string) =>
    reportMarkdown(checkResult(claims), form)
      .split('\n')
      .filter((line) => line.startsWith('| ') && !line.startsWith('| Claim'))

  it('counts each verdict and says what was looked up in', () => {
    const [head] = reportMarkdown(checkResult([HELD, WRONG, OPEN])).split('\n')
    expect(head).toBe(
      '**3 claims: 1 hold, 1 wrong, 1 not checked.** Every figure in the text is looked up in the statement and its comparatives.',
    )
    expect(reportMarkdown(checkResult([HELD]))).toMatch(/^\*\*1 claim: 1 hold/)
  })

  it('has no table where nothing was said', () => {
    expect(reportMarkdown(checkResult([]))).not.toContain('|')
  })

  it('puts what is wrong first, then what was not checked, each in the order of the text', () => {
    const late = made({ ...WRONG, start: 80, text: '$5B' })
    expect(rows([HELD, OPEN, late, WRONG]).map((row) => row.split(' | ')[0])).toEqual([
      ...['| $391B (net income)', '| $5B (net income)', '| record', '| $93.74B (net income)'],
    ])
  })

  it('tells the figure, its place and the verdict with its reason', () => {
    expect(rows([WRONG])).toEqual([
      '| $391B (net income) | $93.74B | net income, 2024 FY | **Wrong: this is the revenue of 2024 FY** |',
    ])
    expect(rows([OPEN])).toEqual(['| record | - | - | *Not checked: what it is compared with is not understood* |'])
  })

  it('tells how a figure was calculated, and when a period ended', () => {
    const change = made({ text: '2.0%', kind: 'change', metric: 'revenue', rule: '2024 FY ÷ 2023 FY − 1' })
    expect(rows([change])[0]).toContain('| calculated: 2024 FY ÷ 2023 FY − 1 |')
    const period = made({ text: 'fiscal 2024', kind: 'period', figure: '2024-09-28' })
    expect(rows([period])[0]).toBe('| fiscal 2024 | 2024-09-28 | ends 2024-09-28 | Holds |')
    expect(rows([made({ ...period, figure: null })])[0]).toContain('| - | - |')
  })

  it.each([
    ['a pipe', 'a | b', 'a \\| b'],
    ['marks of Markdown', '*b* _i_ `c` [l]', '\\*b\\* \\_i\\_ \\`c\\` \\[l\\]'],
    ['markup', '<img src=x>', '\\<img src=x\\>'],
    ['line ends', 'one\n\ntwo', 'one two'],
  ])('keeps %s in its cell', (_, text, cell) => {
    expect(rows([made({ text, metric: null })])[0]?.startsWith(`| ${cell} | $93.74B |`)).toBe(true)
  })

  it('says of a release that its figures are unaudited', () => {
    const report = reportMarkdown(checkResult([HELD]), '8-K')
    expect(report).toContain('statement of the release, as released and unaudited,')
    expect(report).toContain('| Claim | In the release |')
    expect(reportMarkdown(checkResult([HELD]), '10-K')).toContain('| Claim | In the filing |')
  })

  it('keeps the findings of a language model apart and out of the counts', () => {
    const report = reportMarkdown(checkResult([HELD, ADDED, made({ ...ADDED, text: 'so', verdict: 'unresolved' })]))
    expect(report).toMatch(/^\*\*1 claim: 1 hold, 0 wrong/)
    expect(report.split('**Further findings, by the language model**')[1]?.trim().split('\n')).toEqual([
      ...['- Wrong: “grew fast”: it fell', '- Remark: “so”: it fell'],
    ])
  })
})

describe('shortResult', () => {
  it.each<[string, Claim[], string, boolean]>([
    ['nothing is named', [], 'no figure to check', true],
    ['all holds', [HELD], 'every figure stands in the filing', true],
    ['some could not be checked', [HELD, OPEN], '1 of 2 could not be checked', true],
    ['one is wrong', [HELD, WRONG, OPEN], 'one figure differs', false],
    ['several are wrong', [WRONG, made({ ...WRONG, start: 9 })], '2 figures differ', false],
    ['only a language model found a fault', [HELD, ADDED], 'the language model found a fault', false],
  ])('where %s', (_, claims, description, passed) => {
    expect(shortResult(checkResult(claims))).toMatchObject({ description, passed })
  })

  it('names what the statement has in place of what is wrong', () => {
    expect(shortResult(checkResult([WRONG])).rationale).toBe('The statement has $391B (net income): $93.74B.')
    expect(shortResult(checkResult([made({ ...WRONG, figure: null })])).rationale).toBe(
      'The statement has $391B (net income): this is the revenue of 2024 FY.',
    )
  })

  it('names six figures that were looked up and counts the others; periods are none', () => {
    const many = Array.from({ length: 8 }, (_, i) => made({ text: `$${i}B` }))
    const period = made({ text: 'fiscal 2024', kind: 'period', metric: null })
    expect(shortResult(checkResult([period, ...many])).rationale).toBe(
      'Looked up in the filing: $0B (net income), $1B (net income), $2B (net income), $3B (net income), $4B (net income), $5B (net income) and 2 more.',
    )
    expect(shortResult(checkResult([period])).rationale).toBe('It names no amount.')
  })

  it('says where it looked, and what it left open', () => {
    expect(shortResult(checkResult([HELD]), '8-K').rationale).toBe(
      'Looked up in the release, as released and unaudited: $93.74B (net income).',
    )
    expect(shortResult(checkResult([HELD, OPEN])).rationale).toBe(
      'Looked up in the filing: $93.74B (net income). Not checked: record: what it is compared with is not understood.',
    )
  })

  it('adds what a language model found behind its own words', () => {
    const { rationale } = shortResult(checkResult([HELD, ADDED]))
    expect(rationale).toBe(
      'Looked up in the filing: $93.74B (net income). The language model adds a finding: “grew fast”: it fell',
    )
    const two = shortResult(checkResult([HELD, ADDED, made({ ...ADDED, text: 'x' })]))
    expect(two.rationale).toContain('The language model adds 2 findings: “grew fast”: it fell; “x”: it fell')
  })
})
