import { formatLongDate } from '@topline/core/format/date.ts'
import { useEffect, useState } from 'react'

/** 'March 5, 2024' of an instant: in UTC as the server renders it, then in the reader's own zone (decision 33). */
export function useLocalDate(iso: string): string {
  const [text, setText] = useState(() => formatLongDate(iso.slice(0, 10)))
  useEffect(() => {
    const at = new Date(iso)
    const two = (n: number) => String(n).padStart(2, '0')
    setText(formatLongDate(`${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`))
  }, [iso])
  return text
}
