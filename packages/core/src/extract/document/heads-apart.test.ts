/** Heads of columns in a table of their own: those of Alphabet's 10-Q for September 2023 (0001652044-23-000094), set apart. */
import { expect, it } from 'vitest'
import { extractFiling } from '../extract.ts'
import { readGrid } from './grid.ts'
import { headsApart } from './heads-apart.ts'
import { tableRanges } from './table-ranges.ts'

const row = (cells: readonly string[], span = 1) =>
  `<tr>${cells.map((text, at) => `<td${at > 0 && span > 1 ? ` colspan="${span}"` : ''}>${text}</td>`).join('')}</tr>`
const HEADS = `<table>${row(['', 'Three Months Ended', 'Nine Months Ended'], 2)}
${row(['', 'September 30, 2022', 'September 30, 2023', 'September 30, 2022', 'September 30, 2023'])}</table>`
const FIGURES = `<table>${row(['Revenues', '69,092', '76,693', '206,788', '221,084'])}
${row(['Cost of revenues', '31,158', '33,229', '90,861', '95,757'])}
${row(['Research and development', '20,798', '22,121', '58,024', '64,731'])}
${row(['Income from operations', '17,136', '21,343', '57,903', '60,596'])}
${row(['Other income (expense), net', '(902)', '(146)', '(2,486)', '709'])}
${row(['Income before income taxes', '16,234', '21,197', '55,417', '61,305'])}
${row(['Provision for income taxes', '2,323', '1,508', '9,068', '8,197'])}
${row(['Net income', '13,911', '19,689', '46,349', '53,108'])}
${row(['Basic net income per share', '1.07', '1.56', '3.53', '4.19'])}
${row(['Diluted net income per share', '1.06', '1.55', '3.51', '4.16'])}</table>`

const filing = (tables: string) =>
  Buffer.from(`<html><body><p>FORM 10-Q</p><p>For the quarterly period ended September 30, 2023</p><p>MADE INC.</p>
<p>(Exact name of registrant as specified in its charter)</p><hr><p>CONSOLIDATED STATEMENTS OF INCOME</p>
<p>(in millions, except per share amounts; unaudited)</p>${tables}</body></html>`)

const above = (tables: string) => {
  const bytes = Buffer.from(tables)
  const ranges = tableRanges(bytes)
  const range = ranges[1]
  if (!range) throw new Error('one table')
  return headsApart(bytes, ranges, 1, readGrid(bytes, range))
}

it('date the columns of the table below', () => {
  const result = extractFiling(filing(`${HEADS}\n<p>&nbsp;</p>${FIGURES}`))
  if (!result.ok) throw new Error(result.error.message)
  const { total_revenue, net_income, basic_eps, period_in_months } = result.income_statement
  expect([total_revenue, net_income, basic_eps, period_in_months]).toEqual([76_693e6, 19_689e6, 1.56, 3])
})

it('are no heads where words stand between, where they hold figures, or where the table has its own', () => {
  expect(above(`${HEADS}${FIGURES}`)).toHaveLength(2)
  expect(above(`${HEADS}<p>Selected data</p>${FIGURES}`)).toEqual([])
  expect(above(`${FIGURES}${FIGURES}`)).toEqual([])
  expect(above(`${HEADS}${FIGURES.replace('<table>', `<table>${row(['', '2023', '2022'])}`)}`)).toEqual([])
})
