/** Incomes that EPS is computed with, in notes typed as filed. */
import { describe, expect, it } from 'vitest'
import { Lines } from '../document/text/lines.ts'
import type { Printed } from '../traps/typeset.fixture.ts'
import { figuresIn, inDocument, noteOf } from './notes.fixture.ts'
import { numeratorsOfNotes } from './numerators.ts'

const numeratorsIn = (printed: Printed, note: string, kind: 'basic' | 'diluted' = 'basic', money = 1e6): number[] => {
  const document = inDocument(printed, note)
  const { figures, provenance } = figuresIn(document, money)
  return numeratorsOfNotes(document, figures, provenance, money, kind)
}

describe('American Express, annual report for 2009', () => {
  const statement = (eps: string): Printed => ({
    form: '10-K',
    ended: 'December 31, 2009',
    company: 'AMERICAN EXPRESS COMPANY',
    title: 'CONSOLIDATED STATEMENTS OF INCOME',
    units: '(Millions, except per share amounts)',
    lines: `
^ Years Ended December 31 | <
^ 2009 | 2008
Total revenues net of interest expense | $24,523 | $28,365
Total expenses | 21,682 | 24,784
Pretax income from continuing operations | 2,841 | 3,581
Income tax provision | 704 | 710
Income from continuing operations | 2,137 | 2,871
Loss from discontinued operations, net of tax | (7) | (172)
Net income | $2,130 | $2,699
Earnings per Common Share — Basic: Net income attributable to common shareholders | $${eps} | $2.33
Average common shares outstanding: Basic | 1,168 | 1,154
`,
  })
  const NOTE = noteOf(
    'NOTE 18 EARNINGS PER COMMON SHARE: the computations were as follows:',
    `
^ 2009 | 2008
Numerator:
  Income from continuing operations | $2,137 | $2,871
  Preferred shares dividends, accretion, and recognition of remaining unaccreted dividends | (306) | —
  Earnings allocated to participating share awards and other items | (22) | (15)
  Loss from discontinued operations, net of tax | (7) | (172)
  Net income attributable to common shareholders | $1,802 | $2,684
Denominator:
  Basic: Weighted-average common stock | 1,168 | 1,154
`,
  )

  it('computes EPS with what the note leaves to common shareholders', () => {
    expect(numeratorsIn(statement('1.54'), NOTE)).toEqual([1_802_000_000])
  })

  it('is not looked for where net income over the shares is the EPS', () => {
    expect(numeratorsIn(statement('1.82'), NOTE)).toEqual([])
  })

  it('is none where it does not give the EPS, or the table is of other shares', () => {
    expect(numeratorsIn(statement('1.52'), NOTE)).toEqual([])
    expect(numeratorsIn(statement('1.54'), NOTE.replace('1,168', '1,169'))).toEqual([])
  })

  // As Alphabet counts its shares (10-K for 2023, 0001652044-24-000022).
  it('is not looked for where the count is one class of several', () => {
    const counted = statement('1.54').lines.replace('Average common shares', 'Average Class A shares')
    expect(numeratorsIn({ ...statement('1.54'), lines: counted }, NOTE)).toEqual([])
  })

  it('is read in the column of the period', () => {
    const other = NOTE.replace('1,802', '1,770').replace('2,684', '1,802')
    expect(numeratorsIn(statement('1.54'), other)).toEqual([])
  })
})

