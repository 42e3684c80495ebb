import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Calculation } from './calculation.ts'
import { Tree } from './Tree.tsx'

const noted = (note: string): Calculation => ({
  title: 'Net margin, 2024 FY',
  value: '24.0%',
  formula: ['= 23.97%'],
  operands: [],
  note,
})
/** The last line of the arithmetic: on what basis it stands. */
const basis = (note: string): string =>
  /<p[^>]*>(?!.*<p[ >])(.*)<\/p>$/.exec(
    renderToStaticMarkup(<Tree calculation={noted(note)} onClose={() => undefined} />),
  )?.[1] ?? ''

it('ticks a basis that was compared, and no unit', () => {
  const compared = basis('Both cells stand in one filing, on the same basis. USD in millions.')
  expect(compared).toContain('<svg')
  expect(compared).toContain('on the same basis')
  expect(basis('USD in millions.').trim()).toBe('USD in millions.')
})
