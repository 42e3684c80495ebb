import type { Figure } from '../document/row.ts'
import type { Period } from '../sheet/head-period.ts'
import type { Line } from '../sheet/lines.ts'
import type { Statement } from '../statements/recognise.ts'

/** Words of an average count; a count at the year's end is none. */
export const AVERAGE = /weighted|average|used|denominator|basic|primary|dilut|calculation|computation/

/** Are two columns of one period? */
export const sameDay = (a: Period | undefined, b: Period | undefined): boolean =>
  JSON.stringify([a?.end, a?.months]) === JSON.stringify([b?.end, b?.months])

/**
 * The count in a table that computes EPS: income over the count gives the EPS printed below it. A column whose income
 * is the company's comes before the columns of classes (T89); null where no column computes this EPS.
 */
export function computedCount(
  { laid, lines, periods, column: current }: Pick<Statement, 'laid' | 'lines' | 'periods' | 'column'>,
  diluted: boolean,
  eps: number | null,
  net: number,
  money: number,
): { line: Line; figure: Figure; scale: number; head: string } | null {
  if (eps === null || eps === 0) return null
  const said = (line: Line) => `${line.words} ${line.heading}`
  for (const whole of [true, false]) {
    for (const [j, period] of periods.entries()) {
      if (!sameDay(period, periods[current])) continue
      if ((diluted ? /basic/i : /dilut/i).test(laid.columns[j]?.head ?? '')) continue
      for (const [e, line] of lines.entries()) {
        const printed = line.values[j]
        if (!printed || printed.decimals < 2 || Math.abs(Math.abs(printed.value) - Math.abs(eps)) > 0.001) continue
        if (!/per/.test(said(line)) || /dilut/.test(said(line)) !== diluted) continue
        for (let s = e - 1; s >= Math.max(0, e - 4); s -= 1) {
          const count = lines[s]
          const figure = count?.values[j]
          if (!count || !figure || figure.value <= 0 || !AVERAGE.test(said(count))) continue
          if (/dilut/.test(count.words) && !diluted) continue
          if (/dilut/.test(said(count)) !== diluted) continue
          const scale = [1, 1e3, 1e6].find((one) =>
            lines.slice(Math.max(0, s - 14), s).some((other) => {
              const income = other.values[j]
              if (!income || income.percent) return false
              const value = Math.abs(income.value) * money
              if (whole && Math.abs(value - Math.abs(net)) > money) return false
              return Math.abs(value / (figure.value * one) - Math.abs(eps)) <= 0.0051 + Math.abs(eps) * 0.001
            }),
          )
          if (scale !== undefined) return { line: count, figure, scale, head: laid.columns[j]?.head ?? '' }
        }
      }
    }
  }
  return null
}
