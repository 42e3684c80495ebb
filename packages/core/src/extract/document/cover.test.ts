import { expect, test } from 'vitest'
import { readCover } from './cover.ts'

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
