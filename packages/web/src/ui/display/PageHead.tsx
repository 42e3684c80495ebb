import type { ReactNode } from 'react'
import s from './page-head.module.css'

interface Props {
  title: string
  /** a sentence below it */
  text?: string
  /** at the right end of the title row */
  children?: ReactNode
}

/** The title of a page that is one table, with what can be done with all of it. */
export function PageHead({ title, text, children }: Props) {
  return (
    <header className={s.head}>
      <div>
        <h1>{title}</h1>
        {text && <p className="muted">{text}</p>}
      </div>
      {children}
    </header>
  )
}
