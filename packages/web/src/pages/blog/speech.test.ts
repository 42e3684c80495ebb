import { expect, it } from 'vitest'
import { advanced, jumped, type Player, paused, played, sentencesOf } from './speech.ts'

it('does not break at "U.S.", initials or inside an amount', () => {
  const text = 'Head.\n\nRevenue in the U.S. was $4.5 billion. J. M. Smucker Co. sold more! Did Apple Inc. too?\n\nEnd'
  expect(sentencesOf(text)).toEqual([
    { text: 'Head.', block: 0 },
    { text: 'Revenue in the U.S. was $4.5 billion.', block: 1 },
    { text: 'J. M. Smucker Co. sold more!', block: 1 },
    { text: 'Did Apple Inc. too?', block: 1 },
    { text: 'End', block: 2 },
  ])
})

it('plays from where it is, from the start when at the end, and stops after the last', () => {
  const start: Player = { state: 'stopped', at: 0 }
  expect(played(start, 2)).toEqual({ state: 'playing', at: 0 })
  expect(played({ state: 'stopped', at: 2 }, 2)).toEqual({ state: 'playing', at: 0 })
  expect(played(start, 0)).toEqual(start)
  expect(paused({ state: 'playing', at: 1 })).toEqual({ state: 'paused', at: 1 })
  expect(advanced({ state: 'playing', at: 0 }, 2)).toEqual({ state: 'playing', at: 1 })
  expect(advanced({ state: 'playing', at: 1 }, 2)).toEqual({ state: 'stopped', at: 2 })
  expect(jumped({ state: 'paused', at: 0 }, 0.5, 10)).toEqual({ state: 'paused', at: 5 })
  expect(jumped({ state: 'paused', at: 0 }, 1, 10).at).toBe(9)
})
