import type { FoundPassage } from '@topline/core/api/search.ts'
import { expect, it } from 'vitest'
import { byCompany } from './by-company.ts'

it('puts passages of one company together, each company where its best passage stands', () => {
  const passage = (cik: string, href: string) => ({ company: { cik }, href }) as FoundPassage // the rest is not read
  const found = [passage('2', 'a'), passage('1', 'b'), passage('2', 'c'), passage('1', 'd')]
  expect(byCompany(found).map((group) => group.map(({ href }) => href))).toEqual([
    ['a', 'c'],
    ['b', 'd'],
  ])
})
