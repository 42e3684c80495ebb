import { expect, it } from 'vitest'
import { bestPassages } from './rank.ts'

const passages = [
  { section: 'Risk', text: 'The company has many contractors. Contractors and the company work in stores.' },
  { section: 'Human Capital', text: 'As of September the Company had 164,000 full-time equivalent employees.' },
  {
    section: 'Risk',
    text: 'Employees may leave the company, and the company may suffer from leaving employees in stores.',
  },
]

it('puts the passage of the rare words first and leaves out what shares none', () => {
  const found = bestPassages('How many full-time employees does the company have?', passages, 3)
  expect(found.map((one) => one.section)).toEqual(['Human Capital', 'Risk'])
  expect(bestPassages('What does it do?', passages, 3)).toEqual([])
})
