/** Two to five companies side by side (decisions 29, 62 and 67). */

import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { canCompare } from '@topline/core/access/access.ts'
import type { Company } from '@topline/core/api/wire.ts'
import { canIndex, indexed } from '@topline/core/chart/indexed.ts'
import { type ChartCompany, linesOfComparison } from '@topline/core/chart/line.ts'
import { type PeriodView, placeLabel } from '@topline/core/chart/period-axis.ts'
import { type ChartSettings, readSettings } from '@topline/core/chart/settings.ts'
import { type ChartRange, comparedRanges, comparedWindow } from '@topline/core/chart/window.ts'
import { shortCompanyName } from '@topline/core/format/company-name.ts'
import { counted } from '@topline/core/format/counted.ts'
import { formatDate } from '@topline/core/format/date.ts'
import { useMemo, useRef } from 'react'
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { SignInPanel } from '../../actions/SignIn.tsx'
import { orAskAgain, orNothing } from '../../api/answer.ts'
import { browserFetch } from '../../api/call.ts'
import { getCompany, getCompanyStatements, getSeries } from '../../api/client.ts'
import { keys } from '../../api/keys.ts'
import { seriesQuery } from '../../api/series-query.ts'
import { fetchContext } from '../../context.ts'
import { useViewer } from '../../session/viewer.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { unlessSettings } from '../../shell/revalidate.ts'
import { StatementSection } from '../../statements/StatementSection.tsx'
import { ExportMenu } from '../../ui/chart/ExportMenu.tsx'
import { FinancialChart } from '../../ui/chart/FinancialChart.tsx'
import { useChartSettings } from '../../ui/chart/use-settings.ts'
import { Icon } from '../../ui/controls/Icon.tsx'
import { Gate } from '../../ui/display/State.tsx'
import { readCompared } from './addresses.ts'
import { CompareChips } from './CompareChips.tsx'
import s from './compare.module.css'
import type { ComparedCompany } from './compared-company.ts'
import { DivisionsBeside } from './DivisionsBeside.tsx'
import { LatestYears } from './LatestYears.tsx'
import { useCompareColors } from './use-colors.ts'

const STATEMENTS = 50
const HEIGHT = 400
const LOAD_ALL_PAUSE = 100

interface CompareData {
  origin: string
  companies: ComparedCompany[]
  settings: Pick<ChartSettings, 'quantities' | 'view' | 'basis' | 'asOf'>
}

export async function loader({ params, context, request }: LoaderFunctionArgs): Promise<CompareData> {
  const address = readCompared(params['*'] ?? '')
  const url = new URL(request.url)
  if (address.kind === 'not-found') throw new Response(null, { status: 404 })
  if (address.kind === 'redirect') throw redirect(`${address.to}${url.search}`, 301)
  const f = context.get(fetchContext)
  const settings = readSettings(url.searchParams)
  const companies = await Promise.all(
    address.ciks.map(async (cik): Promise<ComparedCompany> => {
      const [company, series, statements] = await Promise.all([
        orNothing(getCompany(f, cik)),
        orAskAgain(getSeries(f, cik, seriesQuery(settings))),
        orAskAgain(getCompanyStatements(f, cik, { limit: STATEMENTS, include_qc_results: true })),
      ])
      return { cik, company, series, statements: statements ?? { rows: [], total: null } }
    }),
  )
  return { companies, settings, origin: url.origin }
}

export const shouldRevalidate = unlessSettings

export const meta = ({ loaderData }: { loaderData?: CompareData }) => {
  const known = loaderData?.companies.flatMap(({ company }) => (company ? [company] : [])) ?? []
  if (!loaderData || known.length === 0) return [{ title: 'Compare companies | Topline' }]
  const names = known.map(({ name }) => name).join(', ')
  return pageMeta({
    origin: loaderData.origin,
    path: `/companies/compare/${loaderData.companies.map(({ cik }) => cik).join('/')}`,
    title: `Compare ${names}`,
    description: `Revenue and income of ${names} side by side, from their SEC filings.`,
    image: known.length > 1 ? `/og/compare/${known.map(({ cik }) => cik).join('-')}.png` : undefined,
    // There are more pairs than pages worth finding.
    noindex: true,
  })
}

export default function ComparePage() {
  const { companies, settings } = useLoaderData<CompareData>()
  const viewer = useViewer()
  const ciks = companies.map(({ cik }) => cik)
  const colors = useCompareColors(ciks)
  const decision = canCompare(viewer.access.viewer, ciks.length, viewer.access.mode)
  return (
    <main id="main" className="page">
      <h1 className={s.title}>Compare companies</h1>
      <CompareChips companies={companies} colors={colors} />
      {decision === 'sign-in' && (
        <Gate title="Please Log In" text="You need to be logged in to view company comparisons." height={320}>
          <div className={s.signIn}>
            <SignInPanel />
          </div>
        </Gate>
      )}
      {decision === 'subscribe' && (
        <Gate
          title="Subscription Required"
          text="You need an active subscription to compare more than 2 companies."
          height={320}
        >
          <a className={s.subscribe} href="/pricing" target="_blank" rel="noreferrer">
            Subscribe Now <Icon name="external" size={14} />
          </a>
          <p className={s.count}>Or remove one company: two can be compared with any account.</p>
        </Gate>
      )}
      {decision === 'ok' && <Comparison companies={companies} colors={colors} first={settings} />}
    </main>
  )
}

