import type { Filing, WireStatement } from '@topline/core/api/wire.ts'
import { normalAccession } from '@topline/core/filing/identity.ts'
import { shortCompanyName } from '@topline/core/format/company-name.ts'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import {
  data,
  isRouteErrorResponse,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
  useNavigate,
  useRouteError,
  useSearchParams,
} from 'react-router'
import { SignIn } from '../../actions/SignIn.tsx'
import { here, orNothing, part, subject } from '../../api/answer.ts'
import { getFiling, getPlace, getStatement } from '../../api/client.ts'
import { type Fetch, fetchContext } from '../../context.ts'
import { useViewer } from '../../session/viewer.ts'
import { NotFound } from '../../shell/NotFound.tsx'
import { Icon } from '../../ui/controls/Icon.tsx'
import { FormBadge } from '../../ui/display/Badge.tsx'
import { Monogram } from '../../ui/display/Monogram.tsx'
import { FailedPart } from '../../ui/display/State.tsx'
import { unitsLine } from '../filing/statement-rows.ts'
import { FigureTools } from './FigureTools.tsx'
import { located, type SourceFigure, sourceFigures } from './figures.ts'
import { Note, Sheet, Steps } from './Note.tsx'
import { PlaceMap } from './PlaceMap.tsx'
import s from './source.module.css'
import { useHeading } from './use-heading.ts'
import { type Tied, useIsWide, useTied } from './use-tied.ts'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const f = context.get(fetchContext)
  const given = params.accession ?? ''
  const accession = normalAccession(given)
  if (accession === null) throw data(null, { status: 404 })
  if (accession !== given) throw redirect(`/source/${accession}${new URL(request.url).search}`, 301)
  const url = new URL(request.url)
  const asked = url.searchParams.get('figure')
  if (asked !== null) throw redirect(await addressOf(f, accession, asked))
  const filing = await subject(getFiling(f, accession))
  // The document is public; the list of figures is for those who may see the statement.
  const statement = filing.income_statement ? await part(getStatement(f, accession)) : null
  return { filing, statement }
}

/** A list names a figure, not its place: its cell, the arithmetic on the filing's page, or the document alone. */
async function addressOf(f: Fetch, accession: string, figure: string): Promise<string> {
  const place = await orNothing(getPlace(f, accession, figure))
  if (place?.at)
    return `/source/${accession}?at=${place.at}${place.document ? `&doc=${encodeURIComponent(place.document)}` : ''}`
  return place?.computed ? `/filing/${accession}#${encodeURIComponent(figure)}` : `/source/${accession}`
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? [
        { title: `Source: ${loaderData.filing.company.name} ${loaderData.filing.form_type} | Topline` },
        { name: 'robots', content: 'noindex' },
      ]
    : []

export default function SourcePage() {
  const { filing, statement: read } = useLoaderData<typeof loader>()
  const statement = read && here(read)
  const [search] = useSearchParams()
  const { user } = useViewer()
  const at = search.get('at')
  const doc = search.get('doc')
  const figures = useMemo(() => sourceFigures(statement), [statement])
  const { all, current } = located(figures, at, doc)
  const figure = all[current] ?? null
  const column = useHeading(filing.accession_number, figure ? at : null, doc)
  useArrowKeys(all, current)
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null)
  const cells = useMemo(() => cellsIn(figures, doc), [figures, doc])
  const isTied = useIsWide() && cells.length > 0
  const tied = useTied(frame, at, isTied)
  return (
    <main id="main" className={s.page} ref={fillBelow}>
      <h1 className="sr">{`Source: ${filing.company.name} ${[statement?.period_code, filing.form_type].filter(Boolean).join(' ')}`}</h1>
      <aside className={s.side} aria-label="Figures">
        <Head filing={filing} statement={statement} />
        {figures.length > 0 && statement ? (
          <FigureList figures={figures} chosen={figure} tied={tied} doc={doc} />
        ) : (
          <div className={s.hint}>
            {read?.is === 'failed' && <FailedPart text="Error loading the figures" why={read.why} />}
            <p>The document as filed. Its figures are listed here for readers who can see the statement.</p>
            {user === null && filing.income_statement !== null && (
              <SignIn label="Sign in to see its figures" align="left" />
            )}
          </div>
        )}
        <FigureTools accession={filing.accession_number} statement={statement} figure={figure} at={at} doc={doc} />
      </aside>
      <section className={s.document} aria-label="Document">
        <div className={s.phoneHead}>
          <Link to={`/filing/${filing.accession_number}`}>‹ Filing</Link>
          <strong>
            {[shortCompanyName(filing.company.name), statement?.period_code ?? filing.form_type].join(', ')}
          </strong>
          {filing.htm_url && (
            <a href={filing.htm_url} target="_blank" rel="noreferrer" aria-label="On sec.gov">
              <Icon name="external" size={18} />
            </a>
          )}
        </div>
        <div className={s.bar}>
          <Note figure={figure} statement={statement} heading={column?.heading ?? null} />
          <Sheet filing={filing} figure={figure} statement={statement} column={column} />
          <Steps all={all} current={current} />
          {filing.htm_url && (
            <a className={s.sec} href={filing.htm_url} target="_blank" rel="noreferrer">
              On sec.gov <Icon name="external" size={14} />
            </a>
          )}
        </div>
        <div className={s.paper}>
          <DocumentFrame filing={filing} at={at} doc={doc} cells={cells} isTied={isTied} onFrame={setFrame} />
          <PlaceMap all={all} current={current} doc={doc} size={column?.size ?? null} tied={tied} />
        </div>
      </section>
    </main>
  )
}

