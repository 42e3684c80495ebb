import { expect, it } from 'vitest'
import { countsOf, grouped, type Paragraph, pieces } from './groups.ts'

const one = (kind: Paragraph['kind'], text: string, runs?: Paragraph['runs']): Paragraph => ({
  kind,
  runs: runs ?? [{ kind: kind === 'added' || kind === 'removed' ? kind : 'same', text }],
  isHeading: false,
  now: null,
  before: null,
})
const all = [
  one('same', 'a'),
  one('same', 'b'),
  one('removed', 'c'),
  one('removed', 'd'),
  one('added', 'e'),
  one('changed', '', [
    { kind: 'same', text: 'our ' },
    { kind: 'removed', text: 'war' },
    { kind: 'added', text: 'peace' },
  ]),
]

it('folds what stayed and what was removed', () => {
  const found = grouped(all, '').map((shown) =>
    'fold' in shown ? `${shown.paragraphs.length} ${shown.fold}` : shown.paragraph.kind,
  )
  expect(found).toEqual(['2 same', '2 removed', 'added', 'changed'])
  expect(countsOf(all)).toEqual({ same: 2, changed: 1, added: 1, removed: 2, moved: 0 })
})

it('finds words of either year, and no words that only both years together have', () => {
  const found = (query: string) => grouped(all, query).length
  expect([found('OUR WAR'), found('our peace'), found('warpeace'), found('zz')]).toEqual([1, 1, 0, 0])
})

it('marks what was found, also where words of it changed', () => {
  const marked = (runs: Paragraph['runs'], query: string) =>
    pieces(runs, query).map((own) => own.map(({ text, isFound }) => (isFound ? `[${text}]` : text)).join(''))
  const same = (text: string) => [{ kind: 'same' as const, text }]
  expect(marked(same('A (b) a'), 'a')).toEqual(['[A] (b) [a]'])
  expect(marked(same('1 (b)'), '(b')).toEqual(['1 [(b])'])
  expect(marked(same('none'), '')).toEqual(['none'])
  // Apple, forms 10-K of fiscal 2023 and 2024: "lower" became "higher net sales of laptops".
  const laptops: Paragraph['runs'] = [
    { kind: 'same', text: 'due primarily to ' },
    { kind: 'removed', text: 'lower' },
    { kind: 'added', text: 'higher' },
    { kind: 'same', text: ' net sales of laptops.' },
  ]
  expect(marked(laptops, 'higher net sales')).toEqual([
    'due primarily to ',
    'lower',
    '[higher]',
    '[ net sales] of laptops.',
  ])
  expect(marked(laptops, 'to lower net')).toEqual([
    'due primarily [to ]',
    '[lower]',
    'higher',
    '[ net] sales of laptops.',
  ])
  expect(marked(laptops, 'lower higher')).toEqual(['due primarily to ', 'lower', 'higher', ' net sales of laptops.'])
})
