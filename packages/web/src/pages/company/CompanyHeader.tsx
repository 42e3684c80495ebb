import type { Company } from '@topline/core/api/wire.ts'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { FetchFilings } from '../../actions/FetchFilings.tsx'
import logo from '../../actions/logo-editor.module.css'
import { FollowButton } from '../../following/FollowButton.tsx'
import { useViewer } from '../../session/viewer.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Icon } from '../../ui/controls/Icon.tsx'
import { Monogram } from '../../ui/display/Monogram.tsx'
import s from './company.module.css'
import { fiscalYearText, paddedCik, tickerText } from './summary.ts'

// Fetched by those who press.
const ComparePicker = lazy(() => import('../compare/ComparePicker.tsx').then((m) => ({ default: m.ComparePicker })))

/** For admins alone. */
const LogoEditor = lazy(() => import('../../actions/LogoEditor.tsx').then((m) => ({ default: m.LogoEditor })))

const NEEDS_SUBSCRIPTION = 'Subscription required to compare companies'

/** Logo or monogram, name, what identifies the company, its lists, and the way to a comparison. */
export function CompanyHeader({ company }: { company: Company }) {
  const { hasAccess, isAdmin } = useViewer()
  const [picking, setPicking] = useState(false)
  const facts = [
    tickerText(company),
    `CIK ${paddedCik(company.cik)}`,
    company.sic && `SIC ${company.sic}${company.sic_description ? ` ${company.sic_description}` : ''}`,
    fiscalYearText(company.fiscal_year_start),
  ].filter((fact): fact is string => typeof fact === 'string' && fact !== '')
  const newest = company.filings?.[0]
  return (
    <>
      <header className={s.header}>
        <Monogram cik={company.cik} name={company.name} logo={company.logo_info} size={60} />
        <div className={s.identity}>
          <h1>{company.name}</h1>
          <p className={s.facts}>
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
            {newest && <Link to={`/filing/${newest.accession_number}`}>{`Newest filing: ${newest.form_type}`}</Link>}
          </p>
          {company.lists && company.lists.length > 0 && (
            <p className={s.lists}>
              {company.lists.map((list) => (
                <Link key={list.slug} to={`/list/${list.slug}`} className={s.list}>
                  {list.name}
                </Link>
              ))}
            </p>
          )}
        </div>
        <FollowButton compact kind="company" id={company.cik} name={company.name} />
        <div className={s.compare}>
          <Button
            reason={hasAccess ? null : NEEDS_SUBSCRIPTION}
            aria-label="Compare to"
            aria-expanded={picking}
            onClick={() => setPicking(!picking)}
          >
            <Icon name="bars" size={14} /> <span className={s.wide}>Compare to</span>
          </Button>
          {picking && (
            <Suspense>
              <ComparePicker
                label="Compare to"
                excluded={[company.cik]}
                hrefOf={(cik) => `/companies/compare/${company.cik}/${cik}`}
                onClose={() => setPicking(false)}
              />
            </Suspense>
          )}
        </div>
      </header>
      {isAdmin && company.stored !== false && (
        <div className={s.adminTools}>
          <Suspense fallback={<div className={logo.place} />}>
            <LogoEditor key={company.cik} path={`/api/company/${company.cik}`} logo={company.logo_info} />
          </Suspense>
          <FetchFilings cik={company.cik} name={company.name} />
        </div>
      )}
    </>
  )
}
