/** The error details that server and page share; literal texts, promised to users of the API (decisions 14, 15 and 16). */
export const DETAIL = {
  notAuthenticated: 'Not authenticated',
  authenticationRequired: 'Authentication required',
  activeSubscriptionRequired: 'Active subscription required',
  proSubscriptionRequired: 'Pro subscription required',
  accessDenied: 'Access denied',
  adminOnly: 'Administrators only: access denied',
  beingChecked: 'Income statement is being checked',
  userNotFound: 'User not found',
  filingNotFound: 'Filing not found',
  releaseNotFound: 'Release not found',
  statementNotFound: 'Income statement not found',
  balanceSheetNotFound: 'Balance sheet not found',
  cashFlowNotFound: 'Cash flow not found',
  qcReportNotFound: 'QC report not found',
  companyNotFound: 'Company not found',
  listNotFound: 'List not found',
  logoNotFound: 'Logo not found',
  stockPriceNotFound: 'Stock price not found',
  tooManyPending: 'Too many pending analyses. Please wait for some to complete.',
  rateLimited: 'Rate limited',
} as const

/** Details that never become a red notice. */
export const SILENT_DETAILS: ReadonlySet<string> = new Set([
  DETAIL.userNotFound,
  DETAIL.beingChecked,
  DETAIL.notAuthenticated,
  DETAIL.activeSubscriptionRequired,
  DETAIL.rateLimited,
])

/** Details that an action answers with a friendlier notice. */
export const NOTICE_OF_DETAIL: Readonly<Record<string, string>> = {
  [DETAIL.authenticationRequired]: 'Please sign in to perform this action',
  [DETAIL.activeSubscriptionRequired]: 'Please subscribe to perform this action',
  [DETAIL.proSubscriptionRequired]: 'Please subscribe to the Pro plan to perform this action',
}
