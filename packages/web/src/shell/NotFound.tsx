import type { ReactNode } from 'react'
import { LinkButton } from '../ui/controls/Button.tsx'
import s from './not-found.module.css'

interface Props {
  title: string
  text?: ReactNode
  children?: ReactNode
}

/** The one not-found view under its headings (decision 29). The loader answers 404. */
export function NotFound({ title, text, children }: Props) {
  return (
    <main id="main" className={`page ${s.box}`}>
      <title>{`${title} | Topline`}</title>
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      {text && <p className={s.text}>{text}</p>}
      {children ?? (
        <div className={s.actions}>
          <LinkButton to="/" primary>
            Return to Home
          </LinkButton>
        </div>
      )}
    </main>
  )
}
