/** What a sentence that is read whole says: of which figure, which number plays which part, and of when. */
import { describe, expect, it } from 'vitest'
import { MADE } from '../../figures-in-words/base.fixture.ts'
import { metricWords } from '../../figures-in-words/facts.ts'
import { lexiconOf } from '../../figures-in-words/lexicon.ts'
import { passagesOf } from '../../figures-in-words/passages.ts'
import { readSentence } from '../../figures-in-words/sentence.ts'
import { readClauses } from './clause.ts'
import { periodsOf } from './clause-periods.ts'
import type { Clause } from './parts.ts'
import { tokensOf } from './tokens.ts'

const lexicon = lexiconOf(MADE)
const sentence = (text: string) => {
  const [passage] = passagesOf(text)
  if (!passage) throw new Error('no sentence')
  return readSentence(MADE, lexicon, passage)
}
const read = (text: string) => readClauses(sentence(text))

/** Each number with the part that it plays. */
function partsIn(text: string): string[] {
  const s = sentence(text)
  return (readClauses(s)?.clauses ?? []).flatMap(({ said, moves }) => [
    ...said.map(({ number, metric, role, direction, whole }) => {
      const [own] = metric.metrics
      const of = whole?.metrics[0] ? ` of ${metricWords(whole.metrics[0])}` : ''
      const way = direction ? ` ${direction.text}` : ''
      return `${own ? metricWords(own) : '?'} ${role}${way} ${s.text.slice(number.start, number.end).trim()}${of}`
    }),
    ...moves.map(
      ({ direction, metric }) => `${metric.metrics[0] ? metricWords(metric.metrics[0]) : '?'} ${direction.text}`,
    ),
  ])
}

describe('the parts of a clause', () => {
  it.each<[string, string[]]>([
    ['Net sales were $391.0 billion.', ['revenue now $391.0 billion']],
    ['Net sales amounted to $391.0 billion.', ['revenue now $391.0 billion']],
    ['Net sales stood at $391.0 billion.', ['revenue now $391.0 billion']],
    ['We reported net sales of $391.0 billion.', ['revenue now $391.0 billion']],
    ['Net sales increased 2.0%.', ['revenue change increased 2.0%', 'revenue increased']],
    ['Net sales increased by $7.8 billion.', ['revenue change increased $7.8 billion', 'revenue increased']],
    [
      'Net sales increased 2.0% to $391.0 billion from $383.3 billion.',
      [
        'revenue change increased 2.0%',
        'revenue now $391.0 billion',
        'revenue old $383.3 billion',
        'revenue increased',
      ],
    ],
    [
      'Net sales increased $7.8 billion, or 2.0%.',
      ['revenue change increased $7.8 billion', 'revenue change increased 2.0%', 'revenue increased'],
    ],
    [
      'The $3.3 billion decrease in net income was due to a ruling.',
      ['net income change decrease $3.3 billion', 'net income decrease'],
    ],
    [
      'Net sales were $391.0 billion, compared with $383.3 billion in 2023.',
      ['revenue now $391.0 billion', 'revenue old $383.3 billion'],
    ],
    [
      'Net sales were $391.0 billion, representing a 2.0% increase.',
      ['revenue now $391.0 billion', 'revenue change increase 2.0%', 'revenue increase'],
    ],
    [
      'Services revenue was $96.2 billion, or 24.6% of net sales.',
      ['revenue of Services now $96.2 billion', 'revenue of Services now 24.6% of revenue'],
    ],
    [
      'Net income was $93.7 billion, or $6.08 per diluted share.',
      ['net income now $93.7 billion', 'diluted EPS now $6.08'],
    ],
    [
      'Net sales rose 2.0%, and net income fell 3.4%.',
      ['revenue change rose 2.0%', 'revenue rose', 'net income change fell 3.4%', 'net income fell'],
    ],
  ])('%s', (text, parts) => expect(partsIn(text)).toEqual(parts))
})