/** The page ends where the window ends, whatever stands above it. */
function fillBelow(page: HTMLElement | null): void {
  if (page) page.style.setProperty('--source-top', `${Math.round(page.getBoundingClientRect().top + window.scrollY)}px`)
}

interface FrameProps {
  filing: Filing
  at: string | null
  doc: string | null
  /** START-END of the cells that are outlined */
  cells: readonly string[]
  /** another cell of them is scrolled to, the document stays */
  isTied: boolean
  onFrame: (frame: HTMLIFrameElement | null) => void
}

/**
 * No scripts: the filing can do nothing here but be read. With cells outlined the page may see where they stand; without,
 * the frame has no origin of ours either. The fragment brings the cell in view, once: a lazy frame is asked for when it
 * has its size, so that "40 % of the height" is that of the frame the reader sees.
 */
function DocumentFrame({ filing, at, doc, cells, isTied, onFrame }: FrameProps) {
  const [first, setFirst] = useState({ at, doc })
  const isKept = isTied && first.doc === doc && first.at !== null && at !== null && cells.includes(at)
  const shown = isKept ? first.at : at
  if (!isKept && (first.at !== at || first.doc !== doc)) setFirst({ at, doc })
  const query = new URLSearchParams()
  if (doc) query.set('doc', doc)
  if (shown && /^\d+-\d+$/.test(shown)) query.set('at', shown)
  if (cells.length > 0) query.set('cells', cells.join(','))
  const src = `/api/filing/${filing.accession_number}/document?${query.toString()}${shown ? '#at' : ''}`
  return (
    <iframe
      key={src}
      ref={onFrame}
      className={s.frame}
      src={src}
      sandbox={cells.length > 0 ? 'allow-same-origin' : ''}
      loading="lazy"
      title={`${filing.form_type} of ${filing.company.name}`}
    />
  )
}

/** The cells of a document as START-END, each once. */
function cellsIn(figures: readonly SourceFigure[], doc: string | null): string[] {
  const found = figures.flatMap(({ cell }) =>
    cell?.start != null && cell.end !== null && (cell.document ?? null) === doc ? [`${cell.start}-${cell.end}`] : [],
  )
  return [...new Set(found)].slice(0, 300)
}

