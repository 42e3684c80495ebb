import type { QcReport, QcTest } from '../statement/statement.ts'
import { MARGIN_RULES } from './margin-rules.ts'
import { COMPANY_RULES, PERIOD_RULES } from './period-rules.ts'
import { RULES } from './rules.ts'
import { SEGMENT_RULES } from './segment-rules.ts'
import type { Tested } from './tested.ts'

/**
 * Tests a statement (decisions appendix C): one record a rule, with both numbers, difference and tolerance. The report
 * passes when every necessary test passes (or was accepted). `checks` are tests an engine made on evidence that the
 * statement does not keep; they come first, and one with a rule's name stands in for it.
 */
export function qcReport(tested: Tested, checks: readonly QcTest[] = []): QcReport {
  const tests = [...checks]
  for (const rule of [...RULES, ...MARGIN_RULES, ...PERIOD_RULES, ...SEGMENT_RULES]) {
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

const standIn = (check: QcTest): QcTest => ({ ...check, on_evidence: true })

/** The tests against the company's other statements alone, for a report that was made without knowing them. */
export function companyTests(tested: Tested): QcTest[] {
  return COMPANY_RULES.flatMap((rule) => rule(tested) ?? [])
}
