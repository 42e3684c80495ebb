/** The public pages, by what they are called, with one sample each; samples are the ones that ship. */
export const SAMPLES = {
  apple: '320193',
  nvidia: '1045810',
  tesla: '1318605',
  /** free, annual, with the year before stored */
  free: '0000320193-24-000123',
  /** the newest showcase */
  showcase: '0001045810-26-000021',
  /** protected, quarterly */
  protected: '0000200406-25-000178',
  /** an earnings release that everybody may read, and one that is protected */
  release: '0001045810-26-000019',
  protectedRelease: '0001018724-25-000084',
  list: 'big-technology',
} as const

export const PAGES: Readonly<Record<string, string>> = {
  home: '/',
  company: `/company/${SAMPLES.apple}`,
  restatements: `/company/${SAMPLES.apple}/restatements`,
  compare: `/companies/compare/${SAMPLES.apple}/${SAMPLES.nvidia}`,
  compareThree: `/companies/compare/${SAMPLES.apple}/${SAMPLES.nvidia}/${SAMPLES.tesla}`,
  filing: `/filing/${SAMPLES.free}`,
  changes: `/filing/${SAMPLES.free}/changes`,
  balanceSheet: `/filing/${SAMPLES.free}/balance-sheet`,
  cashFlow: `/filing/${SAMPLES.free}/cash-flow`,
  showcase: `/filing/${SAMPLES.showcase}`,
  protected: `/filing/${SAMPLES.protected}`,
  release: `/release/${SAMPLES.release}`,
  releaseCashFlow: `/release/${SAMPLES.release}/cash-flow`,
  protectedRelease: `/release/${SAMPLES.protectedRelease}`,
  lookup: '/filing/AAPL/2024/FY',
  source: `/source/${SAMPLES.free}`,
  terms: `/filing/${SAMPLES.free}/bts`,
  section: `/filing/${SAMPLES.free}/bts_selector?selector=net%20sales`,
  lists: '/lists',
  list: `/list/${SAMPLES.list}`,
  companies: '/companies',
  screener: '/screener?where=total_revenue_growth:0..,net_margin:0.1..,total_assets&basis=year',
  accuracy: '/accuracy',
  read: '/read',
  policy: '/p',
  missing: '/no/such/page',
}
