/** Names set in two columns of words or broken in two, as filed (accession number with each). */
import { describe, expect, it } from 'vitest'
import { readGrid } from '../document/grid.ts'
import { tableRanges } from '../document/table-ranges.ts'
import { gridOf, readTable } from '../sheet/tables.fixture.ts'
import { underWholeNames, unstubbed, withBrokenNames } from './stub.ts'

const linesOf = (lines: string) => readTable(gridOf(lines), { end: null, form: '10-K' }).lines

/** A table whose first two cells of a row may both be words. */
function stubbed(...rows: string[][]) {
  const bytes = Buffer.from(
    `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('\n')}</table>`,
  )
  const [range] = tableRanges(bytes)
  if (range === undefined) throw new Error('no table')
  return readTable({ kind: 'html', before: '', rows: readGrid(bytes, range), ...range }, { end: null, form: '10-K' })
    .lines
}

const named = (lines: readonly { title: string; label: string }[]) => lines.map(({ title, label }) => [title, label])

describe('two columns of words', () => {
  const rows = [
    ['', '', '2005', '2004'],
    ['Europe', 'Net revenue', '25,678', '24,518'],
    ['', 'Operating profit', '5,029', '4,366'],
    ['United States', 'Net revenue', '18,134', '17,511'],
    ['', 'Operating profit', '4,581', '4,405'],
  ]

  it('the first is the name over the second', () => {
    const lines = unstubbed(stubbed(...rows))
    expect(named(lines)).toEqual([
      ['Europe', 'Net revenue'],
      ['Europe', 'Operating profit'],
      ['United States', 'Net revenue'],
      ['United States', 'Operating profit'],
    ])
    expect(lines.map(({ bare }) => bare)).toEqual([
      'net revenue',
      'operating profit',
      'net revenue',
      'operating profit',
    ])
    expect(lines.map(({ heading }) => heading)).toEqual(['europe', 'europe', 'united states', 'united states'])
    expect(new Set(lines.map(({ indent }) => indent))).toEqual(new Set([(stubbed(...rows)[0]?.indent ?? 0) + 1]))
  })

  it('a row with its words in one cell is under no name', () => {
    const lines = unstubbed(stubbed(...rows, ['Net revenues', '', '43,812', '42,029'], ['', 'Other', '12', '11']))
    expect(named(lines).slice(4)).toEqual([
      ['', 'Net revenues'],
      ['', 'Other'],
    ])
  })

  it('one such row is a remark', () => {
    const one = stubbed(rows[0] ?? [], rows[1] ?? [], rows[2] ?? [], ['Net revenues', '', '43,812', '42,029'])
    expect(unstubbed(one)).toBe(one)
  })

  it('a year is no figure that ends the words', () => {
    const years = stubbed(
      ['', '', 'Net sales', 'Net earnings'],
      ['2005', 'Beauty', '15,220', '2,963'],
      ['', 'Grooming', '6,654', '1,477'],
      ['2004', 'Beauty', '15,008', '3,178'],
      ['', 'Grooming', '6,419', '1,461'],
    )
    expect(
      unstubbed(years)
        .map(({ label }) => label)
        .filter((label) => label !== ''),
    ).toEqual(expect.arrayContaining(['Grooming']))
  })
})

