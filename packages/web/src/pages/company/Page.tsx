/**
 * One company: its story in pictures, latest figures, chart, financials, statements. The browser takes each part over in
 * a task of its own.
 */

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CompanyDivisions } from '@topline/core/api/filings/company-divisions.ts'
import type { RestatementList } from '@topline/core/api/filings/restatements.ts'
import type { Company, Filing, Series, StockPrice } from '@topline/core/api/wire.ts'
import { linesOfCompany } from '@topline/core/chart/line.ts'
import type { PeriodView } from '@topline/core/chart/period-axis.ts'
import { chartHeading } from '@topline/core/chart/quantity.ts'
import { type ChartSettings, readSettings } from '@topline/core/chart/settings.ts'
import { inRange, rangesFor } from '@topline/core/chart/window.ts'
import { counted } from '@topline/core/format/counted.ts'
import { formatDate } from '@topline/core/format/date.ts'
import { lazy, Suspense, useMemo, useRef } from 'react'
import { type LoaderFunctionArgs, redirect, useLoaderData, useSearchParams } from 'react-router'
import { FetchFilings } from '../../actions/FetchFilings.tsx'
import { orAskAgain, subject } from '../../api/answer.ts'
import { browserFetch, type Rows } from '../../api/call.ts'
import {
  getCompany,
  getCompanyStatements,
  getDivisions,
  getRestatements,
  getSeries,
  getStockPrice,
  type SeriesQuery,
} from '../../api/client.ts'
import { keys } from '../../api/keys.ts'
import { seriesQuery } from '../../api/series-query.ts'
import { fetchContext } from '../../context.ts'
import { useViewer } from '../../session/viewer.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { unlessSettings } from '../../shell/revalidate.ts'
import { ExportMenu } from '../../ui/chart/ExportMenu.tsx'
import { FinancialChart } from '../../ui/chart/FinancialChart.tsx'
import { useChartSettings } from '../../ui/chart/use-settings.ts'
import { Section } from '../../ui/display/Card.tsx'
import { Empty, ErrorBox } from '../../ui/display/State.tsx'
import { CompanyHeader } from './CompanyHeader.tsx'
import { CompanyStatements } from './CompanyStatements.tsx'
import { FinancialsGrid } from './FinancialsGrid.tsx'
import { type GridStatement, KIND_OF, readGridView } from './grid-view.ts'
import { LatestStrip } from './LatestStrip.tsx'
import { NewestRelease } from './NewestRelease.tsx'
import { Story, StorySentence } from './story/Story.tsx'
import { companyDescription, isOutOfDate, paddedCik, reportsYearly } from './summary.ts'

const STATEMENTS = 50
const HEIGHT = 500

export interface CompanyData {
  company: Company
  annual: Series | null
  /** the quarters, where they are newer than the newest full year by more than one; else null */
  quarters: Series | null
  /** the view of an address that names none */
  usual: PeriodView
  /** the series of the address, where that is not the annual one of the income statement */
  chosen: { query: SeriesQuery; series: Series | null } | null
  statements: Rows<Filing>
  price: StockPrice | null
  restatements: RestatementList | null
  divisions: CompanyDivisions | null
  origin: string
}

export async function loader({ params, context, request }: LoaderFunctionArgs): Promise<CompanyData> {
  const given = params.cik ?? ''
  if (!/^\d{1,10}$/.test(given)) throw new Response(null, { status: 404 })
  const cik = String(Number(given))
  const url = new URL(request.url)
  if (cik !== given) throw redirect(`/company/${cik}${url.search}`, 301)
  const f = context.get(fetchContext)
  const [company, annual, statements, restatements, divisions] = await Promise.all([
    subject(getCompany(f, cik)),
    orAskAgain(getSeries(f, cik, PLAIN)),
    orAskAgain(getCompanyStatements(f, cik, { limit: STATEMENTS, include_qc_results: true })),
    orAskAgain(getRestatements(f, cik)),
    orAskAgain(getDivisions(f, cik)),
  ])
  const usual = annual?.points.length === 0 ? 'quarterly' : 'annual'
  const query = pageQuery(readSettings(url.searchParams, usual), readGridView(url.searchParams).statement)
  const ticker = company.tickers[0]
  const [chosen, quarters, price] = await Promise.all([
    isSame(query, PLAIN) ? null : orAskAgain(getSeries(f, cik, query)),
    isOutOfDate(annual, statements?.rows ?? [])
      ? orAskAgain(getSeries(f, cik, { period: 'quarterly', basis: 'current', detail: true }))
      : null,
    ticker ? orAskAgain(getStockPrice(f, ticker)) : null,
  ])
  return {
    company,
    annual,
    quarters,
    usual,
    chosen: isSame(query, PLAIN) ? null : { query, series: chosen },
    statements: statements ?? { rows: [], total: null },
    price,
    restatements,
    divisions,
    origin: url.origin,
  }
}

const PLAIN: SeriesQuery = { period: 'annual', basis: 'current', as_of: null, detail: true, quantities: 'income' }

/** The one series that the chart and the table are drawn from: the cells are of the table's statement. */
function pageQuery(settings: ChartSettings, statement: GridStatement): SeriesQuery {
  const { quantities, ...query } = seriesQuery(settings)
  return { ...query, detail: true, quantities: KIND_OF[statement] ?? quantities }
}

const isSame = (a: SeriesQuery, b: SeriesQuery): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The chart's settings live in the address and are answered in the browser. */
export const shouldRevalidate = unlessSettings

