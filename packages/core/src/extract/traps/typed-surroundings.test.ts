/** Statements whose unit, title or rank among other tables only what stands around them tells; figures are made. */
import { expect, it } from 'vitest'
import type { Extraction } from '../../statement/statement.ts'
import { readPrinted } from './printed.fixture.ts'
import { asHtml, type Printed } from './typeset.fixture.ts'

const STATEMENT: Printed = {
  form: '10-K',
  ended: 'December 31, 2004',
  company: 'MADE INSTRUMENTS INC',
  title: 'CONSOLIDATED STATEMENTS OF INCOME',
  units: 'Years ended December 31,',
  lines: `
^ 2004 | 2003 | 2002
Net sales | $84,310.4 | $79,425.1 | $71,933.7
Cost of goods sold | 51,204.1 | 48,877.0 | 45,102.2
Gross profit | 33,106.3 | 30,548.1 | 26,831.5
Selling and administrative expenses | 23,651.2 | 22,309.0 | 21,334.1
Operating income | 9,455.1 | 8,239.1 | 5,497.4
Income before income taxes | 9,455.1 | 8,239.1 | 5,497.4
Provision for income taxes | 3,309.0 | 2,883.4 | 1,924.2
Net income | $6,146.1 | $5,355.7 | $3,573.2
Net income per share | $.61 | $.53 | $.36
`,
}
const row = (label: string, ...figures: string[]) =>
  `<tr><td>${label}</td>${figures.map((text) => `<td align="right">${text}</td>`).join('')}</tr>`
const cashFlows = (unit: string) => `<p>CONSOLIDATED STATEMENTS OF CASH FLOWS</p><p>${unit}</p>
<table>${row('Years ended December 31,', '2004', '2003', '2002')}${row('Operating activities:')}
${row('Net income', '6,146.1', '5,355.7', '3,573.2')}${row('Net cash provided by operating activities', '8,956.0', '7,921.3', '6,195.8')}
${row('Net cash used in investing activities', '(4,200.2)', '(3,900.8)', '(3,100.1)')}</table>`

const before = (html: string, more: string) =>
  html.replace('<p align="center"><b>MADE', `${more}<p align="center"><b>MADE`)
const after = (html: string, more: string) => html.replace('</body>', `${more}</body>`)
const failing = ({ qc }: Extraction) =>
  qc.tests.flatMap(({ name, passed, necessary }) => (necessary && !passed ? [name] : []))

it('takes the unit of the cash flows that print the same net income', () => {
  const { income_statement: s, qc } = readPrinted(after(asHtml(STATEMENT), cashFlows('(in thousands)')))
  expect([s.total_revenue, s.net_income, s.basic_eps, qc.passed]).toEqual([84_310_400, 6_146_100, 0.61, true])
})

it('does not pass amounts in tenths of no unit', () => {
  const one = readPrinted(after(asHtml(STATEMENT), cashFlows('Years ended December 31,')))
  expect(failing(one)).toContain('unit_of_amounts_is_known')
})

/** The words of a cover: the count is that of net income over EPS in whole dollars. */
const COVER = '<p>The number of shares of Common Stock outstanding on March 1, 2005 was 10,080,117.</p>'

it('T171 takes the unit with which EPS means the shares on the cover, whatever other tables are headed', () => {
  const whole = { ...STATEMENT, lines: STATEMENT.lines.replaceAll(/(\d,\d{3})\.(\d)/g, '$1,$200') }
  const flows = cashFlows('(in thousands)').replaceAll(/(\d,\d{3})\.(\d)/g, '$1,$200')
  expect(readPrinted(after(asHtml(whole), flows)).income_statement.net_income).toBe(6_146_100_000)
  const one = readPrinted(before(after(asHtml(whole), flows), COVER))
  expect([one.income_statement.net_income, one.income_statement.revenue_units_number]).toEqual([6_146_100, 1])
})

it('T171 takes the unit with which EPS means the shares on the cover where no unit is printed at all', () => {
  const thousands = { ...STATEMENT, lines: STATEMENT.lines.replaceAll(/(\d,\d{3})\.\d/g, '$1') }
  expect(readPrinted(asHtml(thousands)).income_statement.net_income).toBe(6_146)
  const one = readPrinted(before(asHtml(thousands), COVER))
  expect([one.income_statement.net_income, one.qc.passed]).toEqual([6_146_000, true])
})

it('takes no unit that belongs to the table before', () => {
  const whole = { ...STATEMENT, lines: STATEMENT.lines.replaceAll(/(\d,\d{3})\.(\d)/g, '$1,$200') }
  const market = `<p>Market prices (in millions)</p><table>${row('First quarter', '12.50', '11.25')}${row('Second quarter', '13.75', '12.00')}</table>`
  expect(readPrinted(before(asHtml(whole), market)).income_statement.net_income).toBe(6_146_100)
})

it('reads restated figures, not those from before the restatement', () => {
  const both = {
    ...STATEMENT,
    units: '(in thousands)',
    lines: STATEMENT.lines.replace(
      '^ 2004 | 2003 | 2002',
      '^ Year ended December 31, 2004 | < | <\n^ As Previously Reported | As Restated | Adjustments',
    ),
  }
  expect(readPrinted(asHtml(both)).income_statement.net_income).toBe(5_355_700)
})

