import type { WireStatement } from '@topline/core/api/wire.ts'
import { formatPercent } from '@topline/core/format/percent.ts'
import type { Comparison } from '@topline/core/words/comparison.ts'
import { TableExport } from '../../ui/export/TableExport.tsx'
import { Change } from '../../ui/figure/Change.tsx'
import { Amount, sourceHref } from '../../ui/figure/Figure.tsx'
import { changeIn } from './change-in.ts'
import s from './filing.module.css'
import { SourceMark } from './SourceMark.tsx'
import { unitsLine } from './statement-rows.ts'

interface Props {
  statement: WireStatement
  kind: 'business_segments' | 'geographical_segments'
  compared: Comparison | null
}

const WORDS = {
  business_segments: { title: 'Business divisions', head: 'Division' },
  geographical_segments: { title: 'Geographical segments', head: 'Segment' },
} as const

/** Revenue by division or region, largest first, with what is not allocated and the total. */
export function Segments({ statement, kind, compared }: Props) {
  const group = statement[kind]
  if (!group || group.divisions.length === 0) return null
  const { total_revenue: revenue, currency, revenue_units_number: units, accession_number: accession } = statement
  const places = statement.provenance ?? {}
  const rows = group.divisions
    .map((division, i) => ({ ...division, key: `${kind}.divisions[${i}].revenue` }))
    .sort((a, b) => (b.revenue ?? Number.NEGATIVE_INFINITY) - (a.revenue ?? Number.NEGATIVE_INFINITY))
  const rest = group.revenue_not_allocated_to_divisions_net
  const restKey = `${kind}.revenue_not_allocated_to_divisions_net`
  const withIncome = rows.some((row) => row.operating_income !== null && row.operating_income_is_reported)
  const withChange = compared !== null && rows.some((row) => changeIn(compared, row.key) !== null)
  const change = (key: string) => {
    return withChange && compared ? (
      <td className={`${s.num} ${s.share}`}>
        <Change change={changeIn(compared, key)} />
      </td>
    ) : null
  }
  const largest = Math.max(0, ...rows.map((row) => row.revenue ?? 0))
  const share = (value: number | null) => (value === null || !revenue ? '' : formatPercent(value / revenue))
  const words = WORDS[kind]
  return (
    <section aria-labelledby={kind} className={s.part}>
      <div className={s.head}>
        <h2 id={kind}>{words.title}</h2>
        <span className={s.legend}>
          <span className={s.units}>{unitsLine(statement, false)}</span>
          <TableExport
            label={`Export ${words.title.toLowerCase()}`}
            table={async () => (await import('./sheet.ts')).segmentsFile(statement, kind, compared)}
          />
        </span>
      </div>
      <table className={s.table}>
        <caption className="sr">
          {words.title}, {unitsLine(statement, false)}
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.head}</th>
            <td className={s.barCell} />
            <th scope="col" className={s.num}>
              Revenue
            </th>
            {withIncome && (
              <th scope="col" className={`${s.num} ${s.share}`}>
                Operating income
              </th>
            )}
            <th scope="col" className={s.num}>
              Share
            </th>
            {withChange && (
              <th
                scope="col"
                className={`${s.num} ${s.share}`}
                title={`Change on ${compared?.code ?? 'a year before'}`}
              >
                Change
              </th>
            )}
            <th scope="col" className={s.markCell}>
              <span className="sr">Source</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.label}</th>
              <td className={s.barCell}>
                {row.revenue !== null && row.revenue > 0 && largest > 0 && (
                  <span className={`${s.track} ${s.tracked}`} aria-hidden="true">
                    <span
                      className={s.bar}
                      data-tone="division"
                      style={{ left: 0, width: `${(row.revenue / largest) * 100}%` }}
                    />
                  </span>
                )}
              </td>
              <td className={s.num}>
                <Amount
                  value={row.revenue}
                  multiplier={units}
                  currency={currency}
                  label={`Revenue of ${row.label}`}
                  href={sourceHref(accession, places[row.key])}
                  form="cell"
                />
              </td>
              {withIncome && (
                <td className={`${s.num} ${s.share}`}>
                  <Amount
                    value={row.operating_income_is_reported ? row.operating_income : null}
                    multiplier={units}
                    currency={currency}
                    label={`Operating income of ${row.label}`}
                    href={sourceHref(accession, places[row.key.replace('.revenue', '.operating_income')])}
                    form="cell"
                  />
                </td>
              )}
              <td className={`${s.num} ${s.soft}`}>{share(row.revenue)}</td>
              {change(row.key)}
              <td className={s.markCell}>
                <SourceMark accession={accession} place={places[row.key]} label={`Revenue of ${row.label}`} />
              </td>
            </tr>
          ))}
          {rest && rest.value !== 0 && (
            <tr>
              <th scope="row">{rest.description ?? 'Not allocated'}</th>
              <td className={s.barCell} />
              <td className={s.num}>
                <Amount
                  value={rest.value}
                  multiplier={units}
                  currency={currency}
                  label={rest.description ?? 'Not allocated'}
                  href={sourceHref(accession, places[restKey])}
                  form="cell"
                />
              </td>
              {withIncome && <td className={s.share} />}
              <td className={`${s.num} ${s.soft}`}>{share(rest.value)}</td>
              {change(restKey)}
              <td />
            </tr>
          )}
          <tr className={s.total}>
            <th scope="row">Total revenue</th>
            <td className={s.barCell} />
            <td className={s.num}>
              <Amount
                value={revenue}
                multiplier={units}
                currency={currency}
                label="Total revenue"
                href={sourceHref(accession, places.total_revenue)}
                form="cell"
              />
            </td>
            {withIncome && <td className={s.share} />}
            <td className={s.num}>{share(revenue)}</td>
            {change('total_revenue')}
            <td />
          </tr>
        </tbody>
      </table>
    </section>
  )
}
