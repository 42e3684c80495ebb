/** What a question asks for, as it is read: its kind, figures, periods and group, and the words that stop the reading. */
import { describe, expect, it } from 'vitest'
import { appleFacts } from './apple.fixture.ts'
import { readQuestion } from './question.ts'

const FACTS = appleFacts()
const read = (text: string, earlier: string[] = []) => readQuestion(text, FACTS, earlier)

describe('one figure', () => {
  it.each<[string, string[], string[]]>([
    ['What was revenue?', ['total_revenue'], []],
    ['How much did Apple sell in 2023?', ['total_revenue'], ['2023 FY']],
    ['net income', ['net_income'], []],
    ['What did the company earn?', ['net_income'], []],
    ['How much did it make in fiscal 2022?', ['net_income'], ['2022 FY']],
    ['Gross profit last year?', ['gross_profit'], ['2023 FY']],
    ['What was the tax rate?', ['tax_rate'], []],
    ['What was the operating margin?', ['operating_margin'], []],
    ['EPS?', ['diluted_eps'], []],
    ['What was basic EPS?', ['basic_eps'], []],
    ['How many shares outstanding?', ['weighted_avg_shares_diluted'], []],
    ['What was spent on R&D?', ['expense:Research and development'], []],
    ['What was iPhone revenue?', ['business:iPhone'], []],
    ['Sales in Europe?', ['geography:Europe'], []],
    ['revenue and net income', ['total_revenue', 'net_income'], []],
  ])('%s', (text, metrics, periods) => {
    expect(read(text)).toMatchObject({ kind: 'figure', metrics, periods, unread: [] })
  })
})

describe('what is asked of it', () => {
  it.each<[string, string, string[]]>([
    ['How did revenue change?', 'change', ['total_revenue']],
    ['Did net income grow?', 'special', ['net_income']],
    ['How fast did Services grow?', 'change', ['business:Services']],
    ['What share of revenue is Services?', 'share', ['business:Services']],
    ['What percentage of sales went to R&D?', 'share', ['expense:Research and development']],
    ['revenue over the last three years', 'history', ['total_revenue']],
    ['How has net income developed over time?', 'history', ['net_income']],
  ])('%s', (text, kind, metrics) => {
    const question = read(text)
    expect(question.kind).toBe(kind)
    expect(question.metrics).toEqual(expect.arrayContaining(metrics))
    expect(question.unread).toEqual([])
  })
})

describe('parts', () => {
  it.each<[string, string, 'business' | 'geography' | 'expense']>([
    ['Which product sold the most?', 'most', 'business'],
    ['What is the largest segment?', 'most', 'business'],
    ['What is the smallest region?', 'least', 'geography'],
    ['Which product grew the most?', 'grew-most', 'business'],
    ['Revenue by product', 'split', 'business'],
    ['Revenue by region', 'split', 'geography'],
  ])('%s', (text, kind, group) => expect(read(text)).toMatchObject({ kind, group, unread: [] }))

  it('the largest expense is a kind of its own', () => {
    expect(read('What was the largest expense?').kind).toBe('largest-expense')
  })
})

describe('the filing itself', () => {
  it.each([
    ['When was it filed?', 'filed'],
    ['What period does this cover?', 'period'],
    ['In which currency is it?', 'units'],
    ['Did the quality checks pass?', 'qc'],
    ['Give me a summary', 'summary'],
    ['How did Apple do?', 'summary'],
  ])('%s is %s', (text, kind) => expect(read(text).kind).toBe(kind))
})

describe('what no figure tells', () => {
  it.each([
    'What will revenue be next year?',
    'Should I buy the stock?',
    'What is the guidance for 2025?',
    'What are revenue projections?',
  ])('is of the future: %s', (text) => expect(read(text).kind).toBe('forecast'))

  it.each(['Why did revenue rise?', 'What drove net income?', 'How come taxes rose?'])('is a reason: %s', (text) => {
    expect(read(text).asksWhy).toBe(true)
  })

  it.each([
    ['revenue in Texas', 'texas'],
    ['adjusted net income', 'adjusted'],
    ['revenue of the Vision Pro', 'vision'],
    ['organic revenue growth', 'organic'],
    ['revenue per employee', 'employee'],
  ])('holds a word that is not understood: %s', (text, word) => {
    expect(read(text).unread.map((one) => one.toLowerCase())).toContain(word)
  })

  it.each(['', '?', 'hello there', 'asdf'])('asks for nothing: %j', (text) => {
    const { kind, metrics } = read(text)
    expect(['unknown', 'special']).toContain(kind)
    expect(metrics).toEqual([])
  })
})

describe('a question that goes on', () => {
  it.each<[string, string, Partial<ReturnType<typeof read>>]>([
    ['What was revenue?', 'And in 2023?', { kind: 'figure', metrics: ['total_revenue'], periods: ['2023 FY'] }],
    ['How did revenue change?', 'And net income?', { kind: 'change', metrics: ['net_income'] }],
    [
      'What was revenue in 2023?',
      'What about net income?',
      { kind: 'figure', metrics: ['net_income'], periods: ['2023 FY'] },
    ],
    ['What was revenue in 2023?', 'What about net income in 2022?', { metrics: ['net_income'], periods: ['2022 FY'] }],
  ])('%s %s', (before, text, wanted) => expect(read(text, [before])).toMatchObject(wanted))

  it('takes nothing from before where it is whole itself', () => {
    expect(read('What was net income?', ['What was revenue in 2022?'])).toMatchObject({
      ...{ metrics: ['net_income'], periods: [] },
    })
  })
  it('asks for nothing where nothing was asked before', () => {
    expect(read('And in 2023?').kind).toBe('unknown')
  })
})

describe('a question of two things', () => {
  const parts = (text: string) =>
    read(text).parts?.map(({ kind, metrics, periods }) => [kind, metrics.join(), periods.join()]) ?? null
  it.each<[string, string[][] | null]>([
    [
      'What was revenue and how did net income change?',
      [
        ...[
          ['figure', 'total_revenue', ''],
          ['change', 'net_income', ''],
        ],
      ],
    ],
    [
      'What was revenue? When was it filed?',
      [
        ...[
          ['figure', 'total_revenue', ''],
          ['filed', '', ''],
        ],
      ],
    ],
    [
      'What was revenue in 2023 and net income in 2022?',
      [
        ...[
          ['figure', 'total_revenue', '2023 FY'],
          ['figure', 'net_income', '2022 FY'],
        ],
      ],
    ],
    // one question of two figures
    ['What was revenue and net income?', null],
    ['What were selling, general and administrative expenses?', null],
    // a part that is not understood keeps the whole together
    ['What was revenue and what was the weather in Texas?', null],
    ['What was revenue in 2023 and what was net income in Texas in 2022?', null],
    ['What was revenue?', null],
  ])('%s', (text, wanted) => expect(parts(text)).toEqual(wanted))
})

describe('the country of a company that tells no sales by country', () => {
  const facts = appleFacts()
  it.each(['What was revenue in the US?', 'US revenue?', 'What was net income in the us', 'revenue in usa'])(
    'is not passed over: %s',
    (text) => expect(readQuestion(text, facts).unread).toEqual(['united', 'states']),
  )
  it.each(['give us revenue', 'Revenue in US dollars?', 'tell us what net income was'])('is not meant: %s', (text) =>
    expect(readQuestion(text, facts)).toMatchObject({ kind: 'figure', unread: [] }),
  )
})
