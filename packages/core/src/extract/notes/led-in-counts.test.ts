/** Share counts that a statement leaves to its notes: figures of Skyworks' 10-K for 2010 (0000000000-10-900023), the notes set as other filers do. */
import { expect, it } from 'vitest'
import { readPrinted } from '../traps/printed.fixture.ts'
import { asHtml, type Printed } from '../traps/typeset.fixture.ts'

const SKYWORKS: Printed = {
  form: '10-K',
  ended: 'October 1, 2010',
  company: 'SKYWORKS SOLUTIONS, INC.',
  title: 'CONSOLIDATED STATEMENTS OF OPERATIONS',
  units: '(In thousands, except per share amounts)',
  lines: `
^ October 1, 2010 | October 2, 2009
Net revenue | $ 1,071,849 | $ 802,577
Cost of goods sold | 615,016 | 484,357
Gross profit | 456,833 | 318,220
Operating expenses:
Research and development | 134,140 | 123,996
Selling, general and administrative | 117,853 | 100,421
Amortization of intangible assets | 6,136 | 6,118
Restructuring and other charges (credits) | (1,040) | 15,982
Total operating expenses | 257,089 | 246,517
Operating income | 199,744 | 71,703
Interest expense | (4,246) | (8,290)
Other, net | (424) | 1,753
Income before income taxes | 195,074 | 65,166
Provision (benefit) for income taxes | 57,780 | (29,818)
Net income | $ 137,294 | $ 94,984
Earnings per share:
Basic | $ 0.78 | $ 0.57
Diluted | $ 0.75 | $ 0.56`,
}

const counts = (note: string) => {
  const document = asHtml(SKYWORKS).replace(
    '</body>',
    `<p>NOTES TO CONSOLIDATED FINANCIAL STATEMENTS</p>${note}</body>`,
  )
  const { income_statement: one } = readPrinted(document)
  return [one.weighted_avg_shares_basic, one.weighted_avg_shares_diluted]
}
const table = (lines: string) => {
  const rows = lines.split('\n').map((line) => line.split(' | '))
  return `<table>${rows.map(([label, ...cells]) => `<tr><td>${label}</td>${cells.map((one) => `<td>&nbsp;</td><td align="right">${one}</td>`).join('')}</tr>`).join('')}</table>`
}
const BOTH = [175_020_000, 182_738_000]

it('a table of counts alone, that the words before it lead to', () =>
  expect(
    counts(
      `<p>Weighted average shares outstanding were as follows:</p>${table(` | 2010 | 2009
Basic | 175,020 | 167,047
Dilutive effect of stock options | 7,718 | 3,616
Diluted | 182,738 | 170,663`)}`,
    ),
  ).toEqual(BOTH))

it('a table that says what its counts are used for', () =>
  expect(
    counts(
      `<p>Shares used in per share computations:</p>${table(` | 2010 | 2009
Shares used in computing basic earnings per share | 175,020 | 167,047
Shares used in computing diluted earnings per share | 182,738 | 170,663`)}`,
    ),
  ).toEqual(BOTH))

it('the average with the equivalents is the diluted one', () =>
  expect(
    counts(
      `<p>EARNINGS PER SHARE</p>${table(` | 2010 | 2009
Weighted average common shares outstanding | 175,020 | 167,047
Effect of dilutive securities | 7,718 | 3,616
Weighted average common shares and common share equivalents | 182,738 | 170,663`)}`,
    ),
  ).toEqual(BOTH))

it('the average that diluted EPS begins with is not its count: the options are added to it', () =>
  expect(
    counts(
      table(` | 2010 | 2009
Basic:
Net income | 137,294 | 94,984
Average common shares outstanding | 175,020 | 167,047
Net income per share | 0.78 | 0.57
Diluted:
Average common shares outstanding | 175,020 | 167,047
Stock options | 7,718 | 3,616
Total shares | 182,738 | 170,663
Net income per share | 0.75 | 0.56`),
    ),
  ).toEqual(BOTH))
