import type { ComponentProps } from 'react'

interface Props extends ComponentProps<'a'> {
  /** an address of this site */
  to: string
}

/**
 * A link within the site for what stands on a page by the hundred. It asks the router for nothing, so an address that
 * changes draws none of them anew; `PlainLinks` follows it when it is pressed.
 */
export function PlainLink({ to, ...rest }: Props) {
  return <a {...rest} href={to} data-in="" />
}
