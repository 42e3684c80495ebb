/** What of a filing's address its link preview shows: the period of the flow, and its shares or changes. */
const PERIOD = /^\d{4}-(?:FY|Q[1-4])$/

/** @returns `view` as the page's address has it, `card` as the picture's has; empty where the address names neither */
export function shownState(search: string): { view: string; card: string } {
  const params = new URLSearchParams(search)
  const [period, flow] = [params.get('period'), params.get('flow')]
  const own = period !== null && PERIOD.test(period) ? [`period=${period}`] : []
  const isShown = flow === 'share' || flow === 'change'
  const query = (name: string) => [...own, ...(isShown ? [`${name}=${flow}`] : [])].join('&')
  const asked = (text: string) => (text === '' ? '' : `?${text}`)
  return { view: asked(query('flow')), card: asked(query('show')) }
}
