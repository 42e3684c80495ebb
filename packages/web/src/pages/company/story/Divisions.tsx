import type { CompanyDivisions } from '@topline/core/api/filings/company-divisions.ts'
import { formatCompact, formatSpoken } from '@topline/core/format/amount.ts'
import { formatChange } from '@topline/core/format/percent.ts'
import { domainOf, smallLines } from '@topline/core/pictures/small/lines.ts'
import { growth } from '@topline/core/statement/margins.ts'
import { useMemo } from 'react'
import { Section } from '../../../ui/display/Card.tsx'
import { Figure, sourceHref } from '../../../ui/figure/Figure.tsx'
import { Lineage } from './Lineage.tsx'
import s from './story.module.css'

type Line = CompanyDivisions['lines'][number]

const FRAME = { width: 260, height: 84, left: 2, right: 6, top: 6, bottom: 4 }
/** Years below which a line tells nothing that the flow of the newest filing does not. */
const LEAST_YEARS = 3
/** What is drawn: the others are told by their number. */
const MOST = 12

/** Each division in a small chart of its own, all on one scale, followed through renames and recasts. */
export function Divisions({ divisions: { lines: all, divided, currency } }: { divisions: CompanyDivisions }) {
  const lines = useMemo(() => all.filter(({ years }) => years.length > 1), [all])
  const years = lines.flatMap((line) => line.years.map(({ year }) => year))
  const [first, last] = [Math.min(...years), Math.max(...years)]
  const domain = useMemo(() => domainOf(lines.map((line) => ({ key: line.name, values: valuesOf(line) }))), [lines])
  const hasLineage = divided.length > 0 || lines.some(({ joints }) => joints.length > 0)
  if (lines.length < 2 || currency === null || (last - first + 1 < LEAST_YEARS && !hasLineage)) return null
  const shown = lines.slice(0, MOST)
  const left = lines.length - shown.length
  return (
    <Section title="Divisions" aside={`Revenue, ${first} to ${last}, all on one scale, under the names last printed`}>
      <ul className={s.divisions}>
        {shown.map((line) => (
          <li key={`${line.name} ${line.years[0]?.year}`}>
            <One line={line} rings={ringsOf(line, divided)} years={[first, last]} domain={domain} currency={currency} />
          </li>
        ))}
      </ul>
      {left > 0 && <p className={s.more}>{`${left} smaller ${left === 1 ? 'one is' : 'ones are'} not drawn.`}</p>}
      {hasLineage && <Lineage lines={lines} divided={divided} currency={currency} />}
    </Section>
  )
}

const valuesOf = ({ years }: Line): Map<number, number> => new Map(years.map(({ year, revenue }) => [year, revenue]))

/** The years in which a line is told otherwise, or begins or ends because a year was divided anew. */
function ringsOf({ name, joints }: Line, divided: CompanyDivisions['divided']): number[] {
  const anew = divided.filter(({ from, to }) => from.includes(name) || to.includes(name))
  return [...new Set([...joints, ...anew].map(({ year }) => year))]
}

/** Whether a year stands on another basis than the one before it: recast by a filing that did not recast that one. */
function isBreak({ years, joints }: Line, year: number): boolean {
  const by = (of: number) => years.find((one) => one.year === of)?.accession_number
  return joints.some((joint) => joint.kind === 'recast' && joint.year === year) && by(year) !== by(year - 1)
}

/** A line in the pieces that stand on one basis each: across a break nothing is drawn and no change is told. */
function piecesOf(line: Line): { key: string; values: Map<number, number> }[] {
  const starts = line.years.map(({ year }) => year).filter((year, i) => i === 0 || isBreak(line, year))
  return starts.map((start, i) => ({
    key: String(start),
    values: new Map(
      line.years
        .filter(({ year }) => year >= start && year < (starts[i + 1] ?? Number.POSITIVE_INFINITY))
        .map(({ year, revenue }) => [year, revenue]),
    ),
  }))
}

interface OneProps {
  line: Line
  rings: readonly number[]
  years: readonly [number, number]
  domain: readonly [number, number]
  currency: string
}

function One({ line, rings, years: [first, last], domain, currency }: OneProps) {
  const { name, years } = line
  const values = valuesOf(line)
  const { lines, zero, x, y } = smallLines(piecesOf(line), [first, last], domain, FRAME)
  const newest = years.at(-1)
  const end = lines.at(-1)?.last
  if (!newest || !end) return null
  const change = isBreak(line, newest.year) ? null : growth(newest.revenue, values.get(newest.year - 1))
  const text = formatCompact(newest.revenue, currency)
  const [from, to] = (newest.at ?? '').split('-').map(Number)
  const place =
    newest.at === null || from === undefined || to === undefined
      ? null
      : { start: from, end: to, document: newest.document ?? undefined }
  return (
    <>
      <h3 title={name}>{name}</h3>
      <p className={s.newest}>
        <Figure
          text={text}
          name={`${name}, ${newest.year}, ${text}, ${formatSpoken(newest.revenue, currency)}`}
          href={sourceHref(newest.accession_number, place)}
        />{' '}
        <span className={s.since}>
          {newest.year < last ? `until ${newest.year}` : change === null ? '' : formatChange(change)}
        </span>
      </p>
      <svg className={s.small} viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} aria-hidden="true">
        <line className={s.ground} x1={0} x2={FRAME.width} y1={zero} y2={zero} />
        {lines.map(({ key, path }) => (
          <path key={key} className={s.line} d={path} stroke="var(--flow-division)" />
        ))}
        {[...lines.flatMap(({ lonely }) => lonely.filter(({ year }) => year !== end.year)), end].map((dot) => (
          <circle key={dot.year} cx={dot.x} cy={dot.y} r={3} fill="var(--flow-division)" />
        ))}
        {rings.map((year) => (
          <circle key={year} className={s.joint} cx={x(year)} cy={y(values.get(year) ?? 0)} r={4.5} />
        ))}
      </svg>
      <p className="sr">
        {years.map(({ year, revenue }) => `${year}: ${formatCompact(revenue, currency)}`).join(', ')}
      </p>
    </>
  )
}
