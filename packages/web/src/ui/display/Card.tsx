import type { ReactNode } from 'react'
import s from './card.module.css'

interface CardProps {
  title?: ReactNode
  /** at the right end of the title row */
  aside?: ReactNode
  children: ReactNode
  tone?: 'plain' | 'tinted'
  id?: string
}

/** A box for an object: filing header, QC card, plan. Everything else is rules on the page. */
export function Card({ title, aside, children, tone = 'plain', id }: CardProps) {
  return (
    <section id={id} className={`${s.card} ${tone === 'tinted' ? s.tinted : ''}`}>
      {title && (
        <header className={s.head}>
          <h3>{title}</h3>
          {aside}
        </header>
      )}
      {children}
    </section>
  )
}

interface SectionProps {
  title: ReactNode
  /** units line, controls or a link at the right end of the title row */
  aside?: ReactNode
  children: ReactNode
  id?: string
}

/** A titled part of a page, without a box. */
export function Section({ title, aside, children, id }: SectionProps) {
  return (
    <section id={id} className={s.section}>
      <div className={s.head}>
        <h2>{title}</h2>
        {aside && <div className={s.aside}>{aside}</div>}
      </div>
      {children}
    </section>
  )
}
