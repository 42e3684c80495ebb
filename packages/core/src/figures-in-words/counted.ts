/** "The four businesses", "among its five segments", "of the three years": as many as the statement has, which is looked at. */
import type { Span } from './companies.ts'
import type { FactBase } from './facts.ts'

const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const COUNTED = new RegExp(
  `(?<!\\b(?:one|two|three|four|some|any|none|most|half|each|every|all|either|neither|another|part|much|many)(?: of)? )\\b(?:(?:of|among|amongst|across|in|for) )?(?:the |its |their |those |these )(?:company[’']s |group[’']s )?(?<n>${NUMBERS.join('|')}) (?:(?:reportable|reporting|operating|business|product|geographic|geographical|main|expense|cost) )*(?<what>segments|divisions|businesses|units|product lines|lines|categories|regions|markets|geographies|areas|years)\\b(?: (?:presented|shown|reported|covered)|(?: in the (?:statement|filing|report|table)))?`,
  'gi',
)

/** @returns the words of a count that is the statement's own; of how many of what, another count stays unread */
export function countedParts(base: FactBase, text: string): Span[] {
  const [own] = base.periods
  const isOther = ({ label }: { label: string }) => /\b(?:other|corporate|eliminations?|unallocated)\b/i.test(label)
  const sizes = (list: readonly { label: string }[]) => [list.length, list.filter((one) => !isOther(one)).length]
  const years = base.periods.filter(({ months }) => months === own.months).length
  return [...text.matchAll(COUNTED)]
    .filter(({ groups }) => {
      const count = NUMBERS.indexOf(groups?.n?.toLowerCase() ?? '') + 2
      const what = groups?.what?.toLowerCase() ?? ''
      if (what === 'years') return own.months === 12 && count === years
      if (/^(?:regions|markets|geographies|areas)$/.test(what)) return sizes(own.geographical).includes(count)
      return sizes(own.business).includes(count) || (what === 'lines' && own.expenses.length === count)
    })
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
}
