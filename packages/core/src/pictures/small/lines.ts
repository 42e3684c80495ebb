/** A small chart of lines over years: places in CSS pixels. A missing year is a gap, never a joined line. */
import { round2 } from '../../flow/layout/layout.ts'

export interface SmallLine {
  key: string
  /** by year; null or absent = unknown */
  values: ReadonlyMap<number, number | null>
}

export interface SmallFrame {
  width: number
  height: number
  /** px kept free: for the ends of labels, and below for the years */
  left: number
  right: number
  top: number
  bottom: number
}

interface Dot {
  year: number
  value: number
  x: number
  y: number
}

interface LaidLine {
  key: string
  /** one 'M…L…' per run of years without a gap */
  path: string
  /** years that no line shows: alone between gaps */
  lonely: Dot[]
  /** the newest */
  last: Dot
}

export interface LaidLines {
  lines: LaidLine[]
  /** of value 0 */
  zero: number
  x: (year: number) => number
  y: (value: number) => number
}

/** Lowest and highest value of all lines, 0 among them, so that heights compare. */
export function domainOf(lines: readonly SmallLine[]): [number, number] {
  const values = lines.flatMap(({ values }) => [...values.values()].filter((value) => value !== null))
  return [Math.min(0, ...values), Math.max(0, ...values)]
}

/**
 * @param years first and last of the axis
 * @param domain one for charts that are compared; 0 lies in it
 */
export function smallLines(
  lines: readonly SmallLine[],
  [first, last]: readonly [number, number],
  domain: readonly [number, number],
  frame: SmallFrame,
): LaidLines {
  const [low, high] = domain[0] === domain[1] ? [0, 1] : domain
  const [w, h] = [frame.width - frame.left - frame.right, frame.height - frame.top - frame.bottom]
  const x = (year: number) => round2(frame.left + (last === first ? w : (w * (year - first)) / (last - first)))
  const y = (value: number) => round2(frame.top + (h * (high - value)) / (high - low))
  const laid = lines.flatMap(({ key, values }): LaidLine[] => {
    const dots = [...values]
      .flatMap(([year, value]): Dot[] =>
        value === null || year < first || year > last ? [] : [{ year, value, x: x(year), y: y(value) }],
      )
      .sort((a, b) => a.year - b.year)
    const newest = dots.at(-1)
    if (!newest) return []
    const runs = runsOf(dots)
    return [
      {
        key,
        path: runs
          .filter((run) => run.length > 1)
          .map((run) => `M${run.map((dot) => `${dot.x} ${dot.y}`).join('L')}`)
          .join(''),
        lonely: runs.flatMap((run) => (run.length === 1 ? run : [])),
        last: newest,
      },
    ]
  })
  return { lines: laid, zero: y(0), x, y }
}

function runsOf(dots: readonly Dot[]): Dot[][] {
  const runs: Dot[][] = []
  for (const dot of dots) {
    const run = runs.at(-1)
    if (run && run.at(-1)?.year === dot.year - 1) run.push(dot)
    else runs.push([dot])
  }
  return runs
}
