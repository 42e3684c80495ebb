import { describe, expect, it } from 'vitest'
import { compareHref, nextColors, readCompared, replaced } from './addresses.ts'

describe('the address of a comparison', () => {
  it('shows two to five', () =>
    expect(readCompared('320193/789019')).toEqual({ kind: 'show', ciks: ['320193', '789019'] }))
  it('drops repeats and zeros by redirect', () => {
    expect(readCompared('0000320193/789019/789019')).toEqual({
      kind: 'redirect',
      to: '/companies/compare/320193/789019',
    })
  })
  it('is the company itself for one', () => expect(readCompared('5/5')).toEqual({ kind: 'redirect', to: '/company/5' }))
  it('is not found beyond five or for no CIK', () => {
    expect(readCompared('1/2/3/4/5/6').kind).toBe('not-found')
    expect(readCompared('1/apple').kind).toBe('not-found')
  })
  it('leads to the company when one remains', () => expect(compareHref(['7'])).toBe('/company/7'))
})

describe('colours', () => {
  const before = new Map([
    ['1', 0],
    ['2', 1],
    ['3', 2],
  ])
  it('stay when one leaves', () =>
    expect([...nextColors(before, ['1', '3'])]).toEqual([
      ['1', 0],
      ['3', 2],
    ]))
  it('pass to the one that replaces', () => {
    expect(replaced(['1', '2', '3'], '2', '9')).toEqual(['1', '9', '3'])
    expect(nextColors(before, ['1', '9', '3']).get('9')).toBe(1)
  })
  it('are the lowest free for a new one', () => {
    expect(
      nextColors(
        new Map([
          ['1', 0],
          ['3', 2],
        ]),
        ['1', '3', '8'],
      ).get('8'),
    ).toBe(1)
  })
})
