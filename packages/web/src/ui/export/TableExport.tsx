import { notifyError } from '../../api/notices.ts'
import { Button } from '../controls/Button.tsx'
import { Drop } from '../controls/Drop.tsx'
import { Icon } from '../controls/Icon.tsx'
import s from './export.module.css'
import type { TableFile } from './table-file.ts'

interface Props {
  /** the table as it is shown now, with units and source addresses */
  table: () => TableFile | Promise<TableFile>
  label?: string
  /** as high as other buttons beside it, not as a line of small text */
  tall?: boolean
}

/** The table as CSV or as a workbook; the writers are loaded when they are used. */
export function TableExport({ table, label = 'Export table', tall }: Props) {
  const save = (kind: 'csv' | 'xlsx') => {
    import('./table-file.ts')
      .then(async ({ saveTable }) => saveTable(await table(), kind))
      .catch((error: unknown) => notifyError(error))
  }
  return (
    <Drop
      label={label}
      width={170}
      control={(props) => (
        <Button small={!tall} className={`${s.control} no-print`} aria-label={label} {...props}>
          <Icon name="download" size={14} /> <span className={s.words}>Export</span>
        </Button>
      )}
    >
      {(close) =>
        (['csv', 'xlsx'] as const).map((kind) => (
          <button
            key={kind}
            type="button"
            className={s.item}
            onClick={() => {
              save(kind)
              close()
            }}
          >
            {kind === 'csv' ? 'Table as CSV' : 'Table as XLSX'}
          </button>
        ))
      }
    </Drop>
  )
}

/** The address of a figure's cell for a file that leaves the site; '' where there is none or it stands on the page alone. */
export function fullAddress(href: string | null): string {
  if (href === null || href.startsWith('#')) return ''
  return href.startsWith('https:') ? href : `${window.location.origin}${href}`
}
