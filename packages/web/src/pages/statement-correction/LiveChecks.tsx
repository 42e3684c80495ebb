import type { QcReport } from '@topline/core/statement/statement.ts'
import { Card } from '../../ui/display/Card.tsx'
import { ErrorBox, Skeleton } from '../../ui/display/State.tsx'
import { FailedTest } from '../filing/FailedTest.tsx'
import s from '../filing/filing.module.css'
import { QcTestLine } from '../filing/QcTestLine.tsx'
import { Verdict } from '../statement/OtherQcCard.tsx'

interface Props {
  /** null while they are made for the first time */
  report: QcReport | null
  error: unknown
  units: number
  isChanged: boolean
}

/** The checks of the statement as it stands in the form. */
export function LiveChecks({ report, error, units, isChanged }: Props) {
  if (error)
    return (
      <Card title="Checks">
        <ErrorBox text="This cannot be checked" error={error} />
      </Card>
    )
  if (report === null)
    return (
      <Card title="Checks">
        <Skeleton rows={6} height={36} />
      </Card>
    )
  const failed = report.tests.filter(({ passed }) => !passed)
  const passed = report.tests.filter((test) => test.passed)
  return (
    <Card title="Checks" aside={<Verdict passed={report.passed} />}>
      <p className={s.small} aria-live="polite">
        {isChanged ? 'With your changes' : 'As it stands'}: {passed.length} of {report.tests.length} hold.
      </p>
      {failed.map((test) => (
        <FailedTest key={test.name} test={test} units={units} />
      ))}
      <ul className={s.tests}>
        {passed.map((test) => (
          <QcTestLine key={test.name} test={test} units={units} />
        ))}
      </ul>
    </Card>
  )
}
