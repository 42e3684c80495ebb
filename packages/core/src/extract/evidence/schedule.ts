/**
 * The financial data schedule (exhibit 27) that submissions of 1993 to 2001 carry: a few figures by tag. Its scale and
 * some of its definitions are unreliable, so that it confirms or warns and never decides.
 * Source: Regulation S-K, Item 601(c), as in force until June 2001; the form is shown by 0000021271-96-000002.
 */
import type { Evidence } from '../../statement/statement.ts'
import type { Lines } from '../document/text/lines.ts'
import { times } from '../shown.ts'
import type { Witnessed } from './labels.ts'
import type { Printed } from './needles.ts'

/** Tags by figure; articles 5, 7, 9 and UT name them differently. */
const TAGS: Partial<Readonly<Record<Witnessed, readonly string[]>>> = {
  net_income: ['NET-INCOME'],
  total_revenue: ['TOTAL-REVENUES', 'TOTAL-REVENUE', 'GROSS-OPERATING-REVENUE'],
  income_before_taxes: ['INCOME-PRETAX', 'PRE-TAX-INCOME'],
  income_tax_expense: ['INCOME-TAX', 'INCOME-TAX-EXPENSE-NET'],
  basic_eps: ['EPS-PRIMARY', 'EPS-BASIC'],
  diluted_eps: ['EPS-DILUTED'],
}
const LINE = /^\s*<([A-Z-]+)>\s+[($-]*\s*([\d,]*\.?\d+)/

/**
 * What the schedule of a text submission says of the figures, in the unit that the statement prints; empty without
 * one.
 */
export function scheduleEvidence(text: Lines, printed: readonly Printed[]): Evidence[] {
  const [from] = text.hinting('schedule')
  if (from === undefined) return []
  const said = new Map<string, { digits: string; start: number }>()
  // The lines are read raw: their tags are what is looked for.
  for (let k = from; k < Math.min(text.length, from + 140); k += 1) {
    const line = text.at(k)
    const raw = line ? text.raw.slice(line.start, line.end) : ''
    const hit = LINE.exec(raw)
    if (line && hit?.[1] && hit[2] && !said.has(hit[1]))
      said.set(hit[1], { digits: hit[2], start: line.start + raw.indexOf(hit[2], hit[0].length - hit[2].length) })
  }
  return printed.flatMap(({ figure, current }): Evidence[] => {
    const found = (TAGS[figure] ?? []).flatMap((tag) => said.get(tag) ?? []).at(0)
    const value = Number(found?.digits.replace(/,/g, ''))
    if (found === undefined || !Number.isFinite(value) || value === 0) return []
    const read = Math.abs(current.value)
    const scale = figure.endsWith('_eps') ? 0 : scaleBetween(value, read)
    const inUnit = value * 10 ** (scale ?? 0)
    return [
      {
        figure,
        kind: 'ex-27',
        place: { start: found.start, end: found.start + found.digits.length },
        text: found.digits,
        value: times(Math.sign(current.value), inUnit),
        read: current.value,
        scale: scale ?? 0,
        agrees: scale !== null && Math.abs(inUnit - read) <= read * 1e-9 + 10 ** -current.decimals / 2,
      },
    ]
  })
}

/** The power of a thousand that turns one print into the other; null where none brings them within a percent. */
function scaleBetween(value: number, read: number): number | null {
  for (const scale of [0, -3, 3, -6, 6]) if (Math.abs((value * 10 ** scale) / read - 1) < 0.01) return scale
  return null
}
