import { chartSheet } from '@topline/core/chart/csv.ts'
import type { ChartLine } from '@topline/core/chart/line.ts'
import type { RefObject } from 'react'
import { notifyError } from '../../api/notices.ts'
import { Button } from '../controls/Button.tsx'
import { Drop } from '../controls/Drop.tsx'
import { Icon } from '../controls/Icon.tsx'
import s from './chart.module.css'
import { chartSvg, downloadPng, downloadText } from './export.ts'

interface Props {
  /** holds the drawn chart */
  frame: RefObject<HTMLElement | null>
  lines: readonly ChartLine[]
  companyNames: ReadonlyMap<string, string>
  title: string
  /** without extension */
  fileName: string
}

/** The chart's figures and its picture as files. */
export function ExportMenu({ frame, lines, companyNames, title, fileName }: Props) {
  const svg = () => (frame.current ? chartSvg(frame.current, title) : '')
  const png = () => downloadPng(`${fileName}.png`, svg()).catch((error: unknown) => notifyError(error))
  const table = (kind: 'csv' | 'xlsx') =>
    import('../export/table-file.ts')
      .then(({ saveTable }) => saveTable({ fileName, title, rows: chartSheet(lines, companyNames) }, kind))
      .catch((error: unknown) => notifyError(error))
  const kinds = [
    { label: 'Figures as CSV', run: () => void table('csv') },
    { label: 'Figures as XLSX', run: () => void table('xlsx') },
    { label: 'Chart as SVG', run: () => downloadText(`${fileName}.svg`, 'image/svg+xml', svg()) },
    { label: 'Chart as PNG', run: png },
  ]
  return (
    <Drop
      label="Export"
      width={180}
      control={(props) => (
        <Button small className="no-print" {...props}>
          <Icon name="download" size={14} /> Export
        </Button>
      )}
    >
      {(close) =>
        kinds.map(({ label, run }) => (
          <button
            key={label}
            type="button"
            className={s.item}
            onClick={() => {
              run()
              close()
            }}
          >
            {label}
          </button>
        ))
      }
    </Drop>
  )
}
