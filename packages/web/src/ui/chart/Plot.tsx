/** Draws a scene: grid, axes, lines, trends, labels. All places come from core/chart; nothing is computed here. */
import { pathOf, type Scene, type SceneLine } from '@topline/core/chart/scene.ts'
import { memo } from 'react'
import s from './chart.module.css'
import { colorStyle, LockMark, Mark } from './Marks.tsx'

/** px over which names of periods fade beside the axis that stays */
const FADE = 30

export function LeftAxis({ scene, pinned }: { scene: Scene; pinned: boolean }) {
  return (
    <svg
      data-chart="axis"
      className={s.axis}
      width={scene.plot.left + (pinned ? FADE : 0)}
      height={scene.height}
      aria-hidden="true"
    >
      {pinned && (
        <g data-live="">
          <rect width={scene.plot.left - 4} height={scene.height} className={s.page} />
          {/* A period's name that goes under the axis fades: cut at its edge it would be another one. */}
          <linearGradient id="axis-fade">
            <stop stopColor="var(--bg)" />
            <stop offset="1" stopColor="var(--bg)" stopOpacity="0" />
          </linearGradient>
          <rect x={scene.plot.left - 4} y={scene.plot.bottom + 6} width={FADE} height={24} fill="url(#axis-fade)" />
        </g>
      )}
      {scene.left.map((tick) => (
        <text key={tick.text} x={0} y={tick.at + 4} className={s.tick}>
          {tick.text}
        </text>
      ))}
    </svg>
  )
}

/** From this many points on, marks run into each other: only ends, deduced and doubtful points keep theirs. */
const CROWDED = 60
/** Pixels between a line and its name from which the eye needs a leader, though they stand at one height. */
const FAR = 40

interface LineProps {
  drawn: SceneLine
  labelsInside: boolean
  isCrowded: boolean
}

function Line({ drawn, labelsInside, isCrowded }: LineProps) {
  const { line, runs, trend, projected, label, lastFigure } = drawn
  const isFar = label !== null && label.x - label.anchorX > FAR
  return (
    <g data-series={line.quantity.name} style={colorStyle(line.color)}>
      {trend.length > 1 && <path d={pathOf(trend)} className={s.trend} />}
      {projected.length > 0 && (
        <path d={pathOf([...trend.slice(-1), ...projected])} className={`${s.trend} ${s.projected}`} />
      )}
      {runs.map((run) => (
        <path
          key={run[0]?.x}
          d={pathOf(run)}
          className={s.line}
          strokeDasharray={line.dash ?? undefined}
          strokeWidth={line.dash || line.marker !== 'circle' ? 1.6 : 2.25}
        />
      ))}
      {runs.flatMap((run) =>
        run
          .filter(({ point: { source } }, i) => {
            const isEnd = i === 0 || i === run.length - 1
            return !isCrowded || isEnd || source.deduced || source.failed_quality_check
          })
          .map(({ x, y, point }) => (
            <Mark
              key={point.place}
              x={x}
              y={y}
              marker={point.source.deduced ? 'diamond' : line.marker}
              hollow={point.source.failed_quality_check}
            />
          )),
      )}
      {projected.map(({ x, y, place }) => (
        <Mark key={place} x={x} y={y} marker={line.marker} hollow />
      ))}
      {lastFigure && (
        <text x={lastFigure.x + 8} y={lastFigure.y} className={s.lastFigure}>
          {lastFigure.text}
        </text>
      )}
      {label && !labelsInside && (
        <>
          {(isFar || Math.abs(label.y - label.anchorY) > 2) && (
            <path
              d={`M${label.anchorX + 6} ${label.anchorY}L${label.x - 4} ${label.y}`}
              className={isFar ? `${s.leader} ${s.far}` : s.leader}
            />
          )}
          <text x={label.x} y={label.y + 4} className={s.label}>
            {label.text}
            {lastFigure ? null : <tspan className={s.detail}>{`  ${label.detail}`}</tspan>}
          </text>
          {lastFigure && (
            <text x={label.x} y={label.y + 18} className={s.detail}>
              {label.detail}
            </text>
          )}
        </>
      )}
      {label && labelsInside && (
        <text x={label.x} y={label.y + 4} textAnchor="end" className={`${s.label} ${s.halo}`}>
          {`${label.text} ${label.detail}`}
        </text>
      )}
    </g>
  )
}

