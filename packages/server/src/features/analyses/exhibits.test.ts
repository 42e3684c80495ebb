import { describe, expect, it } from 'vitest'
import type { FilingDocument } from '../../clients/edgar/edgar.ts'
import { wantedExhibits } from './exhibits.ts'

const index: FilingDocument[] = [
  { name: 'main.htm', type: '10-K', size: 900 },
  { name: 'ex13.htm', type: 'EX-13', size: 100 },
  { name: 'ex132.htm', type: 'EX-13.2', size: 300 },
  { name: 'ex13.pdf', type: 'EX-13', size: 999 },
  { name: 'ex10.htm', type: 'EX-10.13', size: 500 },
  ...[1, 2, 3, 4, 5, 6].map((n) => ({ name: `ex99${n}.htm`, type: `EX-99.${n}`, size: n })),
]

describe('exhibits', () => {
  it('of a 10-K are EX-13, largest first', () => {
    expect(wantedExhibits('10-K', index).map((one) => one.name)).toEqual(['ex132.htm', 'ex13.htm'])
  })
  it('of a 20-F are EX-99, at most five', () => {
    expect(wantedExhibits('20-F', index).map((one) => one.size)).toEqual([6, 5, 4, 3, 2])
  })
  it('of a 10-Q are none', () => {
    expect(wantedExhibits('10-Q', index)).toEqual([])
  })
})
