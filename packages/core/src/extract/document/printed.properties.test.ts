/** What holds of every number and every date that a filing may print, tried over all the ways in which they are set. */
import { describe, expect, it } from 'vitest'
import { findDays, lastOfMonth, ymdOf } from './dates.ts'
import type { Placed } from './decode.ts'
import { looksLikeFigure, readFigure } from './number.ts'

/** A text that begins at byte 1000, two bytes a character. */
const placed = (text: string): Placed => ({
  text,
  at: [...text].map((_, i) => 1000 + 2 * i),
  to: [...text].map((_, i) => 1002 + 2 * i),
})

const WHOLE = [0, 1, 9, 12, 100, 999, 1000, 1001, 12_345, 100_000, 999_999, 1_000_000, 391_035_000, 1_234_567_890]
const DECIMALS = ['', '.0', '.5', '.05', '.123', '.1000']
/** Digits as printed, with and without commas. */
const PRINTS = WHOLE.flatMap((whole) =>
  DECIMALS.flatMap((decimals) =>
    [...new Set([String(whole), whole.toLocaleString('en-US')])].map((digits) => `${digits}${decimals}`),
  ),
)
const AS_GAIN = [
  (digits: string) => digits,
  (digits: string) => `$${digits}`,
  (digits: string) => `$ ${digits}`,
  (digits: string) => ` ${digits} `,
  (digits: string) => `US$ ${digits}`,
  (digits: string) => `€${digits}`,
  (digits: string) => `${digits}%`,
  (digits: string) => `${digits}*`,
]
const AS_LOSS = [
  (digits: string) => `(${digits})`,
  (digits: string) => `($${digits})`,
  (digits: string) => `$(${digits})`,
  (digits: string) => `$ (${digits}`,
  (digits: string) => `-${digits}`,
  (digits: string) => `−${digits}`,
  (digits: string) => `$–${digits}`,
  (digits: string) => `(${digits})%`,
]

describe('a printed number', () => {
  it('is its digits, whatever stands around them', () => {
    for (const digits of PRINTS)
      for (const print of AS_GAIN) {
        const figure = readFigure(placed(print(digits)), 0, 0)
        expect(figure?.value, print(digits)).toBe(Number(digits.replaceAll(',', '')))
        expect(figure?.negative, print(digits)).toBe(false)
      }
  })

  it('is below zero in brackets and behind a minus, save zero itself', () => {
    for (const digits of PRINTS)
      for (const print of AS_LOSS) {
        const size = Number(digits.replaceAll(',', ''))
        const figure = readFigure(placed(print(digits)), 0, 0)
        expect(figure?.value, print(digits)).toBe(size === 0 ? 0 : -size)
        expect(figure?.negative, print(digits)).toBe(true)
      }
  })

  it('has the bytes of its digits, and as many decimals as are printed', () => {
    for (const digits of PRINTS)
      for (const print of [...AS_GAIN, ...AS_LOSS]) {
        const text = print(digits)
        const figure = readFigure(placed(text), 3, 5)
        const from = text.indexOf(digits)
        expect(figure, text).toMatchObject({
          text: digits,
          start: 1000 + 2 * from,
          end: 1000 + 2 * (from + digits.length),
          decimals: digits.split('.')[1]?.length ?? 0,
          percent: text.includes('%'),
          dash: false,
          left: 3,
          right: 5,
        })
      }
  })

  it('is what looks like a figure, and nothing else does', () => {
    const others = [
      'A',
      'Q4',
      '2 and 3',
      '1,2 3,4',
      '(1) a',
      '1-2',
      '1/2',
      '12:30',
      'No. 4',
      '..5',
      '1.2.3',
      '$$',
      '()',
    ]
    for (const text of [...PRINTS.map((digits) => `($${digits})`), ...others])
      expect(readFigure(placed(text), 0, 0) !== null, text).toBe(looksLikeFigure(text))
    expect(others.filter(looksLikeFigure)).toEqual([])
  })
})

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
const YEARS = [1971, 1995, 1999, 2000, 2024, 2099]
const DATES = YEARS.flatMap((year) =>
  MONTHS.flatMap((name, at) =>
    [1, 9, 10, lastOfMonth(year, at + 1)].map((day) => ({ year, month: at + 1, day, name })),
  ),
)
type Dated = (typeof DATES)[number]
const IN_WORDS: ((date: Dated) => string)[] = [
  ({ name, day, year }) => `${name} ${day}, ${year}`,
  ({ name, day, year }) => `${name.toUpperCase()} ${day},${year}`,
  ({ name, day, year }) => `${name.slice(0, 3)} ${day}, ${year}`,
  ({ name, day, year }) => `${name.slice(0, 3)}. ${day} ${year}`,
  ({ name, day, year }) => `${day} ${name} ${year}`,
  ({ name, day, year }) => `${day} ${name.slice(0, 3).toLowerCase()}., ${year}`,
  ({ month, day, year }) => `${month}/${day}/${year}`,
  ({ month, day, year }) => `${String(month).padStart(2, '0')}/${String(day).padStart(2, '0')}/${year}`,
]

describe('a printed date', () => {
  it('is the day that it names, however it is written', () => {
    for (const date of DATES)
      for (const print of IN_WORDS)
        expect(findDays(`the year ended ${print(date)} (unaudited)`), print(date)).toEqual([
          { day: { year: date.year, month: date.month, day: date.day }, index: 15 },
        ])
  })

  it('of two digits is of the hundred years around the turn', () => {
    for (const [short, year] of [
      ['69', 2069],
      ['71', 1971],
      ['99', 1999],
      ['00', 2000],
    ] as const)
      expect(findDays(`6/30/${short}`).map(({ day }) => ymdOf(day))).toEqual([`${year}-06-30`])
  })

  it('is found beside others, in the order of the print', () => {
    for (const print of IN_WORDS) {
      const three = DATES.filter(({ month, day }) => month === 6 && day === 10).slice(0, 3)
      const found = findDays(three.map(print).join(' and ')).map(({ day }) => day.year)
      expect(found, print(three[0] as Dated)).toEqual(three.map(({ year }) => year))
    }
  })

  it('with a day or a month that no calendar has is none', () => {
    for (const text of [
      'June 0, 1995',
      'June 32, 1995',
      '0/10/1995',
      '13/10/1995',
      '6/0/1995',
      '6/32/1995',
      'Juno 3, 1995',
    ])
      expect(findDays(text), text).toEqual([])
  })
})
