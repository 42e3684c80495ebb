/** The proof of a figure of a flow: the row that the filing prints it in, slid in under the drawing. */
import { useQuery } from '@tanstack/react-query'
import type { PrintedRowAnswer } from '@topline/core/api/filings/filing-html.ts'
import type { Cell, Place } from '@topline/core/statement/statement.ts'
import type { KeyboardEvent } from 'react'
import { browserFetch } from '../../../api/call.ts'
import { getPrintedRow } from '../../../api/client.ts'
import { Button } from '../../controls/Button.tsx'
import { Icon } from '../../controls/Icon.tsx'
import { PlainLink } from '../../controls/PlainLink.tsx'
import { sourceHref } from '../../figure/Figure.tsx'
import s from './proof.module.css'
import { cellsIn, spokenRow } from './rows.ts'

export interface ProofProps {
  id: string
  /** of the filing that prints it */
  accession: string
  /** the bar's name and amount, as drawn */
  name: string
  amount: string
  place: Place | undefined
  onClose: () => void
  /** leads back to the bar */
  onBack: () => void
}

type Row = NonNullable<PrintedRowAnswer['row']>

export default function Proof(props: ProofProps) {
  const { id, accession, name, amount, place, onClose, onBack } = props
  const isPrinted = place !== undefined && !('computed' in place) && place.start !== null
  const href = sourceHref(accession, place)
  const row = useRow(accession, isPrinted ? place : null)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isFirst = event.target instanceof HTMLElement && event.target.hasAttribute('data-first')
    if (event.key !== 'Escape' && !(event.key === 'Tab' && event.shiftKey && isFirst)) return
    event.preventDefault()
    onBack()
    if (event.key === 'Escape') onClose()
  }
  return (
    <section
      id={id}
      data-proof=""
      className={`${s.strip} no-print`}
      aria-label={`Proof of ${name}`}
      onKeyDown={onKeyDown}
    >
      <div className={s.head}>
        <strong>{name}</strong> <span>{amount}</span>
        {isPrinted ? null : <span className={s.quiet}>Calculated: the filing prints its parts</span>}
      </div>
      {isPrinted ? (
        <Paper row={row ?? known(place)} key={`${place.start} ${row !== null}`} />
      ) : (
        <Parts accession={accession} place={place} />
      )}
      <div className={s.tools}>
        {href && (
          <PlainLink to={href} data-first="" className={s.open}>
            Open in the filing <Icon name="right" size={14} />
          </PlainLink>
        )}
        <Button small icon quiet aria-label="Close the proof" onClick={onClose} {...(href ? {} : { 'data-first': '' })}>
          <Icon name="close" />
        </Button>
      </div>
      <p className="sr" aria-live="polite">
        {isPrinted ? (row ? spokenRow(name, row) : '') : `${name}, ${amount}, is calculated.`}
      </p>
    </section>
  )
}

/** What the statement knows of the cell, until the row is there and where it cannot be read. */
const known = ({ label, text }: Cell): Row => ({
  kind: 'table',
  over: [],
  label,
  cells: [{ head: '', text, chosen: true }],
})

function useRow(accession: string, cell: Cell | null): Row | null {
  const at = `${cell?.start}-${cell?.end}`
  const { data } = useQuery({
    queryKey: ['row', accession, cell?.document ?? null, at],
    queryFn: () => getPrintedRow(browserFetch, accession, at, cell?.document ?? null),
    enabled: cell !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data?.row ?? null
}

/** Brings what has been shown into view: a wide row by its figure, and of the page no more than is hidden. */
function reveal(frame: HTMLElement | null): void {
  const strip = frame?.closest<HTMLElement>('[data-proof]')
  if (!frame || !strip) return
  const mark = frame.querySelector('mark')?.getBoundingClientRect()
  const beyond = mark ? mark.right - frame.getBoundingClientRect().right + 24 : 0
  if (beyond > 0) frame.scrollLeft += beyond
  const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
  if (getComputedStyle(strip).position !== 'fixed') {
    strip.scrollIntoView({ block: 'nearest', behavior })
    return
  }
  const bar = document.querySelector(`[aria-controls="${CSS.escape(strip.id)}"]`)?.getBoundingClientRect()
  const covered = bar ? bar.bottom + 12 - (window.innerHeight - strip.offsetHeight) : 0
  if (covered > 0) window.scrollBy({ top: covered, behavior })
}

/** A piece of the filing: what stands above, the row, the figure marked. */
function Paper({ row }: { row: Row }) {
  if (row.kind === 'text')
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
      <section className={s.paper} ref={reveal} tabIndex={0} aria-label="As printed">
        <pre className={row.isSpaced ? s.spaced : s.prose}>
          {row.head !== null && <b>{`${row.head}\n`}</b>}
          {row.before}
          <mark>{row.cell}</mark>
          {row.after}
        </pre>
      </section>
    )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <section className={s.paper} ref={reveal} tabIndex={0} aria-label="As printed">
      <table>
        {row.over.length > 0 && (
          <caption>
            {row.over[0]}
            {row.over.length > 1 && <span>{row.over.slice(1).join(' ')}</span>}
          </caption>
        )}
        {row.cells.some(({ head }) => head !== '') && (
          <thead>
            <tr>
              <td />
              {row.cells.map(({ head, chosen }, k) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells of one printed row, in their places
                <th key={k} scope="col" className={chosen ? undefined : s.aside}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          <tr>
            <th scope="row">{row.label}</th>
            {row.cells.map(({ text, chosen }, k) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells of one printed row, in their places
              <td key={k} className={chosen ? undefined : s.aside}>
                {chosen ? <mark>{text}</mark> : text}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  )
}

/** What a calculated figure is made of, each with its place. */
function Parts({ accession, place }: Pick<ProofProps, 'accession' | 'place'>) {
  const cells = cellsIn(place)
  if (cells.length === 0) return <p className={s.parts}>It is the sum of the bars that lead to it.</p>
  return (
    <ul className={s.parts}>
      {cells.map((cell) => (
        <li key={`${cell.start}`}>
          {cell.label}{' '}
          <PlainLink to={sourceHref(accession, cell) ?? ''} className="fig" aria-label={`${cell.label} ${cell.text}`}>
            {cell.text}
          </PlainLink>
        </li>
      ))}
    </ul>
  )
}
