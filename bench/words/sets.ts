/**
 * The shape of the sets that measure the reader of sentences. Figures were read in the filings by hand. The frozen
 * halves were written before the reader was built and are looked at as counts only: what fails there mends nothing
 * by name. Of the voices, both sets built the reader: the tried one was measured once before it was opened. What the
 * reader does with text it has not met is measured by sets from outside the repository (`--set PATH`).
 */

/** The filing a sentence is about, and that of the year before where it is a sample too (for divisions and lines). */
export const FILINGS = {
  apple: { accession: '0000320193-25-000079', before: '0000320193-24-000123' },
  apple_quarter: { accession: '0000320193-25-000073', before: null },
  alphabet: { accession: '0001652044-26-000018', before: '0001652044-25-000014' },
  amazon: { accession: '0001018724-25-000004', before: '0001018724-24-000008' },
  boeing: { accession: '0000012927-25-000015', before: '0000012927-24-000010' },
  coca_cola: { accession: '0000021344-25-000061', before: null },
  mastercard: { accession: '0001141391-25-000011', before: '0001141391-24-000022' },
  nike: { accession: '0000320187-25-000047', before: null },
  nvidia: { accession: '0001045810-25-000209', before: null },
  procter: { accession: '0000080424-25-000076', before: '0000080424-24-000083' },
  tesla: { accession: '0001628280-26-003952', before: '0001628280-25-003063' },
  walmart: { accession: '0000104169-25-000021', before: null },
  aegon: { accession: '0000928385-01-500187', before: null },
  american_express: { accession: '0000004962-23-000038', before: null },
  aurora: { accession: '0001828108-26-000016', before: null },
  exxon: { accession: '0000034088-25-000042', before: null },
  home_depot: { accession: '0000354950-25-000085', before: '0000354950-24-000062' },
  johnson: { accession: '0000200406-25-000178', before: null },
  meta: { accession: '0001326801-25-000017', before: null },
  moderna: { accession: '0001682852-25-000022', before: null },
  unitedhealth: { accession: '0000731766-25-000063', before: '0000731766-24-000081' },
  webster: { accession: '0001005150-96-000066', before: null },
} as const
export type FilingName = keyof typeof FILINGS

/** What is wrong with a sentence; null = it is right. */
type WrittenFault =
  | 'digit'
  | 'unit'
  | 'sign'
  | 'currency'
  | 'period'
  | 'direction'
  | 'figure'
  | 'base'
  | 'rank'
  | 'record'
  | 'threshold'
  | 'every'
  | 'words'
  | 'turn'
  | 'sum'
  | null
export type SentenceSet = Readonly<Partial<Record<FilingName, readonly (readonly [WrittenFault, string])[]>>>

/** Sentences of a model, none of which may be shown with verified marks only: false, or nothing the statement holds. */
export type LieSet = Readonly<Partial<Record<FilingName, readonly string[]>>>

export interface Asked {
  filing: FilingName
  text: string
  /** figures that must stand in the answer, as the site writes them; each with its place or its arithmetic */
  says?: readonly string[]
  /** words that must stand in the answer */
  words?: readonly string[]
  /** no figure may answer it; the words say so */
  cannot?: true
  earlier?: readonly string[]
}
export type QuestionSet = readonly Asked[]
