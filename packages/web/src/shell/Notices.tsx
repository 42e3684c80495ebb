import { type ComponentType, useEffect, useRef, useState } from 'react'
import { onNotice, type ShownNotice } from '../api/notices.ts'

/** The place of notices, top right. The stack itself is loaded with the first notice. */
export function Notices() {
  const [Stack, setStack] = useState<ComponentType | null>(null)
  const show = useRef<((notice: ShownNotice) => void) | null>(null)
  useEffect(
    () =>
      onNotice(async (notice) => {
        if (!show.current) {
          const module = await import('./NoticeStack.tsx')
          show.current = module.showNotice
          setStack(() => module.NoticeStack)
        }
        show.current?.(notice)
      }),
    [],
  )
  return Stack ? <Stack /> : null
}
