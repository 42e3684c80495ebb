/** How the financials table is shown, as the address says it; defaults stay out of it. */
export interface GridView {
  /** false: the newest 5 years or 8 quarters */
  all: boolean
  oldestFirst: boolean
  growth: boolean
}

export function readGridView(params: { get(name: string): string | null }): GridView {
  return {
    all: params.get('range') === 'all',
    oldestFirst: params.get('order') === 'oldest',
    growth: params.get('growth') === 'all',
  }
}

export function writeGridView(view: GridView): Record<string, string | null> {
  return {
    range: view.all ? 'all' : null,
    order: view.oldestFirst ? 'oldest' : null,
    growth: view.growth ? 'all' : null,
  }
}

/** Columns of the short view. */
export const SHORT = { annual: 5, quarterly: 8 } as const