it('reads the table with EPS where a summary of the same net income stands first', () => {
  const summary = {
    ...STATEMENT,
    units: '(in thousands)',
  }
  const short = asHtml({
    ...summary,
    lines: STATEMENT.lines
      .split('\n')
      .filter((line) => !/per share/.test(line))
      .join('\n'),
  })
  const table = short.slice(short.indexOf('<p align="center"><b>MADE'), short.indexOf('</body>'))
  const full = asHtml({ ...STATEMENT, title: 'MADE INSTRUMENTS', units: '(in thousands)' })
  const apart = '<p>The discussion goes on over several pages.</p>'.repeat(140)
  const { income_statement: s } = readPrinted(before(full, table + apart))
  expect([s.net_income, s.basic_eps]).toEqual([6_146_100, 0.61])
})

it('moves no bare years below a day in December to the year on the cover', () => {
  const old = {
    ...STATEMENT,
    units: '(in thousands)',
    lines: STATEMENT.lines.replace('^ 2004 | 2003 | 2002', '^ Years ended December 31, | < | <\n^ 2003 | 2002 | 2001'),
  }
  const one = readPrinted(asHtml(old))
  expect(one.income_statement.end_date).toBe('2003-12-31')
  expect(one.qc.passed).toBe(false)
})

/** As 0000040545-94-000003 sets two companies beside the group; here with what is taken out between them. */
const DETAILS: Printed = {
  ...STATEMENT,
  title: 'CONSOLIDATED STATEMENTS OF INCOME WITH CONSOLIDATING DETAILS',
  units: '(in thousands)',
  lines: `
^ Year ended December 31, 2004 | < | < | <
^ Eliminations | Delta Western | Made Instruments | Consolidated
Net sales | $(1,686.2) | $31,194.8 | $54,801.8 | $84,310.4
Cost of goods sold | (1,686.2) | 19,945.5 | 32,944.8 | 51,204.1
Gross profit | - | 11,249.3 | 21,857.0 | 33,106.3
Selling and administrative expenses | - | 8,750.9 | 14,900.3 | 23,651.2
Operating income | - | 2,498.4 | 6,956.7 | 9,455.1
Income before income taxes | - | 2,498.4 | 6,956.7 | 9,455.1
Provision for income taxes | - | 1,224.3 | 2,084.7 | 3,309.0
Net income | $- | $1,274.1 | $4,872.0 | $6,146.1
Net income per share | | | | $.61
`,
}

it("reads the group's column of a statement with consolidating details", () => {
  const { income_statement: s, qc } = readPrinted(asHtml(DETAILS))
  expect([s.total_revenue, s.net_income, s.basic_eps, qc.passed]).toEqual([84_310_400, 6_146_100, 0.61, true])
})

it('believes the statement with details before a subsidiary that prints more lines', () => {
  const subsidiary = asHtml({ ...STATEMENT, company: 'DELTA WESTERN CORP.', units: '(in thousands)' }).replaceAll(
    /(\d),(\d)/g,
    '$1,9',
  )
  const table = subsidiary.slice(subsidiary.indexOf('<p align="center"><b>DELTA'), subsidiary.indexOf('</body>'))
  const apart = '<p>The notes go on over several pages.</p>'.repeat(160)
  const one = readPrinted(after(asHtml(DETAILS), cashFlows('(in thousands)') + apart + table))
  expect(one.income_statement.net_income).toBe(6_146_100)
})

it('reads EPS that another table prints beside the same net income, and does not pass without it', () => {
  const lines = STATEMENT.lines.split('\n')
  const short = {
    ...STATEMENT,
    units: '(in thousands)',
    lines: lines.filter((line) => !/per share/.test(line)).join('\n'),
  }
  const perShare = `<p>Earnings per share (in thousands, except per share data)</p><table>${row('Years ended December 31,', '2004', '2003', '2002')}
${row('Income before income taxes', '9,455.1', '8,239.1', '5,497.4')}${row('Provision for income taxes', '3,309.0', '2,883.4', '1,924.2')}
${row('Net income', '6,146.1', '5,355.7', '3,573.2')}${row('Weighted average shares outstanding', '10,075.6', '10,105.1', '9,925.6')}
${row('Net income per share', '$.61', '$.53', '$.36')}</table>`
  const apart = '<p>The notes go on over several pages.</p>'.repeat(160)
  const one = readPrinted(after(asHtml(short), apart + perShare))
  expect([one.income_statement.total_revenue, one.income_statement.basic_eps]).toEqual([84_310_400, 0.61])
  expect(failing(one)).not.toContain('eps_is_read_where_printed')
  // The same where a digit of the net income is lost, but revenue is the same.
  const sales = perShare.replace('<table>', `<table>${row('Net sales', '84,310.4', '79,426.0', '71,120.0')}`)
  const misread = readPrinted(after(asHtml(short).replaceAll('6,146.1', '6,145.1'), apart + sales))
  expect([misread.income_statement.basic_eps, failing(misread)]).toEqual([
    null,
    expect.arrayContaining(['eps_is_read_where_printed']),
  ])
})
