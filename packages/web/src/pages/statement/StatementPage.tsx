import type { WireDerived } from '@topline/core/api/cells.ts'
import type { FilingContext } from '@topline/core/api/filings/filing-context.ts'
import type { Filing } from '@topline/core/api/wire.ts'
import { formatDate, formatPeriod } from '@topline/core/format/date.ts'
import { changeOfFigure } from '@topline/core/statement/change.ts'
import type { PrintedLine } from '@topline/core/statement/other-statements.ts'
import type { Evidence, Place, Provenance, QcReport } from '@topline/core/statement/statement.ts'
import { Fragment, type ReactNode } from 'react'
import type { OtherPath } from '../../api/admin-client.ts'
import type { Part } from '../../api/answer.ts'
import { useViewer } from '../../session/viewer.ts'
import { FilingCard } from '../../statements/FilingCard.tsx'
import { LinkButton } from '../../ui/controls/Button.tsx'
import { Badge } from '../../ui/display/Badge.tsx'
import { Card } from '../../ui/display/Card.tsx'
import { Empty, FailedPart } from '../../ui/display/State.tsx'
import { Change } from '../../ui/figure/Change.tsx'
import { Amount, sourceHref } from '../../ui/figure/Figure.tsx'
import { StandsAgain } from '../../ui/figure/StandsAgain.tsx'
import { FilingSteps, ReleasedBefore } from '../filing/Around.tsx'
import s from '../filing/filing.module.css'
import { SourceMark } from '../filing/SourceMark.tsx'
import { StatementGate } from '../filing/StatementGate.tsx'
import { StatementTabs } from '../filing/StatementTabs.tsx'
import { DerivedCard } from './DerivedCard.tsx'
import { OtherAdmin } from './OtherAdmin.tsx'
import { OtherQcCard } from './OtherQcCard.tsx'
import type { FigureGroup } from './rows.ts'
import p from './statement.module.css'

/** One column of the statement: its own, or one of an earlier period beside it. */
type Column<Name extends string> = { [name in Name]: number | null } & {
  start_date: string | null
  end_date: string
  provenance: Provenance
}

interface Shown<Name extends string> {
  columns: Column<Name>[]
  currency: string
  lines: PrintedLine[]
  version: number
  engine: string
  failed_quality_check: boolean
  derived: readonly WireDerived[]
  evidence?: Evidence[] | undefined
  qc_report?: QcReport | undefined
}

interface Props<Name extends string> {
  title: string
  path: OtherPath
  groups: readonly FigureGroup<Name>[]
  around: FilingContext
  statement: Part<Shown<Name>>
  /** over the table; none while the statement is not here */
  picture?: ReactNode
}

/** A balance sheet or cash flows: the figures beside those of the period before, then the lines as printed. */
export function StatementPage<Name extends string>({ title, path, groups, around, statement, picture }: Props<Name>) {
  const { filing, lists } = around
  const income = filing.income_statement
  return (
    <main id="main" className={`page ${s.page}`}>
      <FilingCard filing={filing} lists={lists} provenance={income?.provenance} heading />
      <FilingSteps around={around} />
      <ReleasedBefore release={around.release} filed={filing.filing_date} />
      <StatementTabs accession={filing.accession_number} />
      <StatementPart
        title={title}
        path={path}
        groups={groups}
        filing={filing}
        statement={statement}
        picture={picture}
      />
    </main>
  )
}

type PartProps<Name extends string> = Omit<Props<Name>, 'around'> & { filing: Filing }

