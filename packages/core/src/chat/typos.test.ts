/** Which words are taken for slips of the finger, and which are left. */
import { describe, expect, it } from 'vitest'
import { isOneApart, mended } from './typos.ts'

describe('one letter apart', () => {
  it.each([
    ['a letter too many', 'revennue', 'revenue'],
    ['a letter too many at the end', 'revenuee', 'revenue'],
    ['a letter too few', 'reveue', 'revenue'],
    ['the first letter lost', 'evenue', 'revenue'],
    ['the last letter lost', 'revenu', 'revenue'],
    ['another letter', 'revenie', 'revenue'],
    ['another first letter', 'tevenue', 'revenue'],
    ['two that changed places', 'reevnue', 'revenue'],
    ['the last two that changed places', 'reveneu', 'revenue'],
  ])('%s', (_, slip, word) => {
    expect(isOneApart(slip, word)).toBe(true)
    expect(isOneApart(word, slip)).toBe(true)
  })

  it.each([
    ['the same word', 'revenue', 'revenue'],
    ['two letters too few', 'reven', 'revenue'],
    ['two other letters', 'rovenie', 'revenue'],
    ['two letters two apart that changed places', 'rneveue', 'revenue'],
    ['one too many and another one', 'rovennue', 'revenue'],
    ['nothing', '', 'revenue'],
  ])('not %s', (_, slip, word) => {
    expect(isOneApart(slip, word)).toBe(false)
    expect(isOneApart(word, slip)).toBe(false)
  })
})

describe('a question with slips', () => {
  const KNOWN = new Set(['revenue', 'revenues', 'income', 'operating', 'expense', 'expenses', 'assets', 'cash'])

  it.each([
    ['What was reveneu in 2024?', ['reveneu'], 'What was revenue in 2024?'],
    ['What was Reveneu in 2024?', ['reveneu'], 'What was revenue in 2024?'],
    ['operating icnome', ['operating', 'icnome'], 'operating income'],
    ['opertaing icnome', ['opertaing', 'icnome'], 'operating income'],
    // One form of the word and its plural are one meaning.
    ['the expensse', ['expensse'], 'the expense'],
  ])('%s', (text, unread, plain) => expect(mended(text, unread, KNOWN)).toBe(plain))

  it.each([
    ['a word that nothing is near to', 'the weather', ['weather']],
    ['a word as short as most names of people', 'cahs', ['cahs']],
    ['nothing to mend', 'revenue', []],
    ['a name that is known', 'revenue', ['revenue']],
  ])('not %s', (_, text, unread) => expect(mended(text, unread, KNOWN)).toBeNull())

  it('as far as it can be', () =>
    expect(mended('reveneu of weather', ['reveneu', 'weather'], KNOWN)).toBe('revenue of weather'))

  it.each([
    ['a long word with two slips inside', 'operatng icnome', 'depriciasion', 'depreciation'],
    ['the same stem with another ending', 'x', 'operations', null],
  ])('%s', (_, __, word, right) =>
    expect(mended(`the ${word}`, [word], new Set(['depreciation', 'operating']))).toBe(right && `the ${right}`),
  )

  it('where two words are as near, neither is taken', () => {
    expect(mended('the actibe', ['actibe'], new Set(['active', 'actine']))).toBeNull()
    expect(mended('the actibe', ['actibe'], new Set(['active']))).toBe('the active')
  })

  it('mends the word itself, not the same letters in a longer one', () => {
    expect(mended('reveneus and reveneu', ['reveneu'], new Set(['revenue']))).toBe('reveneus and revenue')
  })
})
