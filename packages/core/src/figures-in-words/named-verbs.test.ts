import { expect, it } from 'vitest'
import { isNamedVerb } from './named-verbs.ts'

it.each([
  ['revenue was high with Beats', 'Beats', true],
  ['sold to Target', 'Target', true],
  ['a deal with Square closed', 'Square', true],
  ['Beats last year', 'Beats', false],
  ['revenue beats last year', 'beats', false],
  ['Apple Posts Record', 'Posts', false],
  ['of Total revenue', 'Total', false],
])('%s: %s', (text, word, isOne) => expect(isNamedVerb(text, text.indexOf(word), word)).toBe(isOne))
