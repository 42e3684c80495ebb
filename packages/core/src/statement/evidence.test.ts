import { expect, it } from 'vitest'
import { confirmationOf, contradictionsIn, reweighed, standsAgain } from './evidence.ts'
import { type Evidence, FIGURE_NAMES, type Figures } from './statement.ts'

const place = (more: Partial<Evidence>): Evidence => ({
  figure: 'net_income',
  kind: 'cash-flow',
  place: { start: 10, end: 13 },
  text: '424',
  value: 424_000_000,
  read: 424_000_000,
  scale: 0,
  agrees: true,
  ...more,
})
const spell = (value: number) => `$${value / 1e6}M`

it('counts the places of one figure, in the singular too', () => {
  expect(standsAgain([], 'net_income')).toBeNull()
  expect(standsAgain([place({})], 'net_income')).toBe('Stands again in one place')
  expect(standsAgain([place({}), place({ kind: 'equity' }), place({ figure: 'basic_eps' })], 'net_income')).toBe(
    'Stands again in 2 places',
  )
})

it('says that the document disagrees before it says what confirms', () => {
  const against = place({ kind: 'selected-data', agrees: false, value: 310_000_000 })
  expect(confirmationOf([place({}), against], spell)).toEqual({
    tone: 'bad',
    sentence: 'The document disagrees: selected data prints $310M',
  })
})

it('does not take a sentence or the schedule for the document itself', () => {
  expect(confirmationOf([place({}), place({ kind: 'ex-27', agrees: false })], spell)).toEqual({
    tone: 'ok',
    sentence: 'Confirmed by one other place',
  })
  expect(confirmationOf([], spell)).toEqual({ tone: 'warn', sentence: 'Confirmed by nothing else in the document' })
})

it('lets a table speak against a figure only where none of its kind agrees, a tag always', () => {
  const against = (kind: Evidence['kind'], figure = 'net_income') => place({ kind, figure, agrees: false })
  expect(contradictionsIn([place({}), against('cash-flow')])).toEqual([])
  expect(contradictionsIn([place({}), against('equity')])).toEqual([against('equity')])
  const tagged = against('tags')
  expect(contradictionsIn([place({ kind: 'tags' }), tagged])).toEqual([tagged])
  // A segment may have been the whole company the year before; costs are split otherwise in text.
  expect(contradictionsIn([against('segment-note'), against('mda', 'cost_of_revenue')])).toEqual([])
})

it('lets a note on EPS that confirms it print what EPS is computed with', () => {
  // Waban adds the interest of its convertible debt (0000950146-95-000185): 69,337 beside 64,990 of net income.
  const net = { read: 64_990_000, value: 64_990_000 }
  const eps = place({ figure: 'basic_eps', kind: 'eps-note', read: 1.95, value: 1.95 })
  const added = place({ ...net, kind: 'eps-note', value: 69_337_000, agrees: false })
  expect(contradictionsIn([place(net), eps, added])).toEqual([])
  expect(contradictionsIn([place(net), added])).toEqual([added])
  expect(contradictionsIn([eps, added])).toEqual([added])
  const far = { ...added, value: 79_337_000 }
  expect(contradictionsIn([place(net), eps, far])).toEqual([far])
  const lost = { ...added, value: -64_337_000 }
  expect(contradictionsIn([place(net), eps, lost])).toEqual([lost])
})

it('lets a text print a count without what dilutes where the note on EPS prints the one that was read', () => {
  const count = { figure: 'weighted_avg_shares_basic', read: 33_405_014 } as const
  const other = place({ ...count, kind: 'mda', value: 33_142_641, agrees: false })
  expect(contradictionsIn([other])).toEqual([other])
  expect(contradictionsIn([place({ ...count, kind: 'eps-note', value: 33_405_014 }), other])).toEqual([])
})

it('says that the document disagrees only where the checks fail on it', () => {
  expect(confirmationOf([place({}), place({ agrees: false })], spell).tone).toBe('ok')
  expect(confirmationOf([place({ kind: 'segment-note', agrees: false })], spell).tone).toBe('warn')
})

it('holds the places of a figure against the one that it was corrected to', () => {
  const figures: Figures = { ...(Object.fromEntries(FIGURE_NAMES.map((name) => [name, null])) as Figures) }
  const corrected = (net_income: number | null) => reweighed([place({})], { ...figures, net_income })
  expect(corrected(424_000_000)).toEqual([place({})])
  expect(corrected(484_000_000)).toEqual([place({ read: 484_000_000, agrees: false })])
  expect(corrected(null)).toEqual([])
  const coarser = place({ kind: 'tags', text: '424.1', value: 424_100_000, read: 424_120_000 })
  expect(reweighed([coarser], { ...figures, net_income: 424_090_000 })[0]?.agrees).toBe(true)
  expect(reweighed([coarser], { ...figures, net_income: 424_160_000 })[0]?.agrees).toBe(false)
})
