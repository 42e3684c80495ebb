import type { ReactNode } from 'react'

/** A numbered part of a text, with its own address. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}
