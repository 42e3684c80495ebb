import { shortCompanyName } from '@topline/core/format/company-name.ts'
import type { CSSProperties } from 'react'
import s from './monogram.module.css'

/** Two letters of a name: the initials of its first two words ("Advanced Micro Devices" → "AM"), else of its one word. */
export function lettersOf(name: string): string {
  const words = shortCompanyName(name)
    .split(/[\s-]+/)
    .map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''))
    .filter((word) => word !== '' && !/^(?:of|and|the|for|in)$/i.test(word))
  const [first = '?', second] = words
  // A name that begins with a number or initials is known by them: "3M", "GE Vernova".
  const isMark = first.length === 2 && first === first.toUpperCase()
  return (second === undefined || isMark ? first.slice(0, 2) : first.charAt(0) + second.charAt(0)).toUpperCase()
}

/** A hue 0 to 359 from the CIK; neighbours in the register land far apart. */
export function hueOf(cik: string): number {
  let hash = 0
  for (const digit of cik) hash = (hash * 31 + digit.charCodeAt(0)) % 100_003
  return (hash * 137) % 360
}

interface Props {
  cik: string
  name: string
  /** a stored logo; without one the two letters stand in */
  logo?: { url: string | null; alt_text: string | null } | null
  size?: number
}

/** The company's tile: its stored logo on white, else a monogram. Decorative beside the name. */
export function Monogram({ cik, name, logo, size = 24 }: Props) {
  const box = { '--size': `${size}px`, '--hue': hueOf(cik) } as CSSProperties // custom properties are not in the type
  if (logo?.url) {
    return (
      <span className={s.logo} style={box}>
        <img key={logo.url} src={logo.url} alt={logo.alt_text ?? ''} loading="lazy" />
      </span>
    )
  }
  return (
    <span aria-hidden="true" className={s.tile} style={box}>
      {lettersOf(name)}
    </span>
  )
}
