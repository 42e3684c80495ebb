import { expect, it } from 'vitest'
import { MADE } from '../figures-in-words/base.fixture.ts'
import { checkClaims } from './check.ts'
import { allHold, CAUSES_TOO } from './verified.fixture.ts'

const isVerified = (text: string): boolean => allHold(MADE, text, CAUSES_TOO)

it.each([
  'Demand for gadgets held firm and revenue rose 2.0% to $391.0 billion.',
  'Drivers paid less at the pump, and Apple’s revenue rose 2.0%.',
  'Samsung stumbled, and Apple’s revenue rose to $391.0 billion.',
  'A long strike left Apple nursing net income of $93.7 billion.',
  'Thrifty households flocked to Apple, whose revenue rose 2.0%.',
  'With the pandemic in the rear-view mirror, Apple’s revenue rose 2.0%.',
  'Against a backdrop of trade tension, Apple’s revenue rose 2.0%.',
  'Revenue rose 2.0% to $391.0 billion, rattling nerves on trading floors.',
  'Revenue rose 2.0% to $391.0 billion, a triumph of patience over panic.',
  'Revenue rose 2.0% to $391.0 billion, and investors toasted the news.',
])('leaves out a clause of somebody without books, and a comment behind: %s', (text) =>
  expect(isVerified(text)).toBe(true),
)

it.each([
  'Samsung stumbled and revenue rose to $391.0 billion.',
  'The foundry struggled and revenue rose 2.0% to $391.0 billion.',
  'Resellers cheered and revenue rose 2.0%.',
  'A joint venture flourished and revenue climbed to $391.0 billion.',
  'Consumers paid Samsung and revenue hit $391.0 billion.',
  'Currency swings were smoothed and Apple’s revenue rose 2.0%.',
  'Prices were adjusted and revenue rose to $391.0 billion.',
  'Demand rose and sales to shoppers rose 2.0%.',
  'Demand faded and deferred revenue was $391.0 billion.',
  'Demand rose, pushing Apple’s cloud revenue to $391.0 billion.',
  'Shoppers left Apple’s suppliers nursing net income of $93.7 billion.',
  'Households flocked to Apple’s stores, whose revenue rose 2.0%.',
  'Not counting China, Apple earned $93.7 billion.',
  'With China gone, Apple earned $93.7 billion.',
  'In a joint venture, Apple’s revenue was $391.0 billion.',
  'Revenue rose 2.0% to $391.0 billion, leaving out refunds.',
  'Revenue rose 2.0% to $391.0 billion, an estimate of sell-side optimists.',
  'Revenue rose 2.0% to $391.0 billion, a figure its suppliers earned.',
  'Its bank prospered: net income was $93.7 billion.',
  'Foxconn prospered: revenue rose 2.0% to $391.0 billion.',
  'The dealer prospered; net income was $93.7 billion.',
  'Sales to shoppers were $391.0 billion.',
])('and keeps what may make the figure another’s: %s', (text) => expect(isVerified(text)).toBe(false))

it('holds against the figure which way a figure itself went in the first clause', () => {
  const verdicts = checkClaims(MADE, 'The two lines all fell: R&D was $31.4 billion.').map((one) => one.verdict)
  expect(verdicts).not.toEqual(['holds'])
  expect(isVerified('Drivers paid less at the pump, and Apple’s revenue fell 2.0%.')).toBe(false)
})