interface ComparisonProps {
  companies: ComparedCompany[]
  colors: ReadonlyMap<string, number>
  first: CompareData['settings']
}

/** Known from more than the register alone: it can have figures (decision 35). */
const isStored = (company: Company | null): boolean => company !== null && company.stored !== false

/** "Fiscal years as each company reports them: NVIDIA's 2025 FY ends on Jan 26, 2025, …". */
function fiscalNote(companies: readonly ChartCompany[]): string {
  const ends = companies.flatMap(({ name, series }) => {
    const last = series.points.at(-1)
    return last ? [`${shortCompanyName(name)}'s ${last.period_code} ends on ${formatDate(last.end_date)}`] : []
  })
  return ends.length === 0 ? '' : `Fiscal periods as each company reports them: ${ends.join(', ')}.`
}

/** What the periods of a window are, after 'those'. */
const SHOWN: Readonly<Record<ChartRange, string>> = {
  recent: 'that most companies share',
  common: 'that all companies share',
  all: 'shown',
  '10': 'shown',
  '5': 'shown',
}

/** From when, of what, and what has no index: a ratio to nothing or to a loss tells no growth. */
function IndexNote({ base, without, view }: ReturnType<typeof indexed> & { view: PeriodView }) {
  if (base === null) return <p>No period of which every line has a figure: there is no start that could be 100.</p>
  const start = placeLabel(base, view)
  return (
    <>
      <p>{`Index: each line is 100 in ${start}, the first period that all of them have. A loss is below zero. Currencies do not matter here: nothing is converted.`}</p>
      {without.map(({ id, label }) => (
        <p key={id}>{`${label} was not above zero in ${start} and has no index.`}</p>
      ))}
    </>
  )
}

function Comparison({ companies, colors, first }: ComparisonProps) {
  const { settings, change } = useChartSettings()
  const frame = useRef<HTMLDivElement>(null)
  const query = seriesQuery(settings)
  const isFirst = JSON.stringify(seriesQuery(first)) === JSON.stringify(query)
  const known = companies.filter(({ company }) => isStored(company))
  const unread = companies.flatMap(({ company }) => (company && !isStored(company) ? [company.name] : []))
  const answers = useQueries({
    queries: known.map(({ cik, series }) => ({
      queryKey: keys.series(cik, query),
      queryFn: () => getSeries(browserFetch, cik, query),
      initialData: isFirst && series ? series : undefined,
      placeholderData: keepPreviousData,
    })),
  })
  const loaded = answers.map((answer) => answer.data)
  const charted = known.flatMap(({ cik, company }, i): ChartCompany[] => {
    const series = loaded[i]
    return series && company ? [{ cik, name: company.name, series, color: colors.get(cik) ?? 0 }] : []
  })
  // the view that all drawn series share; while another one loads the one before stays
  const view = charted.every(({ series }) => series.period === settings.view)
    ? settings.view
    : (charted[0]?.series.period ?? settings.view)
  const together = charted.filter(({ series }) => series.period === view)
  const key = together
    .map(({ cik, series, color }) => `${cik} ${series.period} ${series.basis} ${series.points.length} ${color}`)
    .join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for what the lines are made of
  const all = useMemo(
    () => linesOfComparison(together, settings.quantities, view, settings.alignment),
    [key, settings.quantities, view, settings.alignment],
  )
  const { lines, left } = useMemo(() => comparedWindow(all, settings.range, view), [all, settings.range, view])
  const ranges = useMemo(() => comparedRanges(all, view), [all, view])
  const index = useMemo(() => (settings.indexed && canIndex(lines) ? indexed(lines) : null), [lines, settings.indexed])
  const drawn = useMemo(() => ({ ...settings, view }), [settings, view])
  const names = useMemo(() => new Map(companies.map(({ cik, company }) => [cik, company?.name ?? cik])), [companies])
  const sources = useMemo(
    () =>
      companies
        .filter(({ company }) => isStored(company))
        .map(({ cik, statements }) => ({ cik, rows: statements.rows, total: statements.total })),
    [companies],
  )
  const failed = answers.some((answer) => answer.error !== null && !answer.data)
  const title = [...names.values()].join(', ')
  return (
    <>
      <FinancialChart
        lines={index?.lines ?? lines}
        settings={drawn}
        onChange={change}
        label={`${title}, ${view} figures`}
        height={HEIGHT}
        emptyText="No financial data available for comparison."
        comparing
        canIndex={canIndex(lines)}
        ranges={ranges}
        frame={frame}
        tools={
          <ExportMenu frame={frame} lines={lines} companyNames={names} title={title} fileName={`comparison-${view}`} />
        }
        notes={
          <>
            {index && <IndexNote {...index} view={view} />}
            {settings.alignment === 'fiscal' && <p>{fiscalNote(together)}</p>}
            {left > 0 && (
              <p>{`${counted(left, 'period')} before those ${SHOWN[settings.range]} ${left === 1 ? 'is' : 'are'} left out of the chart.`}</p>
            )}
            {unread.map((name) => (
              <p key={name}>{`${name}: No filings yet.`}</p>
            ))}
            {failed && <p role="alert">The figures of one company could not be loaded.</p>}
          </>
        }
      />
      {view === 'annual' && <LatestYears companies={together} />}
      {view === 'annual' && <DivisionsBeside companies={together} />}
      <StatementSection
        title="All Income Statements"
        sources={sources}
        pauseMs={LOAD_ALL_PAUSE}
        emptyText="No filings yet"
        colors={colors}
      />
    </>
  )
}
