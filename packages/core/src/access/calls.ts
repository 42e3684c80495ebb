/**
 * Who may make which call: one row for every route and verb. The server applies the rows that
 * rest on the person alone before a route runs; those that rest on a statement or a post are applied where it is read.
 * A test goes through the routes of the running app: a call without a row fails it.
 */
import {
  type AccessMode,
  canAdminister,
  canRequestAnalysis,
  canViewDetail,
  canViewFigures,
  canViewFlow,
  canViewQc,
  type Decision,
  hasActiveSubscription,
  type StatementFlags,
  type Viewer,
} from './access.ts'

export type CallRule =
  /** everybody; figures one may not see are left out of the answer */
  | 'public'
  /** everybody, where the site offers it: the demo, Google, a sign-in link */
  | 'where-offered'
  /** a signature or token in the call itself; the cookie is not read */
  | 'own-proof'
  | 'signed-in'
  /** changing a list: one of the site is for admins, an own one for its owner, as the service finds it */
  | 'list'
  | 'subscriber'
  /** requesting an analysis, chat, keys (decision 12) */
  | 'pro'
  | 'admin'
  /** a statement's figures, its detail on the filing page, its income flow */
  | 'figures'
  | 'statement'
  | 'flow'
  /** QC of a statement */
  | 'qc'

