import { type ReactNode, useEffect, useRef } from 'react'
import s from './palette.module.css'

interface Props {
  label: string
  onClose: () => void
  children: ReactNode
}

/** A native dialog over the page: focus stays in, Escape and a click beside it close, focus returns. */
export function Overlay({ label, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className={s.overlay}
      aria-label={label}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) onClose()
      }}
    >
      <div className={s.box}>{children}</div>
    </dialog>
  )
}
