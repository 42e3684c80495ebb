/** A figure per share, a count of shares, or neither: by the words, the headings over them and the size of the figure. */
import { describe, expect, it } from 'vitest'
import type { Figure } from '../document/row.ts'
import { bareWords } from '../sheet/lines.ts'
import { shareKind } from './share-kind.ts'

const figure = (value: number, decimals = 0, more: Partial<Figure> = {}): Figure =>
  ({ ...{ value, decimals, text: String(value), percent: false, dash: false, start: 0, end: 4 }, ...more }) as Figure
const kind = (label: string, one: Figure | null, heading = '') =>
  shareKind({ bare: bareWords(label), words: label.toLowerCase(), heading }, one)

describe('by its words', () => {
  it.each<[string, Figure | null, 'eps' | 'shares' | null]>([
    ['Earnings per share', figure(1.26, 2), 'eps'],
    ['Net loss per common share', figure(-0.4, 2), 'eps'],
    ['Diluted EPS', figure(6.08, 2), 'eps'],
    ['Earnings per ADS', figure(12.5, 2), 'eps'],
    ['Net income per limited partnership unit', figure(2.1, 2), 'eps'],
    // a share in Berkshire earns tens of thousands
    ['Net earnings per average Class A share', figure(66_412, 0), 'eps'],
    ['Weighted average shares outstanding', figure(15_343, 0), 'shares'],
    ['Weighted-average number of common shares', figure(15_343_783, 0), 'shares'],
    ['Shares used in computing earnings per share', figure(15_408, 0), 'shares'],
    ['Basic shares outstanding', figure(402, 0), 'shares'],
    ['Shares', figure(402, 0), 'shares'],
    ['Net income', figure(93_736, 0), null],
    ['Revenue', null, null],
  ])('%s', (label, one, wanted) => expect(kind(label, one)).toBe(wanted))
})

describe('leaves', () => {
  it.each<[string, string, Figure | null]>([
    ['dividends', 'Cash dividends declared per share', figure(0.98, 2)],
    ['distributions', 'Distributions paid per unit', figure(0.5, 2)],
    ['whose income it is', 'Net income available to holders of ordinary shares', figure(12_345, 0)],
    ['a measure of the company’s own', 'Adjusted net earnings per share', figure(27.66, 2)],
    ['another such measure', 'Non-GAAP earnings per share', figure(3.2, 2)],
    [
      'figures per share within the name of an amount',
      'Net income (per share: 1995-$2.38; 1994-$2.11)',
      figure(1_831_810, 0),
    ],
    ['a price', 'Average common share price', figure(120.5, 2)],
    ['what is taken off: a count has no sign', 'Dividends on common shares', figure(-12_345, 0)],
    // neither small enough for a share, nor large enough for a count
    ['what size does not tell', 'Income per share', figure(7_000, 0)],
  ])('%s: %s', (_, label, one) => expect(kind(label, one)).toBeNull())
})

describe('by the size of the figure where words do not tell', () => {
  it.each<[string, string, Figure | null, 'eps' | 'shares' | null]>([
    // under a heading of figures per share
    ['Basic', 'earnings per share', figure(6.11, 2), 'eps'],
    ['Basic', 'earnings per share', figure(15_343_783, 0), 'shares'],
    ['Diluted', 'net income (loss) per common share', figure(-0.12, 2), 'eps'],
    ['Continuing operations', 'earnings per share', figure(1.5, 2), 'eps'],
    ['Discontinued operations', 'earnings per share', figure(0, 0, { dash: true }), 'eps'],
    ['Total', 'earnings per share > basic', figure(2.4, 2), 'eps'],
    // under a heading of counts
    ['Basic', 'weighted average shares outstanding', figure(15_343_783, 0), 'shares'],
    ['Diluted', 'shares used in computing earnings per share', figure(15_408, 0), 'shares'],
    ['Effect of dilutive securities', 'weighted average shares', figure(64, 0), 'shares'],
    ['Basic', 'weighted average shares outstanding', null, null],
    // under none
    ['Basic', '', figure(6.11, 2), 'eps'],
    ['Basic', '', figure(15_343, 0), null],
    ['Assuming dilution', '', figure(6.08, 2), 'eps'],
    ['Comprehensive income', 'earnings per share', figure(1.2, 2), null],
    // a heading of units names shares and heads none
    ['Net sales', 'in millions, except share data', figure(391.5, 1), null],
    ['Basic', 'thousands of dollars, except per share', figure(15_343, 0), null],
  ])('%s under “%s” %o', (label, heading, one, wanted) => expect(kind(label, one, heading)).toBe(wanted))
})
