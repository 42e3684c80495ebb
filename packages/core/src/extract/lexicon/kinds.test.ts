import { describe, expect, it } from 'vitest'
import type { Figure } from '../document/row.ts'
import { bareWords, type Line } from '../sheet/lines.ts'
import { type Kind, kindOf } from './kinds.ts'

interface Example {
  kind: Kind
  /** Labels as filings print them that are of the kind. */
  prints: string[]
  /** Labels that look alike and are not. */
  not: string[]
  /** The heading over them, and the figure beside them, where they decide. */
  heading?: string
  figure?: Partial<Figure>
}

const EXAMPLES: Example[] = [
  {
    kind: 'revenue-total',
    prints: [
      'Total revenues',
      'TOTAL SALES',
      'Total Operating Revenues',
      'Total net revenue',
      'Total investment income',
    ],
    not: ['Total revenue after provision', 'Total costs and expenses', 'Total interest income'],
  },
  {
    kind: 'revenue',
    prints: ['Net sales', 'NET REVENUES', 'Revenue', 'OPERATING REVENUES', 'Net sales and other operating income'],
    not: ['Sales and marketing', 'Other income', 'Cost of sales', 'Deferred revenue'],
  },
  {
    kind: 'cost',
    prints: [
      'Cost of sales',
      'Cost of products sold',
      'Costs of goods sold',
      'Medical costs',
      'Company restaurant expenses',
    ],
    not: ['Cost of borrowed funds', 'Amortization of intangibles', 'Costs and expenses'],
  },
  { kind: 'cost-total', prints: ['Total cost of sales', 'Total costs of revenue'], not: ['Total cost of funds'] },
  {
    kind: 'gross',
    prints: ['Gross profit', 'GROSS MARGIN', 'Gross loss'],
    not: ['Gross margin percent', 'Gross premiums'],
  },
  {
    kind: 'expenses-total',
    prints: ['Total costs and expenses', 'Total operating expenses', 'Total benefits and expenses', 'Total deductions'],
    not: ['Total cost of sales', 'Total other income'],
  },
  // Known by counts alone (0000000000-22-810036 prints it with its amount).
  {
    kind: 'expenses-total',
    prints: ['Operating expenses', 'Operating costs and expenses'],
    not: ['Restaurant operating expenses', 'Other operating expenses'],
  },
  {
    kind: 'operating',
    prints: [
      'Operating income (loss)',
      '(Loss) from operations',
      'Earnings from operations',
      'Operating profit',
      'OPERATING (LOSS)',
    ],
    not: [
      'Operating loss from affiliates',
      'Other operating income',
      'Income from discontinued operations',
      'Operating',
    ],
  },
  {
    kind: 'pretax',
    prints: [
      'Income before income taxes',
      'Profit before tax',
      '(Loss) before taxes and extraordinary gain',
      'Pretax income',
    ],
    not: ['Net investment income before taxes', 'Income before extraordinary item', 'Taxes before credits'],
  },
  {
    kind: 'tax',
    prints: [
      'Income taxes',
      'Provision for income taxes',
      'Taxation',
      'Federal income taxes',
      '(Benefit) for income taxes',
    ],
    not: ['Payroll taxes', 'Taxes other than income', 'Income after taxes', 'Excise taxes', 'Interest on taxes'],
  },
  {
    kind: 'net',
    prints: ['Net income (loss)', 'NET LOSS', 'Profit for the year', 'Net earnings'],
    not: [
      'Net income from discontinued operations',
      'Net income of equity investee',
      'Net interest income',
      'Net sales',
    ],
  },
  {
    kind: 'attributable',
    prints: ['Net income applicable to common stock', 'Earnings available for common shares', "The bank's net income"],
    not: ['Costs applicable to sales', 'Net income'],
  },
  {
    kind: 'minority',
    prints: [
      'Minority interest',
      'Net income attributable to noncontrolling interests',
      'Minority interests in earnings',
    ],
    not: ['Income before minority interest', 'Net income including noncontrolling interests'],
  },
  {
    kind: 'preferred',
    prints: ['Preferred stock dividends', 'Preference dividends'],
    not: ['Income before preferred dividends'],
  },
  {
    kind: 'comprehensive',
    prints: ['Comprehensive income', 'Total other comprehensive loss'],
    not: ['Net income'],
  },
  {
    kind: 'eps',
    prints: ['Earnings per share', 'Net loss per share', 'Income per common share before extraordinary item'],
    not: ['Dividends per share', 'Cash distributions declared per unit'],
    figure: { value: 1.26, decimals: 2 },
  },
  {
    kind: 'eps',
    heading: 'net income (loss) per share of common stock > primary',
    prints: ['Operations', 'Net', 'Extraordinary charges'],
    not: ['Dividends declared'],
    figure: { value: 0.43, decimals: 2 },
  },
  {
    kind: 'shares',
    prints: ['Weighted average shares outstanding', 'Average common shares outstanding', 'Shares used in computation'],
    not: ['Available to holders of ordinary shares', 'Dividends declared on common shares'],
    figure: { value: 15_002, decimals: 0 },
  },
  // Woodbury Telephone, 10-K for 1995 (0000917337-96-000005): the figures per share stand in the name of the amount.
  {
    kind: 'eps',
    prints: ['Net income per share'],
    not: ['Net income (per share: 1995-$2.38; 1994-$2.11; 1993-$1.69)'],
    figure: { value: 1_831_810, text: '1,831,810' },
  },
]

const FIGURE: Figure = {
  value: 12_345,
  text: '12,345',
  decimals: 0,
  percent: false,
  dash: false,
  start: 0,
  end: 6,
} as Figure

function kindOfLabel(label: string, { heading = '', figure = {} }: Example): Kind {
  const line = { label, bare: bareWords(label), words: label.toLowerCase(), heading } as Line
  return kindOf(line, { ...FIGURE, ...figure })
}

describe('what a line is by its words', () => {
  it.each(EXAMPLES.flatMap((example) => example.prints.map((label) => [label, example.kind, example] as const)))(
    '“%s” is %s',
    (label, kind, example) => {
      expect(kindOfLabel(label, example)).toBe(kind)
    },
  )

  it.each(EXAMPLES.flatMap((example) => example.not.map((label) => [label, example.kind, example] as const)))(
    '“%s” is not %s',
    (label, kind, example) => {
      expect(kindOfLabel(label, example)).not.toBe(kind)
    },
  )
})
