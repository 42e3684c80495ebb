/** Two documents → a section of both, compared. Runs in a worker thread: it reads both documents. */
import { type ComparedParagraph, compareText } from '@topline/core/changes/compare-text.ts'
import { SECTION_IDS, type SectionId, sectionsOf } from '@topline/core/changes/sections.ts'
import { isUtf8 } from '@topline/core/filing/utf8.ts'

export interface GivenDocument {
  bytes: Uint8Array
  isText: boolean
}

export interface ComparedSection {
  section: SectionId
  here: SectionId[]
  there: SectionId[]
  paragraphs: ComparedParagraph[]
}

/** @param asked the section; one that this document does not have, or null, is its first */
export function compareSection(
  now: GivenDocument,
  before: GivenDocument | null,
  asked: SectionId | null,
): ComparedSection {
  const [own, other] = [read(now), before ? read(before) : null]
  const here = SECTION_IDS.filter((id) => own.has(id))
  const section = asked ?? here[0] ?? 'discussion'
  return {
    section,
    here,
    there: SECTION_IDS.filter((id) => other?.has(id)),
    paragraphs: other ? compareText(own.get(section) ?? [], other.get(section) ?? []) : [],
  }
}

function read({ bytes: given, isText }: GivenDocument) {
  const source = Buffer.from(given.buffer, given.byteOffset, given.byteLength).toString('latin1')
  return sectionsOf(source, isUtf8(source) ? 'utf-8' : 'windows-1252', isText)
}
