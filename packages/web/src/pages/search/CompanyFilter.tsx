import type { SearchAnswer } from '@topline/core/api/search.ts'
import { shortCompanyName } from '@topline/core/format/company-name.ts'
import { Link } from 'react-router'
import { Icon } from '../../ui/controls/Icon.tsx'
import s from './search.module.css'

type Meant = NonNullable<SearchAnswer['company']>

/** The company whose filings were searched, since the words begin or end with its name; it can be taken away. */
export function CompanyFilter({ company, onRemove }: { company: Meant; onRemove: () => void }) {
  return (
    <span className={s.chip}>
      In filings of {shortCompanyName(company.name)}
      <button type="button" aria-label={`Search all filings, not only ${company.name}`} onClick={onRemove}>
        <Icon name="close" size={12} />
      </button>
    </span>
  )
}

/** Its filings do not have the words: that all were searched is said, since the name was one of the words then. */
export function NoneOfCompany({ company }: { company: Meant }) {
  return (
    <p className={s.note}>
      Filings of <Link to={`/company/${company.cik}`}>{company.name}</Link> have no passage with “{company.words}”: all
      filings were searched for all words.
    </p>
  )
}
