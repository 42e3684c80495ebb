import { describe, expect, it } from 'vitest'
import { claimsBefore, claimsIn } from './counts-in-words.ts'

const said = (text: string, year: number) =>
  claimsIn(text, year).map(({ text: count, diluted }) => ({ count, diluted }))

describe('counts of shares in sentences', () => {
  it('takes the year after the count where each count has its own (0000100517-96-000009)', () => {
    const text =
      'the following number of average shares outstanding - 15,886,995 in 1995, 18,791,587 in 1994, and 24,345,857 in 1993. The amount'
    expect(said(text, 1995)).toEqual([{ count: '15,886,995', diluted: false }])
    expect(said(text, 1994)).toEqual([{ count: '18,791,587', diluted: false }])
  })

  it('pairs years and counts in their order, for primary and diluted alike (0001005150-96-000066)', () => {
    const text =
      'The weighted-average number of shares used in the computation of primary earnings per share for the years ended December 31, 1995, 1994 and 1993 were 6,969,208, 6,306,994 and 5,177,399, respectively and for fully diluted earnings per share were 7,970,921, 7,650,343 and 6,621,158 for the same periods, respectively.'
    expect(said(text, 1995)).toEqual([
      { count: '6,969,208', diluted: false },
      { count: '7,970,921', diluted: true },
    ])
    expect(said(text, 1993)).toEqual([
      { count: '5,177,399', diluted: false },
      { count: '6,621,158', diluted: true },
    ])
  })

  it('reads a small table set within the text (0000905729-96-000049)', () => {
    const text =
      'Weighted average shares outstanding for purposes of calculating earnings per share are as follows: 1995 1994 1993 Primary 17,114,468 16,358,056 15,716,736 Fully diluted 17,237,179 16,614,835 16,258,919'
    expect(said(text, 1995)).toEqual([
      { count: '17,114,468', diluted: false },
      { count: '17,237,179', diluted: true },
    ])
  })

  it('takes the count after the year, and one count for two years (0000000000-96-000001)', () => {
    const one = 'weighted average number of shares for the year ended December 31, 2001 amounting to 82,572,774'
    expect(said(one, 2001)).toEqual([{ count: '82,572,774', diluted: false }])
    const two =
      'average number of outstanding shares of common stock for the three months ended March 31, 1996 and 1995 was 10,625.'
    expect(said(two, 1996)).toEqual([{ count: '10,625', diluted: false }])
  })

  it('takes one count for each of the years (0000897101-96-000124, 0000107469-96-000003)', () => {
    const named =
      'Weighted average shares outstanding were 747,789 for each of the years ended December 31, 1995, 1994 and 1993.'
    expect(said(named, 1995)).toEqual([{ count: '747,789', diluted: false }])
    expect(said(named, 1993)).toEqual([{ count: '747,789', diluted: false }])
    expect(said(named, 1992)).toEqual([])
    const all =
      'average number of outstanding shares of common stock (3,321,039 shares in each year), since the inclusion of common stock equivalents would be antidilutive.'
    expect(said(all, 1995)).toEqual([{ count: '3,321,039', diluted: false }])
  })

  it('takes nothing of another sentence, of another year or of a percentage', () => {
    const text =
      'weighted average shares outstanding for 1995 are described below. At year end 1995 there were 9,876,543 shares.'
    expect(said(text, 1995)).toEqual([])
    expect(said('average number of shares outstanding was 9,876,543 in 1994', 1995)).toEqual([])
    expect(said('average number of shares for 1995 rose 5% to 9,876,543', 1995)).toEqual([])
  })
})

it('counts in the unit that the sentence names (0000950134-95-000291)', () => {
  const text =
    'Shares used in determination of primary earnings per share are as follows (in thousands): 1994 -- 102,470; 1993 -- 99,911; and 1992 -- 90,816. Shares used in determination of fully diluted earnings'
  expect(claimsIn(text, 1994)).toEqual([{ value: 102470000, text: '102,470', diluted: false }])
})

it.each([
  'weighted average shares outstanding were 747,789 for each of the years ended December 31, 1995, 1994 and 1993.',
  'average number of shares outstanding was 6,429,396 in 1995, 6,381,229 in 1994. At year end 1995 there were 9,876,543 shares.',
  'Average shares (in thousands) used are as follows: 1995 -- 102,470; 1994 -- 99,911',
  'average number of shares. The number of shares for 1995 was 10,625.',
])('says the same in capitals: %s', (text) => {
  const said = claimsIn(text, 1995)
  expect(said).toHaveLength(1)
  expect(claimsIn(text.toUpperCase(), 1995)).toEqual(said)
})

describe('counts without a year of their own (no filing at hand)', () => {
  const COLUMNS = [1995, 1994, 1993]
  const text = 'average number of shares outstanding was 6,969,208; 6,306,994 and 5,177,399, respectively.'

  it('go by the columns of the statement where there are as many', () => {
    expect(claimsIn(text, 1994, COLUMNS).map((one) => one.text)).toEqual(['6,306,994'])
    expect(claimsIn(text, 1994)).toEqual([])
    expect(claimsIn(text, 1994, [1995, 1994])).toEqual([])
    expect(claimsIn(text.replace(', respectively', ''), 1994, COLUMNS)).toEqual([])
  })

  const before = (counts: string, rest: string, year = 1994) =>
    claimsBefore(`Net income per share based on ${counts} `, rest, year, COLUMNS).map((one) => one.text)

  it('may stand before the words', () => {
    const counts = '6,969,208, 6,306,994 and 5,177,399'
    expect(before(counts, 'weighted average shares, respectively $1.23 1.10')).toEqual(['6,306,994'])
    expect(before(counts, 'average number of common shares in 1993, 1994 and 1995, respectively')).toEqual([
      '6,306,994',
    ])
    expect(before('6,306,994', 'average shares outstanding in 1994.')).toEqual(['6,306,994'])
  })

  it('are diluted where their own words say so, not those of a count in brackets behind them', () => {
    // Counts of 0000000000-10-900023.
    const one = (rest: string) => claimsBefore('(1) Based on 175,020,000 ', rest, 2010, [2010, 2009])
    const basic = [{ value: 175_020_000, text: '175,020,000', diluted: false }]
    expect(one('weighted average shares outstanding (182,738,000 diluted) in 2010.')).toEqual(basic)
    expect(one('weighted average diluted shares outstanding in 2010.')).toMatchObject([{ diluted: true }])
  })

  it('say nothing where no year, another year or another thing is spoken of', () => {
    expect(before('6,306,994', 'average shares outstanding.')).toEqual([])
    expect(before('6,306,994', 'average shares outstanding in 1995.')).toEqual([])
    expect(before('6,969,208, 6,306,994 and 5,177,399', 'weighted average shares')).toEqual([])
    expect(before('6,969,208, 6,306,994 and 5,177,399', 'options. The weighted average shares, respectively')).toEqual(
      [],
    )
  })
})