describe('Wachovia, 10-K for 1995 (0000950144-96-001190)', () => {
  const STATEMENT: Printed = {
    form: '10-K',
    ended: 'December 31, 1995',
    company: 'WACHOVIA CORPORATION',
    title: 'CONSOLIDATED STATEMENTS OF INCOME',
    units: 'Thousands, except per share',
    lines: `
^ Year Ended December 31 | <
^ 1995 | 1994
Total interest income | 3,019,676 | 2,361,747
Total other expense | 1,203,596 | 1,098,413
Income before income taxes | 868,868 | 761,482
Applicable income taxes | 266,325 | 222,424
NET INCOME | $602,543 | $539,058
Net income per common share:
  Primary | $3.50 | $3.13
  Fully diluted | $3.49 | $3.12
Average shares outstanding:
  Primary | 172,089 | 172,339
  Fully diluted | 172,957 | 172,951
`,
  }
  const NOTE = noteOf(
    'NOTE O -- EARNINGS PER SHARE',
    `
^ 1995 | 1994
Fully Diluted (thousands, except per share)
Average common shares outstanding | 170,635 | 171,110
Convertible long-term debt assumed converted | 405 | 612
Average fully diluted shares outstanding | 172,957 | 172,951
Net income | $602,543 | $539,058
Add interest on convertible long-term debt, net of tax | 330 | 513
Adjusted net income | $602,873 | $539,571
Per share amount | $3.49 | $3.12
`,
  )

  it('computes diluted EPS with the interest that the note adds back, and basic EPS with net income', () => {
    expect(numeratorsIn(STATEMENT, NOTE, 'diluted', 1e3)).toEqual([602_873_000])
    expect(numeratorsIn(STATEMENT, NOTE, 'basic', 1e3)).toEqual([])
  })

  it('is found by its sum where it has no name, and is none that does not add up', () => {
    const unnamed = NOTE.replace('Adjusted net income', 'Total')
    expect(numeratorsIn(STATEMENT, unnamed, 'diluted', 1e3)).toEqual([602_873_000])
    expect(numeratorsIn(STATEMENT, unnamed.replace('330', '320'), 'diluted', 1e3)).toEqual([])
  })
})

describe('the exhibit on EPS of Waban, 10-K for January 1995 (0000950146-95-000185), in whole dollars', () => {
  const STATEMENT: Printed = {
    form: '10-K',
    ended: 'January 28, 1995',
    company: 'WABAN INC.',
    title: 'CONSOLIDATED STATEMENTS OF INCOME',
    units: '(Dollars in thousands except per share amounts)',
    lines: `
^ Fiscal Year Ended | <
^ January 28, 1995 | January 29, 1994
Net sales | $3,650,281 | $3,589,341
Cost of sales, including buying and occupancy costs | 3,115,512 | 3,066,283
Income before income taxes | 106,022 | (29,230)
Provision for income taxes | 41,032 | (11,448)
Net income | $64,990 | $(17,782)
Net income per common share, primary | $1.95 | $(0.54)
Net income per common share, fully diluted | $1.83 | $(0.54)
Number of common shares for earnings per share computations: Primary | 33,405,014 | 33,082,362
Number of common shares for earnings per share computations: Fully diluted | 37,792,893 | 33,082,362
`,
  }
  const exhibit = (type: string, net = '64,990,000') => `<DOCUMENT>
<TYPE>${type}
<TEXT>
                   COMPUTATION OF NET INCOME PER COMMON SHARE
<TABLE>
<CAPTION>
                                                       Fiscal Year Ended
                                                January 28,          January 29,
                                                   1995                 1994
<S>                                             <C>                <C>
Net income as reported                          $${net}        $(17,782,000)
Add (where dilutive):
 Tax effected interest and
  amortization of debt expense
  on convertible debt                             4,347,000                   -
Net income used for fully
 diluted computation                            $69,337,000        $(17,782,000)
Adjusted shares outstanding used
 for fully diluted computation                   37,792,893          33,082,362
</TABLE>
</TEXT>
</DOCUMENT>
`
  const numerators = (text: string): number[] => {
    const statement = inDocument(STATEMENT, '')
    // The report itself, as long as it is, stands before the exhibit.
    const document = { ...statement, text: new Lines(`${'-'.repeat(statement.bytes.length)}\n${text}`) }
    const { figures, provenance } = figuresIn(document, 1e3)
    const counts = { weighted_avg_shares_basic: 33_405_014, weighted_avg_shares_diluted: 37_792_893 }
    return numeratorsOfNotes(document, { ...figures, ...counts }, provenance, 1e3, 'diluted')
  }

  it('names the income that fully diluted EPS is computed with', () => {
    expect(numerators(exhibit('EX-11'))).toEqual([69_337_000])
  })

  it('is read only as that exhibit, and only of the statement that it begins with', () => {
    expect(numerators(exhibit('EX-99'))).toEqual([])
    expect(numerators(exhibit('EX-11', '64,890,000'))).toEqual([])
  })
})
