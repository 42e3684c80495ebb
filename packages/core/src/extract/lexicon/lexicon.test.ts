/** Every entry written by hand shows by its own examples what is lost without it. */
import { describe, expect, it } from 'vitest'
import { bareWords } from '../sheet/lines.ts'
import type { Entry } from './entry.ts'
import { ENTRIES, kindBy, type Worded } from './lexicon.ts'

const lined = (label: string, heading = ''): Worded => ({
  bare: bareWords(label),
  words: label.toLowerCase(),
  heading,
})
const byAll = kindBy(ENTRIES)
const nameOf = ({ kind, weight, words }: Entry) => `${weight < 0 ? 'not ' : ''}${kind} ${words.source}`

describe('entries of the lexicon', () => {
  it.each(ENTRIES.map((entry) => [nameOf(entry), entry] as const))('%s', (_, entry) => {
    const { kind, takes, leaves, under, filing } = entry
    const taken = lined(takes, under?.prints)
    const left = lined(leaves, under?.prints)
    const byOthers = kindBy(ENTRIES.filter((one) => one !== entry))
    if (entry.weight > 0) {
      expect([takes, byAll(taken)]).toEqual([takes, kind])
      expect([takes, byOthers(taken)]).not.toEqual([takes, kind])
      expect([leaves, byAll(left)]).not.toEqual([leaves, kind])
      if (under) expect([takes, byAll(lined(takes))]).not.toEqual([takes, kind])
    } else {
      expect([takes, byAll(taken)]).not.toEqual([takes, kind])
      expect([takes, byOthers(taken)]).toEqual([takes, kind])
      expect([leaves, byAll(left)]).toEqual([leaves, kind])
    }
    expect(filing ?? 'IAS 1').toMatch(/^\d{10}-\d\d-\d{6}$|^(?:17 CFR 210\.|SAB Topic |IAS |Companies Act )\d/)
  })

  it('has no entry twice', () => {
    const names = ENTRIES.map(nameOf)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })
})
