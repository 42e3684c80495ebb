import type { ScreenerAnswer } from '@topline/core/api/screener.ts'
import { formatCount } from '@topline/core/format/amount.ts'
import { currencyName } from '@topline/core/format/currency.ts'
import { isScreenQuantity } from '@topline/core/screen/quantities.ts'
import type { Screen } from '@topline/core/screen/screen.ts'
import { conditionInWords } from '@topline/core/screen/words.ts'
import { Link } from 'react-router'
import { useViewer } from '../../session/viewer.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Empty } from '../../ui/display/State.tsx'
import s from './screener.module.css'

const PERIODS = { year: 'newest year', quarter: 'newest quarter', ttm: 'last twelve months' } as const

/** What the answer leaves out, each in a sentence: currencies, what is closed to this reader, what is still filled in. */
export function Notes({ answer }: { answer: ScreenerAnswer }) {
  const { hasAccess } = useViewer()
  const { compared_currency: currency, currency_chosen, other_currencies, closed, waiting, basis } = answer
  const companies = (n: number) => `${formatCount(n)} ${n === 1 ? 'company' : 'companies'}`
  return (
    <div className={s.notes}>
      {currency !== null && !currency_chosen && (
        <p>
          Amounts of different currencies are not compared: only companies that report in {currencyName(currency)} are
          here{other_currencies > 0 && `, ${companies(other_currencies)} of other currencies hold the rest`}.
        </p>
      )}
      {closed > 0 && (
        <p>
          The {PERIODS[basis]} of {companies(closed)} {closed === 1 ? 'is' : 'are'} closed to you
          {hasAccess ? ' while it is being checked' : ''}; {closed === 1 ? 'it is' : 'they are'} in no result, whatever
          the figures are. {!hasAccess && <Link to="/pricing">See plans</Link>}
        </p>
      )}
      {waiting > 0 && <p>{companies(waiting)} are still being filled in; they are not here yet.</p>}
    </div>
  )
}

/** Which condition leaves nothing, and what would be left without each. */
export function NothingLeft({
  screen,
  answer,
  onChange,
}: {
  screen: Screen
  answer: ScreenerAnswer
  onChange: (patch: Partial<Screen>) => void
}) {
  const words = (name: string): string => {
    const condition = screen.where.find((one) => one.name === name)
    if (condition && isScreenQuantity(name)) return conditionInWords(condition, answer.compared_currency)
    return BESIDE[name as keyof typeof BESIDE] ?? name
  }
  const remove = (name: string) =>
    onChange(isScreenQuantity(name) ? { where: screen.where.filter((one) => one.name !== name) } : { [name]: null })
  const alone = answer.counts.filter((one) => one.alone === 0)
  const others = answer.counts.filter((one) => (one.without ?? 0) > 0)
  const hint =
    alone.length > 0
      ? `${alone.map(({ condition }) => words(condition)).join(' and ')}: no company by this alone.`
      : answer.counts.length > 1
        ? 'Each of these is held by some company, all of them by none.'
        : undefined
  return (
    <Empty text="No company holds all of this" hint={hint}>
      {others.length > 0 && (
        <ul className={s.without}>
          {others.map(({ condition, without = 0 }) => (
            <li key={condition}>
              <Button small onClick={() => remove(condition)}>
                Without {words(condition)}: {formatCount(without)} {without === 1 ? 'company' : 'companies'}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Empty>
  )
}

const BESIDE = {
  form: 'the form',
  currency: 'the currency',
  list: 'the list',
  sic: 'the sector',
  age: 'the age of the period',
} as const
