import { compareColor } from '@topline/core/chart/color.ts'
import { shortCompanyName } from '@topline/core/format/company-name.ts'
import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigation } from 'react-router'
import { useViewer } from '../../session/viewer.ts'
import { colorStyle } from '../../ui/chart/Marks.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Icon } from '../../ui/controls/Icon.tsx'
import { Monogram } from '../../ui/display/Monogram.tsx'
import { compareHref, replaced, without } from './addresses.ts'
import { ComparePicker } from './ComparePicker.tsx'
import s from './compare.module.css'
import type { ComparedCompany } from './compared-company.ts'

const MOST = 5
const FREE = 2
/** as many full names stand in one line */
const LONG_NAMES = 3

interface Props {
  companies: readonly ComparedCompany[]
  colors: ReadonlyMap<string, number>
}

/** A chip a company, in its colour, with replace and remove; and a button to add one. */
export function CompareChips({ companies, colors }: Props) {
  const { hasAccess } = useViewer()
  const navigation = useNavigation()
  // the chart's settings stay when companies change
  const { search } = useLocation()
  const [open, setOpen] = useState<string | null>(null)
  const [adding, setAdding] = useState(false)
  const ciks = companies.map(({ cik }) => cik)
  useEffect(() => {
    if (navigation.state === 'idle') setAdding(false)
  }, [navigation.state])
  const refusal = hasAccess || ciks.length < FREE ? null : 'Subscription required to compare more than 2 companies'
  const full = ciks.length >= MOST ? 'At most 5 companies can be compared' : null
  return (
    <div className={s.chips}>
      <div className={s.row}>
        {companies.map(({ cik, company }) => {
          const name = company?.name ?? 'Company not found'
          return (
            <div
              key={cik}
              className={`${s.chip} ${company ? '' : s.unknown}`}
              style={colorStyle(compareColor(colors.get(cik) ?? 0, 0))}
            >
              {company && <Monogram cik={cik} name={name} logo={company.logo_info} size={24} />}
              {company ? (
                <Link to={`/company/${cik}`} title={name}>
                  {companies.length > LONG_NAMES ? shortCompanyName(name) : name}
                </Link>
              ) : (
                <span>{`${name} (CIK ${cik})`}</span>
              )}
              <button
                type="button"
                className={s.swap}
                aria-label={`Replace ${name}`}
                aria-expanded={open === cik}
                onClick={() => setOpen(open === cik ? null : cik)}
              >
                ⇄
              </button>
              <Link
                to={`${compareHref(without(ciks, cik))}${search}`}
                className={s.tool}
                aria-label={`Remove ${name}`}
                preventScrollReset
              >
                <Icon name="close" size={13} />
              </Link>
              {open === cik && (
                <ComparePicker
                  label={`Replace ${name}`}
                  excluded={ciks}
                  hrefOf={(next) => `${compareHref(replaced(ciks, cik, next))}${search}`}
                  onClose={() => setOpen(null)}
                />
              )}
            </div>
          )
        })}
      </div>
      {adding && <span className={s.count}>Adding company...</span>}
      <div className={s.add}>
        <Button
          icon
          aria-label="Add company"
          aria-expanded={open === '+'}
          reason={refusal ?? full}
          onClick={() => setOpen(open === '+' ? null : '+')}
        >
          <Icon name="plus" />
        </Button>
        {open === '+' && (
          <ComparePicker
            label="Add company"
            excluded={ciks}
            hrefOf={(next) => `${compareHref([...ciks, next])}${search}`}
            onClose={() => setOpen(null)}
            onPick={() => setAdding(true)}
          />
        )}
      </div>
      <span className={s.count}>{`${ciks.length} of ${MOST} companies`}</span>
    </div>
  )
}