/** The statement, or what stands in its place: a gate, why there is none, that it could not be loaded. */
export function StatementPart<Name extends string>({ filing, ...about }: PartProps<Name>) {
  const { title, path, groups, statement, picture } = about
  const income = filing.income_statement
  return (
    <>
      {statement.is === 'here' && (
        <Here title={title} path={path} groups={groups} filing={filing} statement={statement.value} picture={picture} />
      )}
      {statement.is === 'refused' &&
        (income && income.access.detail !== 'ok' ? (
          <StatementGate
            filing={filing}
            decision={income.access.detail}
            title={title}
            lines={groups.flatMap(({ rows }) => rows.map(({ label }) => label)).slice(0, 7)}
          />
        ) : (
          <Absent
            title={title}
            filing={filing}
            reason={statement.reason ? reasonWords(statement.reason) : 'It is not open to your account.'}
          />
        ))}
      {statement.is === 'missing' && <Absent title={title} filing={filing} reason={reasonWords(statement.reason)} />}
      {statement.is === 'failed' && (
        <section className={s.part}>
          <FailedPart text={`Error loading the ${title.toLowerCase()}`} why={statement.why} />
        </section>
      )}
    </>
  )
}

const reasonWords = (reason: string | undefined): string =>
  reason === undefined ? 'This filing has not been analysed.' : `${reason.slice(0, 1).toUpperCase()}${reason.slice(1)}.`

function Absent({ title, filing, reason }: { title: string; filing: Filing; reason: string }) {
  return (
    <section className={s.part}>
      <Empty text={`No ${title.toLowerCase()} here`} hint={reason}>
        <LinkButton to={`/filing/${filing.accession_number}/bts`}>Read the document</LinkButton>
      </Empty>
    </section>
  )
}

type HereProps<Name extends string> = Pick<Props<Name>, 'title' | 'path' | 'groups' | 'picture'> & {
  filing: Filing
  statement: Shown<Name>
}

function Here<Name extends string>({ title, path, groups, filing, statement, picture }: HereProps<Name>) {
  const { isAdmin } = useViewer()
  const units = filing.income_statement?.revenue_units_number ?? 1
  const unitWords = filing.income_statement?.revenue_units ?? 'units'
  const [own] = statement.columns
  const about = { accession: filing.accession_number, currency: statement.currency, units }
  const line = unitWords === 'units' ? statement.currency : `${statement.currency} in ${unitWords}`
  return (
    <>
      {statement.failed_quality_check && (
        <p className={s.failedMark}>
          <Badge tone="bad">This statement failed a quality check</Badge>
        </p>
      )}
      {picture}
      <div className={s.columns}>
        <div>
          <section aria-labelledby="statement" className={s.part}>
            <div className={s.head}>
              <h2 id="statement">{title}</h2>
              <span className={s.units}>{line}</span>
            </div>
            <Figures title={title} groups={groups} statement={statement} about={about} />
          </section>
          <section aria-labelledby="printed" className={s.part}>
            <div className={s.head}>
              <h2 id="printed">As printed</h2>
              <span className={s.units}>{line}</span>
            </div>
            <Lines title={title} lines={statement.lines} about={about} />
          </section>
        </div>
        <aside className={s.side} aria-label="About this statement">
          <DerivedCard
            derived={statement.derived}
            filing={filing}
            currency={statement.currency}
            unit={{ unit: units, text: line }}
            period={own ? periodOf(own) : ''}
          />
          <Again accession={about.accession} groups={groups} evidence={statement.evidence ?? []} />
          {statement.qc_report && (
            <OtherQcCard
              accession={about.accession}
              path={path}
              report={statement.qc_report}
              groups={groups}
              provenance={statement.columns[0]?.provenance ?? {}}
              units={units}
            />
          )}
          {isAdmin && (
            <OtherAdmin accession={about.accession} path={path} version={statement.version} engine={statement.engine} />
          )}
        </aside>
      </div>
    </>
  )
}

interface AgainProps {
  accession: string
  groups: readonly FigureGroup<string>[]
  evidence: readonly Evidence[]
}

/** Figures that stand again in another statement of the filing; nothing where none does. */
function Again({ accession, groups, evidence }: AgainProps) {
  if (evidence.length === 0) return null
  const rows = groups.flatMap((group) => group.rows)
  return (
    <Card title="In the other statements">
      {rows.map(({ name, label }) => (
        <StandsAgain key={name} accession={accession} figure={name} name={label} evidence={evidence} />
      ))}
    </Card>
  )
}

/** What every amount of a filing's table needs beside its value. */
interface About {
  accession: string
  currency: string
  units: number
}

