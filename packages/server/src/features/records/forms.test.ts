import { describe, expect, it } from 'vitest'
import { baseForm, isWantedForm } from './forms.ts'

describe('forms', () => {
  it.each([
    ['10-K', '10-K'],
    ['10-K/A', '10-K'],
    ['10-K405', '10-K'],
    ['10-K405/A', '10-K'],
    ['10-KSB', '10-K'],
    ['10-KT', '10-K'],
    ['10KSB', '10-K'],
    ['10-Q/A', '10-Q'],
    ['10-QSB', '10-Q'],
    ['10-QT', '10-Q'],
    ['20-F/A', '20-F'],
    ['40-F', '20-F'],
  ])('%s goes under %s', (form, base) => expect(baseForm(form)).toBe(base))

  it.each(['8-K', 'NT 10-K', '10-D', '10-12G', 'S-1', '', '20-FR12B', '6-K'])('%j carries no statement', (form) =>
    expect(baseForm(form)).toBeNull(),
  )

  it('takes variants with a base form, and an exact form alone', () => {
    expect(isWantedForm('10-K405', ['10-k'])).toBe(true)
    expect(isWantedForm('10-K', ['10-K/A'])).toBe(false)
    expect(isWantedForm('10-K/A', ['10-K/A'])).toBe(true)
    expect(isWantedForm('10-Q', [])).toBe(true)
    expect(isWantedForm('8-K', [])).toBe(false)
  })
})
