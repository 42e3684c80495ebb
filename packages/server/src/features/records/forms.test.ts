import { describe, expect, it } from 'vitest'
import { baseForm, isWantedForm, releaseForm, reportForm } from './forms.ts'

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
  ])('%s is a report and goes under %s', (form, base) => {
    expect(reportForm(form)).toBe(base)
    expect(releaseForm(form)).toBeNull()
    expect(baseForm(form)).toBe(base)
  })

  it.each([
    ['8-K', '8-K'],
    ['8-K/A', '8-K'],
    ['6-k', '6-K'],
    ['6-K/A', '6-K'],
  ])('%s may be a release and goes under %s', (form, base) => {
    expect(reportForm(form)).toBeNull()
    expect(releaseForm(form)).toBe(base)
    expect(baseForm(form)).toBe(base)
  })

  it.each(['8-K12B', '8-K12G3', 'NT 10-K', '10-D', '10-12G', 'S-1', '', '20-FR12B'])(
    '%j carries no statement',
    (form) => expect(baseForm(form)).toBeNull(),
  )

  it('takes variants with a base form, and an exact form alone', () => {
    expect(isWantedForm('10-K405', ['10-k'])).toBe(true)
    expect(isWantedForm('10-K', ['10-K/A'])).toBe(false)
    expect(isWantedForm('10-K/A', ['10-K/A'])).toBe(true)
    expect(isWantedForm('8-K/A', ['8-K'])).toBe(true)
    expect(isWantedForm('8-K', ['10-Q'])).toBe(false)
    expect(isWantedForm('10-Q', [])).toBe(true)
    expect(isWantedForm('S-1', [])).toBe(false)
  })
})
