import type { CompanyDivisions } from '@topline/core/api/filings/company-divisions.ts'
import { formatCompact, formatSpoken } from '@topline/core/format/amount.ts'
import { formatChange } from '@topline/core/format/percent.ts'
import { domainOf, smallLines } from '@topline/core/pictures/small/lines.ts'
import { growth } from '@topline/core/statement/margins.ts'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { Section } from '../../../ui/display/Card.tsx'
import { Figure, sourceHref } from '../../../ui/figure/Figure.tsx'
import s from './story.module.css'

type Line = CompanyDivisions['lines'][number]
type Joint = Line['joints'][number]

const FRAME = { width: 260, height: 84, left: 2, right: 6, top: 6, bottom: 4 }
/** Years below which a line tells nothing that the flow of the newest filing does not. */
const LEAST_YEARS = 3
/** What is drawn: the others are told by their number. */
const MOST = 12

/** Each division in a small chart of its own, all on one scale, followed through renames and recasts. */
export function Divisions({ divisions: { lines: all, currency } }: { divisions: CompanyDivisions }) {
  const lines = useMemo(() => all.filter(({ years }) => years.length > 1), [all])
  const years = lines.flatMap((line) => line.years.map(({ year }) => year))
  const [first, last] = [Math.min(...years), Math.max(...years)]
  const domain = useMemo(() => domainOf(lines.map((line) => ({ key: line.name, values: valuesOf(line) }))), [lines])
  if (lines.length < 2 || currency === null || last - first + 1 < LEAST_YEARS) return null
  const shown = lines.slice(0, MOST)
  const joints = shown.flatMap((line) => line.joints.map((joint) => ({ line, joint })))
  return (
    <Section title="Divisions" aside={`Revenue, ${first} to ${last}, all on one scale, under the names last printed`}>
      <ul className={s.divisions}>
        {shown.map((line) => (
          <li key={`${line.name} ${line.years[0]?.year}`}>
            <One line={line} years={[first, last]} domain={domain} currency={currency} />
          </li>
        ))}
      </ul>
      {lines.length > shown.length && (
        <p className={s.more}>{`${lines.length - shown.length} smaller ones are not drawn.`}</p>
      )}
      {joints.length > 0 && (
        <ul className={s.marks}>
          {joints.map(({ line, joint }) => (
            <li key={`${line.name} ${joint.year} ${joint.kind} ${joint.from}`} data-kind={joint.kind}>
              {jointWords(line, joint, currency)}{' '}
              <Link to={`/filing/${joint.accession_number}`}>the filing that shows it</Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

const valuesOf = ({ years }: Line): Map<number, number> => new Map(years.map(({ year, revenue }) => [year, revenue]))

function jointWords({ name, years }: Line, { kind, year, from, was }: Joint, currency: string): string {
  if (kind === 'renamed') return `${from} is ${name} since ${year}:`
  const now = years.find((one) => one.year === year)?.revenue
  return `${name}: ${year} recast from ${formatCompact(was, currency)} to ${formatCompact(now ?? null, currency)}:`
}

interface OneProps {
  line: Line
  years: readonly [number, number]
  domain: readonly [number, number]
  currency: string
}

function One({ line, years: [first, last], domain, currency }: OneProps) {
  const { name, years, joints } = line
  const values = valuesOf(line)
  const { lines, zero, x, y } = smallLines([{ key: name, values }], [first, last], domain, FRAME)
  const newest = years.at(-1)
  const drawn = lines[0]
  if (!newest || !drawn) return null
  const change = growth(newest.revenue, values.get(newest.year - 1))
  const text = formatCompact(newest.revenue, currency)
  const [start, end] = (newest.at ?? '').split('-').map(Number)
  const place =
    newest.at === null || start === undefined || end === undefined
      ? null
      : { start, end, document: newest.document ?? undefined }
  return (
    <>
      <h3 title={name}>{name}</h3>
      <p className={s.newest}>
        <Figure
          text={text}
          name={`${name}, ${newest.year}, ${text}, ${formatSpoken(newest.revenue, currency)}`}
          href={sourceHref(newest.accession_number, place)}
        />{' '}
        <span>{newest.year < last ? `until ${newest.year}` : change === null ? '' : formatChange(change)}</span>
      </p>
      <svg className={s.small} viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} aria-hidden="true">
        <line className={s.ground} x1={0} x2={FRAME.width} y1={zero} y2={zero} />
        <path className={s.line} d={drawn.path} stroke="var(--flow-division)" />
        {[...drawn.lonely, drawn.last].map((dot) => (
          <circle key={dot.year} cx={dot.x} cy={dot.y} r={3} fill="var(--flow-division)" />
        ))}
        {joints.map((joint) => (
          <circle
            key={`${joint.kind} ${joint.year}`}
            className={s.joint}
            cx={x(joint.year)}
            cy={y(values.get(joint.year) ?? 0)}
            r={4.5}
          />
        ))}
      </svg>
      <p className="sr">
        {years.map(({ year, revenue }) => `${year}: ${formatCompact(revenue, currency)}`).join(', ')}
      </p>
    </>
  )
}
