/** What a page of a collection is asked by, and the address of the next. */
import { describe, expect, it } from 'vitest'
import { companySort, filingSort, flag, memberSort, nextPage, optionalFlag, pageQuery, sortOrder } from './paging.ts'

describe('skip and limit', () => {
  const read = (query: Record<string, string>) => pageQuery(20).safeParse(query)
  it.each<[Record<string, string>, { skip: number; limit: number }]>([
    [{}, { skip: 0, limit: 20 }],
    [{ skip: '40' }, { skip: 40, limit: 20 }],
    [{ limit: '0' }, { skip: 0, limit: 0 }],
    [
      { skip: '007', limit: '100' },
      { skip: 7, limit: 100 },
    ],
  ])('%j', (query, page) => expect(read(query).data).toEqual(page))

  it.each<[Record<string, string>, string]>([
    [{ skip: '-1' }, 'skip must be a whole number of 0 or more'],
    [{ skip: '1.5' }, 'skip must be a whole number of 0 or more'],
    [{ skip: '' }, 'skip must be a whole number of 0 or more'],
    [{ skip: '9999999999' }, 'skip must be a whole number of 0 or more'],
    [{ limit: 'ten' }, 'limit must be a whole number of 0 or more'],
    [{ limit: '101' }, 'limit must be at most 100'],
  ])('%j is refused: %s', (query, message) => {
    expect(read(query).error?.issues.map((one) => one.message)).toEqual([message])
  })

  it('take a limit of their own', () => {
    expect(pageQuery(5, 10).safeParse({ limit: '11' }).success).toBe(false)
    expect(pageQuery(5, 10).parse({})).toEqual({ skip: 0, limit: 5 })
  })
})

describe('flags', () => {
  it.each([
    ['true', true],
    ['1', true],
    ['', true],
    ['false', false],
    ['0', false],
  ])('%j is %s', (text, value) => expect(flag.parse(text)).toBe(value))
  it.each(['yes', 'TRUE', '2', ' '])('%j is refused', (text) => expect(flag.safeParse(text).success).toBe(false))
  it('are off without the name, or unknown where that makes a difference', () => {
    expect(flag.parse(undefined)).toBe(false)
    expect(optionalFlag.parse(undefined)).toBeUndefined()
  })
})

describe('orders', () => {
  it('are told in any case', () => {
    expect(['ASC', 'desc', 'Desc'].map((one) => sortOrder.parse(one))).toEqual(['asc', 'desc', 'desc'])
    expect(sortOrder.safeParse('up').success).toBe(false)
  })
  it('of companies are those of filings without versions, of a list’s members with their place', () => {
    expect(companySort.options.every((one) => filingSort.options.includes(one))).toBe(true)
    expect(companySort.safeParse('version').success).toBe(false)
    expect(memberSort.options).toEqual([...companySort.options, 'position'])
  })
})

describe('nextPage', () => {
  it.each<[string, { skip: number; limit: number }, number, string | null]>([
    ['leads to what follows', { skip: 0, limit: 20 }, 45, '/filings?form=10-K&skip=20&limit=20'],
    ['leads to the last, shorter page', { skip: 20, limit: 20 }, 45, '/filings?form=10-K&skip=40&limit=20'],
    ['is none behind the last', { skip: 40, limit: 20 }, 45, null],
    ['is none where the page ends with the collection', { skip: 20, limit: 20 }, 40, null],
    ['is none of an empty collection', { skip: 0, limit: 20 }, 0, null],
    ['is none where nothing was asked for', { skip: 0, limit: 0 }, 45, null],
  ])('%s', (_, page, total, address) => expect(nextPage('/filings', { form: '10-K' }, page, total)).toBe(address))

  it('keeps what was asked, escaped, and leaves out what was not', () => {
    const query = { company: 'A&B Co', sort: undefined, list: null, skip: 0, flagged: false }
    expect(nextPage('/x', query, { skip: 0, limit: 5 }, 9)).toBe('/x?company=A%26B%20Co&skip=5&flagged=false&limit=5')
  })
})
