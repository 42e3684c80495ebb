/** Share counts that only a note prints, typed as filed below their statements (accession number with each). */
import { describe, expect, it } from 'vitest'
import type { Printed } from '../traps/typeset.fixture.ts'
import { figuresIn, inDocument, noteOf } from './notes.fixture.ts'
import { nvidiaStatement } from './nvidia.fixture.ts'
import { sharesOfNotes } from './shares.ts'

const NVIDIA = nvidiaStatement()
const NOTE = `
^ Three Months Ended | <
^ July 30, 2023 | July 31, 2022
Numerator:
Net income | $6,188 | $656
Denominator:
Basic weighted average shares | 2,473 | 2,495
Dilutive impact of outstanding equity awards | 26 | 21
Diluted weighted average shares | 2,499 | 2,516
Net income per share:
Basic | $2.50 | $0.26
Diluted | $2.48 | $0.26
`

function found(note: string, printed: Printed = NVIDIA, words = 'Net income per share (in millions)', money = 1e6) {
  const document = inDocument(printed, noteOf(words, note))
  const { figures, provenance } = figuresIn(document, money)
  const { shares, common, unfit } = sharesOfNotes(document, figures, provenance, money)
  return {
    basic: shares.weighted_avg_shares_basic?.value ?? null,
    diluted: shares.weighted_avg_shares_diluted?.value ?? null,
    common,
    unfit,
    places: Object.values(shares).flatMap(({ place }) => ('text' in place ? [place.text] : [])),
  }
}

describe('the counts of the note on EPS', () => {
  it('are those of its two averages, each with its cell', () => {
    expect(found(NOTE)).toEqual({
      basic: 2_473_000_000,
      diluted: 2_499_000_000,
      common: null,
      unfit: [],
      places: ['2,473', '2,499'],
    })
  })

  it.each([
    ['(in thousands)', '2,473,000', '2,499,000'],
    ['', '2,473,000,000', '2,499,000,000'],
  ])('in the unit that gives the EPS: %s', (words, basic, diluted) => {
    expect(found(NOTE.replace('2,473', basic).replace('2,499', diluted), NVIDIA, words)).toMatchObject({
      basic: 2_473_000_000,
      diluted: 2_499_000_000,
    })
  })

  it('that do not give it are none, and are told to be at odds', () => {
    const counts = NOTE.replace(/Net income per share:[\s\S]*/, '').replace('2,473', '2,973')
    const torn = found(counts)
    expect(torn).toMatchObject({ basic: null, diluted: 2_499_000_000 })
    expect(torn.unfit).toContainEqual({ name: 'weighted_avg_shares_basic', count: 2_973 })
  })

  it('that only come near it are taken where the table prints the EPS itself: the checks compare them', () => {
    expect(found(NOTE.replace('2,473', '2,973')).basic).toBe(2_973_000_000)
    expect(found(NOTE.replace('2,473', '3,473')).basic).toBeNull()
  })

  it('of the effect of awards are no average', () => {
    const { diluted } = found(NOTE.replace(/Diluted weighted.*\n/, ''))
    expect(diluted).toBeNull()
  })

  it('are not looked for where the statement prints them', () => {
    const printed = {
      ...NVIDIA,
      lines: `${NVIDIA.lines}Weighted average shares used in per share computation:\nBasic | 2,474 | 2,495\nDiluted | 2,500 | 2,516\n`,
    }
    expect(found(NOTE, printed)).toMatchObject({ basic: null, diluted: null, unfit: [] })
  })

  it('are not looked for without net income or EPS', () => {
    const without = (label: string) => ({
      ...NVIDIA,
      lines: NVIDIA.lines.replace(new RegExp(`^${label}.*\\n`, 'gm'), ''),
    })
    expect(found(NOTE, without('(?:Basic|Diluted)'))).toMatchObject({ basic: null, diluted: null })
  })
})

describe('one figure per share', () => {
  const one = (label: string): Printed => ({
    ...NVIDIA,
    lines: NVIDIA.lines.replace(/Net income per share:\nBasic.*\nDiluted.*\n/, `${label} | $2.50 | $0.26\n`),
  })

  it('that does not say diluted has a basic count only (before 1998)', () => {
    expect(found(NOTE, one('Net income per share'))).toMatchObject({ basic: 2_473_000_000, diluted: null })
  })
})

