/** What the words around a figure say of it: heads, units, sentences and labels as filed. */
import { describe, expect, it } from 'vitest'
import { Lines } from '../document/text/lines.ts'
import { headingsIn, labelAbove, lastSentence, unitBehind, unitIn, yearOfEach, yearsOver } from './words-around.ts'

describe('the years over a row', () => {
  it.each<[string[], number, number[] | null]>([
    [['1995 1994 1993'], 3, [1995, 1994, 1993]],
    [['Years ended September 29, 1995, September 30, 1994', '1995 1994'], 2, [1995, 1994]],
    [['(Dollars in millions) 2023 2022 2021', 'Revenue from contracts with customers:'], 3, [2023, 2022, 2021]],
    [['1995 1994'], 3, null],
    [['2023 2022 2023 2022'], 4, null],
    [['1995'], 1, null],
    [['Total 1,995 1,994'], 2, null],
    [['$1995 1994.5'], 2, null],
    [[], 2, null],
  ])('%j over %s figures', (heads, count, years) => expect(yearsOver(heads, count)).toEqual(years))

  it('are those of the lowest head', () => {
    expect(yearsOver(['1993 1992', '1995 1994', 'Net income'], 2)).toEqual([1995, 1994])
  })
})

describe('the year of each figure', () => {
  it.each<[string[], number, number[] | null]>([
    // Boeing, 10-Q for June 2023 (0000012927-23-000048): two lengths of time side by side.
    [['2023 2022 2023 2022'], 4, [2023, 2022, 2023, 2022]],
    [['1995 1994 1993'], 3, [1995, 1994, 1993]],
    [['2023 2022 2022 2023'], 4, null],
    [['2023 2023'], 2, null],
    [['2023'], 1, null],
    [['2023 2022'], 4, null],
  ])('%j over %s figures', (heads, count, years) => expect(yearOfEach(heads, count)).toEqual(years))

  it('is not looked for above a head that gives as many, in no order', () => {
    expect(yearOfEach(['2023 2022 2023 2022', '2023 2022 2022 2023'], 4)).toBeNull()
  })
})

describe('the unit of a sentence', () => {
  it.each<[string, number | null]>([
    ['611 million, or $1.02 a share', 1e6],
    ['4.5 billion in 1995', 1e9],
    ['385 thousand', 1e3],
    ['92,903 Million', 1e6],
    ['611 of its shares, one million', null],
    ['611', null],
    ['million 611', null],
    ['611 millions', null],
  ])('%s', (behind, unit) => expect(unitBehind(behind)).toBe(unit))
})

it('the unit of a table stands in its head, else before it', () => {
  expect(unitIn(['(Dollars in millions)', '2023 2022'], '')).toBe(1e6)
  expect(unitIn(['2023 2022'], 'Selected data (in thousands)')).toBe(1e3)
  expect(unitIn(['(Dollars in millions)'], '(in thousands)')).toBe(1e6)
  expect(unitIn(['2023 2022'], 'Selected data')).toBeNull()
})

describe('what is said since the last sentence ended', () => {
  it.each([
    ['sales rose. net income was', 'net income was'],
    ['sales rose (5%). net income was', 'net income was'],
    ['sales rose. costs fell. $4 was', '$4 was'],
    ['net income of the u.s. company', 'company'],
    ['net income', 'net income'],
    ['in note 7. 1995 was', 'in note 7. 1995 was'],
  ])('"%s"', (text, said) => expect(lastSentence(text).trim().endsWith(said)).toBe(true))

  it('leaves what stands before it', () => {
    expect(lastSentence('sales rose. costs fell. net income was')).not.toContain('sales')
    expect(lastSentence('sales rose. costs fell. net income was')).not.toContain('costs')
  })
})

describe('the label of a text row', () => {
  const label = (...lines: string[]) => labelAbove(new Lines(lines.join('\n')), lines.length - 1)

  // UST, 10-K for 1995 (0000950123-96-000950).
  it('begins in the line above where it goes on in small letters', () => {
    expect(
      label(
        'EARNINGS PER SHARE',
        '  Primary earnings before cumulative effect of',
        '     accounting changes................................       $2.16          $1.87          $1.62',
      ),
    ).toMatch(/^primary earnings before cumulative effect of accounting changes/)
  })

  it('is its own where it begins with a capital letter', () => {
    expect(
      label(
        'EARNINGS PER SHARE',
        '  Primary..............................................       $2.16          $1.87          $1.62',
      ),
    ).toMatch(/^primary/)
  })

  it('is that of the line above where it has none', () => {
    expect(label('Net earnings', '                                      $429,760       $387,526     $349,046')).toMatch(
      /^net earnings/,
    )
  })

  it('ends at a blank line, and at a row with figures', () => {
    const row = '     of accounting changes........................       $2.16          $1.87          $1.62'
    expect(label('Primary earnings before effects', '', row)).not.toContain('primary')
    expect(label('Net sales.......................      1,325,422     1,223,016     1,110,373', row)).not.toContain(
      'sales',
    )
  })
})

it('takes no running text above a table for a heading', () => {
  const before = `Net sales were $84.0 billion, up 2% | ${'words of a paragraph in millions '.repeat(6)} | (Amounts in millions)`
  expect(headingsIn(before).trim()).toBe('(Amounts in millions)')
  expect(unitIn(['2024 2023'], headingsIn('We bought shares for $1 billion. | 2024'))).toBeNull()
})
