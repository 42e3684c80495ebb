/** What a document that came with a current report is, where it gives no figures. */

import type { ReleaseRefusal } from '../../statement/release-refusals.ts'
import type { Bytes } from '../bytes.ts'
import { stripMarkup } from '../document/decode.ts'
import { tellsResults } from '../document/release-head.ts'

/** Characters from the start in which a document says what it is. */
const START = 6_000
const READ_BYTES = 400_000
/** A slide has fewer words than a page of text. */
const WORDS_OF_SLIDE = 200
/** Headings and page numbers around a picture. */
const WORDS_AROUND = 40
const SLIDES = 4

const TRANSCRIPT = /\btranscript\b|\boperator instructions\b|^\s*operator\s*[:–—-]/im
const QUESTIONS = /\bquestion[- ]and[- ]answer session\b|\byour (?:first|next) question\b|\bstanding by\b/i
const PRESENTATION =
  /\b(?:earnings|results|investor|quarterly|financial|conference call)\s+(?:presentation|slides?)\b|\bslide\s+\d/i
const EXPECTED =
  /\bpreliminary\b[^.]{0,120}\b(?:results|revenues?|sales|earnings|estimates?)\b|\b(?:expects?|expected|anticipates?) (?:to (?:report|announce|record)|(?:total |net )?(?:revenues?|sales|earnings))\b|\bpre-?announce/i
const OPERATING =
  /\b(?:production|deliver(?:y|ies)|shipments?|traffic|passengers?|load factor|available seat|comparable (?:store )?sales|same[- ]store sales|monthly (?:sales|revenue|operating)|net sales (?:results )?for the (?:month|\w+ weeks?)|debtors?[- ]in[- ]possession)\b/i
/** A result with its amount; that results will be announced is none. */
const RESULT =
  /\b(?:net (?:income|loss|earnings|profit)|earnings|profit)\b[^.$€£]{0,120}(?:\(?[$€£]\s?\d|\b\d[\d.,]*\s(?:cents|million|billion)\b)/i

/**
 * What a document without a readable income statement is, by its own words; asked only where no statement was found.
 * @param bytes as filed
 */
export function refusalOf(bytes: Bytes): ReleaseRefusal {
  const raw = bytes.toString('latin1', 0, Math.min(bytes.length, READ_BYTES))
  const text = stripMarkup(raw)
    .replace(/[ \t\u00a0]+/g, ' ')
    .trim()
  const start = text.slice(0, START)
  const pictures = (raw.match(/<img\b/gi) ?? []).length
  const words = (text.match(/[a-z]{2,}/gi) ?? []).length
  if (words < WORDS_AROUND) return pictures > 0 || words === 0 ? 'picture-only' : 'no-results'
  if (TRANSCRIPT.test(start) && (QUESTIONS.test(text) || /\btranscript\b/i.test(start))) return 'transcript'
  if ((pictures >= SLIDES && words / pictures < WORDS_OF_SLIDE) || PRESENTATION.test(start.slice(0, START / 4)))
    return 'presentation'
  const tells = tellsResults(start)
  if (EXPECTED.test(start) && !/\breported\b/i.test(start)) return 'preliminary'
  if (OPERATING.test(start) && !RESULT.test(text)) return 'operating-report'
  if (!tells || !RESULT.test(text)) return 'no-results'
  return /<table\b|<caption>/i.test(raw) ? 'no-statement' : 'prose-only'
}
