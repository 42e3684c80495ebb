import { describe, expect, it } from 'vitest'
import { commandOf, GO_TO } from './shortcuts.ts'

const press = (key: string, more: Partial<Parameters<typeof commandOf>[0]> = {}) =>
  commandOf({ key, ctrl: false, alt: false, quiet: false, afterG: false, onFigure: false, ...more })

describe('the keys', () => {
  it('open palette, search and help', () => {
    expect(press('k', { ctrl: true, quiet: true })).toEqual({ kind: 'palette' })
    expect(press('/')).toEqual({ kind: 'search' })
    expect(press('?')).toEqual({ kind: 'help' })
  })
  it('stay quiet in a field, when they are switched off, and with other modifiers', () => {
    for (const key of ['/', '?', 'g', 'j', 'a']) expect(press(key, { quiet: true })).toBeNull()
    expect(press('j', { ctrl: true })).toBeNull()
    expect(press('/', { alt: true })).toBeNull()
  })
  it('go to a page by two keys', () => {
    expect(press('g')).toEqual({ kind: 'await-second' })
    expect(press('L', { afterG: true })).toEqual({ kind: 'go', to: '/lists' })
    expect(press('x', { afterG: true })).toBeNull()
    expect(Object.keys(GO_TO)).toEqual(['h', 'l', 'c', 'b', 'f'])
  })
  it('step through figures, and show the arithmetic of the one that has the focus', () => {
    expect([press('j'), press('K')]).toEqual([
      { kind: 'figure', step: 1 },
      { kind: 'figure', step: -1 },
    ])
    expect(press('f')).toBeNull()
    expect(press('f', { onFigure: true })).toEqual({ kind: 'arithmetic' })
    expect(press('ArrowLeft', { onFigure: true })).toEqual({ kind: 'earlier' })
    expect(press('ArrowLeft')).toBeNull()
  })
})
