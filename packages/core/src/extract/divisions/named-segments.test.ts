/** Sentences that name segments, as filed (accession numbers with each). */
import { expect, it, test } from 'vitest'
import { tableRanges } from '../document/table-ranges.ts'
import { Lines } from '../document/text/lines.ts'
import { areNamed, segmentSentences } from './named-segments.ts'

const inText = (raw: string) =>
  segmentSentences({ bytes: Buffer.from(raw, 'latin1'), ranges: [], text: new Lines(raw) })
const inHtml = (html: string) => {
  const bytes = Buffer.from(html, 'latin1')
  return segmentSentences({ bytes, ranges: tableRanges(bytes), text: new Lines('') })
}
/** Volt, 10-K for October 1994 (0000950123-95-000109), note J. */
const VOLT = `The Company operates primarily in five industry segments: Technical Services
and Temporary Personnel; Electronic Publication and Typesetting Systems;
Telephone Directory; Engineering and Construction; and Computer Systems.  Total
revenues include both sales to unaffiliated customers, as reported in the`
/** NVIDIA, 10-K for January 2025 (0001045810-25-000023), note on segment information. */
const NVIDIA =
  '<p>Our two operating segments are &#8220;Compute &amp; Networking&#8221; and &#8220;Graphics.&#8221; Refer to Note 1.</p><table><tr><td>1</td></tr></table>'

test('names broken over lines, and the word for what they are left out', () => {
  const sentences = inText(VOLT)
  expect(areNamed(['Telephone Directory Segment', 'Computer Systems', 'Other'], sentences)).toBe(true)
  expect(areNamed(['Technical Services and Temporary Personnel', 'Engineering & Construction'], sentences)).toBe(true)
  expect(areNamed(['Sales of services', 'Sales of products'], sentences)).toBe(false)
})

test('names in markup', () => {
  expect(areNamed(['Compute & Networking', 'Graphics'], inHtml(NVIDIA))).toBe(true)
  expect(areNamed(['Gaming', 'Graphics'], inHtml(NVIDIA))).toBe(false)
  expect(areNamed(['Graphics', 'Other'], inHtml(NVIDIA))).toBe(false)
})

it.each([
  // Tridex, 10-K for 1995 (0000950123-95-001870): its products are no segments.
  'The Company operates in one industry segment, which has no segments: printers and terminals.',
  // Tultex, 10-K for 1995 (0000100166-96-000006).
  'supplement its traditionally strong position in lower-priced segments: fleece and jersey.',
])('a company of one segment and those of a market name none: %s', (words) => {
  expect(areNamed(['Printers', 'Terminals'], inText(words))).toBe(false)
  expect(areNamed(['Fleece', 'Jersey'], inText(words))).toBe(false)
})