describe('a name broken in two headings', () => {
  // Volt, 10-K for October 1994 (0000950123-95-000109), industry segment data.
  const volt = (heading: string, more = '') =>
    underWholeNames(
      linesOf(`
^ 1994 | 1993
${heading}
 Personnel:
   Sales to unaffiliated customers | 433,443 | 340,301
   Intersegment sales | 1,067 | 1,304
${more}Telephone Directory:
   Sales to unaffiliated customers | 72,319 | 76,924
Computer Systems:
   Sales to unaffiliated customers | 99,059 | 37,385
`),
    ).map(({ title }) => title)

  it('is put together', () => {
    expect(volt('Technical Services and Temporary')).toEqual([
      'Technical Services and Temporary Personnel',
      'Technical Services and Temporary Personnel',
      'Telephone Directory',
      'Computer Systems',
    ])
  })

  it('is not where the upper one is a measure, or stands over several', () => {
    for (const measure of ['Sales', 'Net revenues', 'Operating profit'])
      expect(volt(measure)[0], measure).toBe('Personnel')
    const more = ` Publication:
   Sales to unaffiliated customers | 64,679 | 57,081
`
    expect(volt('Staffing', more).slice(0, 3)).toEqual(['Personnel', 'Personnel', 'Publication'])
  })

  it('is not where so few names do not show how they are set', () => {
    const two = linesOf(`
^ 1994 | 1993
Staffing
 Personnel:
   Sales to unaffiliated customers | 433,443 | 340,301
Telephone Directory:
   Sales to unaffiliated customers | 72,319 | 76,924
`)
    expect(underWholeNames(two)).toBe(two)
  })
})

describe('a name broken over two rows, the figures in the second', () => {
  const labelsOf = (lines: string) => withBrokenNames(linesOf(`^ 2009 | 2008\n${lines}`)).map(({ label }) => label)

  it('is put together, and stands under what stands over it', () => {
    const table = `
Revenues:
  Hospital
    Drugs | 19,627 | 16,456
  Ophthalmic | 20,447 | 20,169
  Contract
    Manufacturing | 8,922 | 8,155
  Total revenues | 48,996 | 44,780
`
    expect(labelsOf(table)).toEqual(['Hospital Drugs', 'Ophthalmic', 'Contract Manufacturing', 'Total revenues'])
    const lines = withBrokenNames(linesOf(`^ 2009 | 2008\n${table}`))
    expect(lines.slice(0, 3).map(({ title, heading, bare }) => [title, heading, bare])).toEqual([
      ['Revenues', 'revenues', 'hospital drugs'],
      ['Revenues', 'revenues', 'ophthalmic'],
      ['Revenues', 'revenues', 'contract manufacturing'],
    ])
  })

  it('is told by one alone where others of the table go on by their words', () => {
    expect(labelsOf('Biologics &\n  Vaccines | 44,602 | 31,111\nContract\n  Services | 8,922 | 8,155')).toEqual([
      'Biologics & Vaccines',
      'Contract Services',
    ])
    expect(labelsOf('Drugs\n  & Vaccines | 44,602 | 31,111')).toEqual(['Drugs & Vaccines'])
  })

  it('may be a place, which one alone shows', () => {
    expect(labelsOf('United\n  States | 8 | 7\nEurope | 5 | 4')).toEqual(['United States', 'Europe'])
    expect(labelsOf('United\n  Kingdom | 8 | 7\nAsia\n  Pacific | 5 | 4')).toEqual(['United Kingdom', 'Asia Pacific'])
  })

  it.each([
    ['places stand under a place', 'Asia\n  Japan | 8 | 7\nEurope\n  Germany | 5 | 4'],
    ['one alone does not show the habit', 'Contract\n  Services | 8,922 | 8,155\nOther | 1,204 | 1,195'],
    [
      'over several it heads a group',
      'Food\n  Snacks | 8 | 7\n  Bread | 5 | 4\nDrinks\n  Water | 3 | 2\n  Juice | 2 | 1',
    ],
    ['places are parts', 'Retail\n  United States | 8 | 7\nWholesale Trade\n  Canada | 5 | 4'],
    ['measures stand under a name', 'Retail\n  Net sales | 8 | 7\nLeasing\n  Net sales | 5 | 4'],
    ['a measure heads divisions', 'Net sales\n  Retail | 8 | 7\nOperating profit\n  Retail | 5 | 4'],
    ['years head divisions', 'Year 2009\n  Retail | 8 | 7\nYear 2008\n  Retail | 5 | 4'],
    ['a total is no second half', 'Retail\n  Total | 8 | 7\nLeasing\n  Total | 5 | 4'],
  ])('is not where %s', (_, table) => {
    const lines = linesOf(`^ 2009 | 2008\n${table}`)
    expect(withBrokenNames(lines)).toBe(lines)
  })
})
