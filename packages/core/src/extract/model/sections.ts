/**
 * The parts of a filing that a language model is shown: the tables that may be the income statement, and the notes
 * that divide its revenue. Nothing else is sent. Each line has a number and each column a letter, so that an answer
 * names cells and cannot bring figures of its own.
 */

import type { z } from 'zod'
import type { ExtractionFailure, ExtractionHints, period as periodShape } from '../../statement/statement.ts'
import type { Bytes } from '../bytes.ts'
import { readCover } from '../document/cover.ts'
import { ymdOf } from '../document/dates.ts'
import type { Grid } from '../document/row.ts'
import { hasHtmlTables } from '../document/table-ranges.ts'
import { coverPeriod } from '../from-tables.ts'
import { type Section, sectionOf } from './section.ts'
import { htmlGrids, textGrids } from './shown-tables.ts'

export interface Sections {
  form_type: string | null
  cik: string | null
  company: string | null
  /** the current period by the cover; null where the cover does not say */
  cover: z.infer<typeof periodShape> | null
  /** MM-DD, the last day of the fiscal year, where the cover says it */
  year_end: string | null
  sections: Section[]
}

/**
 * @param revenue digits of total revenue as another engine read them ('95,359'): the notes that print them come first
 * @returns a failure where no table looks like an income statement
 */
export function findSections(
  bytes: Bytes,
  hints: ExtractionHints = {},
  revenue: string | null = null,
): Sections | ExtractionFailure {
  const cover = readCover(bytes, hints)
  const { statements, notes } = hasHtmlTables(bytes) ? htmlGrids(bytes, revenue) : textGrids(bytes)
  const sections: Section[] = []
  let n = 0
  const add = (kind: Section['kind'], grid: Grid) => {
    const section = sectionOf(bytes, cover, kind, grid, n)
    if (!section) return
    n += section.lines.length
    sections.push(section)
  }
  for (const grid of statements) add('statement', grid)
  if (sections.length === 0)
    return {
      ok: false,
      error: { code: 'no-income-statement', message: 'No income statement in this document' },
      form_type: cover.form,
      cik: cover.cik,
      company: cover.company,
    }
  for (const grid of notes) add('segments', grid)
  const { form: form_type, cik, company, end, yearEnd } = cover
  return {
    form_type,
    cik,
    company,
    cover: end ? coverPeriod(bytes, cover, end) : null,
    year_end: yearEnd ? ymdOf({ year: 2001, ...yearEnd }).slice(5) : null,
    sections,
  }
}