/** Width of 'Extrapolated, not reported' with its margins, px. */
const PROJECTION_TEXT = 160

interface PlotProps {
  scene: Scene
  /** place under the crosshair; null = none */
  at: number | null
  labelsInside: boolean
  /** false where a legend under the chart names the lines */
  labelled: boolean
}

/** The crosshair is all that is drawn anew while the pointer moves: five companies have a thousand points. */
export function Plot({ scene, at, labelsInside, labelled }: PlotProps) {
  const { plot } = scene
  return (
    <svg data-chart="plot" className={s.plot} width={scene.width} height={scene.height} aria-hidden="true">
      <Ground scene={scene} />
      {at !== null && (
        <line
          data-live=""
          x1={scene.xOf(at)}
          x2={scene.xOf(at)}
          y1={plot.top}
          y2={plot.bottom}
          className={s.crosshair}
        />
      )}
      <Lines scene={scene} labelsInside={labelsInside} labelled={labelled} />
      {at !== null && <Reached scene={scene} at={at} />}
    </svg>
  )
}

/** What the lines stand on: the projected part, grid, axes. */
const Ground = memo(function Ground({ scene }: { scene: Scene }) {
  const { plot } = scene
  const isNarrow = scene.projectedFrom !== null && plot.right - scene.projectedFrom < PROJECTION_TEXT
  // At the top of the projected part, or at its foot where the last reported figure stands there.
  const isTaken = scene.lines.some(({ lastFigure: figure }) => figure !== null && figure.y < plot.top + 36)
  const titleY = isTaken ? plot.bottom - 10 : plot.top + 16
  return (
    <>
      {scene.projectedFrom !== null && (
        <>
          <rect
            x={scene.projectedFrom}
            y={plot.top}
            width={plot.right - scene.projectedFrom}
            height={plot.bottom - plot.top}
            className={s.projectedArea}
          />
          <text
            x={isNarrow ? plot.right - 6 : scene.projectedFrom + 8}
            y={titleY}
            textAnchor={isNarrow ? 'end' : undefined}
            className={s.tick}
          >
            Extrapolated, not reported
          </text>
        </>
      )}
      {scene.left.map((tick) => (
        <line
          key={tick.text}
          x1={plot.left}
          x2={plot.right}
          y1={tick.at}
          y2={tick.at}
          className={tick.isBase ? s.zero : s.grid}
        />
      ))}
      {scene.right.map((tick) => (
        <text key={tick.text} x={plot.right + 8} y={tick.at + 4} className={s.tick}>
          {tick.text}
        </text>
      ))}
      {scene.rightTitle && (
        <text x={plot.right + 16} y={plot.bottom + 20} className={s.tick}>
          {scene.rightTitle}
        </text>
      )}
      {scene.xTicks.map((tick) => (
        <text key={tick.text} x={tick.x} y={plot.bottom + 20} textAnchor="middle" className={s.tick}>
          {tick.text}
        </text>
      ))}
    </>
  )
})

const Lines = memo(function Lines({ scene, labelsInside, labelled }: Omit<PlotProps, 'at'>) {
  const locked = new Set(
    scene.lines.flatMap(({ line }) => line.points.flatMap((p) => (p.source.hidden ? [p.place] : []))),
  )
  const points = scene.lines.reduce((all, { runs }) => all + runs.flat().length, 0)
  return (
    <>
      {scene.lines.map((drawn) => (
        <Line
          key={drawn.line.id}
          drawn={labelled ? drawn : { ...drawn, label: null }}
          labelsInside={labelsInside}
          isCrowded={points > CROWDED}
        />
      ))}
      {[...locked].map((place) => (
        <LockMark key={place} x={scene.xOf(place)} y={scene.plot.bottom} />
      ))}
    </>
  )
})

/** The points under the crosshair, larger. */
function Reached({ scene, at }: { scene: Scene; at: number }) {
  return (
    <g data-live="">
      {scene.lines.map(({ line, runs }) => {
        const hit = runs.flat().find((p) => p.point.place === at)
        return hit ? (
          <g key={line.id} style={colorStyle(line.color)}>
            <Mark x={hit.x} y={hit.y} marker={line.marker} big hollow={hit.point.source.failed_quality_check} />
          </g>
        ) : null
      })}
    </g>
  )
}
