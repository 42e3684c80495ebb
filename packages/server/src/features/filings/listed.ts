/** Rows of lists: a filing as lists show it is viewed once for all who see the same of it, as long as its card is kept. */
import { type Looking, rightsKey } from '@topline/core/access/access.ts'
import type { Filing } from '@topline/core/api/wire.ts'
import type { FilingCard } from './cards.ts'
import { type FilingViewOptions, viewFiling } from './view.ts'

type ListOptions = Pick<FilingViewOptions, 'withQcResults' | 'withQcReports'>

const listed = new WeakMap<FilingCard, Map<string, Filing>>()

/** The same object each time, so that it is written once (`http/answers/written-rows.ts`): whoever gets it must not change it. */
export function listedFiling(card: FilingCard, looking: Looking, options: ListOptions = {}): Filing {
  const views = listed.get(card) ?? new Map<string, Filing>()
  listed.set(card, views)
  const key = `${whoSees(card, looking)} ${options.withQcResults} ${options.withQcReports}`
  const known = views.get(key)
  if (known) return known
  const view = viewFiling(card, looking, options)
  views.set(key, view)
  return view
}

/** Whoever has the same sees the same of a card: who asked for its analysis is told to the asker as well. */
export const whoSees = ({ request }: FilingCard, looking: Looking): string =>
  `${rightsKey(looking)} ${looking.viewer !== null && request?.user_id === looking.viewer.id}`
