import { expect, it } from 'vitest'
import { unlessSettings } from './revalidate.ts'

const runs = (from: string, to: string) =>
  unlessSettings({
    currentUrl: new URL(from, 'http://localhost'),
    nextUrl: new URL(to, 'http://localhost'),
    defaultShouldRevalidate: true,
  })

it('asks again where somebody asks again, and not for a setting in the address', () => {
  expect(runs('/?sort=company', '/?sort=company')).toBe(true)
  expect(runs('/?sort=company', '/?sort=filing_date')).toBe(false)
  expect(runs('/company/1?view=annual', '/company/2?view=annual')).toBe(true)
})
