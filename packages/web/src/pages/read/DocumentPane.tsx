import type { WireStatement } from '@topline/core/api/wire.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { PlainLink } from '../../ui/controls/PlainLink.tsx'
import { located, sourceFigures } from '../source/figures.ts'
import s from './read.module.css'

/** The place that an address names: `#at-START-END`. */
const placeIn = (hash: string): string | null => /^#at-(\d+-\d+)$/.exec(hash)?.[1] ?? null

/**
 * The document with its cells marked, in a frame without scripts and without our origin. The address names the cell that
 * is shown: the frame goes to it by its own fragment, so that the document is made once.
 */
export function DocumentPane({ statement, document }: { statement: WireStatement; document: string }) {
  const { hash } = useLocation()
  const at = placeIn(hash)
  const pane = useRef<HTMLElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [isLoaded, setLoaded] = useState(false)
  const { all, current } = useMemo(() => located(sourceFigures(statement), at, null), [statement, at])
  const figure = all[current] ?? null
  useEffect(() => {
    if (at === null || !isLoaded) return
    pane.current?.scrollIntoView({ block: 'start' })
    // The one thing that may be asked of a frame of another origin.
    frame.current?.contentWindow?.location.replace(`about:srcdoc#at-${at}`)
  }, [at, isLoaded])
  const step = (by: number, name: string, sign: string) => {
    const href = all[current + by]?.href
    return href ? (
      <PlainLink to={href} className={s.step} aria-label={`${name} figure`}>
        {sign}
      </PlainLink>
    ) : (
      <span className={s.step} aria-hidden="true" data-off="">
        {sign}
      </span>
    )
  }
  return (
    <section ref={pane} className={s.pane} aria-labelledby="document">
      <header className={s.paneHead}>
        <h2 id="document">The document</h2>
        <p role="status" className={s.where}>
          {figure ? (
            <>
              {figure.label} <b className="fig">{figure.cell?.text ?? figure.text}</b>
            </>
          ) : at ? (
            'Another place that prints the figure'
          ) : (
            'Every cell that was read is outlined.'
          )}
        </p>
        <span className={s.stepping}>
          {step(-1, 'Previous', '‹')}
          {step(1, 'Next', '›')}
          <a className={s.back} href="#statement">
            Statement
          </a>
        </span>
      </header>
      <iframe
        ref={frame}
        className={s.frame}
        srcDoc={document}
        sandbox=""
        title="The document as it was given"
        onLoad={() => setLoaded(true)}
      />
    </section>
  )
}
