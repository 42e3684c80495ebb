/** The printed labels of tagged statements, each with the kind of line that its tag says it is. */
import type { Bytes } from '@topline/core/extract/bytes.ts'
import { readGrid } from '@topline/core/extract/document/grid.ts'
import * as concepts from '@topline/core/extract/lexicon/concepts.ts'
import type { Kind } from '@topline/core/extract/lexicon/entry.ts'
import { layOut } from '@topline/core/extract/sheet/columns.ts'
import { readLines } from '@topline/core/extract/sheet/lines.ts'
import { findFace } from '@topline/core/extract/statements/tagged/face.ts'
import { type Fact, readFacts } from '@topline/core/extract/tags/facts.ts'
import type { TaggedTable } from '@topline/core/extract/tags/tables.ts'

/** A label of a statement as it is read without tags. */
export interface Labelled {
  label: string
  bare: string
  words: string
  heading: string
  kind: Kind
  /** CIK of the company and accession number of the filing. */
  company: string
  filing: string
}

const LISTS: readonly (readonly [Kind, readonly string[]])[] = [
  ['revenue', concepts.REVENUE],
  ['cost', concepts.COST],
  ['gross', concepts.GROSS_PROFIT],
  ['expenses-total', concepts.EXPENSES],
  ['operating', concepts.OPERATING_INCOME],
  ['pretax', concepts.BEFORE_TAX],
  ['tax', concepts.TAX],
  ['net', concepts.NET_INCOME],
]
const KINDS = new Map(LISTS.flatMap(([kind, names]) => names.map((name) => [name, kind] as const)))

const SHARED: readonly (readonly [Kind, RegExp])[] = [
  ['comprehensive', /^(?:Other)?ComprehensiveIncome/],
  [
    'minority',
    /^(?:NetIncomeLossAttributableTo|ProfitLossAttributableTo|MinorityInterest).*(?:Noncontrolling|Minority)/,
  ],
  ['preferred', /^(?:Preferred|PreferredStock|Dividends?Preferred).*Dividend/],
  ['attributable', /^NetIncomeLossAvailableToCommon/],
]

/** The kind of line that a concept of the common taxonomies names; null for a company's own concepts. */
function kindOfConcept(name: string, printsBoth: boolean): Kind | null {
  if (!concepts.isStandard(name)) return null
  const local = concepts.local(name)
  // Net income and the owners' share of it are told apart where a statement prints both.
  if (printsBoth && local === 'NetIncomeLoss') return 'attributable'
  return SHARED.find(([, words]) => words.test(local))?.[0] ?? KINDS.get(local) ?? 'other'
}

/** A total is called so by its first word; tags do not tell it from its parts. */
const asTotal = (kind: Kind, bare: string): Kind =>
  /^total\b/.test(bare) && (kind === 'revenue' || kind === 'cost') ? `${kind}-total` : kind

/**
 * The lines of money on the face of a tagged filing's income statement.
 * @param ended last day of the period that the filing reports, YYYY-MM-DD
 */
export function labelsOf(bytes: Bytes, ended: string, company: string, filing: string): Labelled[] {
  const facts = readFacts(bytes)
  const face = facts && findFace(facts, ({ period }) => period.dims.size === 0 && period.end === ended)
  if (!face) return []
  const printsBoth = face.tables.some(({ facts: own }) => own.some(({ name }) => concepts.local(name) === 'ProfitLoss'))
  return face.tables.flatMap((table) =>
    linesOf(bytes, table).flatMap(({ line, fact }) => {
      if (!/^[A-Z]{3}$/.test(fact.measure) || line.bare === '') return []
      // A part of a whole ("Products" under revenues) is no line of the statement's own.
      const kind = fact.period.dims.size > 0 ? 'other' : kindOfConcept(fact.name, printsBoth)
      if (kind === null) return []
      const { label, bare, words, heading } = line
      return [{ label, bare, words, heading, kind: asTotal(kind, bare), company, filing }]
    }),
  )
}

/** The lines of a table as they are read without tags, each with the first fact that stands on it. */
function linesOf(bytes: Bytes, { start, end, facts }: TaggedTable) {
  const rows = readGrid(bytes, { start, end })
  return readLines(layOut({ kind: 'html', before: '', rows, start, end })).flatMap((line) => {
    const figures = line.values.filter((value) => value !== null)
    const on = (fact: Fact) => figures.some((figure) => figure.start < fact.end && fact.start < figure.end)
    const fact = facts.find(on)
    return fact ? [{ line, fact }] : []
  })
}
