/**
 * Parts of a sentence by which something was done to what the figure is made of, each of their words an ordinary one: an
 * absolute set apart by marks, a clause in the passive behind "after" or "once".
 */
import type { Span } from './companies.ts'
import { isVerbForm } from './verb-forms.ts'

/**
 * ", its results blended", ", the units merged", "once the books were closed": what was done may change what the figure is of.
 * @param taken what is read: names, directions, periods, comparisons, asides
 * @returns the words; null = there are none
 */
export function detachedIn(text: string, taken: readonly Span[]): string | null {
  for (const match of [...text.matchAll(DETACHED), ...text.matchAll(DONE_TO)]) {
    const said = match.groups?.said ?? ''
    const start = match.index + match[0].length - said.length
    const end = start + said.length
    const last = /([a-z]+)(?:\s+(?:out|in|off|away|up|back|over|apart|aside|together))?$/.exec(said)?.[1] ?? ''
    if (isVerbForm(last) && !TOLD.test(said) && taken.every((one) => one.end <= start || one.start >= end)) return said
  }
  return null
}
const DETACHED =
  /(?:[,;(]|\s[–—-])\s*(?<said>(?:with\s+)?(?:(?:all\s+)?(?:its|their|his|our|the|both|all|most|some)\s+[^,;:()\d–—.]+?|(?:[a-z]+\s+){0,2}(?!(?:is|was|as|has|this|thus|less|its|plus|us|always|sometimes|perhaps|pass|across|besides)\b)[a-z]+[^su]s\s+(?:[a-z]+ly\s+)?[a-z]+))(?=\s*(?:[,;:)–—]|\.?$))/g

/** ", the Seattle company said" */
const TOLD =
  /\b(?:said|told|reported|announced|disclosed|wrote|written|stated|noted|added|confirmed|showed|shown|revealed|expected|indicated|filed|released)$|\b(?:company|firm|group|retailer|maker|bank|insurer|giant|management|executives|filing|report|statement) (?:said|told|reported|announced|disclosed|wrote|stated|noted|confirmed|showed)\b/
/** "… once results were blended", "after the books were closed": what was done to something before the figure was told. */
const DONE_TO =
  /\b(?<said>(?:after|when|where|once)\s+(?:[a-z]+\s+){1,4}(?:was|were|is|are|been|being)\s+(?:[a-z]+ly\s+)?[a-z]+(?:\s+(?:out|in|off|away|up|back|over|apart|aside|together))?)(?=\s*(?:[,;:)–—]|\.?$))/g