const periodOf = ({ start_date, end_date }: { start_date: string | null; end_date: string }): string =>
  start_date === null ? formatDate(end_date) : formatPeriod(start_date, end_date)

type FiguresProps<Name extends string> = Pick<HereProps<Name>, 'title' | 'groups' | 'statement'> & { about: About }

/** The named figures; those that no column prints are left out. */
function Figures<Name extends string>({ title, groups, statement, about }: FiguresProps<Name>) {
  const [own, ...others] = statement.columns
  if (!own) return null
  const before = others.toSorted((a, b) => (a.end_date < b.end_date ? 1 : -1))[0]
  return (
    <table className={`${s.table} ${p.figures}`}>
      <caption className="sr">{title}, the figures by name</caption>
      <thead>
        <tr>
          <th scope="col" className={s.period}>
            <span className="sr">Figure</span>
          </th>
          <th scope="col" className={s.num}>
            {periodOf(own)}
          </th>
          {before && (
            <>
              <th scope="col" className={`${s.num} ${p.before}`}>
                {periodOf(before)}
              </th>
              <th scope="col" className={`${s.num} ${s.share}`}>
                Change
              </th>
            </>
          )}
          <th scope="col" className={s.markCell}>
            <span className="sr">Source</span>
          </th>
        </tr>
      </thead>
      {groups.map(({ title: group, rows }) => {
        const printed = rows.filter(({ name }) => own[name] !== null || (before?.[name] ?? null) !== null)
        if (printed.length === 0) return null
        return (
          <tbody key={group}>
            <tr className={s.group}>
              <th scope="rowgroup" colSpan={before ? 5 : 3}>
                {group}
              </th>
            </tr>
            {printed.map(({ name, label, isTotal }) => (
              <tr key={name} id={name} className={isTotal ? s.total : undefined}>
                <th scope="row">{label}</th>
                <td className={s.num}>
                  <Cell value={own[name]} place={own.provenance[name]} label={label} about={about} />
                </td>
                {before && (
                  <>
                    <td className={`${s.num} ${p.before}`}>
                      <Cell
                        value={before[name]}
                        place={before.provenance[name]}
                        label={`${label}, ${periodOf(before)}`}
                        about={about}
                      />
                    </td>
                    <td className={`${s.num} ${s.share}`}>
                      <Change change={changeOfFigure(name, own[name], before[name])} />
                    </td>
                  </>
                )}
                <td className={s.markCell}>
                  <SourceMark accession={about.accession} place={own.provenance[name]} label={label} />
                </td>
              </tr>
            ))}
          </tbody>
        )
      })}
    </table>
  )
}

interface CellProps {
  value: number | null
  place: Place | null | undefined
  label: string
  about: About
}

/** An amount in the unit of the print, which opens its cell. */
const Cell = ({ value, place, label, about: { accession, currency, units } }: CellProps) => (
  <Amount
    value={value === null ? null : value / units}
    multiplier={units}
    currency={currency}
    label={label}
    href={sourceHref(accession, place)}
    form="cell"
  />
)

/** Every line of the print under its heading. */
function Lines({ title, lines, about }: { title: string; lines: readonly PrintedLine[]; about: About }) {
  return (
    <table className={s.table}>
      <caption className="sr">{title}, the lines as printed</caption>
      <thead className="sr">
        <tr>
          <th scope="col">Line</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ label, section, amount, place }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: captions may stand twice, lines never move
          <Fragment key={i}>
            {section !== (lines[i - 1]?.section ?? '') && section !== '' && (
              <tr className={s.group}>
                <th scope="colgroup" colSpan={2}>
                  {section}
                </th>
              </tr>
            )}
            <tr className={/^total\b|^net cash\b/i.test(label) ? s.total : undefined}>
              <th scope="row" className={p.line}>
                {label || <span className="sr">A line without a caption</span>}
              </th>
              <td className={s.num}>
                <Cell value={amount} place={place} label={label || 'A line without a caption'} about={about} />
              </td>
            </tr>
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}
