import { describe, expect, it } from 'vitest'
import type { Figure } from '../document/row.ts'
import type { Printed } from './needles.ts'
import { datedBy, weighedByYear } from './years.ts'

const figure = (text: string, start: number): Figure => ({
  value: Number(text.replace(/,/g, '')),
  text,
  start,
  end: start + text.length,
  left: 0,
  right: 0,
  percent: false,
  dash: false,
  decimals: 0,
  negative: false,
})

/** Adobe, 10-Q for September 2023 (0000796343-23-000205): revenue of the quarter and of the one a year before. */
const [NOW, BEFORE] = [figure('4,890', 1), figure('4,433', 9)]
const reading = (current: Figure, row = [NOW, BEFORE]): Printed => ({
  figure: 'total_revenue',
  row,
  column: 0,
  current,
})
const row = (label: string, years: number[] | null, ...texts: string[]) => ({
  kind: 'mda' as const,
  label,
  figures: texts.map((text, at) => figure(text, 100 + 10 * at)),
  yearOfEach: years,
})
const AROUND = { read: [2023], isText: false }

describe('the year for which a row prints a figure', () => {
  it.each<[string, Figure, number, ReturnType<typeof row>, string | null]>([
    ['the one that is read', NOW, 100, row('total revenue', [2023, 2022], '4,890', '4,433'), 'newest'],
    ['the year before', BEFORE, 110, row('total revenue', [2023, 2022], '4,890', '4,433'), '4,890'],
    ['oldest first', BEFORE, 100, row('total revenue', [2022, 2023], '4,433', '4,890'), '4,890'],
    [
      'in the second length of time',
      BEFORE,
      110,
      row('total revenue', [2023, 2022, 2023, 2022], '4,890', '4,433', '14,361', '13,081'),
      '4,890',
    ],
    ['under another name, with both figures', BEFORE, 110, row('total', [2023, 2022], '4,890', '4,433'), '4,890'],
    ['under another name, with other figures', BEFORE, 110, row('total', [2023, 2022], '5,100', '4,433'), null],
    ['two years before', BEFORE, 110, row('total revenue', [2023, 2021], '4,890', '4,433'), null],
    ['of years that are later', BEFORE, 110, row('total revenue', [2024, 2023], '4,890', '4,433'), null],
    ['without years', BEFORE, 110, row('total revenue', null, '4,890', '4,433'), null],
  ])('%s', (_, current, start, passage, said) => {
    const dated = datedBy(reading(current), start, passage, AROUND)
    expect(dated === null || dated === 'newest' ? dated : dated.text).toBe(said)
  })

  it('is not told by lines above a text, unless its name is the figure’s', () => {
    const text = { ...AROUND, isText: true }
    expect(datedBy(reading(BEFORE), 110, row('total', [2023, 2022], '4,890', '4,433'), text)).toBeNull()
    expect(datedBy(reading(BEFORE), 110, row('total revenue', [2023, 2022], '4,890', '4,433'), text)).toMatchObject({
      text: '4,890',
    })
  })
})

describe('evidence by its year', () => {
  const one = (agrees: boolean, dated: 'newest' | 'older' | null, kind = 'mda') => ({
    figure: 'net_income',
    kind,
    agrees,
    dated,
  })

  it('takes what else agrees away where rows give the figure to the year before', () => {
    const older = one(false, 'older')
    expect(weighedByYear([older, one(true, null), one(true, null, 'equity')])).toEqual([
      older,
      one(true, null, 'equity'),
    ])
  })

  it('leaves out a row of the year before where another gives the figure to the year that is read', () => {
    expect(weighedByYear([one(false, 'older'), one(true, 'newest'), one(true, null)])).toEqual([
      one(true, 'newest'),
      one(true, null),
    ])
  })
})
