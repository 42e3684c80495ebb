import type { ReactNode } from 'react'
import { AdminNav } from '../../shell/AdminNav.tsx'
import s from './admin.module.css'

interface Props {
  title: string
  /** one sentence under the title */
  lead?: ReactNode
  /** buttons at the right end of the title row */
  aside?: ReactNode
  children: ReactNode
}

/** The frame of every page under /admin: where one is, the title, what can be done. */
export function AdminPage({ title, lead, aside, children }: Props) {
  return (
    <main id="main" className="page">
      <AdminNav />
      <div className={s.head}>
        <div>
          <h1>{title}</h1>
          {lead && <p className={s.small}>{lead}</p>}
        </div>
        {aside && <div className={s.row}>{aside}</div>}
      </div>
      {children}
    </main>
  )
}

/** `meta` of such a page. */
export const adminMeta = (title: string) => () => [
  { title: `${title} | Topline` },
  { name: 'robots', content: 'noindex' },
]
