/** What proves a unit and a column: the statement of NVIDIA, 10-Q for July 2023 (0001045810-23-000175), shortened. */
import { describe, expect, it } from 'vitest'
import { figuresIn, inDocument } from '../notes/notes.fixture.ts'
import { nvidiaStatement } from '../notes/nvidia.fixture.ts'
import type { Printed } from '../traps/typeset.fixture.ts'
import { columnProof, unitProof } from './proofs.ts'

const nvidia = (change: Partial<Printed> = {}, head?: string, basic = '2,473'): Printed => ({
  ...nvidiaStatement(
    `Weighted average shares used in per share computation:
Basic | ${basic} | 2,495
Diluted | ${basic} | 2,516
`,
    head,
  ),
  ...change,
})

describe('the unit', () => {
  const sourceOf = (printed: Printed, money: number) => {
    const document = inDocument(printed, '')
    const { figures } = figuresIn(document, money)
    const shares = { weighted_avg_shares_basic: 2_473_000_000, weighted_avg_shares_diluted: 2_499_000_000 }
    return unitProof(document.chosen, { ...figures, ...shares }).source
  }

  it.each<[string, Printed, number, string]>([
    ['is printed', nvidia(), 1e6, 'document'],
    ['is only assumed', nvidia({ units: '' }), 1e6, 'assumed'],
    ['is proven by EPS and whole shares', nvidia({ units: '' }, undefined, '2,473,000,000'), 1e6, 'proven'],
    ['is not, where they make another', nvidia({ units: '' }, undefined, '2,473,000,000'), 1e3, 'assumed'],
  ])('%s', (_, printed, money, source) => expect(sourceOf(printed, money)).toBe(source))
})

describe('the column', () => {
  const proofOf = (printed: Printed) => {
    const { chosen, cover } = inDocument(printed, '')
    return columnProof(chosen, cover)
  }

  it('has a date of its own, that of the cover, and is the newest', () => {
    expect(proofOf(nvidia())).toEqual({ head: true, cover: true, order: true })
    expect(proofOf(nvidia({}, 'July 30, 2022 | July 30, 2023'))).toMatchObject({ order: true })
  })

  it('is not that of the cover where the cover names another day', () => {
    expect(proofOf(nvidia({ ended: 'October 29, 2023' })).cover).toBe(false)
    expect(proofOf(nvidia({ ended: 'July 28, 2023' })).cover).toBe(true)
  })
})
