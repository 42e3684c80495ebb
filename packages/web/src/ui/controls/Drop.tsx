import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { inRem } from '../theme/text-size.ts'
import s from './drop.module.css'

interface Props {
  /** the control that opens it; spread the given props on a button */
  control: (props: { 'aria-expanded': boolean; 'aria-controls': string; onClick: () => void }) => ReactNode
  /** what the panel is, for screen readers */
  label: string
  children: ReactNode | ((close: () => void) => ReactNode)
  align?: 'left' | 'right'
  width?: number
}

/**
 * A small floating panel under its button. Closes on Escape (focus returns to the button), on a click elsewhere and
 * when focus leaves it.
 */
export function Drop({ control, label, children, align = 'right', width = 260 }: Props) {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  useEffect(() => {
    if (!open) return
    const outside = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      box.current?.querySelector<HTMLElement>('[aria-controls]')?.focus()
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
      document.removeEventListener('keydown', onKey)
    }
  }, [open])
  const close = () => setOpen(false)
  return (
    <div ref={box} className={s.host}>
      {control({ 'aria-expanded': open, 'aria-controls': id, onClick: () => setOpen(!open) })}
      {open && (
        <section
          id={id}
          aria-label={label}
          className={`${s.panel} ${align === 'left' ? s.left : s.right}`}
          style={{ width: inRem(width) }}
        >
          {typeof children === 'function' ? children(close) : children}
        </section>
      )}
    </div>
  )
}
