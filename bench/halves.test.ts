import { expect, it } from 'vitest'
import { halfOf } from './halves.ts'

it('divides companies by their CIK however it is written, by their name where there is none', () => {
  const company = 'APPLE INC'
  // The first byte of SHA-256 of '320193' is odd, that of '1318605' even.
  for (const cik of ['320193', '0000320193']) expect(halfOf({ cik, company }), cik).toBe('b')
  expect(halfOf({ cik: '1318605', company })).toBe('a')
  const nameless = [undefined, '', '0', '0000000000'].map((cik) => halfOf({ cik, company: 'Movie Star, Inc.' }))
  expect([...nameless, halfOf({ company: 'MOVIE STAR INC' })]).toEqual(['a', 'a', 'a', 'a', 'a'])
})
