/** What became of divisions in words: new names, years told otherwise, years divided anew, each with the filing that shows it. */
import type { CompanyDivisions } from '@topline/core/api/filings/company-divisions.ts'
import { formatCompact } from '@topline/core/format/amount.ts'
import { Link } from 'react-router'
import s from './story.module.css'

type Line = CompanyDivisions['lines'][number]
type Joint = Line['joints'][number]

interface Props {
  lines: readonly Line[]
  divided: CompanyDivisions['divided']
  currency: string
}

export function Lineage({ lines, divided, currency }: Props) {
  const joints = lines.flatMap((line) => line.joints.map((joint) => ({ line, joint })))
  const renamed = joints.filter(({ joint }) => joint.kind === 'renamed')
  // One filing recasts most divisions of a year at once: one line for all of them.
  const recast = new Map<string, typeof joints>()
  for (const one of joints.filter(({ joint }) => joint.kind === 'recast')) {
    const key = `${one.joint.year} ${one.joint.accession_number}`
    recast.set(key, [...(recast.get(key) ?? []), one])
  }
  return (
    <ul className={s.marks}>
      {divided.map(({ year, accession_number, from, to, total }) => (
        <li key={`${year} ${accession_number}`} data-kind="divided">
          {`${year} divided anew, ${formatCompact(total, currency)} both ways: ${listed(from)} became ${listed(to)}:`}{' '}
          <ShownBy accession={accession_number} />
        </li>
      ))}
      {renamed.map(({ line, joint }) => (
        <li key={`${line.name} ${joint.year} ${joint.from}`} data-kind="renamed">
          {`${joint.from} is ${line.name} since ${joint.year}, with the same past figures:`}{' '}
          <ShownBy accession={joint.accession_number} />
        </li>
      ))}
      {[...recast].map(([key, all]) => (
        <li key={key} data-kind="recast">
          {`${all[0]?.joint.year} recast: ${all.map((one) => recastWords(one, currency)).join(', ')}:`}{' '}
          <ShownBy accession={all[0]?.joint.accession_number ?? ''} />
        </li>
      ))}
    </ul>
  )
}

const ShownBy = ({ accession }: { accession: string }) => (
  <Link to={`/filing/${accession}`}>the filing that shows it</Link>
)

/** Names that have commas and "and" in them are told apart by what they are to each other: parts of one sum. */
const listed = (names: readonly string[]): string => names.join(' + ')

/** "Appliances from $13.86B to $13.92B". */
function recastWords({ line, joint }: { line: Line; joint: Joint }, currency: string): string {
  const now = line.years.find(({ year }) => year === joint.year)?.revenue ?? null
  return `${line.name} from ${formatCompact(joint.was, currency)} to ${formatCompact(now, currency)}`
}
