import type { FilingHtml } from '@topline/core/api/filing-html.ts'
import type { Filing } from '@topline/core/api/wire.ts'
import { Link } from 'react-router'
import { FormBadge } from '../../ui/Badge.tsx'
import { Monogram } from '../../ui/Monogram.tsx'
import { badgeText } from './badges.ts'
import s from './section.module.css'

/** Whose filing this is, with the way back to it. */
export function FilingHead({ filing }: { filing: Filing }) {
  const name = filing.company.name
  return (
    <div className={s.who}>
      <Monogram cik={filing.cik} name={name} logo={filing.logo_info} size={24} />
      <h1>
        <Link to={`/filing/${filing.accession_number}`}>{name}</Link>
      </h1>
      <FormBadge form={filing.form_type} />
      <span className={s.quiet}>{filing.income_statement?.period_code ?? filing.filing_date}</span>
    </div>
  )
}

/** '(count) phrase', with the colour of its marks; dimmed where the phrase is not in the filing. */
export function PhraseBadges({ infos }: { infos: FilingHtml['selector_infos'] }) {
  return (
    <ul className={s.badges} aria-label="Phrases">
      {infos.map((info) => (
        <li key={info.selector} className={info.count === 0 ? s.none : undefined}>
          <span aria-hidden="true" className={s.swatch} style={{ background: info.color }} />
          {badgeText(info)}
        </li>
      ))}
    </ul>
  )
}

/** No scripts, no origin of ours: the filing can do nothing here but be read. */
export function DocumentFrame({ filing, html }: { filing: Filing; html: string }) {
  return <iframe className={s.frame} srcDoc={html} sandbox="" title={`${filing.form_type} of ${filing.company.name}`} />
}
