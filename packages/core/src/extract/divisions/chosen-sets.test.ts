/** Which of several sets that make revenue is told. Notes set as filers print them, with made-up figures. */
import { expect, test } from 'vitest'
import { divided, htmlFiling, tableOf } from './filing.fixture.ts'

const YEAR = { ended: 'December 31, 2023', years: [2023, 2022], units: '(in millions)' } as const
const REVENUE = { ...YEAR, revenue: ['10,000', '9,000'] } as const

test.each([
  [
    'all of their names but one are measured',
    [
      ['Water', '4,000', '3,600'],
      ['Filtration', '3,000', '2,700'],
      ['Mining', '2,000', '1,800'],
      ['Research and other activities', '1,000', '900'],
    ],
  ],
  [
    'only a remainder is not measured',
    [
      ['Water', '6,000', '5,400'],
      ['Mining', '3,000', '2,700'],
      ['All other', '1,000', '900'],
    ],
  ],
])('segments come before a longer list of products where %s', (_, sales) => {
  const segments = tableOf([
    ['', '2023', '2022'],
    ['Revenues:', '', ''],
    ...sales,
    ['Total', '10,000', '9,000'],
    ['Operating profit:', '', ''],
    ...sales.slice(0, -1).map(([name = '']) => [name, '200', '180']),
    ['Unallocated expenses', '(50)', '(40)'],
    ['Total', `${200 * (sales.length - 1) - 50}`, `${180 * (sales.length - 1) - 40}`],
  ])
  const products = tableOf([
    ['', '2023', '2022'],
    ['Pumps', '2,500', '2,250'],
    ['Valves', '2,000', '1,800'],
    ['Pipes', '1,500', '1,350'],
    ['Filters', '1,750', '1,575'],
    ['Drills', '1,250', '1,125'],
    ['Spare parts', '1,000', '900'],
    ['Total', '10,000', '9,000'],
  ])
  const note = `<p>Segment information of the company:</p>${segments}<p>Disaggregation of revenue by product:</p>${products}`
  expect(divided(htmlFiling({ ...REVENUE, note })).business?.map(([name]) => name)).toEqual(sales.map(([name]) => name))
})

const INDUSTRIES = tableOf([
  ['', '2023', '2022'],
  ['Automotive', '1,500', '1,350'],
  ['Aerospace', '1,500', '1,350'],
  ['Energy', '1,400', '1,260'],
  ['Electronics', '1,300', '1,170'],
  ['Healthcare', '1,200', '1,080'],
  ['Retail', '1,100', '990'],
  ['Education', '1,000', '900'],
  ['Other', '1,000', '900'],
  ['Total revenue', '10,000', '9,000'],
])
const SERVICES = tableOf([
  ['', '2023', '2022'],
  ['Licenses', '5,000', '4,500'],
  ['Maintenance', '3,000', '2,700'],
  ['Consulting', '2,000', '1,800'],
  ['Total revenue', '10,000', '9,000'],
])
const BY_INDUSTRY = '<p>Disaggregation of revenue by customer industry was as follows:</p>'
const BY_SERVICE = '<p>Disaggregation of revenue by service was as follows:</p>'

test('what is sold comes before the industries of those who buy it, however many', () => {
  const note = `${BY_INDUSTRY}${INDUSTRIES}<p>${'Revenue is recognized as the work is done. '.repeat(12)}</p>${BY_SERVICE}${SERVICES}`
  expect(divided(htmlFiling({ ...REVENUE, note })).business?.map(([name]) => name)).toEqual([
    'Licenses',
    'Maintenance',
    'Consulting',
  ])
})

test('industries are told where nothing else divides revenue', () => {
  expect(divided(htmlFiling({ ...REVENUE, note: `${BY_INDUSTRY}${INDUSTRIES}` })).business).toHaveLength(8)
})

test('divisions of sales that are more than total revenue, since losses of affiliates are taken off it', () => {
  const note = tableOf([
    ['Sales by segment', '2023', '2022'],
    ['Gas', '6,020', '5,420'],
    ['Power', '4,000', '3,600'],
    ['Total sales', '10,020', '9,020'],
  ])
  const document = htmlFiling({ ...REVENUE, note }).replace(
    /<tr>(<td[^>]*>)Net revenue<\/td>/,
    `${tableOf([
      ['Sales', '10,020', '9,020'],
      ['Equity in losses of affiliates', '(25)', '(22)'],
      ['Interest income', '5', '2'],
    ]).replace(/<\/?table>/g, '')}<tr>$1Total revenues</td>`,
  )
  expect(divided(document)).toMatchObject({
    business: [
      ['Gas', 6_020_000_000],
      ['Power', 4_000_000_000],
    ],
    rest: { business: ['Equity in losses of affiliates, Interest income', -20_000_000] },
  })
})

test('divisions of all sales, where only other income stands beside them in the total', () => {
  const note = tableOf([
    ['Sales and rentals by segment', '2023', '2022'],
    ['Gas', '5,900', '5,310'],
    ['Power', '4,000', '3,600'],
    ['Total sales and rentals', '9,900', '8,910'],
  ])
  const document = htmlFiling({ ...REVENUE, note }).replace(
    /<tr>(<td[^>]*>)Net revenue<\/td>/,
    `${tableOf([
      ['Net sales', '9,000', '8,100'],
      ['Rentals', '900', '810'],
      ['Other income', '100', '90'],
    ]).replace(/<\/?table>/g, '')}<tr>$1Total revenues</td>`,
  )
  expect(divided(document)).toMatchObject({
    business: [
      ['Gas', 5_900_000_000],
      ['Power', 4_000_000_000],
    ],
    rest: { business: ['Other income', 100_000_000] },
  })
})

test('one measure of some divisions near revenue, its rest without a name, is no set', () => {
  const note = `<p>Subscription revenue by segment (in millions):</p>${tableOf([
    ['', '2023', '2022'],
    ['Media', '7,000', '6,300'],
    ['Experience', '2,700', '2,430'],
    ['Total subscription revenue', '9,700', '8,730'],
  ])}`
  expect(divided(htmlFiling({ ...REVENUE, note })).business).toBeNull()
})

test('places whose total no table prints stand beside segments that are known', () => {
  const segments = tableOf([
    ['', '2023', '2022'],
    ['Sales:', '', ''],
    ['Water', '6,000', '5,400'],
    ['Mining', '4,000', '3,600'],
    ['Total', '10,000', '9,000'],
    ['Operating profit:', '', ''],
    ['Water', '600', '540'],
    ['Mining', '400', '360'],
    ['Total', '1,000', '900'],
  ])
  const places = tableOf([
    ['', '2023', '2022'],
    ['NET SALES', '', ''],
    ['United States', '$4.6', '$4.1'],
    ['International', '5.4', '4.9'],
    ['LONG-LIVED ASSETS', '', ''],
    ['United States', '$1.2', '$1.1'],
    ['International', '1.0', '1.0'],
  ])
  const note = `<p>Segment results (in millions):</p>${segments}<p>The segments sell in these places (in billions):</p>${places}`
  expect(divided(htmlFiling({ ...REVENUE, note })).geographical).toEqual([
    ['United States', 4_600_000_000],
    ['International', 5_400_000_000],
  ])
})
