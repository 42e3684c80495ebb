import type { RestatementList } from '@topline/core/api/filings/restatements.ts'
import { formatPerShare } from '@topline/core/format/amount.ts'
import { formatDate } from '@topline/core/format/date.ts'
import { Section } from '../../ui/display/Card.tsx'
import { TableExport } from '../../ui/export/TableExport.tsx'
import { splitText } from './changes.ts'
import s from './restatements.module.css'
import { splitsSheet } from './sheets.ts'

interface Props {
  cik: string
  splits: RestatementList['splits']
}

/** Splits stand apart: the earnings are the same, the shares are more. */
export function Splits({ cik, splits }: Props) {
  return (
    <Section
      title="Share splits, not restatements"
      aside={
        <>
          <span className={s.units}>Per-share amounts only: same earnings, more shares</span>
          <TableExport
            label="Export share splits"
            table={() => ({ fileName: `${cik}-splits`, title: 'Share splits', rows: splitsSheet(splits) })}
          />
        </>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={s.scroll} aria-label="Share splits" tabIndex={0}>
        <table className={s.table}>
          <caption className="sr">Share splits, newest first</caption>
          <thead>
            <tr>
              <th scope="col">Split</th>
              <th scope="col" className={s.left}>
                Example period
              </th>
              <th scope="col">EPS printed first</th>
              <th scope="col">Printed later</th>
              <th scope="col">Factor</th>
              <th scope="col" className={s.left}>
                First filing on the new basis
              </th>
              <th scope="col" className={s.left}>
                Effect
              </th>
            </tr>
          </thead>
          <tbody>
            {splits.toReversed().map((split) => (
              <tr key={split.from}>
                <th scope="row" className={s.strong}>
                  {splitText(split.factor)}
                </th>
                <td className={s.left}>{split.example?.period_code ?? '-'}</td>
                <td>{formatPerShare(split.example?.printed_first ?? null)}</td>
                <td>{formatPerShare(split.example?.printed_later ?? null)}</td>
                <td>{split.factor >= 1 ? `÷ ${split.factor}` : `× ${Math.round(1 / split.factor)}`}</td>
                <td className={s.left}>{formatDate(split.from)}</td>
                <td className={s.left}>
                  {split.factor >= 1
                    ? `Charts and P/E divide earlier EPS by ${split.factor}`
                    : `Charts and P/E multiply earlier EPS by ${Math.round(1 / split.factor)}`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Section>
  )
}
