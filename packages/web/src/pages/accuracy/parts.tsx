/** What the sections of the page share. */

import type { SheetCell } from '../../../../core/src/format/xlsx.ts'
import { TableExport } from '../../ui/export/TableExport.tsx'
import s from './accuracy.module.css'

interface HeadingProps {
  title: string
  /** the table as rows of a file; null = it has no rows */
  sheet: (() => SheetCell[][]) | null
  level?: 2 | 3
}

/** A table's title, with the table as a file. */
export function Heading({ title, sheet, level = 2 }: HeadingProps) {
  const Level = `h${level}` as const
  const fileName = `accuracy-${title.toLowerCase().replaceAll(' ', '-')}`
  return (
    <div className={s.heading}>
      <Level>{title}</Level>
      {sheet && (
        <TableExport label={`Export ${title.toLowerCase()}`} table={() => ({ fileName, title, rows: sheet() })} />
      )}
    </div>
  )
}

/** Counts with a bar whose gap is what is not right. */
export function Share({ right, judged }: { right: number; judged: number }) {
  if (judged === 0) return <>-</>
  const full = right / judged
  return (
    <span className={s.share}>
      <span>
        {right} of {judged}
      </span>
      <span className={s.track} aria-hidden="true">
        <span className={s.bar} style={{ width: `${100 * full}%` }} />
        {full < 1 && <span className={s.gap} />}
      </span>
    </span>
  )
}
