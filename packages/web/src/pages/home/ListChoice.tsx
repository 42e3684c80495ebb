/** The lists whose companies the strip can show: the reader's own first, then those of the site. */
import { useQuery } from '@tanstack/react-query'
import { browserFetch } from '../../api/call.ts'
import { getOwnLists } from '../../api/watching.ts'
import { useViewer } from '../../session/viewer.ts'
import s from './strip.module.css'

export interface NamedList {
  slug: string
  name: string
}

interface Props {
  /** of the site */
  lists: readonly NamedList[]
  /** what is shown: another reader's list is known by its address alone */
  shown: NamedList | null
  /** its address; null = days are shown */
  chosen: string | null
  onChoose: (slug: string) => void
}

export function ListChoice({ lists, shown, chosen, onChoose }: Props) {
  const { user } = useViewer()
  const own = useQuery({
    queryKey: ['lists', 'own'],
    queryFn: () => getOwnLists(browserFetch),
    enabled: user !== null,
  })
  const mine = (own.data?.lists ?? []).filter((list) => list.companies_count > 0)
  const known = [...mine, ...lists]
  const other = shown && !known.some(({ slug }) => slug === shown.slug) ? shown : null
  if (known.length === 0 && !other) return null
  return (
    <select
      className={s.list}
      aria-label="Companies of a list"
      data-chosen={chosen !== null || undefined}
      value={chosen ?? ''}
      onChange={(event) => onChoose(event.target.value)}
    >
      <option value="" disabled>
        A list…
      </option>
      {other && <Choice list={other} />}
      {mine.length > 0 && (
        <optgroup label="Your lists">
          {mine.map((list) => (
            <Choice key={list.slug} list={list} />
          ))}
        </optgroup>
      )}
      {lists.length > 0 && (
        <optgroup label="Lists">
          {lists.map((list) => (
            <Choice key={list.slug} list={list} />
          ))}
        </optgroup>
      )}
    </select>
  )
}

const Choice = ({ list }: { list: NamedList }) => <option value={list.slug}>{list.name}</option>
