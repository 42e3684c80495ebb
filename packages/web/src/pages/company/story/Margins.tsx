import type { RestatementList } from '@topline/core/api/filings/restatements.ts'
import type { Series } from '@topline/core/api/wire.ts'
import { placeOfCode } from '@topline/core/chart/period-axis.ts'
import { type TimeMark, timeMarks } from '@topline/core/chart/time-marks.ts'
import { formatMargin, formatPercent } from '@topline/core/format/percent.ts'
import {
  domainOf,
  type LaidLines,
  type SmallFrame,
  type SmallLine,
  smallLines,
} from '@topline/core/pictures/small/lines.ts'
import { spread } from '@topline/core/pictures/text.ts'
import { marginOf } from '@topline/core/statement/margins.ts'
import { useMemo, useRef } from 'react'
import { Link } from 'react-router'
import { Section } from '../../../ui/display/Card.tsx'
import { useDrawnWidth } from '../../../ui/display/use-drawn-width.ts'
import s from './story.module.css'

interface Props {
  cik: string
  annual: Series
  restatements: RestatementList['restatements']
}

const MARGINS = [
  { key: 'gross_profit', name: 'Gross', colour: 'gross' },
  { key: 'operating_income', name: 'Operating', colour: 'operating' },
  { key: 'net_income', name: 'Net', colour: 'net' },
] as const

/** A margin beyond this is of a year with next to no revenue: it would flatten all others. */
const MOST = 2
const YEARS = 15
/** Before the browser has measured: what it has beside the columns of a hundred. */
const FRAME: SmallFrame = { width: 414, height: 262, left: 38, right: 124, top: 10, bottom: 42 }

/** Gross, operating and net margin over the years, with marks for what happened in time. */
export function Margins({ cik, annual, restatements }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const drawnWidth = useDrawnWidth(box)
  const width = drawnWidth ?? FRAME.width
  const frame = useMemo(() => ({ ...FRAME, width }), [width])
  const drawn = useMemo(() => drawing(annual, frame), [annual, frame])
  const marks = useMemo(
    () =>
      drawn ? timeMarks(annual.points, annual.splits, restatements).filter(({ year }) => year >= drawn.first) : [],
    [annual, restatements, drawn],
  )
  if (!drawn) return null
  const { laid, first, last, newest } = drawn
  return (
    <Section title="Margins" aside={`${first} to ${last}, of revenue`}>
      <div ref={box} className={s.panel}>
        <svg
          viewBox={`0 0 ${width} ${FRAME.height}`}
          height={drawnWidth === null ? FRAME.height : undefined}
          role="img"
          aria-label={MARGINS.flatMap(({ key, name }) => {
            const value = newest.get(key)
            return value === undefined ? [] : [`${name} margin ${formatMargin(value)}`]
          }).join(', ')}
        >
          <Axis laid={laid} first={first} last={last} right={width - FRAME.right} />
          <Lines laid={laid} />
          {marks.map((mark) => (
            <Diamond key={mark.text} mark={mark} x={laid.x(Math.min(mark.year, last))} />
          ))}
        </svg>
      </div>
      {marks.length > 0 && <Marks marks={marks} cik={cik} />}
    </Section>
  )
}

interface Drawn {
  laid: LaidLines
  first: number
  last: number
  newest: ReadonlyMap<string, number>
}

function drawing({ points }: Series, frame: SmallFrame): Drawn | null {
  const open = points.flatMap((point) => {
    const year = placeOfCode(point.period_code, point.start_date, 'annual')
    return year === null || point.hidden || point.failed_quality_check ? [] : [{ year, point }]
  })
  const last = Math.max(...open.map(({ year }) => year))
  const first = Math.max(Math.min(...open.map(({ year }) => year)), last - YEARS + 1)
  if (!Number.isFinite(last) || last - first < 2) return null
  const lines = MARGINS.map(({ key }): SmallLine => {
    const values = open.map(({ year, point }) => {
      const margin = marginOf(point[key], point.total_revenue)
      return [year, margin !== null && Math.abs(margin) <= MOST ? margin : null] as const
    })
    return { key, values: new Map(values.filter(([year]) => year >= first)) }
  })
  const laid = smallLines(lines, [first, last], domainOf(lines), frame)
  if (laid.lines.length === 0) return null
  return { laid, first, last, newest: new Map(laid.lines.map(({ key, last: dot }) => [key, dot.value])) }
}

/** The zero line, the highest and lowest value, the years at both ends. */
function Axis({ laid, first, last, right }: { laid: LaidLines; first: number; last: number; right: number }) {
  return (
    <g className={s.axis}>
      <line x1={FRAME.left} x2={right} y1={laid.zero} y2={laid.zero} />
      {[0, 0.25, 0.5, 0.75, 1, -0.25, -0.5, -1].map((value) => {
        const y = laid.y(value)
        if (y < FRAME.top - 1 || y > FRAME.height - FRAME.bottom + 1) return null
        return (
          <g key={value}>
            {value !== 0 && <line className={s.grid} x1={FRAME.left} x2={right} y1={y} y2={y} />}
            <text x={FRAME.left - 8} y={y + 4} textAnchor="end">
              {formatPercent(value, 0)}
            </text>
          </g>
        )
      })}
      <text x={FRAME.left} y={FRAME.height - 8}>
        {first}
      </text>
      <text x={right} y={FRAME.height - 8} textAnchor="end">
        {last}
      </text>
    </g>
  )
}

function Lines({ laid }: { laid: LaidLines }) {
  const ordered = laid.lines.toSorted((a, b) => a.last.y - b.last.y)
  const centres = spread(
    ordered.map(({ last }) => ({ centre: last.y, h: 18 })),
    0,
    FRAME.height - FRAME.bottom + 8,
  )
  return ordered.map(({ key, path, lonely, last }, i) => {
    const about = MARGINS.find((margin) => margin.key === key)
    const colour = `var(--flow-${about?.colour})`
    return (
      <g key={key}>
        <path className={s.line} d={path} stroke={colour} />
        {[...lonely, last].map((dot) => (
          <circle key={dot.year} cx={dot.x} cy={dot.y} r={3} fill={colour} />
        ))}
        <text className={s.end} x={last.x + 10} y={(centres[i] ?? 0) + 4}>
          {about?.name} <tspan className={s.endValue}>{formatMargin(last.value)}</tspan>
        </text>
      </g>
    )
  })
}

function Diamond({ mark, x }: { mark: TimeMark; x: number }) {
  const y = FRAME.height - FRAME.bottom + 12
  return (
    <path className={s.mark} data-kind={mark.kind} d={`M${x} ${y - 4.5}l4.5 4.5l-4.5 4.5l-4.5 -4.5z`}>
      <title>{mark.text}</title>
    </path>
  )
}

function Marks({ marks, cik }: { marks: readonly TimeMark[]; cik: string }) {
  return (
    <ul className={s.marks}>
      {marks.map(({ kind, text }) => (
        <li key={text} data-kind={kind}>
          {kind === 'fiscal-year' || kind === 'late' ? text : <Link to={`/company/${cik}/restatements`}>{text}</Link>}
        </li>
      ))}
    </ul>
  )
}
