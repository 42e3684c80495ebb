import { expect, it } from 'vitest'
import { businessOf } from './business.ts'

const plain = { sic: null, labels: [] as string[], isClassified: false, hasInventories: false }

it('goes by the industry code where there is one', () => {
  expect(businessOf({ ...plain, sic: '6021' })).toBe('bank')
  expect(businessOf({ ...plain, sic: '6331' })).toBe('insurer')
  expect(businessOf({ ...plain, sic: '6324', labels: ['Medical costs payable'] })).toBe('other')
  expect(businessOf({ ...plain, sic: '6798', labels: ['Customer deposits', 'Mortgage loans'] })).toBe('other')
})

it('else by what only they print', () => {
  // 0000004962-23-000038, and Aegon's captions
  const card = ['Card Member loans (includes gross loans available to settle obligations)', 'Customer deposits']
  expect(businessOf({ ...plain, labels: card })).toBe('bank')
  expect(businessOf({ ...plain, labels: ['Total assets', 'Technical provisions'] })).toBe('insurer')
  expect(businessOf({ ...plain, labels: ['Customer deposits', 'Total assets'] })).toBe('other')
  // A builder of homes: unclassified, with deposits, loans and inventories.
  expect(
    businessOf({ ...plain, labels: ['Mortgage loans held for sale', 'Customer deposits'], hasInventories: true }),
  ).toBe('other')
  // 0000040545-94-000003: a group with a finance company, which sells goods.
  expect(businessOf({ ...plain, labels: ['Insurance reserves and annuity benefits'], hasInventories: true })).toBe(
    'other',
  )
  expect(businessOf({ ...plain, labels: card, isClassified: true })).toBe('other')
})
