/** What stands around a figure of a text document, as filed (accession number with each). */
import { describe, expect, it } from 'vitest'
import { readCover } from '../document/cover.ts'
import { Lines } from '../document/text/lines.ts'
import { Passages } from './passages.ts'

/** The passage around the first place of some words in a text document. */
function around(document: string, words: string) {
  const bytes = Buffer.from(document)
  const source = { bytes, cover: readCover(bytes, {}), ranges: [], text: new Lines(document) }
  return new Passages(source).at(document.indexOf(words))
}

/** Wackenhut, 10-K for 1994 (0000912057-95-001626): the discussion, whose sentences are in millions and tables in thousands. */
const WACKENHUT = `
The increase in labor costs of $46.9 million (10%) and other operating expenses
of $27.6 million (17%) reflected the growth in business in Security Services and
WCC facility management.  Furthermore, pass-through construction costs of WCC
increased $17.5 million in 1994 compared to 1993.

<TABLE>
<CAPTION>

                                      Change             Change
                                   1994 (vs. 1993)    1993 (vs. 1992)
                                  ----------------------------------------
<S>                               <C>                 <C>
OPERATING INCOME                   $15,292   240%     $4,496      34%
</TABLE>
`

describe('the unit of a row', () => {
  it('is not that of the sentences above its table', () => {
    const passage = around(WACKENHUT, '15,292')
    expect(passage).toMatchObject({ form: 'row', label: 'operating income', unit: null })
    expect(passage?.figures.map(({ value }) => value)).toEqual([15292, 4496])
  })

  it('is what a line of its head says', () => {
    const headed = WACKENHUT.replace('Change             Change\n', '(In thousands)\n')
    expect(around(headed, '15,292')?.unit).toBe(1e3)
  })

  // Lundgren Bros., 10-Q for March 1996 (0000000000-96-000001): the heading of the first part names the cash flows too.
  it('of the cash flows stands below their title, above the heading of their first part', () => {
    const flows = `CONSOLIDATED STATEMENTS OF CASH FLOWS
(UNAUDITED)
(DOLLARS IN THOUSANDS)

<TABLE>
<CAPTION>
THREE MONTHS ENDED
MARCH 31,
1996        1995
<S>                                                           <C>        <C>
Cash flows from operating activities:
Net (loss) income                                       $  (119)   $   592
`
    expect(around(flows, '(119)')).toMatchObject({ kind: 'cash-flow', unit: 1e3 })
    expect(around(flows.replace('(DOLLARS IN THOUSANDS)', ''), '(119)')?.unit).toBeNull()
    const untitled = flows.replace('CONSOLIDATED STATEMENTS OF CASH FLOWS', 'OTHER FIGURES')
    expect(around(untitled, '(119)')?.unit).toBeNull()
  })

  it('of a sentence is the word behind its figure', () => {
    expect(around(WACKENHUT, '17.5 million')).toMatchObject({ form: 'sentence', kind: 'mda', unit: 1e6, figures: [] })
    expect(around(WACKENHUT, '1994 compared')?.unit).toBeNull()
  })
})

/** Winthrop Partners 79, 10-K for 1995 (0000760612-96-000011), statement of partners' capital. */
const WINTHROP = `                       STATEMENTS OF PARTNERS' CAPITAL
                      Years ended December 31, 1995 and 1994

Balance, December 31, 1994.....................      10,005        $     (239,938)    $     6,113,106      $       5,873,168

Net income.....................................                            64,484             741,565                806,049

STATEMENTS OF CASH FLOWS
                                                         1995                1994                1993
Net income.........................................   $  806,049           $ 733,877            $ 773,561
`

it('a row is of the kind that the nearest title above it names, and under the years of its head', () => {
  const equity = around(WINTHROP, '806,049')
  expect(equity).toMatchObject({ kind: 'equity', label: 'net income', years: null })
  const flows = around(WINTHROP.slice(WINTHROP.indexOf('STATEMENTS OF CASH')), '806,049')
  expect(flows).toMatchObject({ kind: 'cash-flow', label: 'net income', years: [1995, 1994, 1993] })
  expect(flows?.figures.map(({ value }) => value)).toEqual([806049, 733877, 773561])
})
