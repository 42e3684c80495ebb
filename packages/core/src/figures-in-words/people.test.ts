/** Who says a figure, on whose watch it was, and who presided over it: none of them is what the figure is of. */
import { describe, expect, it } from 'vitest'
import { overseenIn, SPEAKER, watchIn } from './people.ts'

describe('a clause that says who said so', () => {
  it.each([
    'said Tim Cook',
    'Tim Cook said',
    'chief executive Satya Nadella told investors',
    'said its outgoing chief financial officer Luca Maestri',
    'the company chief noted',
    'management said on the call',
    'Amy Hood told analysts in late October',
    'the new chairwoman Mary Barra wrote',
  ])('“%s”', (clause) => expect(SPEAKER.test(clause)).toBe(true))

  it.each([
    'said revenue rose',
    'Tim Cook earned $74.6 million',
    'the iPhone said',
    'Services reached a record',
    'analysts had expected more',
  ])('not “%s”', (clause) => expect(SPEAKER.test(clause)).toBe(false))
})

describe('whose watch a figure was on', () => {
  const under = (text: string) => {
    const span = watchIn(text)
    return span && text.slice(span.start, span.end)
  }
  it.each([
    ['Revenue fell 10% to $46.3 billion under returning veteran Elliott Hill', 'under returning veteran Elliott Hill'],
    ['Sales doubled under Lisa Su.', 'under Lisa Su'],
    ['Profit rose under its new chief executive Brian Niccol!', 'under its new chief executive Brian Niccol'],
  ])('%s', (text, said) => expect(under(text)).toBe(said))

  it.each([
    'Revenue came in under $46.3 billion',
    'Sales under the contract fell',
    'Under Lisa Su, sales doubled in five years',
    'Revenue rose under Hill',
  ])('none in “%s”', (text) => expect(under(text)).toBeNull())
})

describe('who oversaw a period', () => {
  const over = (text: string) => {
    const span = overseenIn(text)
    return span && text.slice(span.start, span.end)
  }
  it.each([
    ['Elon Musk oversaw a year in which revenue fell', 'Elon Musk oversaw a year in which'],
    [
      'Jensen Huang presided over another quarter that saw sales double',
      'Jensen Huang presided over another quarter that saw',
    ],
    [
      'In the end, Andy Jassy capped a record year with revenue of $638 billion',
      'Andy Jassy capped a record year with',
    ],
    ['Tim Cook can point to revenue of $391.0 billion', 'Tim Cook can point to'],
  ])('%s', (text, said) => expect(over(text)).toBe(said))

  it.each([
    'Tim Cook sold shares of $40 million',
    'Apple oversaw a year in which revenue fell',
    'the board presided over it',
  ])('none in “%s”', (text) => expect(over(text)).toBeNull())
})
