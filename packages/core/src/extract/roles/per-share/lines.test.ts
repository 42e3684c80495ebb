/** What lines of EPS and of share counts say of themselves: labels and headings as filed (accession number with each). */
import { describe, expect, it } from 'vitest'
import { type Printed, sheetOf } from '../as-filed.fixture.ts'
import { shareLines } from './lines.ts'

/** The side that a line is by its words, of EPS under that heading. */
function side(label: string, heading = 'earnings per share'): string {
  const [line] = shareLines(
    sheetOf([
      ['Net income', '100'],
      [label, '1.25', heading],
    ]),
    'eps',
  )
  if (line === undefined) return 'no EPS'
  return (
    [line.basic ? 'basic' : '', line.diluted ? 'diluted' : ''].filter((word) => word !== '').join(' and ') || 'neither'
  )
}

describe('the side of an EPS', () => {
  it.each([
    ['Basic', 'basic', '0001045810-23-000175'],
    ['Primary', 'basic', '0000950123-96-000950'],
    ['Fully diluted', 'diluted', '0000950123-96-000950'],
    ['Earnings per share - diluted', 'diluted', '0000063908-23-000076'],
    ['Net income per share assuming full dilution', 'diluted', '0000906601-94-000011'],
    ['Basic and diluted', 'basic and diluted', '0000086312-23-000063'],
    ['Net earnings per share of common stock', 'neither', '0001047469-98-012291'],
    ['Net income per common and dilutive common equivalent share', 'neither', 'no filing at hand'],
    ['Net income per common share and dilutive common stock equivalents', 'neither', 'no filing at hand'],
    ['Anti-dilutive net loss per share', 'neither', 'no filing at hand'],
    ['Net income per share before dilution', 'basic', 'no filing at hand'],
    ['Undiluted earnings per share', 'basic', 'no filing at hand'],
  ])('"%s" is %s', (label, is) => expect(side(label)).toBe(is))

  it.each([
    ['basic', 'basic'],
    ['primary earnings per share', 'basic'],
    ['diluted net income per share', 'diluted'],
    ['earnings per share, assuming dilution', 'diluted'],
    ['earnings per share > diluted', 'diluted'],
    ['diluted > earnings per share', 'diluted'],
    ['basic > diluted', 'diluted'],
    ['earnings per share', 'neither'],
  ])('is that of the nearest heading that says it: "%s"', (heading, is) => expect(side('Net income', heading)).toBe(is))

  it('its own words come before its heading', () => expect(side('Basic', 'diluted earnings per share')).toBe('basic'))

  it('a percentage is none', () => {
    expect(shareLines(sheetOf([['Basic earnings per share', '12%']]), 'eps')).toEqual([])
  })
})

describe('a part of EPS', () => {
  const isPart = (label: string, heading = 'earnings per share') =>
    shareLines(
      sheetOf([
        ['Net income', '100'],
        [label, '1.25', heading],
      ]),
      'eps',
    )[0]?.part

  it.each([
    'Continuing operations - basic',
    'Discontinued operations - basic',
    'Extraordinary loss per share',
    'Cumulative effect of accounting changes',
    'Income before extraordinary item per share',
    'Pro forma net income per share, basic',
    'Distributed earnings per share',
    'Undistributed earnings per share',
  ])('%s', (label) => expect(isPart(label)).toBe(true))

  it.each([
    'Basic',
    'Net income per share',
    'Basic net income per share',
    'Total net loss per share',
    'From continuing and discontinued operations per share',
  ])('not %s', (label) => expect(isPart(label)).toBe(false))

  it('by its heading, unless it is called net income', () => {
    expect(isPart('Basic', 'earnings per share > continuing operations')).toBe(true)
    expect(isPart('Net income, basic', 'earnings per share > continuing operations')).toBe(false)
  })
})

describe('counts', () => {
  const counts = (...lines: Printed[]) =>
    shareLines(sheetOf([['Net income per share', '1.25'], ...lines]), 'shares').map(
      ({ basic, diluted, own, part, rank }) => ({
        ...{ is: [basic ? 'basic' : '', diluted ? 'diluted' : ''].join(''), own },
        ...{ part, rank },
      }),
    )
  const HEADING = 'weighted average number of shares outstanding'

  it('name themselves, or are named by their heading', () => {
    expect(counts(['Basic', '2,473', HEADING], ['Diluted', '2,499', HEADING])).toEqual([
      { is: 'basic', own: true, part: false, rank: 0 },
      { is: 'diluted', own: true, part: false, rank: 0 },
    ])
    expect(counts(['Weighted average shares', '2,473', 'diluted'])).toMatchObject([{ is: 'diluted', own: false }])
  })

  it('where one names itself diluted, a heading further up says nothing of the others', () => {
    expect(
      counts(
        ['Weighted average shares', '2,473', 'diluted'],
        ['Diluted weighted average shares', '2,499', 'diluted'],
      ).map(({ is }) => is),
    ).toEqual(['', 'diluted'])
  })

  it.each([
    ['Class A weighted average shares', 1],
    ['Class B weighted average shares', 2],
    ['Class C weighted average shares', 3],
    ['Weighted average shares', 0],
    ['Weighted average restricted shares', 5],
    ['Weighted average pro forma shares', 5],
    ['Class B restricted weighted average shares', 7],
  ])('%s have the rank %s', (label, rank) => expect(counts([label, '2,473'])[0]?.rank).toBe(rank))

  it.each([
    ['Shares: effect of dilutive awards, average', true],
    ['Average shares: incremental', true],
    ['Average shares from assumed conversions', true],
    ['Average stock options, shares', true],
    ['Average shares of convertible notes', true],
    ['Average shares outstanding at end of period', true],
    ['Average shares outstanding', false],
    ['Weighted average shares and options', false],
    ['Basic weighted average shares, restricted', false],
  ])('%s: only what dilution adds is %s', (label, part) => {
    expect(counts([label, '26'], ['Average shares outstanding', '2,473'])[0]?.part).toBe(part)
  })
})

it('the lines of one block share the word of its first line', () => {
  // "Basic … from continuing operations", then "Net earnings" right below.
  const block = (second: Printed) =>
    shareLines(sheetOf([['Basic earnings per share from continuing operations', '1.25'], second]), 'eps').map(
      ({ basic }) => basic,
    )
  expect(block(['Net earnings per share', '1.10'])).toEqual([true, true])
  expect(block(['Diluted net earnings per share', '1.10'])).toEqual([true, false])
})
