import type { ScreenedCompany } from '@topline/core/api/screener.ts'
import { pagePath } from '@topline/core/filing/page-path.ts'
import { formatSpoken } from '@topline/core/format/amount.ts'
import { hasCurrency, type ScreenBasis, type ScreenQuantity, screenQuantity } from '@topline/core/screen/quantities.ts'
import { type Screen, sortOf } from '@topline/core/screen/screen.ts'
import { formatScreened } from '@topline/core/screen/words.ts'
import { Link } from 'react-router'
import { Calculated } from '../../ui/arithmetic/Calculated.tsx'
import { FormBadge } from '../../ui/display/Badge.tsx'
import { Monogram } from '../../ui/display/Monogram.tsx'
import { Figure } from '../../ui/figure/Figure.tsx'
import { type Column, DataTable } from '../../ui/table/DataTable.tsx'
import { isPrinted } from './cells.ts'
import s from './screener.module.css'

interface Props {
  screen: Screen
  companies: readonly ScreenedCompany[]
  isOld: boolean
  onChange: (patch: Partial<Screen>) => void
}

/** The companies that hold, with the figures that were named as columns in their order. */
export function ResultTable({ screen, companies, isOld, onChange }: Props) {
  const { by, descending } = sortOf(screen)
  const onSort = (key: string) => {
    const next = key as typeof by // keys of the columns below
    const first = next !== 'company'
    onChange({ sort: { by: next, descending: next === by ? !descending : first } })
  }
  const columns: Column<ScreenedCompany>[] = [
    { key: 'company', head: 'Company', sortable: true, stack: 'wide', cell: (company) => <Name company={company} /> },
    {
      key: 'period',
      head: 'Period',
      sortable: true,
      cell: (company) => <Period company={company} basis={screen.basis} />,
    },
    ...screen.where.map(
      ({ name }): Column<ScreenedCompany> => ({
        key: name,
        head: screenQuantity(name).label,
        align: 'right',
        sortable: true,
        cell: (company) => <ScreenFigure company={company} basis={screen.basis} name={name} />,
      }),
    ),
    ...(screen.where.length > 0
      ? []
      : [{ key: 'sector', head: 'Industry', cell: (one: ScreenedCompany) => one.sic_description ?? '-' }]),
  ]
  return (
    <div className={s.table}>
      <DataTable
        caption="Companies of the screen"
        columns={columns}
        rows={[...companies]}
        rowKey={(company) => company.cik}
        sort={{ key: by, order: descending ? 'desc' : 'asc' }}
        onSort={onSort}
        stacked
        isOld={isOld}
      />
    </div>
  )
}

const Name = ({ company }: { company: ScreenedCompany }) => (
  <Link to={`/company/${company.cik}`} className={s.company}>
    <Monogram cik={company.cik} name={company.name} logo={company.logo_info} size={26} />
    <span>{company.name}</span>
    {company.tickers[0] && <small>{company.tickers[0]}</small>}
  </Link>
)

function Period({ company, basis }: { company: ScreenedCompany; basis: ScreenBasis }) {
  const { period_code, accession_number, form } = company
  const words = basis === 'ttm' && !period_code.endsWith(' FY') ? `to ${period_code}` : period_code
  return (
    <span className={s.period}>
      {accession_number && form ? <Link to={pagePath(accession_number, form)}>{words}</Link> : words}
      {form && <FormBadge form={form} />}
      {company.from_release && <small>unaudited</small>}
      {company.failed_quality_check && <small title="A statement behind it failed a quality check">check failed</small>}
    </span>
  )
}

interface FigureProps {
  company: ScreenedCompany
  basis: ScreenBasis
  name: ScreenQuantity
}

/** A figure: a link to its cell, or the way to its arithmetic. */
function ScreenFigure({ company, basis, name }: FigureProps) {
  const value = company.values[name] ?? null
  if (value === null) return <>-</>
  const quantity = screenQuantity(name)
  const text = formatScreened(name, value, company.currency)
  const spoken = hasCurrency(quantity) && quantity.unit === 'amount' ? `, ${formatSpoken(value, company.currency)}` : ''
  const label = `${company.name}, ${quantity.label}, ${text}${spoken}`
  if (isPrinted(company, basis, name))
    return <Figure text={text} name={label} href={`/screener/cell/${basis}/${company.cik}/${name}`} />
  const build = async () => (await import('./arithmetic.ts')).arithmeticOf(company, basis, name)
  return <Calculated text={text} name={label} build={build} />
}
