import { describe, expect, it } from 'vitest'
import { MADE } from './base.fixture.ts'
import { lexiconOf } from './lexicon.ts'
import { otherFooting } from './other-footing.ts'
import { passagesOf } from './passages.ts'
import { readSentence } from './sentence.ts'

const lexicon = lexiconOf(MADE)
const [year] = MADE.periods
const quarter = { ...year, code: '2024 Q4', months: 3 }
const footing = (text: string, period = year, isChange = false): string | null => {
  const [passage] = passagesOf(text)
  if (!passage) throw new Error('no sentence')
  return otherFooting(MADE, readSentence(MADE, lexicon, passage), period, isChange)
}

describe('words that put a figure on another footing', () => {
  it.each([
    ['In a good quarter, revenue was $391.0 billion.', 'In a good quarter'],
    ['On a bad day, revenue was $391.0 billion.', 'On a bad day'],
    ['Over the holiday season, revenue was $391.0 billion.', 'Over the holiday'],
    ['Revenue was $391.0 billion in a single month.', 'in a single month'],
    ['During the summer, revenue was $391.0 billion.', 'During the summer'],
    ['In one decade, revenue was $391.0 billion.', 'In one decade'],
    ['In euros, revenue was 391.0 billion.', 'In euros'],
    ['Revenue, on a sterling basis, was 391.0 billion.', 'on a sterling'],
    ['For the calendar year, revenue was $391.0 billion.', 'calendar year'],
    ['In calendar 2024, revenue was $391.0 billion.', 'calendar 2024'],
    ['Revenue, less refunds, was $391.0 billion.', 'less r'],
    ['Revenue, minus the partners, was $391.0 billion.', 'minus t'],
    ['Revenue, not counting Beats, was $391.0 billion.', 'not counting B'],
    ['Revenue, stripped of currency swings, was $391.0 billion.', 'stripped of c'],
    ['When the year began, revenue was $391.0 billion.', 'When the year began'],
    ['When we wrote to you, revenue was $391.0 billion.', 'When we wrote'],
    ['By the time it ended, revenue was $391.0 billion.', 'By the time it ended'],
  ])('%s', (text, words) => expect(footing(text)).toBe(words))

  it.each([
    'Revenue was $391.0 billion.',
    'In dollars, revenue was $391.0 billion.',
    'In a good year, revenue was $391.0 billion.',
    'In fiscal 2024, revenue was $391.0 billion.',
    'Revenue was $391.0 billion, less than hoped.',
    'A quarter of revenue was spent.',
    'Revenue rose by 391.0 billion euros.',
    'In the same quarter a year earlier, revenue was $391.0 billion.',
  ])('none: %s', (text) => expect(footing(text)).toBeNull())

  it('knows the length of the period that is told', () => {
    expect(footing('In a good quarter, revenue was $391.0 billion.', quarter)).toBeNull()
    expect(footing('In a good year, revenue was $391.0 billion.', quarter)).toBe('In a good year')
    expect(footing('Revenue fell by $1 billion in a year.', quarter)).toBe('in a year')
    expect(footing('Revenue fell by $1 billion in a year.', quarter, true)).toBeNull()
    expect(footing('Revenue fell by $1 billion in a month.', quarter, true)).toBe('in a month')
  })
})