const PUBLIC = `
GET * · GET /:file · GET /assets/* · GET /healthz · GET /readyz · GET /robots.txt · GET /sitemap.xml
GET /alerts.xml · GET /alerts.ics · GET /feed.xml · GET /blogs/feed.xml · GET /calendar.ics · GET /company/:cik/feed.xml · GET /list/:slug/feed.xml · GET /screener/feed.xml
GET /og/filing/:file · GET /og/changes/:file · GET /og/screener.png · GET /og/blog/:file · GET /og/company/:file · GET /og/compare/:file · GET /og/list/:file · GET /og/page/:file
GET /embed/filing/:accession · GET /embed/flow.js · GET /embed/fonts/:name · GET /logos/:sha256
GET /api/version · GET /api/openapi.json · GET /api/docs · GET /api/stats · GET /api/accuracy · GET /api/search
GET /api/screener · GET /api/screener.csv · GET /api/screener.xlsx · GET /api/screener.parquet
GET /api/strip · GET /api/calendar · GET /api/oembed · GET /api/email-reports/unsubscribe
GET /api/companies/ · GET /api/company/:cik · GET /api/company/:cik/income-statement · GET /api/company/:cik/lists
GET /api/company/:cik/series · GET /api/company/:cik/restatements · GET /api/company/:cik/income-flows · GET /api/company/:cik/divisions
GET /api/company/:cik/income-statement.csv · GET /api/company/:cik/income-statement.xlsx
GET /api/company/:cik/balance-sheet.csv · GET /api/company/:cik/cash-flow.csv · GET /api/company/:cik/derived-figures.csv · GET /api/company/:cik/statements.xlsx
GET /api/lists/ · GET /api/list/:slug · GET /api/filings/recent
GET /api/filing/:accession · GET /api/filing/:accession/context · GET /api/release/:accession · GET /api/filing/:company/:year/:quarter · GET /api/filing/:accession/logo_info
GET /api/filing/:accession/document · GET /api/filing/:accession/as-filed · GET /api/filing/:accession/column · GET /api/filing/:accession/row · GET /api/filing/:accession/changes · GET /api/filing/:accession/text-changes · GET /api/filing/:accession/bts · GET /api/filing/:accession/bts_selector
POST /api/filing/:accession/figure-reports
GET /api/stock-price/:ticker · GET /api/blogs · GET /api/blogs/:key
GET /auth/me · GET /auth/options · POST /auth/logout
`
const WHERE_OFFERED = `
POST /auth/demo · GET /auth/google/nonce · POST /auth/google/callback
GET /auth/link/:token · POST /auth/link/:token
`
const OWN_PROOF = `
POST /payment/webhook · POST /api/email-reports/unsubscribe · GET /metrics · GET /_local/proxy · POST /_local/command
POST /_local/mcp · POST /mcp · GET /mcp · DELETE /mcp
`
const SIGNED_IN = `
DELETE /auth/me · GET /auth/me/export · GET /auth/sessions · DELETE /auth/sessions · DELETE /auth/sessions/:id
GET /api/alerts · POST /api/alerts · POST /api/alerts/preview · PUT /api/alerts/:id · DELETE /api/alerts/:id
GET /api/webhooks · POST /api/webhooks · DELETE /api/webhooks/:id · POST /api/webhooks/:id/roll
POST /api/webhooks/:id/test · POST /api/webhooks/:id/enable
GET /payment/demo/checkout · POST /payment/demo/checkout · GET /payment/demo/portal · POST /payment/demo/portal
GET /api/analysis-requests · GET /payment/subscription · GET /payment/checkout · GET /payment/portal · GET /api/email-reports/preferences
GET /api/lists/own · POST /api/lists/own
GET /api/following · GET /api/following/keys · POST /api/following/seen
GET /api/screens · POST /api/screens · DELETE /api/screens/:id
PUT /api/following/company/:cik · DELETE /api/following/company/:cik
PUT /api/following/list/:slug · DELETE /api/following/list/:slug · DELETE /api/keys/:id
PUT /api/following/screen/:id · DELETE /api/following/screen/:id
`
const LIST = `
PATCH /api/list/:slug · DELETE /api/list/:slug
PUT /api/list/:slug/companies/:cik · DELETE /api/list/:slug/companies/:cik
POST /api/list/:slug/import · PUT /api/list/:slug/order · PUT /api/list/:slug/share · DELETE /api/list/:slug/share
`
const SUBSCRIBER = `
PUT /api/email-reports/preferences
`
const PRO = `
POST /api/filing/:accession · POST /api/filing/request-analyses · POST /api/company/:cik/ingest
POST /api/filing/:accession/message · GET /api/filing/:accession/messages · DELETE /api/filing/:accession/messages
POST /api/blogs/:key/message · GET /api/blogs/:key/messages · DELETE /api/blogs/:key/messages
GET /api/keys · POST /api/keys
`
const ADMIN = `
GET /api/admin/audit · GET /api/admin/ingestion · POST /api/admin/ingestion/sync · GET /api/admin/model-spend
GET /api/admin/outbox · GET /api/admin/posts · GET /api/admin/statements · POST /api/admin/statements/flags
GET /api/admin/accepted-findings · GET /api/admin/other-statements
GET /api/admin/figure-reports · POST /api/admin/figure-reports/:id/conclude
GET /api/admin/users · GET /api/admin/users/:id/sessions · POST /api/admin/users/:id/sign-out
POST /api/admin/users/:id/admin
GET /api/filings/ongoing-analyses · GET /api/filings/ongoing-analyses/counts
POST /api/filings/request-analysis · POST /api/filings/delete-pending-requests
POST /api/filings/delete-started-requests · POST /api/filing/delete-analyses
GET /api/filing/:accession/extraction_details · GET /api/filing/:accession/cells
POST /api/filing/:accession/corrections · POST /api/filing/:accession/fetch_logo
POST /api/filing/:accession/logo_info · POST /api/company/:cik/logo_info
GET /api/filing/:accession/versions · GET /api/filing/:accession/versions/compare
POST /api/filing/:accession/versions/:version/use
POST /api/income-statement/:key/protected · POST /api/income-statement/:key/showcase
POST /api/income-statement/:key/qc/accept
POST /api/filing/:accession/balance-sheet/corrections · POST /api/filing/:accession/cash-flow/corrections
POST /api/filing/:accession/balance-sheet/corrections/try · POST /api/filing/:accession/cash-flow/corrections/try
GET /api/filing/:accession/balance-sheet/versions · GET /api/filing/:accession/cash-flow/versions
GET /api/filing/:accession/balance-sheet/versions/compare · GET /api/filing/:accession/cash-flow/versions/compare
POST /api/filing/:accession/balance-sheet/versions/:version/use · POST /api/filing/:accession/cash-flow/versions/:version/use
POST /api/filing/:accession/balance-sheet/qc/accept · POST /api/filing/:accession/cash-flow/qc/accept
POST /api/filing/:accession/balance-sheet/qc · POST /api/filing/:accession/cash-flow/qc
GET /api/qc-tests · POST /api/update-qc-reports · GET /api/update-qc-reports/:job_id
POST /api/list/
POST /api/blogs/async · PATCH /api/blogs/:key · DELETE /api/blogs/:key · POST /api/blogs/:key/edit_async
POST /api/blogs/:key/restore · GET /api/blogs/:key/revisions · POST /api/blogs/:key/revisions/:id/restore
POST /api/blogs/:key/create_social_posts · GET /api/blogs/jobs/:job_id · GET /api/blogs/jobs/:job_id/events
DELETE /api/social-posts/:id · POST /api/social-posts/:id/confirm
POST /api/social-posts/:id/edit_async · POST /api/social-posts/:id/publish_async
`
const FIGURES = `
GET /api/filing/:accession/place
`
const STATEMENT = `
GET /api/income-statement/:key · GET /api/balance-sheet/:key · GET /api/cash-flow/:key
GET /api/balance-sheet/:key/towers.png · GET /api/balance-sheet/:key/towers.svg
GET /api/cash-flow/:key/bridge.png · GET /api/cash-flow/:key/bridge.svg
GET /api/release/:accession/bridge.png · GET /api/release/:accession/bridge.svg
GET /api/filing/:accession/changes.png · GET /api/filing/:accession/changes.svg
`
const FLOW = `
GET /api/income-statement/:key/sankey · GET /api/income-statement/:key/sankey.png
GET /api/income-statement/:key/sankey.svg
`
const QC = `
GET /api/income-statement/:key/qc
`

