import { formatDate } from '@topline/core/format/date.ts'
import { testWords } from '@topline/core/qc/words.ts'
import type { QcTest } from '@topline/core/statement/statement.ts'
import type { ReactNode } from 'react'
import { Badge } from '../../ui/display/Badge.tsx'
import s from './filing.module.css'

interface Props {
  test: QcTest
  units: number
  /** what can be done about it, and where its figures stand */
  children?: ReactNode
}

/** A check that does not hold: a critical one in red, a note in ochre. */
export function FailedTest({ test, units, children }: Props) {
  const { title, line, numbers } = testWords(test, units)
  return (
    <div
      className={s.failedTest}
      data-accepted={test.accepted ? true : undefined}
      data-note={test.necessary ? undefined : true}
    >
      <b>{title}</b>{' '}
      {test.accepted ? (
        <Badge>accepted</Badge>
      ) : test.necessary ? (
        <Badge tone="bad">critical</Badge>
      ) : (
        <Badge tone="warn">note</Badge>
      )}
      {numbers && (
        <dl>
          {numbers.map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="fig">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <small>{line}</small>
      {test.accepted && (
        <small>
          Accepted on {formatDate(test.accepted.at)}: {test.accepted.reason}
        </small>
      )}
      {children}
    </div>
  )
}
