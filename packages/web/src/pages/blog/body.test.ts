import { describe, expect, it } from 'vitest'
import { hiddenPercent, paragraphsOf } from './body.ts'

describe('the body of a post', () => {
  it('is paragraphs and headings without signs', () =>
    expect(paragraphsOf('## Revenue\n\nUp **8%** to [$391B](https://example.com).\n\n\n> Said so')).toEqual([
      { key: '0', isHeading: true, text: 'Revenue' },
      { key: '1', isHeading: false, text: 'Up 8% to $391B.' },
      { key: '2', isHeading: false, text: 'Said so' },
    ]))
  it('says how much of it is not shown', () => {
    expect(hiddenPercent({ total_words: 300, shown_words: 100 })).toBe(67)
    expect(hiddenPercent({ total_words: 0, shown_words: 0 })).toBe(0)
  })
})
