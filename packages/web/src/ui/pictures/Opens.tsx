/** What a part of a picture leads to: its cell, or the lines that it is the sum of. */
import type { Place } from '@topline/core/statement/statement.ts'
import type { ReactNode } from 'react'

export interface Opening {
  /** the address of a cell; null where it is not located */
  hrefFor(place: Place | null): string | null
  /** what is open */
  opened: readonly string[]
  /** opens or closes the lines of a block or bar, or a section */
  onOpen(id: string): void
  /** the same as an address, for those without scripts */
  addressOf(id: string): string
}

interface Props {
  one: { id: string; name: string; place: Place | null; parts: readonly unknown[] }
  opening: Opening
  children: ReactNode
}

export function Opens({ one: { id, place, parts }, opening, children }: Props) {
  const href = opening.hrefFor(place)
  if (href !== null)
    return (
      <a href={href} data-in="">
        {children}
      </a>
    )
  if (parts.length === 0) return <g>{children}</g>
  return (
    <OpenLink id={id} isOpen={opening.opened.includes(id)} opening={opening}>
      {children}
    </OpenLink>
  )
}

interface LinkProps {
  id: string
  isOpen: boolean
  /** what it does, where its text does not say it */
  name?: string
  opening: Opening
  children: ReactNode
}

/** Opens or closes what `id` names. */
export function OpenLink({ id, isOpen, name, opening, children }: LinkProps) {
  return (
    <a
      href={opening.addressOf(id)}
      aria-expanded={isOpen}
      aria-label={name}
      className="picture-opens"
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        opening.onOpen(id)
      }}
    >
      {children}
    </a>
  )
}
