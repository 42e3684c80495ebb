import { counted } from '@topline/core/format/counted.ts'
import { inReadingOrder } from '@topline/core/qc/words.ts'
import type { QcReport, QcTest } from '@topline/core/statement/statement.ts'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/controls/Icon.tsx'
import { Badge } from '../../ui/display/Badge.tsx'
import { FailedTest } from './FailedTest.tsx'
import s from './filing.module.css'
import { QcTestLine } from './QcTestLine.tsx'

/** Checks that hold are folded beyond these. */
const SHOWN = 3

const failedIn = (report: QcReport) => report.tests.filter((test) => !test.passed && !test.accepted)

/** Passed or failed, and how many checks that are not critical do not hold. */
export function QcVerdict({ report }: { report: QcReport }) {
  const failed = failedIn(report)
  if (!report.passed)
    return (
      <Badge tone="bad" icon={<Icon name="close" size={12} />}>
        Failed
      </Badge>
    )
  return (
    <span className={s.verdict}>
      <Badge tone="ok" icon={<Icon name="check" size={12} />}>
        Passed
      </Badge>
      {failed.length > 0 && <Badge tone="warn">{counted(failed.length, 'note')}</Badge>}
    </span>
  )
}

interface Props {
  report: QcReport
  /** `revenue_units_number` of the statement */
  units: number
  /** what can be done about a check that does not hold */
  beside?: (test: QcTest) => ReactNode
  /** between the checks that fail and those that hold */
  children?: ReactNode
}

/** The checks of a report: how many hold, failures with both numbers, the rest folded. */
export function QcFindings({ report, units, beside, children }: Props) {
  const failed = failedIn(report)
  const accepted = report.tests.filter((test) => !test.passed && test.accepted)
  const passed = inReadingOrder(report.tests.filter((test) => test.passed))
  const critical = report.tests.filter((test) => test.necessary).length
  return (
    <>
      <p className={s.small}>
        {report.passed
          ? `${passed.length} of ${report.tests.length} checks hold${failed.length > 0 || accepted.length > 0 ? '' : `, ${critical} of them critical`}.`
          : `${failed.length} of ${report.tests.length} checks ${failed.length === 1 ? 'fails' : 'fail'}.`}
        {report.passed &&
          failed.length > 0 &&
          ` ${failed.length === 1 ? 'The other is' : 'The others are'} no reason to doubt the figures.`}
        {accepted.length > 0 &&
          ` ${accepted.length} ${accepted.length === 1 ? 'finding is' : 'findings are'} accepted.`}
      </p>
      {[...failed, ...accepted].map((test) => (
        <FailedTest key={test.name} test={test} units={units}>
          {beside?.(test)}
        </FailedTest>
      ))}
      {children}
      <ul className={s.tests}>
        {passed.slice(0, SHOWN).map((test) => (
          <QcTestLine key={test.name} test={test} units={units} />
        ))}
      </ul>
      {passed.length > SHOWN && (
        <details className={s.moreTests}>
          <summary>{passed.length - SHOWN} more checks hold</summary>
          <ul className={s.tests}>
            {passed.slice(SHOWN).map((test) => (
              <QcTestLine key={test.name} test={test} units={units} />
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
