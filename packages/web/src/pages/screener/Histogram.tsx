import { screenQuantity } from '@topline/core/screen/quantities.ts'
import { placeOnScale, scaleOf } from '@topline/core/screen/scale.ts'
import type { Condition } from '@topline/core/screen/screen.ts'
import s from './screener.module.css'

const [WIDTH, HEIGHT] = [280, 36]

/** Companies by the size of a figure; those within the range are blue. Told to nobody who cannot see it: the counts are. */
export function Histogram({ condition, bins }: { condition: Condition; bins: readonly number[] }) {
  const scale = scaleOf(screenQuantity(condition.name))
  const most = Math.max(1, ...bins)
  const step = WIDTH / bins.length
  const from = condition.from === null ? 0 : placeOnScale(scale, condition.from)
  const to = condition.to === null ? 1 : placeOnScale(scale, condition.to)
  return (
    <svg className={s.histogram} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {bins.map((n, i) => {
        if (n === 0) return null
        const middle = (i + 0.5) / bins.length
        // A step with one company among thousands is still seen.
        const height = Math.max(1.5, (n / most) * (HEIGHT - 1))
        const isChosen = middle >= from && middle <= to
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
            key={i}
            className={isChosen ? s.chosen : s.bar}
            x={i * step + 0.5}
            y={HEIGHT - height}
            width={step - 1}
            height={height}
          />
        )
      })}
      <line className={s.axis} x1={0} x2={WIDTH} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} />
    </svg>
  )
}