describe('the end of what is read', () => {
  it.each([
    ['Net sales increased 2.0% due to demand.', ' due to demand.'],
    ['Net sales increased 2.0%, driven by Services.', ', driven by Services.'],
    ['Net sales increased 2.0%, primarily because of prices.', ', primarily because of prices.'],
    ['Net sales increased 2.0%.', ''],
  ])('is where the reason begins: %s', (text, reason) => {
    const whole = read(text)
    expect(whole && text.slice(whole.end).replace(/^,? ?/, '')).toBe(reason.replace(/^,? ?/, ''))
  })

  it.each([
    ['a reason that changes what was measured', 'Net sales increased 2.0% due to demand, excluding currency.'],
    ['a word without a place', 'Net sales quickly became $391.0 billion large.'],
    ['a number without a figure', 'It was $391.0 billion.'],
    ['a figure without a number or a move', 'Net sales in 2024.'],
    ['a bare size', 'Net sales were $391.0 billion or 2.0%.'],
    ['a change within a bracket that is not closed', 'Net sales rose $7.8 billion (2.0%.'],
    ['numbers of two kinds in a row', 'Net sales were $391.0 billion and 2.0%.'],
    ['nothing', '.'],
  ])('is not reached with %s: %s', (_, text) => expect(read(text)).toBeNull())
})

describe('the periods of a clause', () => {
  const codes = (text: string) =>
    read(text)?.clauses.map((clause: Clause) =>
      periodsOf(MADE, clause, null, null).map(({ own, old }) => [
        own.map(({ code }) => code).join(),
        old?.code ?? null,
      ]),
    )
  it.each<[string, [string, string | null][]]>([
    ['Net sales were $391.0 billion.', [['2024 FY', '2023 FY']]],
    ['Net sales were $391.0 billion in 2024.', [['2024 FY', '2023 FY']]],
    ['Net sales were $383.3 billion in 2023.', [['2023 FY', null]]],
    ['Net sales increased 2.0% in 2024 compared to 2023.', [['2024 FY', '2023 FY']]],
    ['Net sales increased 2.0% from 2023 to 2024.', [['2024 FY', '2023 FY']]],
    ['Net sales increased 2.0% between 2024 and 2023.', [['2024 FY', '2023 FY']]],
    [
      'Net sales were $391.0 billion and $383.3 billion in 2024 and 2023, respectively.',
      [['2024 FY,2023 FY', '2023 FY']],
    ],
    // what is not known, or compared with itself or with what came later
    ['Net sales were $391.0 billion in 2021.', []],
    ['Net sales increased 2.0% in 2024 compared to 2024.', []],
    ['Net sales increased 2.0% in 2023 compared to 2024.', []],
    ['Net sales increased 2.0% from 2024 to 2023.', []],
    ['Net sales increased 2.0% in 2024 compared to 2021.', []],
  ])('%s', (text, wanted) => expect(codes(text)).toEqual([wanted]))

  it('of a clause without one go on with those of the clause before', () => {
    const whole = read('Net sales were $383.3 billion in 2023, and net income was $97.0 billion.')
    const [first, second] = whole?.clauses ?? []
    if (!first || !second) throw new Error('two clauses')
    const [about = null] = periodsOf(MADE, first, null, null)
    expect(periodsOf(MADE, second, about, null).map(({ own }) => own[0]?.code)).toEqual(['2023 FY'])
  })

  it('may be those of the sentence before, after the text’s own', () => {
    const [clause] = read('Net income was $97.0 billion.')?.clauses ?? []
    const [, before = null] = MADE.periods
    const found = clause ? periodsOf(MADE, clause, null, before) : []
    expect(found.map(({ own }) => own[0]?.code)).toEqual(['2024 FY', '2023 FY'])
  })
})

describe('the tokens of a sentence', () => {
  const kinds = (text: string) => tokensOf(sentence(text)).map((one) => (one.is === 'word' ? one.word : `«${one.is}»`))
  it('are names, numbers, periods, directions and words in their order', () => {
    expect(kinds('Apple’s net sales rose 2.0% to $391.0 billion in 2024.')).toEqual([
      ...['«company»', '«metric»', '«direction»', '«number»', 'to', '«number»', 'in', '«period»', '.'],
    ])
  })
  it('leave out another name of what stands before', () => {
    expect(kinds('Research and development (“R&D”) was $31.4 billion.')).toEqual(['«metric»', 'was', '«number»', '.'])
    expect(kinds('Net sales (see Note 3) were $391.0 billion.')).toEqual(['«metric»', 'were', '«number»', '.'])
  })
  it('never overlap, and leave out nothing but blanks, aliases and the mark of an owner', () => {
    const text = 'For fiscal 2024, Apple’s net income fell 3.4% to $93.7 billion, or $6.08 per diluted share.'
    const tokens = tokensOf(sentence(text))
    for (const [i, { end }] of tokens.entries()) expect(tokens[i + 1]?.start ?? text.length).toBeGreaterThanOrEqual(end)
    const covered = tokens.map(({ start, end }) => text.slice(start, end)).join('')
    expect(covered.replace(/\s/g, '')).toBe(text.replace(/’s|\s/g, ''))
  })
})
