import { Menu } from '@mantine/core'
import { chartCsv } from '@topline/core/chart/csv.ts'
import type { ChartLine } from '@topline/core/chart/line.ts'
import type { RefObject } from 'react'
import { Button } from '../Button.tsx'
import { Icon } from '../Icon.tsx'
import { notifyError } from '../notices.ts'
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
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <Button small className="no-print">
          <Icon name="download" size={14} /> Export
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => downloadText(`${fileName}.csv`, 'text/csv', chartCsv(lines, companyNames))}>
          CSV
        </Menu.Item>
        <Menu.Item onClick={() => downloadText(`${fileName}.svg`, 'image/svg+xml', svg())}>SVG</Menu.Item>
        <Menu.Item onClick={png}>PNG</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
