import type { ChartLine } from '@topline/core/chart/line.ts'
import type { PeriodView } from '@topline/core/chart/period-axis.ts'
import { type ChartReading, readingAt } from '@topline/core/chart/reading.ts'
import { chartScene, type Scene, type SceneOptions } from '@topline/core/chart/scene.ts'
import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react'
import { textScale } from '../theme/text-size.ts'
import { ChartTooltip } from './ChartTooltip.tsx'
import s from './chart.module.css'
import { colorStyle } from './Marks.tsx'
import { LeftAxis, Plot } from './Plot.tsx'
import { useWidth } from './use-width.ts'

const LEAST_WIDTH = 700
const SERVER_WIDTH = 1240
const MOST_INSIDE = 2
/** A chart grows with the reader's text until so many px of a plain one are in its frame. */
const LEAST_SEEN = 280

interface Props {
  /** lines of one currency */
  lines: readonly ChartLine[]
  options: Omit<SceneOptions, 'width' | 'labels'>
  /** what the chart shows, for screen readers */
  label: string
  onOpen?: (reading: ChartReading) => void
}

function spoken(reading: ChartReading): string {
  const rows = reading.rows.map(
    (row) =>
      `${row.line.label} ${row.text}${row.change ? `, ${row.change} on the year before` : ''}${row.note ? `, ${row.note}` : ''}`,
  )
  return `${reading.title}: ${rows.join('; ')}`
}

/** The next place an arrow key reaches; null = not a key of the chart. */
function nextPlace(key: string, at: number | null, places: readonly number[]): number | null {
  const first = places[0]
  const last = places.at(-1)
  if (first === undefined || last === undefined) return null
  if (key === 'Home') return first
  if (key === 'End') return last
  if (key === 'ArrowLeft') return at === null ? last : Math.max(first, at - 1)
  if (key === 'ArrowRight') return at === null ? first : Math.min(last, at + 1)
  return null
}

/**
 * A line chart with crosshair, tooltip and keys. Below 700 px it scrolls inside its frame, newest end first. All within
 * it is placed in px of the usual size of text and enlarged as a whole for readers of larger text.
 */
export function Chart({ lines, options, label, onOpen }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const { width: outer, measured } = useWidth(frame, SERVER_WIDTH)
  const scale = measured ? Math.max(1, Math.min(textScale(), outer / LEAST_SEEN)) : 1
  const width = Math.round(outer / scale)
  const narrow = width < LEAST_WIDTH
  // labels of many lines would cover them where they stand within the plot
  const legend = narrow && lines.length > MOST_INSIDE
  const [at, setAt] = useState<number | null>(null)
  const [scrolled, setScrolled] = useState(0)
  const touched = useRef<number | null>(null)
  const scene = useMemo(
    () => chartScene(lines, { ...options, width: Math.max(width, LEAST_WIDTH), labels: narrow ? 'inside' : 'right' }),
    [lines, options, width, narrow],
  )
  useEffect(() => {
    if (measured && narrow && frame.current) frame.current.scrollLeft = frame.current.scrollWidth
  }, [measured, narrow])

  const reading = at === null ? null : readingAt(scene, at, options.view as PeriodView)
  const placeUnder = (event: { clientX: number }): number | null => {
    const box = frame.current?.getBoundingClientRect()
    if (!box || scene.places.length === 0) return null
    const x = (event.clientX - box.left + (frame.current?.scrollLeft ?? 0)) / scale
    return scene.places.reduce((best, p) => (Math.abs(scene.xOf(p) - x) < Math.abs(scene.xOf(best) - x) ? p : best))
  }
  const open = (target: ChartReading | null) => {
    if (target?.accession) onOpen?.(target)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return setAt(null)
    if (event.key === 'Enter') return open(reading)
    const next = nextPlace(event.key, at, scene.places)
    if (next === null) return
    event.preventDefault()
    setAt(next)
    if (frame.current && narrow) frame.current.scrollLeft = (scene.xOf(next) - width / 2) * scale
  }
  const onPointerUp = (event: PointerEvent) => {
    const place = placeUnder(event)
    // a finger's first tap reads, the second one on the same period opens
    if (event.pointerType === 'mouse' || touched.current === place)
      open(place === null ? null : readingAt(scene, place, options.view))
    touched.current = place
    setAt(place)
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a figure that takes keys; no element is one */}
      <div
        ref={frame}
        className={s.frame}
        role="group"
        aria-label={`${label}. Arrow keys read one period after the other, Enter opens its filing.`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the crosshair
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerMove={(event) => event.pointerType === 'mouse' && setAt(placeUnder(event))}
        onPointerLeave={(event) => event.pointerType === 'mouse' && setAt(null)}
        onPointerUp={onPointerUp}
        onBlur={() => setAt(null)}
        onScroll={(event) => setScrolled(event.currentTarget.scrollLeft / scale)}
        style={{
          height: (options.height + (narrow ? 14 : 0)) * scale,
          cursor: reading?.accession && onOpen ? 'pointer' : undefined,
        }}
      >
        <div
          className={s.inner}
          style={{ width: scene.width, height: scene.height, zoom: scale === 1 ? undefined : scale }}
        >
          <LeftAxis scene={scene} pinned={narrow} />
          <Plot scene={scene} at={at} labelsInside={narrow} labelled={!legend} />
          {reading && (
            <ChartTooltip
              key={reading.place}
              scene={scene}
              reading={reading}
              visible={narrow ? { from: scrolled + 4, to: scrolled + width - 4 } : { from: 0, to: scene.width }}
              canOpen={Boolean(onOpen && reading.accession)}
            />
          )}
        </div>
        <p className="sr" aria-live="polite">
          {reading ? spoken(reading) : ''}
        </p>
      </div>
      {legend && <Legend scene={scene} />}
    </>
  )
}

/** The lines' names and newest figures, where the plot has no room for them. */
function Legend({ scene }: { scene: Scene }) {
  return (
    <ul className={s.legend}>
      {scene.lines.map(({ line, label }) => (
        <li key={line.id} style={colorStyle(line.color)}>
          <i className={s.swatch} />
          {line.label} <b className="fig">{label?.detail ?? '-'}</b>
        </li>
      ))}
    </ul>
  )
}
