import type { ReactNode } from 'react'
import s from './chart.module.css'

interface Props {
  on: boolean
  onChange: (on: boolean) => void
  children: ReactNode
}

export function Switch({ on, onChange, children }: Props) {
  return (
    <label className={s.switch}>
      <input type="checkbox" checked={on} onChange={(event) => onChange(event.target.checked)} />
      {children}
    </label>
  )
}
