/** Who leads a company, in the place of its name. */
import { expect, it } from 'vitest'
import { leaderSpans } from './leaders.ts'

const called = (text: string, company = 'Apple') =>
  leaderSpans(text, company).map(({ start, end }) => text.slice(start, end))

it.each([
  ['Cook’s company sold more.', ['Cook’s company']],
  ["Tim Cook's giant sold more.", ["Tim Cook's giant"]],
  ['Cook and company sold more.', ['Cook and company']],
])('finds the company in: %s', (text, wanted) => expect(called(text)).toEqual(wanted))

it.each([
  ['another’s company', 'Farley’s carmaker sold more.'],
  ['somebody of the same name', 'Peter Cook’s company sold more.'],
  ['another company of his', 'Cook’s rocket company sold more.'],
  ['what he owns', 'Cook’s house was sold.'],
])('finds none in %s: %s', (_, text) => expect(called(text)).toEqual([]))

it('knows nobody of a company that is not told of', () => expect(called('Musk’s carmaker sold more.')).toEqual([]))