const rows = (text: string, rule: CallRule): [string, CallRule][] =>
  text
    .split(/[·\n]/)
    .map((call) => call.trim())
    .filter((call) => call !== '')
    .map((call) => [call, rule])

/** By verb and route: 'GET /api/company/:cik'. */
export const CALL_RULES: ReadonlyMap<string, CallRule> = new Map([
  ...rows(PUBLIC, 'public'),
  ...rows(WHERE_OFFERED, 'where-offered'),
  ...rows(OWN_PROOF, 'own-proof'),
  ...rows(SIGNED_IN, 'signed-in'),
  ...rows(LIST, 'list'),
  ...rows(SUBSCRIBER, 'subscriber'),
  ...rows(PRO, 'pro'),
  ...rows(ADMIN, 'admin'),
  ...rows(FIGURES, 'figures'),
  ...rows(STATEMENT, 'statement'),
  ...rows(FLOW, 'flow'),
  ...rows(QC, 'qc'),
])

/**
 * What a person may do by a rule.
 * @param statement the statement it is about; without one, only what rests on the person alone is decided
 */
export function decideCall(
  rule: CallRule,
  viewer: Viewer | null,
  mode: AccessMode = 'plans',
  statement: StatementFlags | null = null,
): Decision {
  switch (rule) {
    case 'signed-in':
    case 'list':
      return viewer ? 'ok' : 'sign-in'
    case 'subscriber':
      return !viewer ? 'sign-in' : hasActiveSubscription(viewer, mode) ? 'ok' : 'subscribe'
    case 'pro':
      return canRequestAnalysis(viewer, mode)
    case 'admin':
      return canAdminister(viewer)
    case 'qc': {
      const decision = canViewQc(viewer, mode)
      return decision === 'ok' && statement ? canViewFigures(viewer, statement, mode) : decision
    }
    case 'figures':
      return statement ? canViewFigures(viewer, statement, mode) : 'ok'
    case 'statement':
      return statement ? canViewDetail(viewer, statement, mode) : 'ok'
    case 'flow':
      return statement ? canViewFlow(viewer, statement, mode) : 'ok'
    default:
      return 'ok'
  }
}
