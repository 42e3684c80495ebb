import { expect, it } from 'vitest'
import { MADE } from '../figures-in-words/base.fixture.ts'
import { allHold, CAUSES_TOO } from './verified.fixture.ts'

const isVerified = (text: string): boolean => allHold(MADE, text, CAUSES_TOO)

it.each([
  'Apple limped to net income of $93.7 billion.',
  'The tide turned: revenue rose 2.0%.',
  'Not a pretty picture: operating income was $123.2 billion.',
  'Basic or not, revenue was $391.0 billion.',
  'Demand showed no sign of abating as Apple’s revenue rose 2.0%.',
  'Shareholders will raise a glass to net income of $93.7 billion.',
  'Of its five segments, iPhone was the largest.',
  'A fine year, said chief executive Tim Cook, after a year in which revenue rose 2.0%.',
  'Tim Cook’s sprawling empire earned $93.7 billion.',
])('passes over images, idle negations and what papers call the company: %s', (text) =>
  expect(isVerified(text)).toBe(true),
)

it.each([
  'Apple shunned revenue of $391.0 billion.',
  'Apple begged for net income of $93.7 billion.',
  'Apple signalled revenue of $391.0 billion.',
  'Apple envied a net income of $93.7 billion.',
  'The knight earned $93.7 billion.',
  'Apple’s knights earned $93.7 billion.',
  'Avalanche revenue was $391.0 billion.',
  'Sales of trumpets reached $391.0 billion.',
  'Revenue from homeowners was $391.0 billion.',
  'Pampers earned $93.7 billion.',
  'Revenue was not $391.0 billion.',
  'Not a penny of the $391.0 billion in revenue was real.',
  'Analysts will recall that revenue would be $391.0 billion.',
  'Cupertino’s restaurants earned $93.7 billion.',
  'Revenue in Cupertino was $391.0 billion.',
  'The maker of Tide earned $93.7 billion.',
  'The insurer of the iPhone maker earned $93.7 billion.',
  'Revenue at chief executive Tim Cook was $391.0 billion.',
  'Chief executive Tim Cook earned $93.7 billion.',
  'Services brought in $96.2 billion last year, 13% less.',
  'Of its four segments, iPhone was the largest.',
  'One of the five segments had revenue of $391.0 billion.',
])('and keeps them where they make the figure another’s: %s', (text) => expect(isVerified(text)).toBe(false))
