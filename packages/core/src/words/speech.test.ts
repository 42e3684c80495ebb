import { describe, expect, it } from 'vitest'
import { MADE } from '../figures-in-words/base.fixture.ts'
import type { FactBase } from '../figures-in-words/facts.ts'
import { writePost } from './post.ts'
import { divisionPart, geographyPart } from './post-divisions.ts'
import { speechText, spoken } from './speech.ts'
import { BLOG_URL, splitTweets, TWEET_LIMIT, writeReservedTweets, writeTweets } from './tweets.ts'

describe('a text as it is spoken', () => {
  it.each([
    ['$5.2K, $5.2M, $5.2B and $5.2T', '$5.2 thousand, $5.2 million, $5.2 billion and $5.2 trillion'],
    ['$5.2 B', '$5.2 billion'],
    ['5G and 3M', '5G and 3M'],
    ['15,343.8 M shares', '15,343.8 million shares'],
    ['(−5)', '(minus 5)'],
    ['–$5 and -€5', 'minus $5 and minus €5'],
    ['10-5', '10-5'],
    ['up +4.9 %', 'up 4.9 percent'],
    ['it was +4.9%', 'it was up 4.9 percent'],
    ['Q3 2024', 'the third quarter of 2024'],
    ['2024 Q1', 'the first quarter of 2024'],
    ['1999 FY', 'fiscal 1999'],
    ['EPS, not STEPS', 'earnings per share, not STEPS'],
    ['a ÷ b', 'a divided by b'],
    ['see https://x.example/a?b=c here', 'see here'],
    ['read {blog_url}', 'read'],
    ['**bold** `code` # head', 'bold code head'],
  ])('%s', (text, words) => expect(spoken(text)).toBe(words))
  it.each([
    ['ends a heading with a point', '# Head', 'Head.'],
    ['adds none after one', 'Said. \n\nAsked?', 'Said.\n\nAsked?'],
    ['takes the sign inside quotation marks', '"Said."', '"Said."'],
    ['leaves code and rules out', '```\ncode\n```\n\n---\n\nWords', 'Words.'],
    [
      'reads a row as a sentence, unknown cells left out',
      '| Name | Revenue | Change |\n|---|---|---|\n| Mac | $1M | - |\n| iPad | - | |',
      'Mac: revenue $1 million.',
    ],
    ['reads cells without a head', '| Name | |\n|---|---|\n| Mac | 5 |', 'Mac: 5.'],
    ['is empty of nothing', '', ''],
  ])('%s', (_, markdown, text) => expect(speechText(markdown)).toBe(text))
})

const [now, before] = MADE.periods
const money = (value: number) => `$${value / 1e9}B`

