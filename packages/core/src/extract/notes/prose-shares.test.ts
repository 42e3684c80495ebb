/** Share counts in running text: a statement as filed whose counts are said in a sentence instead of its last lines. */
import { describe, expect, it } from 'vitest'
import type { FigureName } from '../../statement/statement.ts'
import type { Printed } from '../traps/typeset.fixture.ts'
import { figuresIn, inDocument } from './notes.fixture.ts'
import { sharesInWords } from './prose-shares.ts'

/** UST, 10-K for 1995 (0000950123-96-000950), without its counts: primary 199,246 thousand, fully diluted 200,336. */
const statement = (eps: string[], net = '$429,760'): Printed => ({
  form: '10-K',
  ended: 'December 31, 1995',
  company: 'UST INC.',
  title: 'CONSOLIDATED STATEMENTS OF EARNINGS',
  units: '(In thousands, except per share amounts)',
  lines: `
^ Year Ended December 31, | <
^ 1995 | 1994
Net sales | $1,325,422 | $1,223,016
Total costs and expenses | 617,653 | 582,288
Operating income | 707,769 | 640,728
Interest expense, net | (3,179) | (92)
Earnings before income taxes | 704,590 | 640,636
Income taxes | 274,830 | 253,110
Net earnings | ${net} | $387,526
${eps.join('\n')}
`,
})
const BOTH = ['Primary earnings per share | $2.16 | $1.87', 'Fully diluted earnings per share | $2.16 | $1.87']

const AS_FILED = ['Primary earnings per share | $2.16 | $1.87', 'Fully diluted earnings per share | $2.15 | $1.87']

const said = (
  words: string,
  eps = BOTH,
  wants: FigureName[] = ['weighted_avg_shares_basic', 'weighted_avg_shares_diluted'],
  net = '$429,760',
) => {
  const document = inDocument(statement(eps, net), `<p>${words}</p>`)
  const { figures, provenance } = figuresIn(document, 1e3)
  const found = sharesInWords(document, figures, provenance, 1e3, wants as never)
  const { bytes } = document
  return Object.entries(found).map(([name, { value, place }]) => [
    name.slice('weighted_avg_shares_'.length),
    value,
    'text' in place && place.start !== null ? bytes.toString('latin1', place.start, place.end ?? 0) : null,
  ])
}

const AVERAGE = 'The weighted average number of shares used in the computation for 1995 was 199,246,000.'

describe('a sentence about the average', () => {
  it('gives the count that income over it makes the EPS, with its bytes', () => {
    expect(said(AVERAGE)).toContainEqual(['basic', 199_246_000, '199,246,000'])
  })

  it.each([
    'the weighted average number of',
    'the average number of',
    'the weighted-average number of',
    'the Weighted Average number of',
    'the average shares, and the number of',
  ])('whatever the average is called: "%s"', (words) => {
    expect(said(`Earnings per share are based on ${words} shares outstanding during 1995, 199,246,000.`)[0]).toEqual([
      'basic',
      199_246_000,
      '199,246,000',
    ])
  })

  it('set over two lines, or with two blanks between words', () => {
    expect(said(AVERAGE.replace('average number', 'average\nnumber'))).toHaveLength(2)
    expect(said(AVERAGE.replace('average number', 'average  number'))).toHaveLength(2)
  })

  it('in markup', () => {
    expect(
      said(
        '<b>Earnings per share.</b> The average number of shares <i>outstanding</i> in 1995 was <b>199,246,000</b>.',
      )[0],
    ).toEqual(['basic', 199_246_000, '199,246,000'])
  })

  it.each([
    ['of another year', AVERAGE.replace('1995', '1994')],
    ['whose count does not give the EPS', AVERAGE.replace('199,246', '209,246')],
    ['about something else', AVERAGE.replace('weighted average number of shares', 'market price of the stock')],
  ])('%s gives none', (_, words) => expect(said(words)).toEqual([]))

  it('is asked only for what is looked for', () => {
    expect(said(AVERAGE, BOTH, ['weighted_avg_shares_basic']).map(([name]) => name)).toEqual(['basic'])
    expect(said(AVERAGE, BOTH, [])).toEqual([])
  })
})

describe('a sentence of an annual report', () => {
  /** Wackenhut, 10-K for the year that ended on January 1, 1995 (0000912057-95-001626), an exhibit after credit agreements. */
  const WACKENHUT: Printed = {
    form: '10-K',
    ended: 'January 1, 1995',
    company: 'THE WACKENHUT CORPORATION',
    title: 'CONSOLIDATED STATEMENTS OF INCOME',
    units:
      '(IN THOUSANDS EXCEPT PER SHARE DATA) FISCAL YEARS ENDED JANUARY 1, 1995, JANUARY 2, 1994 and JANUARY 3, 1993',
    lines: `
^ 1994 | 1993 | 1992
Revenues | $747,666 | $664,160 | $630,320
Operating income | 15,292 | 4,496 | 3,367
Income before income taxes | 3,002 | 3,371 | 1,588
Provision for income taxes | 17 | 485 | 834
Income before extraordinary charge | 2,272 | 3,609 | 1,137
Extraordinary charge, net of income taxes | (887) | (1,444) | --
Net income | $1,385 | $2,165 | $8,507
Earnings per share, net income | $0.14 | $0.22 | $0.88
`,
  }
  const SENTENCE = 'The average number of shares outstanding was 9,653,424 for 1994 and 9,646,672 for 1993. INVENTORIES'
  const AGREEMENTS =
    '<p>such Fees shall be based on the average number of Swing Line Outstandings per annum.</p>'.repeat(400)
  const counted = (before: string) => {
    const document = inDocument(WACKENHUT, `<p>${SENTENCE}</p>`, before)
    const { figures, provenance } = figuresIn(document, 1e3)
    return sharesInWords(document, figures, provenance, 1e3, ['weighted_avg_shares_basic']).weighted_avg_shares_basic
      ?.value
  }

  it('calls a year that ends in the first days of January by the year before', () => {
    expect(counted('')).toBe(9_653_424)
  })

  it('is found behind agreements that name more averages than are looked at', () => {
    expect(counted(AGREEMENTS)).toBe(9_653_424)
  })
})

describe('basic and diluted', () => {
  it('each has its own', () => {
    const eps = AS_FILED
    expect(
      said(
        `${AVERAGE} ${'The Company has no other. '.repeat(40)} The weighted average number of fully diluted shares for 1995 was 200,336,000.`,
        eps,
      ),
    ).toEqual([
      ['basic', 199_246_000, '199,246,000'],
      ['diluted', 200_336_000, '200,336,000'],
    ])
  })

  it('one count stands for both where EPS is the same', () => {
    expect(said(AVERAGE).map(([name, value]) => [name, value])).toEqual([
      ['basic', 199_246_000],
      ['diluted', 199_246_000],
    ])
  })

  it('not where diluted EPS is another', () => {
    const eps = AS_FILED
    expect(said(AVERAGE, eps).map(([name]) => name)).toEqual(['basic'])
  })
})

it('two sentences with two counts that both fit say nothing', () => {
  const other = ' In note 7 the weighted average number of shares for 1995 was 199,100,000.'
  expect(said(AVERAGE + 'The Company says no more. '.repeat(60) + other)).toEqual([])
  expect(
    said(AVERAGE + 'The Company says no more. '.repeat(60) + other.replace('199,100,000', '299,100,000')),
  ).toHaveLength(2)
})

it('nothing earned gives no count', () => expect(said(AVERAGE, BOTH, undefined, '—')).toEqual([]))
