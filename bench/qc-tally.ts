/** Counts faults by class, and how many the quality checks catch: in stored statements and in damaged documents. */
import { qcReportAgain } from '@topline/core/qc/report.ts'
import type { Extraction } from '@topline/core/statement/statement.ts'
import type { Verdict } from './qc-bytes.ts'
import { damagesOf, verdictOf } from './qc-damage.ts'
import { faultsOf, MAIN } from './qc-faults.ts'
import type { Right } from './qc-rights.ts'

export interface Row {
  seeded: number
  caught: number
  /** Of the damaged documents, those in which the field is no longer read. */
  null: number
}

/** One fault that was tried. */
interface Tried {
  /** "stored tagged|sign", "document untagged|last digit". */
  key: string
  verdict: Verdict
  what: string
  /** The tests that failed. */
  by: readonly string[]
}

/** What was tried, added up by class. */
export interface Tally {
  rows: Map<string, Row>
  /** How often which test failed, by class. */
  rules: Map<string, Map<string, number>>
  missed: string[]
}

export const newTally = (): Tally => ({ rows: new Map(), rules: new Map(), missed: [] })

/** Adds what was tried; a fault after which the statement still says what it said is none. */
export function add({ rows, rules, missed }: Tally, { key, verdict, what, by }: Tried): void {
  if (verdict === 'unharmed') return
  const row = rows.get(key) ?? { seeded: 0, caught: 0, null: 0 }
  rows.set(key, row)
  row.seeded += 1
  if (verdict === 'silent') missed.push(`${key}: ${what}`)
  else row[verdict] += 1
  const names = rules.get(key) ?? new Map<string, number>()
  rules.set(key, names)
  for (const name of by) names.set(name, (names.get(name) ?? 0) + 1)
}

export const failing = (report: Extraction['qc']) =>
  report.tests.filter((t) => !t.passed && t.necessary).map((t) => t.name)

/** The faults of one stored statement, judged. */
export function* triedStored({ result, how }: Right): Generator<Tried> {
  for (const { kind, what, faulty } of faultsOf(result)) {
    const by = failing(qcReportAgain(faulty, result.qc))
    const isLost = MAIN.some(
      (field) => result.income_statement[field] !== null && faulty.income_statement[field] === null,
    )
    yield {
      key: `stored ${how}|${kind}`,
      verdict: by.length > 0 ? 'caught' : isLost ? 'null' : 'silent',
      what: `${result.company} ${result.income_statement.end_date}: ${what}`,
      by,
    }
  }
}

/** The damages of one document, read again and judged; `wants` picks by class and number of the damage. */
export function* triedDocuments(
  right: Right,
  wants: (kind: string, at: number) => boolean = () => true,
): Generator<Tried> {
  let at = 0
  for (const damage of damagesOf(right)) {
    if (!wants(damage.kind, at++)) continue
    const { verdict, failed } = verdictOf(right, damage)
    yield {
      key: `document ${right.how}|${damage.kind}`,
      verdict,
      what: `${right.truth.accession_number} ${right.truth.company}: ${damage.what}`,
      by: failed,
    }
  }
}
