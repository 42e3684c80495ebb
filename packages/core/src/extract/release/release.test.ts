import { describe, expect, it } from 'vitest'
import type { FullExtraction } from '../../statement/other-statements.ts'
import { extractFiling } from '../extract.ts'
import { bytesOf } from '../traps/filing.fixture.ts'

/** Releases as filed, read alone: nothing names their form. Figures are typed from the printed pages. */
function read(accession: string): FullExtraction {
  const result = extractFiling(bytesOf(accession))
  if (!result.ok) throw new Error(result.error.message)
  return result
}

const M = 1e6

describe('the quarter of a release', () => {
  it.each<
    [
      why: string,
      accession: string,
      name: string,
      start: string,
      end: string,
      revenue: number,
      net: number,
      eps: number,
    ]
  >([
    [
      'beside the year that it closes',
      '0001326801-25-000014',
      '2024 Q4',
      '2024-10-01',
      '2024-12-31',
      48_385,
      20_838,
      8.02,
    ],
    [
      'in a statement of its own, the year in another',
      '0001193125-14-242424',
      '2014 Q4',
      '2014-03-01',
      '2014-05-31',
      11_320,
      3_646,
      0.8,
    ],
    [
      'with the year before to its left',
      '0001652044-25-000040',
      '2025 Q1',
      '2025-01-01',
      '2025-03-31',
      90_234,
      34_540,
      2.81,
    ],
    [
      'under dates that are broken over two rows',
      '0001045810-26-000019',
      '2026 Q4',
      '2025-10-27',
      '2026-01-25',
      68_127,
      42_960,
      1.76,
    ],
    ['of sixteen weeks', '0000909832-24-000043', '2024 Q4', '2024-05-13', '2024-09-01', 79_697, 2_354, 5.29],
    [
      'of twelve weeks, with the sales of a later month',
      '0000909832-25-000012',
      '2025 Q2',
      '2024-11-25',
      '2025-02-16',
      63_723,
      1_788,
      4.02,
    ],
    [
      'before a statement of nine months of the same title',
      '0001628280-25-045577',
      '2025 Q3',
      '2025-06-28',
      '2025-09-26',
      12_455,
      3_696,
      0.86,
    ],
    [
      'under heads without dates, subsidiaries ending otherwise',
      '0000078003-25-000136',
      '2025 Q2',
      '2025-03-31',
      '2025-06-29',
      14_653,
      2_910,
      0.51,
    ],
    ['as text', '0000891092-04-003383', '2004 Q2', '2004-04-04', '2004-07-03', 8_781, 53, 0.24],
    [
      'with adjusted earnings inside the statement',
      '0000731766-25-000123',
      '2025 Q1',
      '2025-01-01',
      '2025-03-31',
      109_575,
      6_292,
      6.85,
    ],
    ['as key figures alone', '0000019617-25-000332', '2025 Q1', '2025-01-01', '2025-03-31', 45_310, 14_643, 5.07],
    [
      'with EPS in its key figures further on',
      '0000000000-22-970001',
      '2021 Q4',
      '2021-10-01',
      '2021-12-31',
      1_720,
      530,
      1.17,
    ],
    ['beside nine months', '0000320193-25-000071', '2025 Q3', '2025-03-30', '2025-06-28', 94_036, 23_434, 1.57],
    [
      'before twelve months that end with it',
      '0001018724-25-000084',
      '2025 Q2',
      '2025-04-01',
      '2025-06-30',
      167_702,
      18_164,
      1.68,
    ],
  ])('%s', (_, accession, name, start_date, end_date, revenue, net, diluted_eps) => {
    const { kind, form_type, income_statement: s } = read(accession)
    expect(kind).toBe('release')
    expect(form_type).toBeNull()
    expect(s).toMatchObject({ start_date, end_date, total_revenue: revenue * M, net_income: net * M, diluted_eps })
    expect(`${s.fiscal_year} ${s.fiscal_period}`).toBe(name)
  })

  it('takes no basic EPS where only the diluted and the adjusted one are printed', () => {
    expect(read('0000731766-25-000123').income_statement.basic_eps).toBeNull()
  })
  it('is the 10-K405 of nobody: the form that the caller names decides', () => {
    const bytes = bytesOf('0001326801-25-000014')
    expect(extractFiling(bytes, { form_type: '8-K' })).toMatchObject({ kind: 'release', form_type: '8-K' })
    expect(extractFiling(bytes, { form_type: '6-K' })).toMatchObject({ kind: 'release', form_type: '6-K' })
    expect(extractFiling(bytes, { form_type: '10-Q' })).not.toHaveProperty('release')
  })
  it.each([
    ['an exhibit about a merger', '0001193125-23-294930'],
    ['deliveries without a statement', '0001628280-25-000007'],
  ])('is none of %s', (_, accession) => {
    expect(extractFiling(bytesOf(accession))).toMatchObject({ ok: false, error: { code: 'no-income-statement' } })
  })
  it('is none of a report', () => {
    expect(read('0000320193-24-000123')).not.toHaveProperty('release')
  })
})

