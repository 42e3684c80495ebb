import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import s from './button.module.css'
import { Spinner } from './Spinner.tsx'
import { Tip, WHY } from './Tip.tsx'

interface Look {
  primary?: boolean
  danger?: boolean
  quiet?: boolean
  small?: boolean
  /** a square button around one icon; give `aria-label` */
  icon?: boolean
}

function classOf({ primary, danger, quiet, small, icon }: Look, extra?: string): string {
  return [s.button, primary && s.primary, danger && s.danger, quiet && s.quiet, small && s.small, icon && s.icon, extra]
    .filter(Boolean)
    .join(' ')
}

type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> &
  Look & {
    /** Why it cannot be used now: stays focusable, the words show on hover, focus and tap. */
    reason?: string | null
    /** a spinner takes the place of the words, the width stays */
    pending?: boolean
    children?: ReactNode
  }

/** A button. With a `reason` it is disabled but says why; with `pending` it waits. */
export function Button({ primary, danger, quiet, small, icon, reason, pending, ...rest }: ButtonProps) {
  const { onClick, className, children, ...others } = rest
  const off = Boolean(reason) || Boolean(pending)
  const button = (
    <button
      type="button"
      {...others}
      className={classOf({ primary, danger, quiet, small, icon }, className)}
      aria-disabled={off || undefined}
      aria-busy={pending || undefined}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        if (!off) return onClick?.(event)
        event.preventDefault()
      }}
    >
      <span className={pending ? s.waiting : s.content}>{children}</span>
      {pending && <Spinner className={s.spinner} />}
    </button>
  )
  return reason ? <Tip label={reason}>{button}</Tip> : button
}

/** A small square button that cannot be used, one of many: the `SharedTip` around them says why for all. */
export function OffButton({ label, icon }: { label: string; icon: ReactNode }) {
  const look = classOf({ small: true, icon: true })
  return (
    <button type="button" className={look} aria-disabled="true" aria-label={label} aria-describedby={WHY} data-why="">
      {icon}
    </button>
  )
}

type LinkButtonProps = ComponentProps<typeof Link> & Look

/** A link that looks like a button. */
export function LinkButton({ primary, danger, quiet, small, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={classOf({ primary, danger, quiet, small, icon }, className)}>
      <span className={s.content}>{children}</span>
    </Link>
  )
}
