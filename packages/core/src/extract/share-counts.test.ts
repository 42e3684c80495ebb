/** The share counts of a printed statement: their unit, whose EPS they give, and those that only notes print. */
import { describe, expect, it } from 'vitest'
import type { Figures, Place } from '../statement/statement.ts'
import { figuresWith, inDocument } from './notes/notes.fixture.ts'
import { nvidiaStatement } from './notes/nvidia.fixture.ts'
import { shareFactor, withCountOfLoss, withShares } from './share-counts.ts'
import type { PrintedFigures } from './shown.ts'
import type { Printed } from './traps/typeset.fixture.ts'

const place = (label: string, start: number): Place => ({ label, text: '74.8', concept: null, start, end: start + 4 })
/** Whirlpool, 10-K for 1995 (0000950131-96-001100): primary and fully diluted EPS over one count. */
const WHIRLPOOL: PrintedFigures = {
  figures: figuresWith({
    net_income: 209e6,
    basic_eps: 2.8,
    diluted_eps: 2.76,
    weighted_avg_shares_basic: 74.8e6,
    weighted_avg_shares_diluted: 74.8e6,
  }),
  provenance: {
    weighted_avg_shares_basic: place('Average number of common shares outstanding', 100),
    weighted_avg_shares_diluted: place('Average number of common shares outstanding', 100),
  },
}

describe('one count of a loss that is called diluted', () => {
  const counted = (change: Partial<Figures>) =>
    withCountOfLoss({
      figures: figuresWith({
        net_income: -5e6,
        basic_eps: -0.5,
        diluted_eps: -0.5,
        weighted_avg_shares_diluted: 10e6,
        ...change,
      }),
      provenance: { weighted_avg_shares_diluted: place('Diluted weighted average shares', 100) },
    }).figures.weighted_avg_shares_basic

  it('is the basic one too', () => expect(counted({})).toBe(10e6))

  it.each<[string, Partial<Figures>]>([
    ['of a profit', { net_income: 5e6, basic_eps: 0.5, diluted_eps: 0.5 }],
    ['with another basic EPS', { basic_eps: -0.52 }],
    ['that does not give the EPS', { weighted_avg_shares_diluted: 11e6 }],
  ])('is not %s', (_, change) => expect(counted(change)).toBeNull())
})

it('counts of notes take their places, and nothing else changes', () => {
  const found = { value: 77.3e6, place: place('Fully Diluted Average Shares Outstanding', 300) }
  const { figures, provenance } = withShares(WHIRLPOOL, { weighted_avg_shares_diluted: found })
  expect(figures).toEqual({ ...WHIRLPOOL.figures, weighted_avg_shares_diluted: 77.3e6 })
  expect(provenance).toEqual({ ...WHIRLPOOL.provenance, weighted_avg_shares_diluted: found.place })
  expect(withShares(WHIRLPOOL, {})).toEqual(WHIRLPOOL)
})

const nvidia = (basic: string, counts = 'Weighted average shares used in per share computation:'): Printed =>
  nvidiaStatement(`${counts}
Basic | ${basic} | 2,495
Diluted | ${basic} | 2,516
`)

describe('what one printed count is worth', () => {
  const factorOf = (printed: Printed, said: number | null) => {
    const { chosen } = inDocument(printed, '')
    const cell = chosen.lines[chosen.roles.perShare.basicShares ?? -1]?.values[chosen.column]
    if (!cell) throw new Error('no count')
    return shareFactor(chosen, 1e6, said)(cell)
  }

  it.each<[string, string, number]>([
    ['millions, as the amounts', '2,473', 1e6],
    ['thousands', '2,473,000', 1e3],
    ['whole shares', '2,473,000,000', 1],
  ])('is proven by net income and EPS: %s', (_, printed, factor) => {
    expect(factorOf(nvidia(printed), null)).toBe(factor)
    // Whatever a line of units says.
    expect(factorOf(nvidia(printed), 1e3)).toBe(factor)
  })

  it('is what its own heading says, where EPS proves nothing else', () => {
    const far = nvidia('9,473', 'Weighted average shares (in thousands):')
    expect(factorOf(far, null)).toBe(1e3)
    expect(factorOf(nvidia('9,473'), 1e3)).toBe(1e3)
    expect(factorOf(nvidia('9,473'), null)).toBe(1e6)
  })
})
