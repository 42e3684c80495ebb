import type { SeriesPoint } from '@topline/core/api/wire.ts'
import { compareColor } from '@topline/core/chart/color.ts'
import type { ChartCompany } from '@topline/core/chart/line.ts'
import { formatCompact, formatPerShare } from '@topline/core/format/amount.ts'
import { formatDate } from '@topline/core/format/date.ts'
import { formatChange, formatMargin } from '@topline/core/format/percent.ts'
import { changeOn } from '@topline/core/statement/change.ts'
import { marginOf } from '@topline/core/statement/margins.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { colorStyle } from '../../ui/chart/Marks.tsx'
import { Section } from '../../ui/display/Card.tsx'
import { fullAddress, TableExport } from '../../ui/export/TableExport.tsx'
import { Figure } from '../../ui/figure/Figure.tsx'
import s from './compare.module.css'

interface Latest {
  company: ChartCompany
  point: SeriesPoint | null
  before: SeriesPoint | null
}

/** The newest full year whose figures may stand as headlines, and the year before in the same currency. */
function latestOf(company: ChartCompany): Latest {
  const years = company.series.points.filter((p) => p.period_code.endsWith(' FY') && !p.hidden)
  const point = years.findLast((p) => !p.failed_quality_check && p.total_revenue !== null) ?? null
  const code = point && `${Number(point.period_code.slice(0, 4)) - 1} FY`
  return { company, point, before: years.find((p) => p.period_code === code && p.currency === point?.currency) ?? null }
}

interface Line {
  label: string
  value: (latest: Latest) => number | null
  show: (value: number, currency: string) => string
  figure?: 'total_revenue' | 'net_income'
}

const growth = (now: number | null | undefined, before: number | null | undefined): number | null => {
  const change = changeOn(now, before)
  return change === 'n.m.' ? null : change
}
/** Its part of the highest value of the row; null where there is none to hold it against. */
function partOf(line: Line, latest: readonly Latest[], one: Latest): number | null {
  const values = latest.flatMap((each) => line.value(each) ?? [])
  const currencies = new Set(latest.flatMap(({ point }) => point?.currency ?? []))
  const most = Math.max(...values)
  const value = line.value(one)
  if (value === null || value <= 0 || values.length < 2 || (line.figure && currencies.size > 1)) return null
  return value / most
}

const percent = (value: number) => formatMargin(value)

/** The company of the highest value; null where fewer than two have one, two share it, or amounts stand in two currencies. */
function bestOf(line: Line, latest: readonly Latest[]): string | null {
  const known = latest.flatMap((one) => {
    const value = line.value(one)
    return value === null || !one.point ? [] : [{ cik: one.company.cik, value, currency: one.point.currency }]
  })
  if (known.length < 2 || (line.figure && new Set(known.map((one) => one.currency)).size > 1)) return null
  const [first, second] = known.toSorted((a, b) => b.value - a.value)
  return first && second && first.value > second.value ? first.cik : null
}

const LINES: readonly Line[] = [
  {
    label: 'Total revenue',
    value: ({ point }) => point?.total_revenue ?? null,
    show: formatCompact,
    figure: 'total_revenue',
  },
  {
    label: 'Growth',
    value: ({ point, before }) => growth(point?.total_revenue, before?.total_revenue),
    show: (value) => formatChange(value),
  },
  {
    label: 'Gross margin',
    value: ({ point }) => marginOf(point?.gross_profit ?? null, point?.total_revenue ?? null),
    show: percent,
  },
  {
    label: 'Operating margin',
    value: ({ point }) => marginOf(point?.operating_income ?? null, point?.total_revenue ?? null),
    show: percent,
  },
  { label: 'Net income', value: ({ point }) => point?.net_income ?? null, show: formatCompact, figure: 'net_income' },
  {
    label: 'Net margin',
    value: ({ point }) => marginOf(point?.net_income ?? null, point?.total_revenue ?? null),
    show: percent,
  },
  { label: 'Diluted EPS', value: ({ point }) => point?.diluted_eps ?? null, show: formatPerShare },
]

/** The newest full year of each company, side by side; nothing is converted. */
export function LatestYears({ companies }: { companies: readonly ChartCompany[] }) {
  const latest = companies.map(latestOf)
  if (latest.every(({ point }) => point === null)) return null
  const cell = ({ point }: Latest, line: Line, value: number | null): ReactNode => {
    if (point === null || value === null) return '-'
    const text = line.show(value, point.currency)
    const from = line.figure && point.accession_number && point.engine !== 'company-facts' ? point : null
    if (!line.figure || !from) return text
    return (
      <Figure
        text={text}
        name={`${line.label}, ${point.period_code}, ${text}`}
        href={`/filing/${from.accession_number}`}
        opens="open filing"
      />
    )
  }
  return (
    <Section
      title="Latest year side by side"
      aside={
        <TableExport
          label="Export the comparison"
          table={() => ({
            fileName: 'comparison-latest-year',
            title: 'Latest year',
            rows: [
              ['Line', ...latest.map(({ company, point }) => `${company.name}, ${point?.period_code ?? '-'}`)],
              ['Currency', ...latest.map(({ point }) => point?.currency ?? null)],
              ...LINES.map((line) => [line.label, ...latest.map((one) => line.value(one))]),
              [
                'Filing',
                ...latest.map(({ point }) =>
                  fullAddress(point?.accession_number ? `/filing/${point.accession_number}` : null),
                ),
              ],
            ],
          })}
        />
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={s.scroll} aria-label="Latest year side by side" tabIndex={0}>
        <table className={s.latest}>
          <caption className="sr">The latest full year of each company</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr">Line</span>
              </th>
              {latest.map(({ company, point }) => (
                <th key={company.cik} scope="col">
                  <Link to={`/company/${company.cik}`}>
                    <i className={s.swatch} style={colorStyle(compareColor(company.color, 0))} />
                    {company.name}
                  </Link>
                  <small>{point ? `${point.period_code}, to ${formatDate(point.end_date)}` : 'no year to show'}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {LINES.map((line) => {
              // A figure per share says nothing beside another company's: it hangs on how many shares there are.
              const isComparable = line.show !== formatPerShare
              const best = isComparable ? bestOf(line, latest) : null
              return (
                <tr key={line.label} className={line.figure ? s.strong : undefined}>
                  <th scope="row">{line.label}</th>
                  {latest.map((one) => {
                    const part = isComparable ? partOf(line, latest, one) : null
                    return (
                      <td key={one.company.cik} className={one.company.cik === best ? s.best : undefined}>
                        {cell(one, line, line.value(one))}
                        {one.company.cik === best && <small className={s.highest}> highest</small>}
                        {part !== null && (
                          <i
                            className={s.share}
                            style={{
                              ...colorStyle(compareColor(one.company.color, 0)),
                              width: `${Math.max(2, 96 * part)}px`,
                            }}
                          />
                        )}
                      </td>
                    )
                  })}
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
    </Section>
  )
}
