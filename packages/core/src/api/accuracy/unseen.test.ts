import { expect, it } from 'vitest'
import type { UnseenFile, UnseenKind, UnseenPart } from './unseen.ts'
import { partMeaning, unseenMeaning } from './unseen-words.ts'

const kind = (name: UnseenKind['kind'], filings: number, silently_wrong: number, read_without_tags = false) => ({
  kind: name,
  read_without_tags,
  years: null,
  filings,
  figures_right_percent: 90,
  silently_wrong,
  qc_passes_percent: null,
  segments_found_percent: null,
  segments_right_percent: null,
})
const part = (exposure: UnseenPart['exposure'], kinds: UnseenKind[]): UnseenPart => ({
  name: 'Some',
  exposure,
  qc_passes_percent: null,
  kinds,
})
const entry = (measured_on: string, only: UnseenPart): UnseenFile['measurements'][number] => ({
  measured_on,
  engine: 'abcdef0',
  title: 'Some',
  about: 'Some.',
  parts: [only],
  schedules: null,
})

it('counts filings without tags together and leaves out tagged ones read a second time', () => {
  const kinds = [kind('inline XBRL', 40, 0), kind('inline XBRL', 40, 9, true), kind('plain HTML', 20, 2)]
  expect(partMeaning(part('unseen', [...kinds, kind('plain text', 10, 3)]))).toBe(
    'about one in 6 filings without tags (5 of 30) was wrong in a figure while its checks passed; ' +
      'none of 40 tagged filings was wrong in a figure while its checks passed.',
  )
  expect(partMeaning(part('unseen', [kind('plain text', 2, 2)]))).toBe(
    'all 2 filings without tags were wrong in a figure while their checks passed.',
  )
})

it('speaks of the newest measurement on unseen filings and of no other', () => {
  const old = entry('2026-01-01', part('unseen', [kind('plain text', 10, 5)]))
  const late = entry('2026-02-01', part('unseen', [kind('plain text', 10, 1)]))
  const tried = entry('2026-03-01', part('tried on only', [kind('plain text', 10, 0)]))
  expect(unseenMeaning({ measurements: [old, late, tried], releases: [] })).toBe(
    'Filings that nobody had tuned the engine to, as last measured (engine of 2026-02-01, commit abcdef0): ' +
      'about one in 10 filings without tags (1 of 10) was wrong in a figure while its checks passed. ' +
      'Open the source of a figure before you rely on it.',
  )
  expect(unseenMeaning({ measurements: [tried], releases: [] })).toBeNull()
})
