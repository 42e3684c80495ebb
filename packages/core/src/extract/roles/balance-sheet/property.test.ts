/** Property after depreciation: which line it is by words and by what depreciation leaves. Amounts are small, to be added in the head. */
import { describe, expect, it } from 'vitest'
import { addedUp } from '../add-up.ts'
import { linesOf, type Printed } from '../as-filed.fixture.ts'
import type { Entry } from '../sheet-lines.ts'
import { property } from './property.ts'

const entriesOf = (printed: readonly Printed[], concepts: Readonly<Record<number, string>> = {}): Entry[] =>
  linesOf(printed).map((line, index) => {
    const figure = line.values[0] ?? null
    return { index, line, figure, value: figure?.value ?? null, concept: concepts[index] ?? '' }
  })
const found = (printed: readonly Printed[], concepts?: Readonly<Record<number, string>>): number | null =>
  property(entriesOf(printed, concepts), null, 1)?.value ?? null

describe('the line of property', () => {
  it.each<[string, readonly Printed[], number]>([
    [
      'is called net',
      [
        ['Inventories', '80'],
        ['Property, plant and equipment, net', '250'],
        ['Goodwill', '60'],
      ],
      250,
    ],
    [
      'is left already, though another line is what it leaves of a total above',
      [
        ['Total current assets', '280'],
        ['Leasehold improvements and equipment, less accumulated amortization', '250'],
        ['Goodwill', '60'],
        ['Other assets', '30'],
      ],
      250,
    ],
    [
      'is the only one',
      [
        ['Inventories', '80'],
        ['Property and equipment', '250'],
      ],
      250,
    ],
    [
      'is what is left below the depreciation',
      [
        ['Property, plant and equipment', '400'],
        ['Less accumulated depreciation', '150'],
        ['', '250'],
      ],
      250,
    ],
    [
      'also where that is printed in brackets',
      [
        ['Property, plant and equipment', '400'],
        ['Less accumulated depreciation', '(150)'],
        ['Net property', '250'],
      ],
      250,
    ],
    [
      'of several lines above',
      [
        ['Land', '100'],
        ['Buildings', '200'],
        ['Machinery and equipment', '100'],
        ['Less allowances for depreciation', '150'],
        ['', '250'],
      ],
      250,
    ],
    [
      'behind a total of them',
      [
        ['Land', '100'],
        ['Buildings', '300'],
        ['', '400'],
        ['Less accumulated depreciation', '150'],
        ['', '250'],
      ],
      250,
    ],
    [
      'rounded by one in the last digit',
      [
        ['Property and equipment', '400'],
        ['Less accumulated depreciation', '150'],
        ['', '251'],
      ],
      251,
    ],
    [
      'a total under its heading',
      [
        ['Land', '100', 'Property and equipment'],
        ['Buildings', '150', 'Property and equipment'],
        ['Net', '250', 'Property and equipment'],
      ],
      250,
    ],
    [
      'net before gross',
      [
        ['Property and equipment', '400'],
        ['Property and equipment, net', '250'],
      ],
      250,
    ],
    [
      'the net plant of a utility',
      [
        ['Utility plant', '400'],
        ['Net utility plant', '250'],
      ],
      250,
    ],
    // 0000912057-96-005295
    [
      'own premises before real estate that is held',
      [
        ['Real estate, net', '90'],
        ['Property and equipment, net', '250'],
      ],
      250,
    ],
  ])('%s', (_, printed, value) => expect(found(printed)).toBe(value))

  it('is the tagged one, whatever it is called', () => {
    const printed: Printed[] = [
      ['Fixed things', '70'],
      ['Property and equipment, net', '250'],
    ]
    expect(found(printed, { 0: 'PropertyPlantAndEquipmentNet' })).toBe(70)
    expect(found(printed, { 0: 'Goodwill' })).toBe(250)
  })
})

describe('no property after depreciation', () => {
  it.each<[string, readonly Printed[]]>([
    [
      'where none is printed',
      [
        ['Cash', '120'],
        ['Inventories', '80'],
      ],
    ],
    ['in a blank cell', [['Property and equipment, net', '']]],
    [
      'where what the depreciation leaves is not printed',
      [
        ['Property and equipment', '400'],
        ['Less accumulated depreciation', '150'],
        ['Goodwill', '60'],
      ],
    ],
    [
      'also with further lines of property between',
      [
        ['Property and equipment', '400'],
        ['Construction in progress', '20'],
        ['Less accumulated depreciation', '150'],
        ['Goodwill', '60'],
      ],
    ],
  ])('%s', (_, printed) => expect(found(printed)).toBeNull())

  it('is told of what is taken off receivables, stocks or intangibles', () => {
    const taken = (label: string): Printed[] => [
      ['Receivables', '400'],
      [label, '150'],
      ['Net', '250'],
    ]
    expect(found(taken('Less allowances for doubtful receivables'))).toBeNull()
    expect(found(taken('Less accumulated amortization of goodwill'))).toBeNull()
    expect(found([...taken('Less reserves for losses on loans'), ['Premises and equipment, net', '70']])).toBe(70)
  })

  it('is what stands five lines below the depreciation', () => {
    const gap = (count: number): Printed[] => [
      ['Property and equipment', '400'],
      ['Less accumulated depreciation', '150'],
      ...Array.from({ length: count }, (): Printed => ['Goodwill', '7']),
      ['', '250'],
    ]
    expect(found(gap(3))).toBe(250)
    expect(found(gap(4))).toBeNull()
  })
})

describe('lines of property that are added below', () => {
  const printed = (added: string, total = 'Total property and equipment'): Printed[] => [
    ['Property and equipment', '400'],
    ['Less accumulated depreciation', '150'],
    ['', '250'],
    [added, '30'],
    [total, '280'],
    ['Goodwill', '60'],
  ]
  const whole = (lines: readonly Printed[]) => {
    const entries = entriesOf(lines)
    const sum = addedUp(entries, 340, 1)
    return property(entries, sum, 1)?.value ?? null
  }

  // 0000950168-96-000465
  it.each([
    'Construction in progress',
    'Nuclear fuel',
    'Property under capital leases',
    'Land held for plant',
    'Other',
  ])('%s: the total they make', (added) => expect(whole(printed(added))).toBe(280))

  it.each(['Investments', 'Notes receivable', 'Property held for sale'])('%s: not', (added) =>
    expect(whole(printed(added))).toBe(250),
  )

  it('not where their total says something else', () => {
    expect(whole(printed('Construction in progress', 'Total assets of the group'))).toBe(250)
  })
})

it('is no part of a block whose depreciation is not told (0000950168-96-000465)', () => {
  const under = 'property and equipment, at cost'
  const entries = entriesOf([
    ['Buildings', '536', under],
    ['Office furniture and equipment', '45,222', under],
    ['Other assets', '30'],
  ])
  expect(property(entries.slice(1, 2), null, 1)?.value).toBe(45_222)
  expect(property(entries, null, 1)).toBeNull()
})
