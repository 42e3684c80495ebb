/** A section beside the same one of the year before: what was added, removed, moved and changed. */
import type { TextChanges as Compared } from '@topline/core/api/filings/changes.ts'
import { sourceHref } from '@topline/core/filing/source-href.ts'
import { counted } from '@topline/core/format/counted.ts'
import { Fragment, memo, useDeferredValue, useMemo } from 'react'
import { Link } from 'react-router'
import { Empty } from '../../ui/display/State.tsx'
import s from './changes.module.css'
import { countsOf, grouped, type Paragraph, pieces, type Shown, textOf } from './groups.ts'

interface Props {
  accession: string
  text: Compared
  query: string
  onQuery: (query: string) => void
}

export function TextChanges({ accession, text, query, onQuery }: Props) {
  const { paragraphs, sections, section, year_before: before } = text
  const asked = useDeferredValue(query.trim())
  const shown = useMemo(() => grouped(paragraphs, asked), [paragraphs, asked])
  const counts = useMemo(() => countsOf(paragraphs), [paragraphs])
  const own = sections.find(({ id }) => id === section)
  const there = before?.period_code ?? 'the year before'
  return (
    <>
      <div className={s.bar}>
        <nav className={s.sections} aria-label="Sections">
          {sections.map(({ id, name, is_here }) =>
            is_here ? (
              <Link
                key={id}
                to={`?section=${id}${query === '' ? '' : `&q=${encodeURIComponent(query)}`}`}
                replace
                preventScrollReset
                aria-current={id === section ? 'page' : undefined}
              >
                {name}
              </Link>
            ) : null,
          )}
        </nav>
        <input
          className={s.search}
          type="search"
          value={query}
          placeholder="Search both years"
          aria-label="Search both years"
          onChange={(event) => onQuery(event.target.value)}
        />
      </div>
      {own && !own.is_here ? (
        <Empty text={`This filing has no ${own.name.toLowerCase()}`} hint="Its other sections stand above." />
      ) : own && !own.was_there ? (
        <Empty
          text={`The filing for ${there} has no ${own.name.toLowerCase()}`}
          hint="There is nothing to compare with."
        />
      ) : (
        <>
          <p className={s.counts} aria-live="polite">
            {asked === ''
              ? (['changed', 'added', 'removed', 'moved'] as const)
                  .filter((kind) => counts[kind] > 0)
                  .map((kind) => `${counts[kind]} ${kind}`)
                  .concat(`${counts.same} unchanged`)
                  .join(' · ')
              : `${counted(shown.length, 'paragraph')} with “${asked}” in ${there} or now`}
          </p>
          <Paragraphs shown={shown} query={asked} accession={accession} before={before?.accession_number ?? null} />
        </>
      )}
    </>
  )
}

interface ListProps {
  shown: readonly Shown[]
  query: string
  accession: string
  before: string | null
}

const Paragraphs = memo(({ shown, ...rest }: ListProps) => (
  <ol className={s.paragraphs}>
    {shown.map((one, i) =>
      'fold' in one ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is one text in its order
        <li key={i} className={one.fold === 'removed' ? s.gone : s.folded}>
          <details>
            <summary>
              {counted(one.paragraphs.length, 'paragraph')} {one.fold === 'removed' ? 'removed' : 'unchanged'}
              <span className={s.length}>{lengthWords(one.paragraphs)}</span>
            </summary>
            {one.paragraphs.map((paragraph) => (
              <Words key={keyOf(paragraph)} paragraph={paragraph} {...rest} />
            ))}
          </details>
          {one.fold === 'same' && <Under paragraphs={one.paragraphs} />}
        </li>
      ) : (
        <li key={keyOf(one.paragraph)} className={s[one.paragraph.kind]}>
          <Words paragraph={one.paragraph} {...rest} />
        </li>
      ),
    )}
  </ol>
))

const keyOf = ({ now, before }: Paragraph): string => `${now?.start ?? ''} ${before?.start ?? ''}`

function lengthWords(paragraphs: readonly Paragraph[]): string {
  const words = paragraphs.reduce((sum, one) => sum + textOf(one).split(/\s+/).length, 0)
  return counted(words, 'word')
}

/** The heading that what follows stands under. */
function Under({ paragraphs }: { paragraphs: readonly Paragraph[] }) {
  const heading = paragraphs.findLast(({ isHeading }) => isHeading)
  const text = heading && textOf(heading)
  return text && text.length <= 140 ? <p className={s.under}>{text}</p> : null
}

const MARKS: Readonly<Partial<Record<Paragraph['kind'], string>>> = {
  added: 'added',
  removed: 'removed',
  changed: 'changed',
}

function Words({ paragraph, query, accession, before }: Omit<ListProps, 'shown'> & { paragraph: Paragraph }) {
  const { kind, runs, now, before: then, from, isHeading } = paragraph
  const mark = kind === 'moved' ? `moved${from ? ` from “${from}”` : ''}` : MARKS[kind]
  const href = now ? sourceHref(accession, now) : then && before ? sourceHref(before, then) : null
  const told = useMemo(() => pieces(runs, query), [runs, query])
  return (
    <div className={s.paragraph}>
      {mark && (
        <p className={s.mark}>
          {mark}
          {href && <Link to={href}>{now ? 'In the filing' : 'In last year’s filing'}</Link>}
          {kind === 'changed' && then && before && <Link to={sourceHref(before, then)}>In last year’s</Link>}
        </p>
      )}
      <p className={isHeading ? s.heading : undefined}>
        {runs.map((run, i) => {
          const words = told[i]?.map((piece, k) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text in their order
            piece.isFound ? <mark key={k}>{piece.text}</mark> : <Fragment key={k}>{piece.text}</Fragment>,
          )
          const isPart = kind === 'changed' || kind === 'moved'
          // biome-ignore lint/suspicious/noArrayIndexKey: runs of one text in their order
          if (isPart && run.kind === 'added') return <ins key={i}>{words}</ins>
          // biome-ignore lint/suspicious/noArrayIndexKey: runs of one text in their order
          if (isPart && run.kind === 'removed') return <del key={i}>{words}</del>
          // biome-ignore lint/suspicious/noArrayIndexKey: runs of one text in their order
          return <Fragment key={i}>{words}</Fragment>
        })}
      </p>
    </div>
  )
}
