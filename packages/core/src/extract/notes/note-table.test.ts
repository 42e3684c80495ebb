/** Tables of notes about average counts: their column of the period, and whose income they are of (accession number with each). */
import { describe, expect, it } from 'vitest'
import { gridOf, textGridOf } from '../sheet/tables.fixture.ts'
import { AVERAGE_SHARES, headedColumn, isOfOthers, readNote } from './note-table.ts'
import { figuresWith } from './notes.fixture.ts'

/** A report that ends on a day, whose statement was read by a column of so many months. */
const cover = (form: string, end: { year: number; month: number; day: number }, months = form === '10-Q' ? 3 : 12) =>
  ({
    cover: { form, end, transition: null, cik: null, company: null, yearEnd: null, text: '' },
    chosen: { periods: [{ months }], column: 0 },
  }) as never

const Q2_2023 = cover('10-Q', { year: 2023, month: 6, day: 30 })

/** Boeing, 10-Q for June 2023 (0000012927-23-000048), note 2. */
const BOEING = `
^ Six months ended June 30 | < | Three months ended June 30 | <
^: (In millions - except per share amounts) | 2023 | 2022 | 2023 | 2022
Net (loss)/earnings available to common shareholders | ($563) | ($1,026) | ($149) | $193
Basic
Basic weighted average shares outstanding | 603.9 | 592.8 | 605.5 | 594.0
Diluted
Diluted weighted average shares outstanding | 603.9 | 592.8 | 605.5 | 596.4
Net (loss)/earnings per share:
Basic | ($0.93) | ($1.73) | ($0.25) | $0.32
Diluted | (0.93) | (1.73) | (0.25) | 0.32
`

describe('a table of counts', () => {
  const note = readNote(gridOf(BOEING), Q2_2023)

  it('is read by the column of the period, by its length', () => expect(note?.column).toBe(2))

  it('knows what is left for common shareholders there', () => expect(note?.common).toBe(-149))

  it('says what its counts are in: shares where they have a unit of their own, else money', () => {
    expect(note?.said).toBe(1e6)
    const own = (words: string) =>
      readNote(gridOf(BOEING.replace('(In millions - except per share amounts)', words)), Q2_2023)?.said
    expect(own('(In millions, except shares in thousands)')).toBe(1e3)
    expect(own('(In thousands)')).toBe(1e3)
    expect(own('')).toBe(1)
  })

  it('of another length than the statement is none', () => {
    // General Electric, 10-Q for June 2023 (0000040545-23-000198): the quarter and the half year have a table each.
    const [six, three] = ['Six', 'Three'].map((months) =>
      gridOf(`
^ ${months} months ended June 30 | < | 2023 | < | 2022 | <
^: (shares in millions) | Diluted | Basic | Diluted | Basic
Total average equivalent shares | 1,097 | 1,089 | 1,099 | 1,099
`),
    )
    expect(six && readNote(six, Q2_2023)).toBeNull()
    expect(three && readNote(three, Q2_2023)).not.toBeNull()
    expect(six && readNote(six, cover('10-Q', { year: 2023, month: 6, day: 30 }, 6))).not.toBeNull()
  })

  it('without figures is none', () => {
    expect(readNote({ ...gridOf(BOEING), rows: [] }, Q2_2023)).toBeNull()
    expect(
      readNote(gridOf('^ 2023 | 2022\nEffective tax rate | 21% | 22%\nState taxes | 2% | 1%\n'), Q2_2023),
    ).toBeNull()
  })
})

describe('rows called only by the kind of EPS', () => {
  /** Westwood One, 10-K for November 1993 (0000950148-94-000045). */
  const WESTWOOD = `                                             YEAR ENDED NOVEMBER 30,
                                                1993         1992
                                             -----------  -----------
                Primary....................  15,153,000   14,906,000
                Fully diluted..............  15,253,000   14,906,000
`
  const of = (before: string, source = WESTWOOD) => {
    const note = readNote(textGridOf(source, before), cover('10-K', { year: 1993, month: 11, day: 30 }))
    const label = (at: number | null | undefined) => (at == null ? null : (note?.lines[at]?.bare ?? null))
    return [label(note?.perShare.basicShares), label(note?.perShare.dilutedShares)]
  }

  it('are counts where the sentence over the table says so', () => {
    expect(of('based on the weighted average number of common shares outstanding')).toEqual([
      'primary',
      'fully diluted',
    ])
    expect(of('average units used to compute per share figures were as follows')).toEqual(['primary', 'fully diluted'])
  })

  it('are none without it', () => {
    expect(of('the number of shares at the end of the year')).toEqual([null, null])
    expect(of(`average number of shares ${'. The following says nothing'.repeat(20)}`)).toEqual([null, null])
  })
})

it.each([
  ['Weighted average common shares - thousands', true],
  ['Average number of shares outstanding', true],
  ['Weighted average limited partnership units', true],
  ['Average price paid per share', false],
  ['Shares outstanding at the end of the year', false],
])('%s: a line of average counts is %s', (label, is) => expect(AVERAGE_SHARES.test(label)).toBe(is))

describe("a table of another's", () => {
  const note = readNote(
    gridOf(BOEING.replaceAll('Net (loss)/earnings available to common shareholders', 'Net (loss)/earnings')),
    Q2_2023,
  )
  const others = (known: Parameters<typeof figuresWith>[0]) => note && isOfOthers(note, figuresWith(known), 1e6)

  it('prints another net income and other EPS', () => {
    expect(others({ net_income: -439_000_000, basic_eps: -0.71, diluted_eps: -0.71 })).toBe(true)
  })

  it.each([
    ['the same net income', { net_income: -149_000_000, basic_eps: -0.71, diluted_eps: -0.71 }],
    ['the same net income, rounded', { net_income: -149_400_000, basic_eps: -0.71, diluted_eps: -0.71 }],
    ['the same basic EPS', { net_income: -439_000_000, basic_eps: -0.25, diluted_eps: -0.71 }],
    ['the same diluted EPS', { net_income: -439_000_000, basic_eps: -0.71, diluted_eps: -0.25 }],
  ])('does not print %s', (_, known) => expect(others(known)).toBe(false))

  it('is not told by counts alone', () => {
    const counts = readNote(gridOf(BOEING.replace(/Net \(loss\)\/earnings (?:available|per)[\s\S]*?\n/g, '')), Q2_2023)
    expect(counts && isOfOthers(counts, figuresWith({ net_income: -439_000_000, basic_eps: -0.71 }), 1e6)).toBe(false)
  })
})

describe('basic and diluted side by side', () => {
  const headed = (first: string, second: string) => {
    const note = readNote(
      gridOf(`
^ Three months ended June 30, 2023 | < | Three months ended June 30, 2022 | <
^ ${first} | ${second} | ${first} | ${second}
Net income | $3,784 | $3,784 | $2,958 | $2,958
Weighted average shares | 5,943 | 6,012 | 5,996 | 6,078
`),
      Q2_2023,
    )
    return note && [headedColumn(note, false), headedColumn(note, true)]
  }

  it('each has its own column of the period', () => {
    expect(headed('Basic', 'Diluted')).toEqual([0, 1])
    expect(headed('Diluted', 'Basic')).toEqual([1, 0])
  })

  it('are none where only one of them is a head, or neither', () => {
    expect(headed('Basic', 'Class C')).toEqual([-1, -1])
    expect(headed('Class A', 'Class C')).toEqual([-1, -1])
  })
})
