import type { ReactNode } from 'react'
import s from './mark.module.css'

interface Props {
  state: 'unverified' | 'contradicted'
  /** what is said on hover, focus and tap (`TextTips` around the text), and read out */
  tip: string
  children: ReactNode
}

/**
 * Words of a sentence that the filing does not confirm: a ring behind what was not checked, a wavy line under what it
 * contradicts. Told apart by shape, so that no colour is needed.
 */
export function Mark({ state, tip, children }: Props) {
  const isWrong = state === 'contradicted'
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what the mark says is shown on focus too
    <mark className={isWrong ? s.contradicted : s.unverified} tabIndex={0} data-tip={tip}>
      {children}
      {!isWrong && <i className={s.ring} aria-hidden="true" />}
      <span className="sr"> ({tip})</span>
    </mark>
  )
}