function Head({ filing, statement }: { filing: Filing; statement: WireStatement | null }) {
  return (
    <div className={s.head}>
      <Link to={`/filing/${filing.accession_number}`} className={s.back}>
        ‹ Back to filing
      </Link>
      <div className={s.who}>
        <Monogram cik={filing.cik} name={filing.company.name} logo={filing.logo_info} size={28} />
        <strong>{filing.company.name}</strong>
        <FormBadge form={filing.form_type} />
        <span className={s.quiet}>{statement?.period_code}</span>
      </div>
      {statement?.user_has_permission_to_view && (
        <p className={s.hint}>{unitsLine(statement)}. Up and down keys move between figures.</p>
      )}
    </div>
  )
}

interface ListProps {
  figures: readonly SourceFigure[]
  chosen: SourceFigure | null
  tied: Tied
  doc: string | null
}

function FigureList({ figures, chosen, tied, doc }: ListProps) {
  const list = useRef<HTMLOListElement>(null)
  useLitInView(list, tied.lit)
  const found = figures.filter((figure) => figure.href !== null).length
  const computed = figures.filter((figure) => figure.isComputed).length
  return (
    <>
      <ol className={s.list} ref={list} onPointerLeave={() => tied.point(null)}>
        {figures.map((figure) => {
          const isChosen = figure.key === chosen?.key
          const { cell } = figure
          const place = cell && (cell.document ?? null) === doc ? `${cell.start}-${cell.end}` : null
          const row = (
            <>
              <span className={s.label}>{figure.label}</span>
              <span className={s.value}>{figure.text}</span>
              <span className={s.mark}>
                {figure.isComputed ? <i>f</i> : figure.href ? <Icon name="document" size={14} /> : null}
              </span>
            </>
          )
          return (
            <li
              key={figure.key}
              className={figure.isTotal ? s.total : undefined}
              data-lit={place !== null && place === tied.lit ? '' : undefined}
              onPointerEnter={() => tied.point(place)}
              onFocus={() => tied.point(place)}
            >
              {figure.href ? (
                <Link to={figure.href} replace aria-current={isChosen ? 'true' : undefined} className={s.row}>
                  {row}
                </Link>
              ) : (
                <span className={s.row}>{row}</span>
              )}
            </li>
          )
        })}
      </ol>
      <p className={s.count}>
        {found} of {figures.length - computed} reported figures found in the filing, {computed} calculated.
      </p>
    </>
  )
}

/** Brings the row of what is read into view within its list; the window stays. */
function useLitInView(list: RefObject<HTMLOListElement | null>, lit: string | null): void {
  useEffect(() => {
    const row = lit === null ? null : list.current?.querySelector<HTMLElement>('[data-lit]')
    const pane = list.current?.parentElement
    // Under the pointer nothing moves away.
    if (!row || !pane || pane.matches(':hover')) return
    const [own, frame] = [row.getBoundingClientRect(), pane.getBoundingClientRect()]
    // What stands fast at its foot covers the rows behind it.
    const bottom = Math.min(frame.bottom, pane.lastElementChild?.getBoundingClientRect().top ?? frame.bottom)
    if (own.top < frame.top || own.bottom > bottom) pane.scrollTop += own.top - frame.top - frame.height / 2
  }, [list, lit])
}

/** Up and down move between the figures, unless somebody types. */
function useArrowKeys(all: readonly SourceFigure[], current: number): void {
  const navigate = useNavigate()
  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      const target = event.target
      const isTyping =
        target instanceof HTMLElement && target.closest('input, textarea, select, [role=listbox]') !== null
      if (by === 0 || isTyping || event.altKey || event.ctrlKey || event.metaKey) return
      const href = all[current + by]?.href
      if (!href) return
      event.preventDefault()
      void navigate(href, { replace: true })
    }
    window.addEventListener('keydown', move)
    return () => window.removeEventListener('keydown', move)
  }, [all, current, navigate])
}

export function ErrorBoundary() {
  const error = useRouteError()
  const missing = isRouteErrorResponse(error) && error.status === 404
  return missing ? (
    <NotFound title="Filing Not Found" text="No filing has this accession number." />
  ) : (
    <NotFound title="Something went wrong" text="Error loading filing details. Reloading the page may help." />
  )
}
