import { counted } from '@topline/core/format/counted.ts'
import { inReadingOrder } from '@topline/core/qc/words.ts'
import type { Provenance, QcReport, QcTest } from '@topline/core/statement/statement.ts'
import { Link } from 'react-router'
import { acceptOtherFinding, type OtherPath } from '../../api/admin-client.ts'
import { browserFetch } from '../../api/call.ts'
import { Icon } from '../../ui/controls/Icon.tsx'
import { Badge } from '../../ui/display/Badge.tsx'
import { Card } from '../../ui/display/Card.tsx'
import { sourceHref } from '../../ui/figure/Figure.tsx'
import { Accept } from '../filing/AcceptFinding.tsx'
import { FailedTest } from '../filing/FailedTest.tsx'
import s from '../filing/filing.module.css'
import { QcTestLine } from '../filing/QcTestLine.tsx'
import { figuresOfTest } from './figures-of-test.ts'
import type { FigureGroup } from './rows.ts'
import p from './statement.module.css'

/** Checks that hold are folded beyond these. */
const SHOWN = 3

interface Props {
  accession: string
  path: OtherPath
  report: QcReport
  groups: readonly FigureGroup<string>[]
  provenance: Provenance
  units: number
}

/** The checks of a balance sheet or of cash flows: what does not hold first, with both numbers and the cells. */
export function OtherQcCard({ accession, path, report, groups, provenance, units }: Props) {
  const failed = report.tests.filter((test) => !test.passed && !test.accepted)
  const accepted = report.tests.filter((test) => !test.passed && test.accepted)
  const passed = inReadingOrder(report.tests.filter((test) => test.passed))
  return (
    <Card title="QC results" aside={<Verdict passed={report.passed} />}>
      <p className={s.small}>
        {report.passed
          ? `${passed.length} of ${counted(report.tests.length, 'check')} hold.`
          : `${failed.length} of ${report.tests.length} checks ${failed.length === 1 ? 'fails' : 'fail'}.`}
        {accepted.length > 0 &&
          ` ${accepted.length} ${accepted.length === 1 ? 'finding is' : 'findings are'} accepted.`}
      </p>
      {[...failed, ...accepted].map((test) => (
        <FailedTest key={test.name} test={test} units={units}>
          <Cells accession={accession} test={test} groups={groups} provenance={provenance} />
          <Accept test={test} send={(reason) => acceptOtherFinding(browserFetch, accession, path, test.name, reason)} />
        </FailedTest>
      ))}
      <ul className={s.tests}>
        {passed.slice(0, SHOWN).map((test) => (
          <QcTestLine key={test.name} test={test} units={units} />
        ))}
      </ul>
      {passed.length > SHOWN && (
        <details className={s.moreTests}>
          <summary>
            {passed.length - SHOWN} more {passed.length - SHOWN === 1 ? 'check holds' : 'checks hold'}
          </summary>
          <ul className={s.tests}>
            {passed.slice(SHOWN).map((test) => (
              <QcTestLine key={test.name} test={test} units={units} />
            ))}
          </ul>
        </details>
      )}
    </Card>
  )
}

export const Verdict = ({ passed }: { passed: boolean }) =>
  passed ? (
    <Badge tone="ok" icon={<Icon name="check" size={12} />}>
      Passed
    </Badge>
  ) : (
    <Badge tone="bad" icon={<Icon name="close" size={12} />}>
      Failed
    </Badge>
  )

type CellsProps = Pick<Props, 'accession' | 'groups' | 'provenance'> & { test: QcTest }

/** Where the figures of a failed check stand in the filing. */
function Cells({ accession, test, groups, provenance }: CellsProps) {
  const labels = new Map(groups.flatMap(({ rows }) => rows.map(({ name, label }) => [name, label])))
  const found = figuresOfTest(test).flatMap((name) => {
    const href = sourceHref(accession, provenance[name])
    return href ? [{ name, href, label: labels.get(name) ?? name }] : []
  })
  if (found.length === 0) return null
  return (
    <p className={p.cells}>
      In the filing:{' '}
      {found.map(({ name, href, label }) => (
        <Link key={name} to={href}>
          {label}
        </Link>
      ))}
    </p>
  )
}
