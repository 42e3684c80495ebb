import { expect, test } from 'vitest'
import { readCover } from './cover.ts'
import { ymdOf } from './dates.ts'

const cover = (text: string) => readCover(Buffer.from(text), {})

test('a name that wraps in the source of HTML is one name', () => {
  const html = `<html><p>FORM 10-K</p><p>For the fiscal year ended December 31, 2005</p>
<p><b>FIRST NATIONAL
HOLDINGS CORPORATION</b></p><p>(Exact name of registrant
as specified in its charter)</p><table><tr><td>Delaware</td></tr></table></html>`
  expect(cover(html)).toMatchObject({
    company: 'FIRST NATIONAL HOLDINGS CORPORATION',
    end: { year: 2005, month: 12, day: 31 },
  })
})

test('a header that gives the day of filing for the end of the period gives way to the cover (0000896463-95-000121)', () => {
  const text = (period: string) => `CONFORMED PERIOD OF REPORT:	${period}
FILED AS OF DATE:		19950828
<DOCUMENT>
<TYPE>10-K
<TEXT>
 For the fiscal year ended May 31,1995       Commission File No. 0-4016
`
  expect(cover(text('19950828')).end).toEqual({ year: 1995, month: 5, day: 31 })
  expect(cover(text('19950530')).end).toEqual({ year: 1995, month: 5, day: 30 })
})

test.each<[string, string, string | null]>([
  ['FORM 10-K\nFor the fiscal year ended September 28, 2024', '10-K', '2024-09-28'],
  ['Form 10-Q\nFor the quarterly period ended June 30, 2023', '10-Q', '2023-06-30'],
  ['FORM 10-K405\nfor the year ended December 31, 1995', '10-K405', '1995-12-31'],
  ['FORM 20-F\nfor the fiscal year ended December 31, 2000', '20-F', '2000-12-31'],
  ['FORM 40-F\nFor the fiscal year ended December 31, 2010', '40-F', '2010-12-31'],
  ['Form 10 - K\nFor the year ended June 30,1996', '10-K', '1996-06-30'],
  ['FORM 10–Q/A\n for the quarter ended March 31, 1997', '10-Q/A', '1997-03-31'],
  ['FORM 10-Q Quarterly report for the three month period ended 9/30/96', '10-Q', '1996-09-30'],
  ['<TYPE>10-K405\n<TEXT>\nFORM 10-K\nfor the fiscal year ended May 31,1995', '10-K405', '1995-05-31'],
  ['FORM 10-K\nACME CORP', '10-K', null],
])('form and period of %j', (text, form, end) => {
  const read = cover(text)
  expect([read.form, read.end && ymdOf(read.end)]).toEqual([form, end])
})

test('a transition report names its months, and a blank line for one names none', () => {
  expect(cover('FORM 10-K\nFor the transition period from January 1, 1995 to June 30, 1995')).toMatchObject({
    form: '10-KT',
    transition: 6,
    end: { year: 1995, month: 6, day: 30 },
  })
  expect(
    cover('FORM 10-K\nFor the fiscal year ended December 31, 1995\nor\nFor the transition period from ____ to ____'),
  ).toMatchObject({ form: '10-K', transition: null, end: { year: 1995, month: 12, day: 31 } })
})

test('the header of a submission says company, number, period and the end of the fiscal year', () => {
  expect(
    cover(`COMPANY CONFORMED NAME:\t\tAPPLE COMPUTER INC
CENTRAL INDEX KEY:\t\t0000320193
FISCAL YEAR END:\t\t0928
CONFORMED PERIOD OF REPORT:\t19950929`),
  ).toMatchObject({
    company: 'APPLE COMPUTER INC',
    cik: '320193',
    yearEnd: { month: 9, day: 28 },
    end: { year: 1995, month: 9, day: 29 },
  })
})

test('nothing is known of what names nothing, and a hint goes before the cover', () => {
  expect(cover('FORM 8-K')).toMatchObject({ form: null, company: null, cik: null, end: null, transition: null })
  const hinted = readCover(Buffer.from('FORM 10-K\nfor the year ended December 31, 1995'), {
    form_type: '10-Q',
    period_end: '1996-03-31',
    cik: '12',
  })
  expect(hinted).toMatchObject({ form: '10-Q', cik: '12', end: { year: 1996, month: 3, day: 31 } })
})
