import type { HeadlineFigure, ReleaseAnswer } from '@topline/core/api/filings/release.ts'
import type { WireStatement } from '@topline/core/api/wire.ts'
import { formatCompact, formatPerShare, formatSpoken } from '@topline/core/format/amount.ts'
import { positionWords, RANGE_LINE, rangeBar } from '@topline/core/pictures/release/guided-range.ts'
import { lineName } from '@topline/core/words/line-names.ts'
import { rangeWords } from '@topline/core/words/release.ts'
import { HiddenOf } from '../../ui/display/State.tsx'
import { Change } from '../../ui/figure/Change.tsx'
import { Figure, sourceHref } from '../../ui/figure/Figure.tsx'
import r from './release.module.css'

const LABELS: Readonly<Record<HeadlineFigure['figure'], (value: number | null) => string>> = {
  total_revenue: () => 'Revenue',
  operating_income: (value) => lineName('operating_income', value),
  net_income: (value) => lineName('net_income', value),
  diluted_eps: () => 'Diluted EPS',
}
const ORDER = ['total_revenue', 'operating_income', 'net_income', 'diluted_eps'] as const

/** The four figures first, each with its change on the year before and, where guidance existed, its place in the range. */
export function Headline({ release, statement }: { release: ReleaseAnswer; statement: WireStatement }) {
  const isHidden = !statement.user_has_permission_to_view
  return (
    <dl className={r.headline}>
      {ORDER.map((figure) => {
        const found = release.headline_figures.find((one) => one.figure === figure)
        const value = found?.value ?? wholeOf(figure, statement)
        if (value === null && !isHidden) return null
        return (
          <div key={figure}>
            <dt>{LABELS[figure](value)}</dt>
            <dd className={r.key}>
              {value === null ? (
                <HiddenOf statement={statement} />
              ) : (
                <Value figure={figure} value={value} statement={statement} />
              )}
            </dd>
            {found && <Below found={found} currency={statement.currency} />}
          </div>
        )
      })}
    </dl>
  )
}

/** The statement's own figure: who may see it without the detail of the release is not told what it is compared with. */
function wholeOf(figure: HeadlineFigure['figure'], statement: WireStatement): number | null {
  const value = statement[figure]
  return value === null || figure === 'diluted_eps' ? value : value * statement.revenue_units_number
}

interface Props extends Pick<HeadlineFigure, 'figure' | 'value'> {
  statement: WireStatement
}

function Value({ figure, value, statement: { currency, accession_number, provenance } }: Props) {
  const label = LABELS[figure](value)
  const isShare = figure === 'diluted_eps'
  const text = isShare ? formatPerShare(value, currency) : formatCompact(value, currency)
  return (
    <Figure
      text={text}
      name={isShare ? `${label}, ${text}` : `${label}, ${text}, ${formatSpoken(value, currency)}`}
      href={sourceHref(accession_number, provenance?.[figure])}
      loss={value < 0}
    />
  )
}

const WIDTH = 128

function Below({
  found: { figure, value, change, range, position },
  currency,
}: {
  found: HeadlineFigure
  currency: string
}) {
  const bar = range && rangeBar(value, range, WIDTH)
  const unit = figure === 'diluted_eps' ? 'USD/share' : 'USD'
  return (
    <>
      <dd className={r.below}>
        {change === null ? (
          'no year before printed'
        ) : (
          <>
            <Change change={change} /> on the year before
          </>
        )}
      </dd>
      {bar && range && (
        <dd className={r.below}>
          <svg
            className={r.range}
            width={bar.width}
            height={bar.height}
            viewBox={`0 0 ${bar.width} ${bar.height}`}
            aria-hidden="true"
          >
            <rect
              x={bar.from}
              y={(bar.height - RANGE_LINE) / 2}
              width={bar.to - bar.from}
              height={RANGE_LINE}
              rx={bar.opens ? 0 : 2}
              fill="var(--line2)"
            />
            <circle cx={bar.dot.x} cy={bar.dot.y} r={bar.dot.r} />
          </svg>
          <span>
            {positionWords(position ?? bar.position, range)} of {rangeWords({ ...range, point: null, unit }, currency)}
          </span>
        </dd>
      )}
    </>
  )
}
