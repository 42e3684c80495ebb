/** Figures of the whole company that a sentence tells of one of its parts. */
import { describe, expect, it } from 'vitest'
import { MADE } from '../../figures-in-words/base.fixture.ts'
import { allHold } from '../verified.fixture.ts'

describe('a figure of the whole', () => {
  it.each([
    'Services achieved a gross margin of 46.2%, with revenue of $96.2 billion.',
    'Services ran at a gross margin of 46.2% on revenue of $96.2 billion.',
    'With a gross margin of 46.2%, Services brought in $96.2 billion.',
    'The iPhone business generated a gross profit of $180.7 billion on revenue of $201.2 billion.',
    'Services paid taxes of $29.7 billion on revenue of $96.2 billion.',
    'Services delivered revenue of $96.2 billion and an operating margin of 31.5%.',
    'The gross margin at Services was 46.2%.',
    'In Europe, gross margin came to 46.2%.',
  ])('is not confirmed of a part: %s', (text) => expect(allHold(MADE, text)).toBe(false))

  it.each([
    "Services took in $96.2 billion, while Apple's gross margin was 46.2%.",
    'iPhone sales were $201.2 billion, net income was $93.7 billion, and diluted EPS came to $6.08.',
    'The gross margin was 46.2%, and Services brought in $96.2 billion.',
  ])('holds beside a part: %s', (text) => expect(allHold(MADE, text)).toBe(true))
})
