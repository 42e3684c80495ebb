import { testWords } from '@topline/core/qc/words.ts'
import type { QcTest } from '@topline/core/statement/statement.ts'
import { Icon } from '../../ui/controls/Icon.tsx'
import s from './filing.module.css'

/** A check with its mark, its name and what was compared, in the statement's units. */
export function QcTestLine({ test, units }: { test: QcTest; units: number }) {
  const { title, line } = testWords(test, units)
  return (
    <li>
      <span className={test.passed ? s.tick : s.cross}>
        <Icon name={test.passed ? 'check' : 'close'} size={14} />
        <span className="sr">{test.passed ? 'Holds:' : 'Does not hold:'}</span>
      </span>
      <span>
        <b>{title}</b>
        <small>{line}</small>
      </span>
    </li>
  )
}
