import { describe, expect, it } from 'vitest'
import { MADE } from '../../figures-in-words/base.fixture.ts'
import { lexiconOf } from '../../figures-in-words/lexicon.ts'
import { passagesOf } from '../../figures-in-words/passages.ts'
import { readSentence } from '../../figures-in-words/sentence.ts'
import { checkClaims } from '../check.ts'
import { readWhole } from './settle.ts'

const lexicon = lexiconOf(MADE)
function whole(text: string) {
  const [passage] = passagesOf(text)
  return passage ? readWhole(MADE, readSentence(MADE, lexicon, passage), null) : null
}

describe('a sentence that is read whole', () => {
  it.each([
    [
      'a level and what it is compared with',
      'Net sales were $391.0 billion in 2024, compared with $383.3 billion in 2023.',
    ],
    ['the size of a change in two measures', 'Net sales increased $7.8 billion, or 2.0%, in 2024.'],
    ['a change behind its period', 'Net sales increased in fiscal 2024 by $7.8 billion.'],
    ['from and to', 'Our net sales rose 2.0% to $391.0 billion from $383.3 billion.'],
    [
      'a change in apposition',
      'Net income was $93.7 billion in 2024, a decrease of $3.3 billion or 3.4%, from $97.0 billion in 2023.',
    ],
    [
      'a change that is told of',
      'We reported net sales of $391.0 billion, representing an increase of $7.8 billion compared to the prior year.',
    ],
    ['a change before its figure', 'The $3.3 billion decrease in net income was due to a tax ruling.'],
    ['years a change lies between', 'Services revenue increased $11.0 billion from 2023 to 2024.'],
    ['the same in any order', 'Services revenue increased $11.0 billion between 2024 and 2023.'],
    ['years in a row', 'Net sales were $391.0 billion and $383.3 billion in 2024 and 2023, respectively.'],
    ['a part of another figure', 'Services revenue was $96.2 billion, or 24.6% of total net sales.'],
    [
      'earnings beside a profit',
      'The Company posted net income of $93.7 billion ($6.08 per diluted share) for the year ended September 28, 2024.',
    ],
    ['two clauses', 'Net sales rose 2.0%, and net income fell 3.4% to $93.7 billion.'],
    [
      'a figure with its other name',
      'Selling, general and administrative (“SG&A”) expenses were $26.1 billion in 2024.',
    ],
  ])('%s', (_, text) => {
    expect(whole(text)).not.toBeNull()
  })

  it.each([
    ['a digit', 'Net sales were $381.0 billion in 2024, compared with $383.3 billion in 2023.'],
    ['a direction', 'Net sales decreased $7.8 billion, or 2.0%, in 2024.'],
    ['the order of the years', 'Services revenue increased $11.0 billion from 2024 to 2023.'],
    ['the order of a row', 'Net sales were $391.0 billion and $383.3 billion in 2023 and 2024, respectively.'],
    ['more numbers than years', 'Net sales were $391.0 billion, $383.3 billion and $394.3 billion in 2024 and 2023.'],
    ['a year that is not known', 'Net sales were $391.0 billion in 2021.'],
    ['a year compared with itself', 'Net sales increased 2.0% in 2024 compared to 2024.'],
    ['a part of nothing', 'Services revenue was $96.2 billion, or 24.6%.'],
    ['another currency', 'Net sales were €391.0 billion in 2024.'],
  ])('is none with another thing: %s', (_, text) => {
    expect(whole(text)).toBeNull()
  })

  it.each([
    'Organic net sales were $391.0 billion.',
    'Net sales to schools were $391.0 billion.',
    'Net sales in Lapland were $391.0 billion.',
    'Excluding currency, net sales increased 2.0%.',
    'Net sales increased 2.0% on a comparable basis.',
    'Net income was rarely $93.7 billion.',
    'Net sales of $391.0 billion were missed.',
    'Net sales are expected to be $391.0 billion.',
    'Net sales were $391.0 billion, excluding acquisitions.',
    'Monthly net sales were $391.0 billion.',
    'The Smith Group’s net sales were $391.0 billion.',
    'Net sales were $391.0 billion in the quarter.',
    'Were net sales $391.0 billion?',
  ])('has no word without a place in the grammar: %s', (text) => {
    expect(whole(text)).toBeNull()
  })
})

describe('the reason behind it', () => {
  const marks = (text: string) => checkClaims(MADE, text).map(({ text: said, kind, verdict }) => [said, kind, verdict])

  it('stays unchecked and leaves the figures as they are', () => {
    expect(marks('Net sales increased 2.0% due to a strong demand for Services.')).toEqual([
      ['increased', 'direction', 'holds'],
      ['2.0%', 'change', 'holds'],
      ['due to', 'cause', 'unresolved'],
    ])
  })

  it('may hold nothing that changes what was measured', () => {
    expect(marks('Net sales increased 2.0%, driven by volume, excluding currency.')).not.toContainEqual([
      '2.0%',
      'change',
      'holds',
    ])
  })

  it('keeps what its own numbers come to', () => {
    const found = marks('Net sales increased 2.0%, offset by net income of $99.9 billion.')
    expect(found).toContainEqual(['2.0%', 'change', 'holds'])
    expect(found.filter(([said]) => said === '$99.9 billion')).not.toContainEqual(['$99.9 billion', 'amount', 'holds'])
  })
})
