/** The divisions of revenue of each company side by side, where more than one prints them: newest year, largest first. */
import { useQueries } from '@tanstack/react-query'
import type { CompanyDivisions } from '@topline/core/api/filings/company-divisions.ts'
import { compareColor } from '@topline/core/chart/color.ts'
import type { ChartCompany } from '@topline/core/chart/line.ts'
import { formatCompact, formatSpoken } from '@topline/core/format/amount.ts'
import { formatPercent } from '@topline/core/format/percent.ts'
import { Link } from 'react-router'
import { browserFetch } from '../../api/call.ts'
import { getDivisions } from '../../api/client.ts'
import { colorStyle } from '../../ui/chart/Marks.tsx'
import { Section } from '../../ui/display/Card.tsx'
import { Figure, sourceHref } from '../../ui/figure/Figure.tsx'
import s from './compare.module.css'

interface Newest {
  year: number
  currency: string
  parts: { name: string; newest: CompanyDivisions['lines'][number]['years'][number] }[]
}

/** Those of the newest year that has any; null = none that the viewer may see. */
function newestOf({ lines, currency }: CompanyDivisions): Newest | null {
  const year = Math.max(...lines.map(({ years }) => years.at(-1)?.year ?? 0))
  const parts = lines.flatMap(({ name, years }) => {
    const newest = years.at(-1)
    return newest?.year === year ? [{ name, newest }] : []
  })
  if (currency === null || parts.length === 0) return null
  return { year, currency, parts: parts.toSorted((a, b) => b.newest.revenue - a.newest.revenue) }
}

export function DivisionsBeside({ companies }: { companies: readonly ChartCompany[] }) {
  const answers = useQueries({
    queries: companies.map(({ cik }) => ({
      queryKey: ['company', cik, 'divisions'],
      queryFn: () => getDivisions(browserFetch, cik),
    })),
  })
  const found = companies.map((company, i) => {
    const data = answers[i]?.data
    return { company, newest: data ? newestOf(data) : null }
  })
  if (found.filter(({ newest }) => newest !== null).length < 2) return null
  return (
    <Section title="Divisions side by side" aside="Share of what the divisions took in">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={s.scroll} aria-label="Divisions side by side" tabIndex={0}>
        <div className={s.beside}>
          {found.map(({ company, newest }) => (
            <div key={company.cik}>
              <h3>
                <Link to={`/company/${company.cik}`}>
                  <i className={s.swatch} style={colorStyle(compareColor(company.color, 0))} />
                  {company.name}
                </Link>
                <small>{newest ? `fiscal ${newest.year}` : 'no divisions to show'}</small>
              </h3>
              {newest && <Parts newest={newest} company={company} />}
            </div>
          ))}
        </div>
      </section>
    </Section>
  )
}

function Parts({ newest: { year, currency, parts }, company }: { newest: Newest; company: ChartCompany }) {
  const whole = parts.reduce((sum, { newest }) => sum + Math.max(0, newest.revenue), 0)
  return (
    <ul>
      {parts.map(({ name, newest }) => {
        const text = formatCompact(newest.revenue, currency)
        const share = whole > 0 && newest.revenue > 0 ? newest.revenue / whole : null
        return (
          <li key={name}>
            <span>{name}</span>
            <b>
              <Figure
                text={text}
                name={`${name}, ${year}, ${text}, ${formatSpoken(newest.revenue, currency)}`}
                href={sourceHref(newest.accession_number, placeOf(newest))}
              />
            </b>
            <em>{share === null ? '' : formatPercent(share)}</em>
            {share !== null && (
              <i
                className={s.share}
                style={{ ...colorStyle(compareColor(company.color, 0)), width: `${Math.max(1, 100 * share)}%` }}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}

function placeOf({ at, document }: Newest['parts'][number]['newest']) {
  const [start, end] = (at ?? '').split('-').map(Number)
  return at === null || start === undefined || end === undefined
    ? null
    : { start, end, document: document ?? undefined }
}
