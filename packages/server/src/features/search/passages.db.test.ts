import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { describeOnBoth } from '../../db/database.fixture.ts'
import type { PassageFilter } from './grounds.ts'
import { searchPassages } from './passages.ts'

/** 120 filings from 2005 to 2024, one every two months; 20 passages each, the fifth one with a word of its year. */
const FILINGS = 120
const PASSAGES = 20

describeOnBoth('passages of many filings', ({ database }) => {
  beforeAll(async () => {
    const { db } = database()
    await db.execute(sql`insert into companies (cik, name, search) values (1, 'Synthetic', 'synthetic')`)
    await db.execute(sql`
      insert into filings (accession_number, cik, form_type, base_form, filing_date, source, company_name)
      select lpad(n::text, 10, '0') || '-05-000001', 1, form, form, date '2005-01-15' + n * 60, 'sample', 'Synthetic'
      from generate_series(0, ${FILINGS - 1}::int) n, lateral (select case when n % 3 = 0 then '10-K' else '10-Q' end) f (form)`)
    await db.execute(sql`
      insert into filing_documents (accession_number, name, is_main, size, sha256, storage_key)
      select accession_number, 'main.htm', true, 1, accession_number, accession_number from filings`)
    await db.execute(sql`
      insert into filing_passages (accession_number, document, position, section, text, start_byte, end_byte, base_form, filing_date)
      select accession_number, 'main.htm', p, case when p = 3 then 'Revenue' else 'Other' end,
        'Sales of goods and services stayed near their level. Revenue came to more than before.'
          || case when p = 5 then ' Zeppelin' || extract(year from filing_date) else '' end,
        p * 100, p * 100 + 90, base_form, filing_date
      from filings, generate_series(0, ${PASSAGES - 1}::int) p`)
  })
  const find = (text: string, filter: PassageFilter = {}, page = { skip: 0, limit: 20 }) =>
    searchPassages(database().db, text, filter, page)

  it('gives the best of the newest filings for a word that all have, three of a filing at most', async () => {
    const { rows, has_more, searched_since } = await find('revenue')
    expect([rows.length, has_more, searched_since]).toEqual([20, true, null])
    // The section's name says revenue too: one of every filing goes first, newest filings first.
    expect(rows.slice(0, 10).map((row) => row.position)).toEqual(Array.from({ length: 10 }, () => 3))
    expect(rows[0]?.filing_date).toBe('2024-08-03')
    expect(rows.slice(0, 10).map((row) => row.filing_date)).toEqual(
      rows
        .slice(0, 10)
        .map((row) => row.filing_date)
        .toSorted()
        .toReversed(),
    )
    const ofOne = rows.map((row) => rows.filter((other) => other.accession_number === row.accession_number).length)
    expect(Math.max(...ofOne)).toBe(3)
  })

  it('gives every passage once over its pages, in the same order each time', async () => {
    const keys: string[] = []
    for (let skip = 0, more = true; more; skip += 7) {
      const { rows, has_more } = await find('revenue', {}, { skip, limit: 7 })
      keys.push(...rows.map((row) => `${row.accession_number} ${row.position}`))
      more = has_more
    }
    expect(new Set(keys).size).toBe(keys.length)
    const { rows } = await find('revenue', {}, { skip: 0, limit: 200 })
    expect(rows.map((row) => `${row.accession_number} ${row.position}`)).toEqual(keys)
  })

  it('finds rare words however old, and only of the form, the year, the filing', async () => {
    const dates = async (text: string, filter: PassageFilter = {}) =>
      (await find(text, filter)).rows.map((row) => row.filing_date)
    expect((await dates('zeppelin2005')).every((date) => date.startsWith('2005'))).toBe(true)
    expect((await dates('zeppelin2005')).length).toBe(6)
    expect(await dates('zeppelin2005', { form: '10-K' })).toEqual(['2005-07-14', '2005-01-15'])
    expect((await dates('revenue', { year: 2011 })).every((date) => date.startsWith('2011'))).toBe(true)
    expect(await dates('zeppelin2005', { year: 2011 })).toEqual([])
    expect((await find('revenue', { year: 2011 })).rows.length).toBeGreaterThan(10)
    const one = await find('revenue', { accession: '0000000007-05-000001' })
    expect(one.rows.map((row) => row.accession_number)).toEqual(
      Array.from({ length: 20 }, () => '0000000007-05-000001'),
    )
    expect((await find('@10-K @f19')).rows).toEqual([])
  })

  it('says how far it looked for a phrase whose words are everywhere', async () => {
    expect((await find('"sales of goods"')).rows).toHaveLength(20)
    const nowhere = await find('"services goods"')
    expect(nowhere.rows).toEqual([])
    expect(nowhere.searched_since).toMatch(/^20(1\d|2\d)-/)
    expect((await find('"services goods"', { year: 2011 })).searched_since).toBeNull()
    expect((await find('the of and')).rows).toEqual([])
  })

  it('gives the best of one company, newest filings first, and nothing of others', async () => {
    const { rows, has_more } = await find('revenue', { cik: '1' })
    expect([rows.length, has_more]).toEqual([20, true])
    expect(rows[0]?.filing_date).toBe('2024-08-03')
    const old = await find('zeppelin2006', { cik: '1' })
    expect(new Set(old.rows.map((row) => row.filing_date.slice(0, 4)))).toEqual(new Set(['2006']))
    expect((await find('zeppelin2006', { cik: '1', form: '10-K' })).rows.every((row) => row.form_type === '10-K')).toBe(
      true,
    )
    expect(await find('revenue', { cik: '2' })).toEqual({
      rows: [],
      has_more: false,
      is_empty: true,
      searched_since: null,
    })
  })
})
