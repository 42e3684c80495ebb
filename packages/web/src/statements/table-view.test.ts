import { expect, it } from 'vitest'
import { readTableView, writeTableView } from './table-view.ts'

const addressOf = (text: string) =>
  new URLSearchParams(
    Object.entries(writeTableView(readTableView(new URLSearchParams(text)))).filter(
      (entry): entry is [string, string] => entry[1] !== null,
    ),
  ).toString()

it('reads the address back as it was written', () => {
  for (const text of ['', 'sort=net_income&sorted=asc&hidden=10-Q&min=2&max=5&columns=version%2Cqc', 'columns='])
    expect(addressOf(text)).toBe(text)
})

it('takes the default where the address cannot mean anything', () => {
  expect(addressOf('sort=nonsense&hidden=8-K&min=0&max=x')).toBe('')
  const view = readTableView(new URLSearchParams(''))
  expect(view).toMatchObject({ sort: { key: 'filing_date', order: 'desc' }, shown: { net_margin: true, qc: false } })
})
