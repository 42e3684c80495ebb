import { expect, it } from 'vitest'
import { figuresNamed, guessedText } from '../question.ts'
import { factsOf } from '../sample.fixture.ts'
import { slotsIn } from './slots.ts'
import { wordingsOf } from './wordings.ts'

const apple = factsOf('0000320193-25-000079', 'Apple Inc.', '10-K')
const asked = (label: string, typed: string) => {
  const text = guessedText(typed, apple)
  return wordingsOf(
    label,
    slotsIn(text, apple, (said) => figuresNamed(said, apple)),
    text,
    apple,
  )
}

it.each([
  ['grew-most', 'biggest gainer among the regions vs last year', ['Which region grew fastest?']],
  ['grew-most-amount', 'region with the biggest dollar gain since 2024', ['Which region grew the most in dollars?']],
  ['grew-most', 'best growth among the regions in 2024', ['Which region grew fastest in 2024?']],
  // The filing tells regions over one year alone.
  ['grew-most', 'best growth among the regions since 2023', null],
  ['change', 'net income since 2023', ['How did net income change from 2023 to 2025?']],
  ['fell', 'R&D lower vs 2024?', ['Did research and development fall from 2024 to 2025?']],
  ['rose', 'net income up in 2024 year on year?', ['Did net income rise from 2023 to 2024?']],
  [
    'factor',
    'net income now as a multiple of the 2024 one',
    ['How many times as large was net income in 2025 as in 2024?'],
  ],
  ['factor', 'net income 2023 divided by 2025', null],
  ['second', 'no. 3 region by sales', ['Which region was the third largest?']],
  ['per-time', 'R&D in each month of the average quarter', ['What was research and development per month?']],
  ['sum-times', 'net income of the last five years together', null],
  ['sum', 'Europe and Japan in one pot', ['What was Europe revenue plus Japan revenue?']],
  ['compare', 'Is Japan larger than Europe?', ['Was Japan revenue larger than Europe revenue?']],
  ['compare', 'Japan or Europe, which has more sales?', ['Which was larger, Japan revenue or Europe revenue?']],
  ['sign', 'did they lose money in 2024', ['Was net income negative in 2024?']],
  ['sign', 'did they make money in 2024', ['Was net income positive in 2024?']],
  ['sign', 'profit or loss in 2024', ['Was net income positive in 2024?']],
  ['sign', 'net loss in 2024, yes or no?', ['Was net income negative in 2024?']],
])('%s, "%s"', (label, typed, said) => expect(asked(label, typed)).toEqual(said))
