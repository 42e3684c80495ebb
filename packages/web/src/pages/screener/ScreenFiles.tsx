import { type Screen, screenQuery } from '@topline/core/screen/screen.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Drop } from '../../ui/controls/Drop.tsx'
import { Icon } from '../../ui/controls/Icon.tsx'
import s from './screener.module.css'

const FILES = [
  ['csv', 'CSV'],
  ['xlsx', 'XLSX'],
  ['parquet', 'Parquet'],
] as const

/** All companies of the screen as a file, made by the server, and its filings as a feed. */
export function ScreenFiles({ screen }: { screen: Screen }) {
  return (
    <Drop
      label="Export companies"
      width={170}
      control={(props) => (
        <Button small className="no-print" aria-label="Export companies" {...props}>
          <Icon name="download" size={14} /> Export
        </Button>
      )}
    >
      {(close) => (
        <>
          {FILES.map(([file, words]) => (
            <a
              key={file}
              className={s.file}
              href={`/api/screener.${file}?${screenQuery(screen)}`}
              download
              onClick={close}
            >
              All companies as {words}
            </a>
          ))}
          <a className={s.file} href={`/screener/feed.xml?${screenQuery(screen)}`} onClick={close}>
            New filings as a feed
          </a>
        </>
      )}
    </Drop>
  )
}