describe('the part about divisions', () => {
  const part = (rows: [string, number | null][], old: [string, number | null][] | null = null) => {
    const business = (all: [string, number | null][]) =>
      all.map(([label, revenue]) => ({
        label,
        revenue,
        description: null,
        cost_of_revenue: null,
        operating_expenses: null,
        operating_income: null,
      }))
    const period = { ...now, figures: { ...now.figures, total_revenue: 100e9 }, business: business(rows) }
    const past = old && before ? { ...before, business: business(old) } : null
    return divisionPart(MADE, period, past, money)
  }
  it('is none of one division', () => {
    expect(part([['A', 100e9]])).toBeNull()
    expect(
      part([
        ['A', 100e9],
        ['B', null],
      ]),
    ).toBeNull()
  })
  it('names the largest and the one that moved most', () => {
    const text = part(
      [
        ['A', 60e9],
        ['B', 40e9],
      ],
      [
        ['A', 59e9],
        ['B', 20e9],
      ],
    )
    expect(text).toContain(
      'A brought in the most: $60B, 60.0% of revenue. The largest move was that of B, which grew 100.0% to $40B.',
    )
    expect(text).toContain('| Division | Revenue | Share of revenue | Change |')
  })
  it('says it once where both are the same', () => {
    expect(
      part(
        [
          ['A', 60e9],
          ['B', 40e9],
        ],
        [
          ['A', 80e9],
          ['B', 40e9],
        ],
      ),
    ).toContain('A also moved the most: it fell 25.0%.')
  })
  it('says nothing of moves where a division is new, or nothing moved', () => {
    const isNew = part(
      [
        ['A', 60e9],
        ['B', 40e9],
      ],
      [['A', 50e9]],
    )
    expect(isNew).not.toMatch(/move/)
    expect(isNew).toContain('| B | $40B | 40.0% | - |')
    expect(
      part(
        [
          ['A', 60e9],
          ['B', 40e9],
        ],
        [
          ['A', 60e9],
          ['B', 40e9],
        ],
      ),
    ).not.toMatch(/move/)
  })
  it('has no column of changes without a year before, and ten rows at most', () => {
    const text = part(Array.from({ length: 12 }, (_, i) => [`D${i}`, (12 - i) * 1e9])) ?? ''
    expect(text).not.toContain('Change')
    expect(text.split('\n').filter((line) => /^\| D\d/.test(line))).toHaveLength(10)
  })
  it('keeps markup in a name from being markup', () => {
    expect(
      part([
        ['A|B *x*', 60e9],
        ['<b>C</b>', 40e9],
      ]),
    ).toContain('| A\\|B \\*x\\* |')
  })
  it('names the two largest places, with a share only of known revenue', () => {
    expect(geographyPart(now, money)).toMatch(/^## By place\n\n.+ brought in .+% of revenue\. .+ followed with .+\.$/)
    expect(geographyPart({ ...now, figures: {} }, money)).toBeNull()
    expect(geographyPart({ ...now, geographical: now.geographical.slice(0, 1) }, money)).toBeNull()
  })
})

describe('tweets', () => {
  const withFigures = (figures: Record<string, number | null>): FactBase => ({
    ...MADE,
    periods: [{ ...now, figures: { ...now.figures, ...figures } }],
  })
  it('are within the limit and lead to the post', () => {
    for (const tweet of [...writeTweets(MADE), ...writeReservedTweets(MADE, '10-K')]) {
      expect(tweet.endsWith(` ${BLOG_URL}`)).toBe(true)
      expect([...tweet.replace(BLOG_URL, 'x'.repeat(23))].length).toBeLessThanOrEqual(TWEET_LIMIT)
    }
  })
  it('say a loss as one, without a percentage', () => {
    const [first = ''] = writeTweets(withFigures({ net_income: -5e9 }))
    expect(first).toContain('net loss $5.00B.')
    expect(writeTweets(withFigures({ net_income: -5e9 })).join(' ')).not.toContain('net margin')
  })
  it.each(['total_revenue', 'net_income'])('are none without %s', (name) =>
    expect(writeTweets(withFigures({ [name]: null }))).toEqual([]),
  )
  it('tell no figure of a statement that is for subscribers', () => {
    for (const tweet of writeReservedTweets(MADE, '10-K'))
      expect(tweet.replace(/\b20\d\d\b|10-K/g, '')).not.toMatch(/\d/)
  })
  it('say that results were released, not that a current report was filed', () => {
    expect(writeReservedTweets(MADE, '10-K').join(' ')).toContain(' filed its 10-K for ')
    for (const form of ['8-K', '6-K/A']) {
      const tweets = writeReservedTweets(MADE, form).join(' ')
      expect(tweets).toContain(' released its results for ')
      expect(tweets).toContain('its place in the earnings release.')
      expect(tweets).not.toMatch(/[86]-K/)
    }
  })
  it.each([
    ['one\n-----\ntwo', ['one', 'two']],
    ['one\n  -----  \n\ntwo\n-----\n', ['one', 'two']],
    ['-----\none', ['one']],
    ['one ---- two', ['one ---- two']],
    ['', []],
  ])('are parted at lines of five dashes: %j', (text, parts) => expect(splitTweets(text)).toEqual(parts))
})

describe('the title of a post', () => {
  const title = (
    figures: Record<string, number | null>,
    old: Record<string, number | null> | null,
    business = now.business,
  ) => {
    if (!before) throw new Error('no year before')
    const period = { ...now, figures: { ...now.figures, ...figures }, business }
    return writePost({
      ...MADE,
      periods: old ? [period, { ...before, figures: { ...before.figures, ...old } }] : [period],
    })?.title
  }
  it.each([
    ['a swing to a loss', { net_income: -1e9 }, { net_income: 1e9 }, 'Apple swung to a loss in fiscal 2024'],
    ['a loss again', { net_income: -1e9 }, { net_income: -2e9 }, 'Apple lost $1.00B in fiscal 2024'],
    ['a return to profit', { net_income: 1e9 }, { net_income: -2e9 }, 'Apple returned to profit in fiscal 2024'],
    [
      'half as much again',
      { total_revenue: 300e9 },
      { total_revenue: 200e9 },
      'Revenue of Apple grew 50.0% in fiscal 2024',
    ],
    [
      'more sold, less kept',
      { total_revenue: 210e9, net_income: 9e9 },
      { total_revenue: 200e9, net_income: 10e9 },
      'Apple sold more and kept less in fiscal 2024',
    ],
    [
      'less sold, more kept',
      { total_revenue: 190e9, net_income: 11e9 },
      { total_revenue: 200e9, net_income: 10e9 },
      'Apple sold less and kept more in fiscal 2024',
    ],
    [
      'a tenth more',
      { total_revenue: 220e9, net_income: 10e9 },
      { total_revenue: 200e9, net_income: 10e9 },
      'Revenue of Apple grew 10.0% in fiscal 2024',
    ],
    [
      'nothing moved',
      { total_revenue: 200e9, net_income: 50e9 },
      { total_revenue: 200e9, net_income: 50e9 },
      'Apple kept 25 cents of every sales dollar in fiscal 2024',
    ],
    [
      'less than a cent kept',
      { total_revenue: 200e9, net_income: 1e9 },
      null,
      'Apple: $200.00B of revenue in fiscal 2024',
    ],
  ])('%s', (_, figures, old, expected) => expect(title(figures, old, [])).toBe(expected))
  it('names a division that makes nearly all, unless its name says nothing', () => {
    const one = (label: string) => [
      {
        label,
        revenue: 80e9,
        description: null,
        cost_of_revenue: null,
        operating_expenses: null,
        operating_income: null,
      },
    ]
    const figures = { total_revenue: 100e9, net_income: 25e9 }
    expect(title(figures, null, one('iPhone'))).toBe('Apple: 80.0% of revenue from iPhone')
    expect(title(figures, null, one('Services'))).toBe('Apple kept 25 cents of every sales dollar in fiscal 2024')
  })
})