describe('income for common shareholders', () => {
  /** Procter & Gamble, 10-Q for September 2023 (0000080424-23-000103): its statement, shortened, and note 5. */
  const PG: Printed = {
    form: '10-Q',
    ended: 'September 30, 2023',
    company: 'THE PROCTER & GAMBLE COMPANY',
    title: 'CONSOLIDATED STATEMENTS OF EARNINGS',
    units: 'Amounts in millions except per share amounts',
    lines: `
^ Three Months Ended September 30 | <
^ 2023 | 2022
NET SALES | $21,871 | $20,612
Cost of products sold | 10,501 | 10,847
Selling, general and administrative expense | 5,604 | 4,824
OPERATING INCOME | 5,767 | 4,941
Interest expense | 225 | 123
Interest income | 128 | 41
Other non-operating income/(expense), net | 132 | 132
EARNINGS BEFORE INCOME TAXES | 5,802 | 4,991
Income taxes | 1,246 | 1,028
NET EARNINGS | 4,556 | 3,963
Less: Net earnings attributable to noncontrolling interests | 35 | 24
NET EARNINGS ATTRIBUTABLE TO PROCTER & GAMBLE | $4,521 | $3,939
NET EARNINGS PER COMMON SHARE:
Basic | $1.89 | $1.62
Diluted | $1.83 | $1.57
`,
  }
  const note = `
^ Three Months Ended September 30 | <
^: CONSOLIDATED AMOUNTS | 2023 | 2022
Net earnings | $4,556 | $3,963
Less: Net earnings attributable to noncontrolling interests | 35 | 24
Net earnings attributable to P&G (Diluted) | $4,521 | $3,939
Less: Preferred dividends | 70 | 71
Net earnings attributable to P&G available to common shareholders (Basic) | $4,450 | $3,868
SHARES IN MILLIONS
Basic weighted average common shares outstanding | 2,360.0 | 2,385.5
Add: Effect of dilutive securities
Convertible preferred shares | 74.6 | 77.4
Stock options and other unvested equity awards | 40.6 | 40.7
Diluted weighted average common shares outstanding | 2,475.2 | 2,503.6
NET EARNINGS PER COMMON SHARE
Basic | $1.89 | $1.62
Diluted | $1.83 | $1.57
`

  it('is kept with the counts that a table computes with it', () => {
    expect(found(note, PG)).toMatchObject({ basic: 2_360_000_000, diluted: 2_475_200_000, common: 4_450 })
  })
})

describe('counts beside a statement in whole units', () => {
  /** The statement of 0000000000-09-900003 (10-K for April 2009), shortened to its results. */
  const LOSS: Printed = {
    form: '10-K',
    ended: 'April 30, 2009',
    company: 'MADE COMPANY',
    title: 'CONSOLIDATED STATEMENTS OF OPERATIONS',
    units: '',
    lines: `
^ For the Years Ended April 30, | <
^ 2009 | 2008
Net sales | $31,204,114 | $38,204,221
Costs and expenses | 35,791,564 | 36,868,659
Income (loss) before income taxes | (4,587,450) | 1,335,562
Income taxes | — | —
Net earnings (loss) | $(4,587,450) | $1,335,562
Basic earnings (loss) per share | $(1.23) | $0.36
Diluted earnings (loss) per share | $(1.23) | $0.36
`,
  }

  it('in a row of the computation are taken whole', () => {
    const rows = `
^ For the Year Ended April 30, 2009 | < | <
^ Earnings (Loss) | Shares | Per Share Amount
Basic EPS — loss per share | $(4,587,450) | 3,716,700 | $(1.23)
Effect of dilutive securities | — | — | —
Diluted EPS — earnings per share | $(4,587,450) | 3,716,700 | $(1.23)
`
    expect(found(rows, LOSS, 'computations of basic and diluted earnings per share', 1)).toMatchObject({
      basic: 3_716_700,
      diluted: 3_716_700,
    })
  })

  it('that are rounded are none: the exact one stands elsewhere', () => {
    const rounded = `
^ 2009 | 2008
Net earnings (loss) | $(4,587,450) | $1,335,562
Basic weighted average shares, in thousands | 3,717 | 3,712
`
    expect(found(rounded, LOSS, 'earnings per share', 1).basic).toBeNull()
    expect(found(rounded.replace('3,717', '3,716,700'), LOSS, 'earnings per share', 1).basic).toBe(3_716_700)
  })
})
