/**
 * The features this site is made of: one line each. `features` mounts routes, `featureJobs` starts handlers and
 * schedules in a process that works.
 */
import type { AppContext } from './context.ts'
import { routes as accountDeletion } from './features/accounts/deletion.ts'
import { routes as emailPreferences } from './features/accounts/email-preferences.ts'
import { routes as accountExport } from './features/accounts/export.ts'
import { routes as google } from './features/accounts/google-routes.ts'
import { startJobs as accountJobs } from './features/accounts/jobs.ts'
import { routes as accounts } from './features/accounts/routes.ts'
import { routes as accountSessions } from './features/accounts/sessions.ts'
import { routes as accuracy } from './features/accuracy/routes.ts'
import { routes as admin } from './features/admin/routes.ts'
import { routes as adminUsers } from './features/admin-users/routes.ts'
import { routes as alerts } from './features/alerts/routes.ts'
import { startJobs as alertJobs } from './features/alerts/worker.ts'
import { routes as analyses } from './features/analyses/routes.ts'
import { startJobs as analysisJobs } from './features/analyses/worker.ts'
import { routes as calendar } from './features/calendar/routes.ts'
import { routes as changes } from './features/changes/routes.ts'
import { routes as chat } from './features/chat/routes.ts'
import { routes as exports } from './features/companies/export-routes.ts'
import { routes as companies } from './features/companies/routes.ts'
import { routes as corrections } from './features/corrections/routes.ts'
import { routes as feeds } from './features/feeds/routes.ts'
import { routes as filingContext } from './features/filing-context/routes.ts'
import { routes as filings } from './features/filings/routes.ts'
import { routes as flow } from './features/flow/routes.ts'
import { routes as following } from './features/following/routes.ts'
import { routes as ingestion } from './features/ingest/routes.ts'
import { startJobs as filingJobs } from './features/ingest/worker.ts'
import { routes as keys } from './features/keys/routes.ts'
import { routes as lists } from './features/lists/routes.ts'
import { routes as logos } from './features/logos/routes.ts'
import { routes as mails } from './features/mails/routes.ts'
import { startJobs as mailJobs } from './features/mails/worker.ts'
import { routes as mcp } from './features/mcp/routes.ts'
import { routes as oembed } from './features/oembed/routes.ts'
import { routes as otherStatements } from './features/other-statements/routes.ts'
import { routes as pageJobs } from './features/page-jobs/routes.ts'
import { routes as demoPayments } from './features/payments/demo-routes.ts'
import { routes as payments } from './features/payments/routes.ts'
import { routes as postsAdmin } from './features/posts/admin-routes.ts'
import { routes as posts } from './features/posts/routes.ts'
import { startJobs as postJobs } from './features/posts/worker.ts'
import { routes as prices } from './features/prices/routes.ts'
import { routes as qc } from './features/qc/routes.ts'
import { startJobs as qcJobs } from './features/qc/worker.ts'
import { routes as releases } from './features/releases/routes.ts'
import { startJobs as screenJobs } from './features/screened/worker.ts'
import { routes as screener } from './features/screener/routes.ts'
import { routes as savedScreens } from './features/screener/saved-routes.ts'
import { routes as search } from './features/search/routes.ts'
import { startJobs as searchJobs } from './features/search/worker.ts'
import { routes as social } from './features/social/routes.ts'
import { startJobs as socialJobs } from './features/social/worker.ts'
import { routes as source } from './features/source/routes.ts'
import { routes as sections } from './features/source/sections.ts'
import { routes as statements } from './features/statements/routes.ts'
import { routes as stats } from './features/stats/routes.ts'
import { routes as strip } from './features/strip/routes.ts'
import type { Feature } from './http/app-types.ts'

export const features: readonly Feature[] = [
  accounts,
  accountDeletion,
  accountExport,
  accountSessions,
  accuracy,
  admin,
  adminUsers,
  alerts,
  analyses,
  changes,
  chat,
  calendar,
  companies,
  corrections,
  demoPayments,
  emailPreferences,
  exports,
  feeds,
  filingContext,
  filings,
  flow,
  ingestion,
  google,
  following,
  keys,
  lists,
  logos,
  mails,
  mcp,
  oembed,
  otherStatements,
  payments,
  pageJobs,
  posts,
  postsAdmin,
  prices,
  qc,
  releases,
  savedScreens,
  screener,
  search,
  sections,
  social,
  source,
  statements,
  stats,
  strip,
]

export const featureJobs: readonly ((ctx: AppContext) => Promise<void>)[] = [
  accountJobs,
  alertJobs,
  analysisJobs,
  filingJobs,
  postJobs,
  socialJobs,
  qcJobs,
  mailJobs,
  searchJobs,
  screenJobs,
]
