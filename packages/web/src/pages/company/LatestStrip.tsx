import type { Company, Series, StockPrice } from '@topline/core/api/wire.ts'
import { formatCompact, formatNumber, formatPerShare, formatSpoken } from '@topline/core/format/amount.ts'
import { formatDate } from '@topline/core/format/date.ts'
import { formatChange, formatMargin } from '@topline/core/format/percent.ts'
import { growth, marginOf } from '@topline/core/statement/margins.ts'
import { lineName } from '@topline/core/words/line-names.ts'
import type { ReactNode } from 'react'
import { cellHref } from '../../ui/arithmetic/cell-href.ts'
import { Figure } from '../../ui/figure/Figure.tsx'
import s from './company.module.css'
import { headlinePoint, yearBefore } from './summary.ts'
import { useStockPrice } from './use-stock-price.ts'

interface Props {
  company: Company
  annual: Series | null
  /** stand for the year where it is missing or out of date */
  quarters: Series | null
  price: StockPrice | null
}

function Item({ label, value, below }: { label: string; value: ReactNode; below?: ReactNode }) {
  return (
    <div className={s.item}>
      <dt>{label}</dt>
      <dd className={s.key}>{value}</dd>
      <dd className={s.below}>{below}</dd>
    </div>
  )
}

/** A tinted change: the only place where changes have colour (design principle 4). */
function Change({ ratio, year }: { ratio: number | null; year: string }) {
  if (ratio === null) return null
  const look = ratio < 0 ? s.down : ratio > 0 ? s.up : undefined
  return (
    <>
      <span className={look}>{formatChange(ratio)}</span> <span className={s.wide}>on {year}</span>
    </>
  )
}

/** The newest full year (or quarter, where no year is up to date) in six figures; the price and the P/E with the day and the period they rest on. */
export function LatestStrip({ company, annual, quarters, price: before }: Props) {
  const price = useStockPrice(company.tickers[0] ?? null, before)
  const quarter = headlinePoint(quarters)
  const point = quarter ?? headlinePoint(annual)
  if (!point) return price ? <dl className={s.strip}>{priceItems(price, null)}</dl> : null
  const prior = yearBefore(quarter ? quarters : annual, point)
  const year = (quarter ? prior?.period_code : prior?.period_code.slice(0, 4)) ?? ''
  const hrefOf = (name: string): string | null => {
    const cell = point.cells?.[name]
    return cell ? cellHref(cell, company.cik) : null
  }
  const eps = point.diluted_eps ?? point.basic_eps
  const money = (label: string, key: 'total_revenue' | 'net_income', value: number | null) => (
    <Figure
      text={formatCompact(value, point.currency)}
      // What is seen is in the name: a reader who speaks to the page says it.
      name={`${label}, ${formatCompact(value, point.currency)}, ${formatSpoken(value, point.currency)}`}
      href={hrefOf(key)}
      loss={value !== null && value < 0}
    />
  )
  const margin = marginOf(point.net_income, point.total_revenue)
  const marginBefore = prior ? marginOf(prior.net_income, prior.total_revenue) : null
  return (
    <>
      <dl className={s.strip}>
        <Item
          label={`Total revenue, ${point.period_code}`}
          value={money('Total revenue', 'total_revenue', point.total_revenue)}
          below={<Change ratio={growth(point.total_revenue, prior?.total_revenue)} year={year} />}
        />
        <Item
          label={lineName('net_income', point.net_income)}
          value={money(lineName('net_income', point.net_income), 'net_income', point.net_income)}
          below={<Change ratio={growth(point.net_income, prior?.net_income)} year={year} />}
        />
        <Item
          label="Net margin"
          value={formatMargin(margin)}
          below={marginBefore === null ? null : `${formatMargin(marginBefore)} in ${year}`}
        />
        <Item
          label={point.diluted_eps === null ? 'Basic EPS' : 'Diluted EPS'}
          value={
            <Figure
              text={formatPerShare(eps, point.currency)}
              href={hrefOf(point.diluted_eps === null ? 'basic_eps' : 'diluted_eps')}
            />
          }
          below={<Change ratio={growth(eps, prior?.diluted_eps ?? prior?.basic_eps)} year={year} />}
        />
        {price && priceItems(price, point.period_code)}
      </dl>
      <Outlook annual={annual} newestYear={point.end_date} />
    </>
  )
}

/** What is newer than the last full year, and when the next report may come. */
function Outlook({ annual, newestYear }: { annual: Series | null; newestYear: string }) {
  const trailing = annual?.trailing
  const next = annual?.next_report
  const isNewer = trailing && !trailing.hidden && trailing.end_date > newestYear
  if (!isNewer && !next) return null
  return (
    <p className={s.outlook}>
      {isNewer && (
        <span>
          Trailing twelve months to {formatDate(trailing.end_date)}: revenue{' '}
          <b className="fig">{formatCompact(trailing.total_revenue, trailing.currency)}</b>,{' '}
          {lineName('net_income', trailing.net_income).toLowerCase()}{' '}
          <b className="fig">{formatCompact(trailing.net_income, trailing.currency)}</b>.
        </span>
      )}
      {next && (
        <span>
          {next.passed
            ? `A ${next.form_type} for ${next.period_code} was expected about ${formatDate(next.date)} and is not stored yet.`
            : `Next report expected about ${formatDate(next.date)} (${next.form_type} for ${next.period_code}): an estimate from when the company filed before.`}
        </span>
      )}
    </p>
  )
}

function priceItems(price: StockPrice, code: string | null) {
  return (
    <>
      <Item
        label={`Share price, ${price.ticker}`}
        value={formatPerShare(price.price, price.currency)}
        below={
          <span title={`${price.as_of}, source: ${price.source}`}>
            close of {formatDate(price.as_of)}
            <span className="sr">, source: {price.source}</span>
          </span>
        }
      />
      <Item
        label="P/E"
        value={price.pe === null || price.pe === undefined ? '-' : formatNumber(price.pe, 1)}
        below={
          price.pe_note
            ?.replace('EPS of the year', 'EPS, year')
            .replace(/\d{4}-\d{2}-\d{2}/, (day) => formatDate(day)) ??
          (price.pe && code ? `on ${code} diluted EPS` : 'no comparable earnings')
        }
      />
    </>
  )
}
