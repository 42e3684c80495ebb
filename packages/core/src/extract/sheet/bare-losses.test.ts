import { expect, test } from 'vitest'
import type { Figure } from '../document/row.ts'
import { asLosses, isBareLoss } from './bare-losses.ts'

const figure = (value: number): Figure => ({
  value,
  text: `${Math.abs(value)}`,
  start: 0,
  end: 1,
  left: 0,
  right: 1,
  percent: false,
  dash: value === 0,
  decimals: 0,
  negative: value < 0,
})
const isLoss = (words: string, values: number[] = [7652565, 3889727], heading = '') =>
  isBareLoss(words, heading, values.map(figure))

test.each([
  'net loss',
  'operating loss',
  'loss from operations',
  'loss before income taxes',
  'loss before extraordinary item',
  'net loss per share',
  'loss per share',
  'basic and diluted net loss per common share',
  'net loss attributable to common stockholders',
  'net loss for the year',
  "the company's net loss",
])('"%s" without a sign is a loss', (words) => {
  expect(isLoss(words)).toBe(true)
})

test.each([
  'net income (loss)',
  'net (loss)',
  'loss',
  'losses',
  'loss on sale of equipment',
  'loss from discontinued operations',
  'loss from joint venture',
  'net operating loss carryforwards',
  'provision for loan losses',
  'losses and loss adjustment expenses',
  'net losses on securities',
  'loss ratio',
  'income before loss on disposal',
])('"%s" says no such thing', (words) => {
  expect(isLoss(words)).toBe(false)
})

test('a sign in one column speaks for the row', () => {
  expect(isLoss('net loss', [-7652565, 3889727])).toBe(false)
})

test('a basis stands for the heading over it, where that is one per share', () => {
  expect(isLoss('basic', [19, 28], 'net loss per share')).toBe(true)
  expect(isLoss('primary', [19, 28], 'per share data > net loss per share')).toBe(true)
  expect(isLoss('basic', [19, 28], 'earnings per share')).toBe(false)
  expect(isLoss('basic', [40919421, 13689982], 'net loss')).toBe(false)
})

test('its figures are turned, dashes and percents are not', () => {
  const share = { ...figure(12), percent: true }
  expect(asLosses([figure(19), null, figure(0), share])).toEqual([
    { ...figure(19), value: -19, negative: true },
    null,
    figure(0),
    share,
  ])
})
