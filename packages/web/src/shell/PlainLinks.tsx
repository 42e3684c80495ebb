import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'

/** Follows every link marked `data-in` within the application, by one listener for all of them. */
export function PlainLinks() {
  const navigate = useNavigate()
  const go = useRef(navigate)
  go.current = navigate
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      const link = event.target instanceof Element ? event.target.closest('a[data-in]') : null
      const href = link?.getAttribute('href')
      if (!href) return
      event.preventDefault()
      const { pathname, search, hash } = window.location
      void go.current(href, { replace: href === `${pathname}${search}${hash}` })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [])
  return null
}