export const meta = ({ loaderData }: { loaderData?: CompanyData }) => {
  if (!loaderData) return [{ title: 'Company | Topline' }]
  const { company, annual, origin } = loaderData
  return pageMeta({
    origin,
    path: `/company/${company.cik}`,
    title: `${company.name} income statements and earnings`,
    description: companyDescription(company, annual),
    image: company.stored === false ? undefined : `/og/company/${company.cik}.png`,
    noindex: company.stored === false,
    ...(company.stored === false
      ? {}
      : { feed: { title: `Filings of ${company.name}`, path: `/company/${company.cik}/feed.xml` } }),
    jsonLd: {
      '@type': 'Corporation',
      name: company.name,
      url: `${origin}/company/${company.cik}`,
      identifier: { '@type': 'PropertyValue', propertyID: 'CIK', value: paddedCik(company.cik) },
      ...(company.tickers[0] ? { tickerSymbol: company.tickers[0] } : {}),
    },
  })
}

export default function CompanyPage() {
  const loaded = useLoaderData<CompanyData>()
  const { company, annual, quarters, price } = loaded
  const { options } = useViewer()
  const registerOnly = company.stored === false
  return (
    <main id="main" className="page" key={company.cik}>
      <CompanyHeader company={company} />
      {registerOnly ? (
        <Empty
          text="No filings yet"
          hint={`This company is known from the SEC's register.${options.edgar ? ' Its filings are read once a Pro subscriber asks for them.' : ''}`}
        >
          <FetchFilings primary cik={company.cik} name={company.name} />
        </Empty>
      ) : (
        <>
          <NewestRelease company={company} annual={annual} />
          <StorySentence company={company} annual={quarters ? null : annual} />
          <LatestStrip company={company} annual={annual} quarters={quarters} price={price} />
          <Suspense>
            <Story company={company} annual={annual} divisions={loaded.divisions} restatements={loaded.restatements} />
          </Suspense>
          <Financials {...loaded} />
          <Suspense>
            <CompanyStatements cik={company.cik} first={loaded.statements} />
          </Suspense>
        </>
      )}
    </main>
  )
}

const KnownThen = lazy(() => import('../../ui/chart/KnownThen.tsx').then((m) => ({ default: m.KnownThen })))

/** The filings show a split only by its effect: after the last one on the old basis, before the first on the new one. */
const splitText = ({ factor, after, from }: Series['splits'][number]): string =>
  after === undefined
    ? `Split ${factor} for 1, shown by the filing of ${formatDate(from)}.`
    : `Split ${factor} for 1, between the filings of ${formatDate(after)} and ${formatDate(from)}.`

function Financials({ company, annual, usual, chosen, statements }: CompanyData) {
  const { settings, change } = useChartSettings(usual)
  const { hasAccess } = useViewer()
  const frame = useRef<HTMLDivElement>(null)
  const [params] = useSearchParams()
  const query = pageQuery(settings, readGridView(params).statement)
  const first = isSame(query, PLAIN) ? annual : chosen && isSame(query, chosen.query) ? chosen.series : null
  const series = useQuery({
    queryKey: keys.series(company.cik, query),
    queryFn: () => getSeries(browserFetch, company.cik, query),
    initialData: first ?? undefined,
    placeholderData: keepPreviousData,
  })
  const shown = series.data
  const whole = useMemo(
    () => (shown ? linesOfCompany(shown, settings.quantities, shown.period) : []),
    [shown, settings.quantities],
  )
  const view = shown?.period ?? settings.view
  const { lines, left } = useMemo(() => inRange(whole, settings.range, view), [whole, settings.range, view])
  const ranges = useMemo(() => rangesFor(whole, view), [whole, view])
  // while another view loads, the one before stays whole: its lines are drawn by its own period
  const drawn = useMemo(() => (shown ? { ...settings, view: shown.period } : settings), [settings, shown])
  const names = useMemo(() => new Map([[company.cik, company.name]]), [company])
  const yearly = reportsYearly(statements.rows)
  if (!shown) {
    return (
      <Section title={chartHeading(settings.quantities)}>
        <ErrorBox
          text="Error loading financial data"
          error={series.error ?? undefined}
          onRetry={() => void series.refetch()}
        />
      </Section>
    )
  }
  const notes = (
    <>
      {yearly && <p>This company reports yearly.</p>}
      {settings.asOf && (
        <p>
          As known on {formatDate(settings.asOf)}.{' '}
          <button type="button" className="link" onClick={() => change({ asOf: null })}>
            Show the newest figures
          </button>
        </p>
      )}
      {left > 0 && (
        <p>{`${counted(left, 'period')} before the drawn ones ${left === 1 ? 'is' : 'are'} left out of the chart; the financials below have all.`}</p>
      )}
      {shown.splits.map((split) => (
        <p key={split.from}>{splitText(split)}</p>
      ))}
    </>
  )
  return (
    <>
      <Section
        title={chartHeading(settings.quantities)}
        aside={
          <ExportMenu
            frame={frame}
            lines={whole}
            companyNames={names}
            title={`${company.name}, ${settings.view}`}
            fileName={`${company.tickers[0] ?? company.cik}-${settings.view}`}
          />
        }
      >
        <Suspense>
          <FinancialChart
            lines={lines}
            settings={drawn}
            onChange={change}
            label={`${company.name}, ${settings.view} figures`}
            height={HEIGHT}
            emptyText="No financial data available for the selected time period."
            hasQuarters={!yearly || settings.view === 'quarterly'}
            ranges={ranges}
            notes={notes}
            frame={frame}
            experts={<KnownThen settings={settings} onChange={change} />}
          />
        </Suspense>
      </Section>
      <Suspense>
        <FinancialsGrid
          series={shown}
          isPending={series.isPlaceholderData}
          canSubscribe={!hasAccess}
          cik={company.cik}
          name={company.name}
          view={settings.view}
          onView={!yearly || settings.view === 'quarterly' ? (view) => change({ view }) : undefined}
        />
      </Suspense>
    </>
  )
}
