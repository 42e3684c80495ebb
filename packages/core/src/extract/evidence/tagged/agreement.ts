import { say, state } from '../../../qc/test.ts'
import type { QcTest } from '../../../statement/statement.ts'
import type { Picked } from '../../sheet/amount.ts'
import { type Fact, type Facts, factOf, factValue, printedText } from '../../tags/facts.ts'

/**
 * The same fact printed elsewhere in the document must say the same, within the rounding of the coarser print: a
 * misprint, a slip of scale or sign, or a changed digit shows here.
 */
export function agreementCheck(facts: Facts, picked: readonly (Picked | null)[]): QcTest {
  const contradictions: string[] = []
  let compared = 0
  for (const fact of new Set(
    picked.flatMap((one) => one?.lines.flatMap(({ cell }) => factOf(facts, cell) ?? []) ?? []),
  )) {
    const value = factValue(facts.bytes, fact)
    for (const other of facts.byName.get(fact.name) ?? []) {
      if (other === fact || other.hidden || !samePeriod(fact, other)) continue
      const printed = factValue(facts.bytes, other)
      if (value === null || printed === null) continue
      compared++
      const steps = [stepOf(facts, fact), stepOf(facts, other)]
      // Printed alike, it is the same figure; printed coarser, it is that figure rounded.
      const allowed = steps[0] === steps[1] ? 0 : Math.max(...steps) * 1.01
      const scaleSlip = [1e3, 1e6].some(
        (power) => Math.abs(value) === Math.abs(printed) * power || Math.abs(printed) === Math.abs(value) * power,
      )
      if (Math.abs(value - printed) > allowed * (1 + 1e-9) + 1e-9 && !(scaleSlip && /shares?$/i.test(fact.measure)))
        contradictions.push(`${fact.name.slice(fact.name.indexOf(':') + 1)} is ${say(value)} and ${say(printed)}`)
    }
  }
  return state(
    'equals_the_same_fact_elsewhere',
    'Each figure is the same wherever the document prints it',
    contradictions.length === 0,
    contradictions.length === 0 ? `${compared} other prints agree` : contradictions.slice(0, 3).join('; '),
  )
}

/** The step of a fact's last printed digit in its own unit: 0.01 for "6.11", a million for "385,706" in millions. */
export function stepOf(facts: Facts, fact: Fact): number {
  const digits = printedText(facts.bytes, fact).replace(/[^\d.]/g, '')
  return 10 ** (fact.scale - (digits.split('.')[1]?.length ?? 0))
}

/** Whether two facts are of one period, unit and members. */
export function samePeriod(a: Fact, b: Fact): boolean {
  if (a.period.start !== b.period.start || a.period.end !== b.period.end || a.measure !== b.measure) return false
  if (a.period.dims.size !== b.period.dims.size) return false
  for (const [axis, member] of a.period.dims) if (b.period.dims.get(axis) !== member) return false
  return true
}
