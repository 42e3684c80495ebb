/** What speaks for and against a table being the statement: each reason with a print in which it holds, and one in which not. */
import { Buffer } from 'node:buffer'
import { expect, it } from 'vitest'
import { asHtml, asText, type Printed } from '../traps/typeset.fixture.ts'
import { statementCandidates } from './candidates.ts'

/** As printed in UnitedHealth's 10-Q for the second quarter of 2023 (0000731766-23-000053). */
const STATEMENT: Printed = {
  form: '10-Q',
  ended: 'June 30, 2023',
  company: 'UNITEDHEALTH GROUP',
  title: 'Condensed Consolidated Statements of Operations',
  units: '(in millions, except per share data)',
  lines: `
^ Three Months Ended June 30, | < | Six Months Ended June 30, | <
^ 2023 | 2022 | 2023 | 2022
Total revenues | $ 92,903 | $ 80,332 | $ 184,834 | $ 160,481
Cost of products sold | 9,748 | 8,596 | 19,153 | 17,083
Other operating costs | 75,098 | 64,604 | 149,538 | 129,316
Earnings from operations | 8,057 | 7,132 | 16,143 | 14,082
Interest expense | 828 | 467 | 1,582 | 900
Earnings before income taxes | 7,229 | 6,665 | 14,561 | 13,182
Provision for income taxes | 1,572 | 1,466 | 3,130 | 2,835
Net earnings | 5,657 | 5,199 | 11,431 | 10,347
Earnings per share:
Basic | $ 5.89 | $ 5.41 | $ 11.91 | $ 10.75
Diluted | $ 5.82 | $ 5.34 | $ 11.77 | $ 10.61
Basic weighted-average number of common shares outstanding | 930 | 937 | 931 | 939
`,
}

/** The reasons for the first table that is read, by their names. */
function reasonsOf(document: string): Map<string, number> {
  const [best] = statementCandidates(Buffer.from(document), {}, 1).statements
  if (best === undefined) throw new Error('no table was read')
  return new Map(best.reasons.map(({ why, points }) => [why, points]))
}

const without = (...labels: string[]) => ({
  lines: STATEMENT.lines
    .split('\n')
    .filter((line) => !labels.some((label) => line.startsWith(label)))
    .join('\n'),
})
/** Half a page of words between a title and its table, or between the cover and the title. */
const WORDS = `<p>${'The accompanying notes are an integral part of these statements. '.repeat(5)}</p>`
const FAR = `${WORDS}<table>`
const printed = (change: Partial<Printed>) =>
  asHtml({ ...STATEMENT, ...change }).replace('<p align="center"><b>UNITED', `${WORDS}$&`)
const plain = printed({})

it.each([
  ['revenue', 3, ['Total revenues']],
  ['cost of revenue', 1, ['Cost of products']],
  ['operating income', 2, ['Earnings from operations']],
  ['income before taxes', 3, ['Earnings before']],
  ['taxes', 3, ['Provision']],
  ['EPS', 3, ['Earnings per share', 'Basic |', 'Diluted']],
  ['diluted EPS', 1, ['Diluted']],
  ['shares', 1, ['Basic weighted']],
] as const)('%s', (why, points, labels) => {
  expect(reasonsOf(plain).get(why)).toBe(points)
  expect(reasonsOf(printed(without(...labels))).has(why)).toBe(false)
})

it('sums that hold give points by their number', () => {
  expect(reasonsOf(plain).get('sums that hold')).toBeGreaterThan(1)
  const torn = STATEMENT.lines.replace('5,657', '5,999').replace('8,057', '8,999').replace('75,098', '71,000')
  expect(reasonsOf(printed({ lines: torn })).get('sums that hold') ?? 0).toBeLessThan(
    reasonsOf(plain).get('sums that hold') ?? 0,
  )
})

it.each([
  ['few lines', -3, printed(without('Cost', 'Other', 'Earnings from', 'Interest', 'Basic', 'Diluted', 'Earnings per'))],
  [
    'lines of another statement',
    -10,
    printed({ lines: `${STATEMENT.lines}Total assets | 280,164 | 245,705 | 280,164 | 245,705` }),
  ],
  ['title near', 2, plain.replace('<table>', FAR)],
  ['words of another table', -5, printed({ title: 'Selected Quarterly Statements of Operations' })],
  ['parent company alone', -40, printed({ units: 'Condensed financial information of registrant (in millions)' })],
  ['columns of several companies', -6, plain.replace('Six Months Ended June 30,', 'Guarantor subsidiaries')],
  ['columns from before a restatement', -6, plain.replace('Six Months Ended June 30,', 'As previously reported')],
  [
    'columns of percents or changes',
    -4,
    printed({
      lines: STATEMENT.lines
        .replace(/^(?!\^)(.*\|.*)$/gm, '$1 | 7.2%')
        .replace('| <\n^', '| < | Change\n^')
        .replace('| 2023 | 2022\n', '| 2023 | 2022 | %\n'),
    }),
  ],
  [
    'many columns',
    -4,
    printed({
      lines: STATEMENT.lines
        .replace(/^(\^.*)$/gm, '$1 | 2021 | 2020 | 2019')
        .replace(/^(?!\^)(.*\|.*)$/gm, '$1 | 1 | 2 | 3'),
    }),
  ],
  // A quarterly report has a column of the quarter: a table of longer ones alone is another.
  ['another length of period', -8, plain.replace('Three Months', 'Nine Months').replace('Six Months', 'Twelve Months')],
  ['no dates', -5, plain.replace(/<b>20\d\d<\/b>/g, '<b>Amount</b>')],
  [
    'not the period on the cover',
    -10,
    plain.replace(/<b>2023<\/b>/g, '<b>2021</b>').replace(/<b>2022<\/b>/g, '<b>2020</b>'),
  ],
] as const)('%s', (why, points, document) => {
  expect(reasonsOf(document).get(why)).toBe(points)
  expect(reasonsOf(plain).has(why)).toBe(false)
})

it('a title right above a table gives more than one further up, and only once', () => {
  expect(reasonsOf(plain).get('title')).toBe(5)
  expect(reasonsOf(plain.replace('<table>', FAR)).has('title')).toBe(false)
})

it('a statement in an exhibit of a submission that is not the annual report steps back', () => {
  const text = asText(STATEMENT)
  expect(reasonsOf(text).has('in an exhibit')).toBe(false)
  const at = text.indexOf('UNITEDHEALTH GROUP')
  const exhibit = `${text.slice(0, at)}\n<DOCUMENT>\n<TYPE>EX-99\n<TEXT>\n${text.slice(at)}`
  expect(reasonsOf(exhibit).get('in an exhibit')).toBe(-10)
})
