import { reweighed } from '../statement/evidence.ts'
import type { QcReport, QcTest } from '../statement/statement.ts'
import { COMPARATIVE_RULES } from './comparative-rules.ts'
import { confirmationAgain, EVIDENCE_RULES } from './document-agrees.ts'
import { documentTests, saysOf } from './document-says.ts'
import { MARGIN_RULES } from './margin-rules.ts'
import { numeratorTests } from './numerators.ts'
import { COMPANY_RULES, PERIOD_RULES } from './period-rules.ts'
import { PRINT_RULES } from './print-rules.ts'
import { RULES } from './rules.ts'
import { SEGMENT_RULES } from './segment-rules.ts'
import { SHAPE_RULES } from './shape-rules.ts'
import type { Rule, Tested } from './tested.ts'

const ALL: readonly Rule[] = [
  ...RULES,
  ...PRINT_RULES,
  ...SHAPE_RULES,
  ...MARGIN_RULES,
  ...PERIOD_RULES,
  ...COMPARATIVE_RULES,
  ...SEGMENT_RULES,
  ...EVIDENCE_RULES,
]

/**
 * Tests a statement (decision 52): one record a rule, with both numbers, difference and tolerance. The report
 * passes when every necessary test passes (or was accepted). `checks` are tests an engine made on evidence that the
 * statement does not keep; they come first, and one with a rule's name stands in for it.
 */
export function qcReport(tested: Tested, checks: readonly QcTest[] = []): QcReport {
  const tests = [...checks]
  for (const rule of ALL) {
    const result = rule(tested)
    if (result === null) continue
    for (const test of Array.isArray(result) ? result : [result as QcTest]) {
      const known = tests.findIndex(({ name }) => name === test.name)
      if (known === -1) tests.push(test)
      else tests[known] = standIn(tests[known] ?? test)
    }
  }
  return { passed: tests.every((test) => test.passed || !test.necessary || test.accepted !== undefined), tests }
}

/**
 * The report of a statement that is stored, or corrected by hand, from what the report of its reading kept of the
 * document; tests on evidence that cannot be made again are left to the caller.
 */
export function qcReportAgain(tested: Tested, before: QcReport | null): QcReport {
  const kept = before?.tests ?? []
  const { income_statement: s } = tested
  const evidence = tested.evidence && reweighed(tested.evidence, s)
  return qcReport({ ...tested, evidence: evidence ?? null }, [
    ...documentTests(saysOf(kept), s),
    ...numeratorTests(kept, s),
    ...confirmationAgain(kept, evidence),
  ])
}

const standIn = (check: QcTest): QcTest => ({ ...check, on_evidence: true })

/** The tests against the company's other statements alone, for a report that was made without knowing them. */
export function companyTests(tested: Tested): QcTest[] {
  return COMPANY_RULES.flatMap((rule) => rule(tested) ?? [])
}
