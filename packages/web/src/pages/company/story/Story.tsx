/** A company as a story: what it kept, how every hundred was spent, its divisions, its margins, what happened in time. */
import type { CompanyDivisions } from '@topline/core/api/filings/company-divisions.ts'
import type { RestatementList } from '@topline/core/api/filings/restatements.ts'
import type { Company, Series, WireCell } from '@topline/core/api/wire.ts'
import { hundredColumns } from '@topline/core/pictures/hundred/hundred.ts'
import { companySentence } from '@topline/core/words/company-sentence.ts'
import { hundred, ofHundred } from '@topline/core/words/income-sentence.ts'
import { useMemo } from 'react'
import { cellHref } from '../../../ui/arithmetic/cell-href.ts'
import { Section } from '../../../ui/display/Card.tsx'
import { Figure } from '../../../ui/figure/Figure.tsx'
import { HundredColumns } from '../../../ui/pictures/HundredColumns.tsx'
import { headlinePoint } from '../summary.ts'
import { Divisions } from './Divisions.tsx'
import { Margins } from './Margins.tsx'
import s from './story.module.css'

/** The newest year in one sentence. Nothing where no year may be told. */
export function StorySentence({ company, annual }: { company: Company; annual: Series | null }) {
  const point = headlinePoint(annual)
  const pieces = point && companySentence(company.name, point)
  if (!pieces) return null
  const hrefOf = (cell: WireCell | undefined) => (cell ? cellHref(cell, company.cik) : null)
  return (
    <p className={s.sentence}>
      {pieces.map((piece) =>
        typeof piece === 'string' ? (
          piece
        ) : (
          <Figure key={piece.figure} text={piece.text} href={hrefOf(point.cells?.[piece.figure])} />
        ),
      )}
    </p>
  )
}

interface Props {
  company: Company
  annual: Series | null
  divisions: CompanyDivisions | null
  restatements: RestatementList | null
}

/** Width of the columns where they stand beside the margins, px. */
const BESIDE = 760

export function Story({ company, annual, divisions, restatements }: Props) {
  const columns = useMemo(() => hundredColumns(annual?.points ?? []), [annual])
  const newest = columns.at(-1)
  const hrefFor = (cell: WireCell) => (cell.at || cell.rule === null ? cellHref(cell, company.cik) : null)
  return (
    <div className={s.story}>
      {newest && (
        <Section title={title(newest.kept, newest.point.currency)} aside={`${columns[0]?.year} to ${newest.year}`}>
          <HundredColumns columns={columns} label="Every hundred of revenue" hrefFor={hrefFor} wide={BESIDE} />
        </Section>
      )}
      {divisions && (
        <div className={s.across}>
          <Divisions divisions={divisions} />
        </div>
      )}
      {annual && <Margins cik={company.cik} annual={annual} restatements={restatements?.restatements ?? []} />}
    </div>
  )
}

/** "How $100 became $26.92", "How $100 became a loss of $17.77". */
function title(kept: number, currency: string): string {
  const amount = ofHundred(kept, 100, currency)
  return `How ${hundred(currency)} became ${kept < 0 ? `a loss of ${amount}` : amount}`
}