describe('the columns beside the quarter', () => {
  it.each<[why: string, accession: string, months: number, revenue: number, net: number]>([
    ['the year', '0001326801-25-000014', 12, 164_501, 62_360],
    ['the year in another statement', '0001193125-14-242424', 12, 38_275, 10_955],
    ['nine months in another statement', '0001628280-25-045577', 9, 36_119, 10_836],
    ['twenty-four weeks', '0000909832-25-000012', 6, 125_874, 3_586],
    ['six months without dates', '0000078003-25-000136', 6, 28_367, 5_877],
    ['a loss', '0000891092-04-003383', 6, 16_575, -806],
    ['the year beside columns of change', '0000000000-22-970001', 12, 6_647, 2_319],
  ])('%s', (_, accession, months, revenue, net) => {
    const { release } = read(accession)
    expect(release?.year_to_date).toMatchObject({ months, total_revenue: revenue * M, net_income: net * M })
    expect(release?.year_to_date?.provenance?.total_revenue).toHaveProperty('start')
  })
  it.each(['0001652044-25-000040', '0000731766-25-000123', '0000019617-25-000332'])(
    'none where the release prints the quarter alone: %s',
    (accession) => expect(read(accession).release?.year_to_date).toBeNull(),
  )
  it.each([
    ['0001652044-25-000040', 80_539, 23_662],
    ['0000731766-25-000123', 99_796, -1_409],
    ['0000909832-24-000043', 78_939, 2_160],
    ['0000891092-04-003383', 10_196, 309],
    // the quarter before stands in second place
    ['0000019617-25-000332', 41_934, 13_419],
  ])('the same quarter of the year before: %s', (accession, revenue, net) =>
    expect(read(accession).release?.prior_year).toMatchObject({ total_revenue: revenue * M, net_income: net * M }),
  )
})

describe('the checks of a release', () => {
  it.each([
    ['that prints key figures alone', '0000019617-25-000332'],
    ['that prints key figures among lines of its balance sheet', '0000000000-22-970001'],
    ['that prints the diluted count alone', '0000891092-04-003383'],
  ])('pass %s', (_, accession) => expect(read(accession).qc.passed).toBe(true))
  it('fail one that tells its results in sentences, and nothing else about it', () =>
    expect(read('0000092122-05-000042').qc.tests.flatMap(({ name, passed }) => (passed ? [] : [name]))).toEqual([
      'statement_is_printed',
    ]))
})

describe('what the letter says', () => {
  const told = (accession: string) =>
    (read(accession).evidence ?? [])
      .filter(({ kind }) => kind === 'headline')
      .map(({ figure, text, agrees }) => [figure, text, agrees])
  it('agrees with the statement, rounded as it may be', () => {
    expect(told('0000320193-25-000071')).toEqual(
      expect.arrayContaining([
        ['total_revenue', '$94.0 billion', true],
        ['diluted_eps', '$1.57', true],
      ]),
    )
  })
  it('stands at its digits', () => {
    const bytes = bytesOf('0001018724-25-000002')
    for (const { place, text } of (read('0001018724-25-000002').evidence ?? []).filter(
      ({ kind }) => kind === 'headline',
    ))
      expect(text).toContain(bytes.toString('latin1', place.start, place.end))
  })
  it('confirms a quarter whose cash flows are those of the year', () => {
    expect(
      read('0000320193-24-000120').qc.tests.find(({ name }) => name === 'document_confirms_statement'),
    ).toMatchObject({
      passed: true,
    })
  })
})
