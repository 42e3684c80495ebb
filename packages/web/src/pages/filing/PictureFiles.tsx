import type { ReactNode } from 'react'
import { Button } from '../../ui/controls/Button.tsx'
import { Drop } from '../../ui/controls/Drop.tsx'
import { Icon } from '../../ui/controls/Icon.tsx'
import { useSetting } from '../../ui/theme/reader-settings.ts'
import s from './filing.module.css'

interface Props {
  /** what is exported, after "Export" */
  of: string
  /** address of the files, without their ending */
  files: string
  /** what of the picture is asked for: 'show=share' */
  query?: string
  width?: number
  /** further ways below the files */
  children?: ReactNode
}

/** What the addresses of pictures say of the reader's palette. */
const PALETTE = { standard: '', 'blue-orange': 'palette=blue-orange', patterns: 'patterns=1' } as const

/** A drawing as files, in the colours that the reader has set. */
export function PictureFiles({ of, files, query = '', width = 200, children }: Props) {
  const palette = PALETTE[useSetting('palette')]
  const file = (ending: string, shape = '') => {
    const asked = [shape, query, palette].filter(Boolean).join('&')
    return `${files}.${ending}${asked === '' ? '' : `?${asked}`}`
  }
  return (
    <Drop
      label={`Export ${of}`}
      width={width}
      control={(props) => (
        <Button small aria-label={`Export ${of}`} {...props}>
          <Icon name="download" size={14} /> Export
        </Button>
      )}
    >
      {(close) => (
        <div className={s.files}>
          <a href={file('png')} download onClick={close}>
            Picture as PNG
          </a>
          <a href={file('png', 'shape=square')} download onClick={close}>
            Square, 1080 × 1080
          </a>
          <a href={file('svg')} download onClick={close}>
            Drawing as SVG
          </a>
          {children}
        </div>
      )}
    </Drop>
  )
}
