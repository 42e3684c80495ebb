/** Figures that a later filing printed otherwise, and share splits kept apart. */

import type { RestatementList } from '@topline/core/api/filings/restatements.ts'
import type { Company } from '@topline/core/api/wire.ts'
import { formatCell, formatSpoken } from '@topline/core/format/amount.ts'
import { counted } from '@topline/core/format/counted.ts'
import { formatDate } from '@topline/core/format/date.ts'
import { formatChange } from '@topline/core/format/percent.ts'
import { changeOnMagnitude } from '@topline/core/statement/change.ts'
import type { ReactNode } from 'react'
import { Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { getCompany, getRestatements } from '../../api/client.ts'
import { ApiError } from '../../api/error.ts'
import { fetchContext } from '../../context.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { FormBadge } from '../../ui/display/Badge.tsx'
import { Section } from '../../ui/display/Card.tsx'
import { Monogram } from '../../ui/display/Monogram.tsx'
import { Empty } from '../../ui/display/State.tsx'
import { TableExport } from '../../ui/export/TableExport.tsx'
import { Figure } from '../../ui/figure/Figure.tsx'
import { byPeriod, FIELD_LABELS, hrefOf, largestChange, type Restatement, unitFor } from './changes.ts'
import s from './restatements.module.css'
import { Splits } from './Splits.tsx'
import { changesSheet } from './sheets.ts'

interface Data {
  company: Company
  list: RestatementList
  origin: string
}

export async function loader({ params, context, request }: LoaderFunctionArgs): Promise<Data> {
  const given = params.cik ?? ''
  if (!/^\d{1,10}$/.test(given)) throw new Response(null, { status: 404 })
  const cik = String(Number(given))
  if (cik !== given) throw redirect(`/company/${cik}/restatements`, 301)
  const f = context.get(fetchContext)
  try {
    const [company, list] = await Promise.all([getCompany(f, cik), getRestatements(f, cik)])
    return { company, list, origin: new URL(request.url).origin }
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw new Response(null, { status: 404 })
    throw error
  }
}

export const meta = ({ loaderData }: { loaderData?: Data }) => {
  if (!loaderData) return [{ title: 'Restatements | Topline' }]
  const { company, origin } = loaderData
  return pageMeta({
    origin,
    path: `/company/${company.cik}/restatements`,
    title: `Restatements of ${company.name}`,
    description: `Figures of ${company.name} that a later filing printed differently for the same period, with both filings.`,
    image: `/og/company/${company.cik}.png`,
  })
}

export default function RestatementsPage() {
  const { company, list } = useLoaderData<Data>()
  const { restatements, splits, hidden_count } = list
  return (
    <main id="main" className="page">
      <header className={s.header}>
        <Monogram cik={company.cik} name={company.name} logo={company.logo_info} size={36} />
        <div>
          <p className={s.crumb}>
            <Link to={`/company/${company.cik}`}>{company.name}</Link>
            <span className="muted">{company.tickers[0]}</span>
          </p>
          <h1>Restatements</h1>
        </div>
      </header>
      <p className={s.lead}>
        Figures that a later filing printed differently for the same period. Both stay readable in their own filing.
        Charts use the newest; filing pages keep what was first reported.
      </p>
      <Summary list={list} />
      {restatements.length === 0 ? (
        <Empty text="No changed figures are known" hint="No later filing printed another figure for a stored period." />
      ) : (
        <Changes company={company} restatements={restatements} />
      )}
      {splits.length > 0 && <Splits cik={company.cik} splits={splits} />}
      {hidden_count > 0 && (
        <p className={s.note}>
          {counted(hidden_count, 'period is', 'periods are')} hidden and left out.{' '}
          <Link to="/pricing">Subscribe to view</Link>
        </p>
      )}
    </main>
  )
}

function Summary({ list: { restatements, splits } }: { list: RestatementList }) {
  const groups = byPeriod(restatements)
  const largest = largestChange(restatements)
  const [newest, oldest] = [groups[0], groups.at(-1)]
  const item = (label: string, value: ReactNode, below: ReactNode) => (
    <div className={s.item}>
      <dt>{label}</dt>
      <dd className={s.key}>{value}</dd>
      <dd className={s.below}>{below}</dd>
    </div>
  )
  return (
    <dl className={s.strip}>
      {item(
        'Periods changed',
        groups.length,
        newest && oldest && newest !== oldest ? `${oldest.code} to ${newest.code}` : newest?.code,
      )}
      {item(
        'Largest change',
        largest ? formatChange(largest.ratio) : '-',
        largest && `${(FIELD_LABELS[largest.field] ?? largest.field).toLowerCase()}, ${largest.period_code}`,
      )}
      {item('Share splits', splits.length, splits.length > 0 ? 'kept apart below' : 'none found')}
    </dl>
  )
}

function Changes({ company, restatements }: { company: Company; restatements: readonly Restatement[] }) {
  const unit = unitFor(restatements)
  const currency = restatements[0]?.currency ?? 'USD'
  const money = (value: number) => formatCell(Math.round(value / unit.by))
  return (
    <Section
      title="Changed figures"
      aside={
        <>
          <span className={s.units}>{`${currency}${unit.text}`}</span>
          <TableExport
            label="Export changed figures"
            table={() => ({
              fileName: `${company.cik}-restatements`,
              title: 'Restatements',
              rows: changesSheet(company.cik, restatements),
            })}
          />
        </>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={s.scroll} aria-label="Changed figures" tabIndex={0}>
        <table className={s.table}>
          <caption className="sr">Changed figures by period, newest first</caption>
          <thead>
            <tr>
              <th scope="col">Period and figure</th>
              <th scope="col">First reported</th>
              <th scope="col">Now</th>
              <th scope="col">Change</th>
              <th scope="col">%</th>
              <th scope="col" className={s.left}>
                Changed by
              </th>
              <th scope="col" className={s.left}>
                First reported in
              </th>
            </tr>
          </thead>
          {byPeriod(restatements).map((group) => (
            <tbody key={group.code}>
              <tr className={s.group}>
                <th scope="rowgroup" colSpan={7}>
                  {group.code}
                </th>
              </tr>
              {group.rows.map((row) => {
                const label = FIELD_LABELS[row.field] ?? row.field
                const figure = (value: number, which: 'old' | 'new') => (
                  <Figure
                    text={money(value)}
                    name={`${label}, ${row.period_code}, ${money(value)}, ${formatSpoken(value, row.currency)}`}
                    href={hrefOf(row, which, company.cik)}
                  />
                )
                return (
                  <tr key={`${row.field}${row.new_accession_number}`}>
                    <th scope="row">
                      {label}
                      {row.currency !== currency && ` (${row.currency})`}
                    </th>
                    <td>{figure(row.old_value, 'old')}</td>
                    <td>
                      {figure(row.new_value, 'new')}
                      {/* On a phone the columns of the change are out of sight. */}
                      <small className={s.beside}>{changeOf(row)}</small>
                    </td>
                    <td className={s.change}>{signed(row.new_value - row.old_value, unit.by)}</td>
                    <td className={s.percent}>{changeOf(row)}</td>
                    <td className={s.left}>
                      <FormBadge form={row.new_form_type ?? '-'} /> {formatDate(row.new_filing_date)}
                    </td>
                    <td className={s.left}>
                      {[row.old_form_type, formatDate(row.old_filing_date)].filter(Boolean).join(', ')}
                    </td>
                  </tr>
                )
              })}
            </tbody>
          ))}
        </table>
      </section>
      <p className={s.note}>
        Differences of rounding are left out. A figure from the SEC's company facts opens its filing at the SEC.
      </p>
    </Section>
  )
}

const changeOf = ({ old_value, new_value }: Restatement): string =>
  formatChange(changeOnMagnitude(new_value, old_value))

function signed(difference: number, by: number): string {
  const text = formatCell(Math.round(difference / by))
  return difference > 0 ? `+${text}` : text
}
