import type { FilingHtml } from '@topline/core/api/filings/filing-html.ts'
import type { Filing } from '@topline/core/api/wire.ts'
import { useMemo, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui/controls/Button.tsx'
import { Icon } from '../../ui/controls/Icon.tsx'
import { FormBadge } from '../../ui/display/Badge.tsx'
import { Monogram } from '../../ui/display/Monogram.tsx'
import { badgeText, placesIn, stepped } from './badges.ts'
import s from './section.module.css'

/** Whose filing this is, with the way back to it. */
export function FilingHead({ filing }: { filing: Filing }) {
  const name = filing.company.name
  return (
    <div className={s.who}>
      <Link to={`/filing/${filing.accession_number}`} className={s.back}>
        ‹ Back to filing
      </Link>
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
function PhraseBadges({ infos }: { infos: FilingHtml['selector_infos'] }) {
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

/**
 * No scripts, no origin of ours: the filing can do nothing here but be read. The fragment brings a place in view, the first
 * one when the document is there.
 */
export function MarkedDocument({ filing, answer }: { filing: Filing; answer: FilingHtml }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [{ current, of }, setPlace] = useState({ current: 0, of: answer })
  // Other marks begin anew.
  if (of !== answer) setPlace({ current: 0, of: answer })
  const total = useMemo(() => placesIn(answer.html), [answer.html])
  const show = (place: number) => {
    setPlace({ current: place, of: answer })
    frame.current?.contentWindow?.location.replace(`about:srcdoc#m${place}`)
  }
  const go = (by: number) => show(stepped(current, by, total))
  return (
    <>
      {answer.selector_infos.length > 0 && (
        <div className={s.found}>
          <PhraseBadges infos={answer.selector_infos} />
          {total > 0 && (
            <div className={s.steps}>
              <span className={s.quiet} aria-live="polite">
                {`${current} of ${total}`}
              </span>
              <Button icon quiet small aria-label="Previous place" onClick={() => go(-1)}>
                <Icon name="up" size={14} />
              </Button>
              <Button icon quiet small aria-label="Next place" onClick={() => go(1)}>
                <Icon name="down" size={14} />
              </Button>
            </div>
          )}
        </div>
      )}
      <iframe
        ref={frame}
        className={s.frame}
        srcDoc={answer.html}
        // The document before may end loading late, and this one after a press: the place that was asked for stays.
        onLoad={() => show(Math.min(Math.max(1, current), total))}
        sandbox=""
        title={`${filing.form_type} of ${filing.company.name}`}
      />
    </>
  )
}
