/** Tests of a statement against what its document says in so many words: on the cover, over the columns, in the tags. */
import { periodDays } from '../format/day.ts'
import type { IncomeStatement, QcTest, Ymd } from '../statement/statement.ts'

/** What the document says; a part it does not say is absent. */
export interface DocumentSays {
  /** The period's last day on the cover. */
  period_end?: Ymd | null
  /** ISO code of the currency that the statement's amounts are tagged or headed with. */
  currency?: string | null
  /** Year and quarter as the cover names them. */
  fiscal_year?: number | null
  fiscal_period?: string | null
}

type Part = keyof DocumentSays
type Named = Pick<IncomeStatement, 'end_date' | 'currency' | 'fiscal_year' | 'fiscal_period'>

/** Days by which the cover and the statement may name the end of one period: a week, or the end of the month. */
const SAME_END = 12

interface Says {
  part: Part
  name: string
  description: string
  agrees: (said: string | number, statement: Named) => boolean
  of: (statement: Named) => string | number | null
}

const SAYS: readonly Says[] = [
  {
    part: 'period_end',
    name: 'period_ends_with_cover',
    description: 'The period ends on the day that the cover names, or near it',
    agrees: (said, { end_date }) => Math.abs(periodDays(String(said), end_date) - 1) <= SAME_END,
    of: ({ end_date }) => end_date,
  },
  {
    part: 'currency',
    name: 'currency_is_the_documents',
    description: 'The currency is the one that the amounts are tagged or headed with',
    agrees: (said, { currency }) => said === currency,
    of: ({ currency }) => currency,
  },
  {
    part: 'fiscal_year',
    name: 'fiscal_year_is_the_covers',
    description: 'The fiscal year is the one that the cover names',
    agrees: (said, { fiscal_year }) => said === fiscal_year,
    of: ({ fiscal_year }) => fiscal_year,
  },
  {
    part: 'fiscal_period',
    name: 'fiscal_period_is_the_covers',
    description: 'The quarter is the one that the cover names',
    agrees: (said, { fiscal_period }) => said === fiscal_period,
    of: ({ fiscal_period }) => fiscal_period,
  },
]

/** One test a part that the document says; each keeps what it says, so that a stored statement can be tested again. */
export function documentTests(says: DocumentSays, statement: Named): QcTest[] {
  return SAYS.flatMap(({ part, name, description, agrees, of }) => {
    const said = says[part]
    if (said === null || said === undefined) return []
    const passed = agrees(said, statement)
    const own = of(statement) ?? 'none'
    const rationale = `the document says ${said}, the statement ${own}`
    return [{ name, description, passed, necessary: true, rationale, evidence: said }]
  })
}

/** What a kept report says of the document. */
export function saysOf(tests: readonly QcTest[]): DocumentSays {
  const says: DocumentSays = {}
  for (const { part, name } of SAYS) {
    const kept = tests.find((test) => test.name === name)?.evidence
    if (kept !== undefined) Object.assign(says, { [part]: kept })
  }
  return says
}
