/** What lines of a statement of cash flows are worth by their words, as filings print them. */
import { expect, it } from 'vitest'
import { worded } from '../../sheet/lines.ts'
import type { Entry } from '../sheet-lines.ts'
import { END, footPoints, isChange, places, ratesPoints, START, totalPoints } from './points.ts'

const entry = (label: string, value: number | null = 100): Entry => ({
  index: 0,
  value,
  figure: null,
  concept: '',
  line: { ...worded(label, ''), indent: 0, values: [] },
})

it.each([
  ['Net cash provided by operating activities', 'operating', true],
  ['Cash used in investing activities', 'investing', true],
  ['Net cash flows from financing activities', 'financing', true],
  ['Net cash provided by operating activities', 'financing', false],
  // 0000000000-09-900002: operations of which the section is a part are not the section of operations.
  ['Net cash flows used in operating activities from continuing operations', 'operating', true],
  ['Net cash flows provided by investing activities from continuing operations', 'investing', true],
  ['Net cash flows provided by investing activities from continuing operations', 'operating', false],
  ['Cash from continuing operations', 'operating', true],
  ['Depreciation and amortization', 'operating', false],
] as const)('“%s” as the total of %s activities: %s', (label, section, is) =>
  expect(totalPoints(entry(label), section) > 0).toBe(is),
)

it.each([
  ['Net increase (decrease) in cash and cash equivalents', true],
  ['Net change in cash, cash equivalents and restricted cash', true],
  // 0000012927-24-000010
  ['Net (decrease)/increase in cash & cash equivalents, including restricted', true],
  ['Increase in restricted deposits', false],
  ['Increase in accounts receivable', false],
])('“%s” as the change of cash: %s', (label, is) => expect(isChange(entry(label)) > 0).toBe(is))

it('tells cash at the start from cash at the end, and exchange rates from gains', () => {
  const start = entry('Cash and cash equivalents at beginning of year')
  const end = entry('Cash and cash equivalents at end of year')
  expect([footPoints(start, START, END), footPoints(start, END, START)]).toEqual([5, 0])
  expect([footPoints(end, START, END), footPoints(end, END, START)]).toEqual([0, 5])
  expect(ratesPoints(entry('Effect of exchange rate changes on cash'))).toBeGreaterThan(0)
  expect(ratesPoints(entry('Effect of changes in exchange rates'))).toBeGreaterThan(0)
  expect(ratesPoints(entry('Common stock issued in exchange for notes'))).toBe(0)
  expect(ratesPoints(entry('Foreign exchange loss, unrealized'))).toBe(0)
})

it('turns a positive number that is called used, as a second choice', () => {
  const used = entry('Net cash used in investing activities', 40)
  const found = places([used, entry('Net cash used in investing activities', null)], (one) =>
    totalPoints(one, 'investing'),
  )
  expect(found.map(({ value }) => value)).toEqual([40, -40])
  expect(found[0]?.points).toBe((found[1]?.points ?? 0) + 1)
})

it('takes the second half of a broken caption of exchange rates for no change in cash (0000080424-24-000083)', () => {
  const line = worded('CHANGES ON CASH, CASH EQUIVALENTS AND RESTRICTED CASH', 'EFFECT OF EXCHANGE RATE')
  const broken = { ...entry(''), line: { ...line, indent: 0, values: [] } }
  expect([isChange(broken), ratesPoints(broken)]).toEqual([0, 5])
})
