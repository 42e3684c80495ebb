import type { ReactNode } from 'react'
import { Button } from '../../ui/controls/Button.tsx'
import { Drop } from '../../ui/controls/Drop.tsx'
import { Icon } from '../../ui/controls/Icon.tsx'
import s from './filing.module.css'

interface Props {
  /** what is exported, after "Export" */
  of: string
  png: string
  svg: string
  /** the same on a square, with the line of its source */
  square?: string
  width?: number
  /** further ways below the two files */
  children?: ReactNode
}

/** A drawing as two files. */
export function PictureFiles({ of, png, svg, square, width = 180, children }: Props) {
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
          <a href={png} download onClick={close}>
            Picture as PNG
          </a>
          {square && (
            <a href={square} download onClick={close}>
              Square, 1080 × 1080
            </a>
          )}
          <a href={svg} download onClick={close}>
            Drawing as SVG
          </a>
          {children}
        </div>
      )}
    </Drop>
  )
}
