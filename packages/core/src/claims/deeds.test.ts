/** Figures that are named by what was done with the money. */
import { expect, it } from 'vitest'
import { THREE_LOSSES, THREE_YEARS } from '../figures-in-words/three-years.fixture.ts'
import { checkClaims } from './check.ts'

const verdicts = (text: string, base = THREE_YEARS) =>
  checkClaims(base, text)
    .filter(({ kind }) => kind === 'amount')
    .map((one) => one.verdict)

it.each<[string, string[]]>([
  ['Acme sells $90.0 billion of goods, and it costs $36.0 billion to make.', ['holds', 'holds']],
  ['Acme sells $90.0 billion of goods, and it costs $38.0 billion to make.', ['holds', 'wrong']],
  ['Of $90.0 billion that came in, $9.0 billion of it dropped to the bottom line.', ['holds', 'holds']],
])('are read with their amount: %s', (text, said) => expect(verdicts(text)).toEqual(said))

it('are of a loss where the year ended in the red', () => {
  expect(verdicts('Acme finished the year in the red, this time by $9.0 billion.', THREE_LOSSES)).toEqual(['holds'])
  expect(verdicts('Acme finished the year in the red, this time by $9.0 billion.')).not.toContain('holds')
})

it.each([
  'Acme sold $90.0 billion of shares.',
  'Orders of $90.0 billion came in.',
  'It costs $36.0 billion to retire debt.',
])('are nothing of other things: %s', (text) => expect(verdicts(text)).not.toContain('holds'))
