import type { QcTest } from '../statement/statement.ts'

const grouped = (value: number): string => {
  const [whole = '', fraction] = Math.abs(value).toString().split('.')
  const digits = /e/.test(whole) ? whole : whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return `${value < 0 ? '−' : ''}${digits}${fraction ? `.${fraction}` : ''}`
}

/** A number in a rationale: thousands by comma, a real minus. */
export const say = grouped

interface Compared {
  name: string
  description: string
  left: number
  right: number
  tolerance: number
  necessary?: boolean
  /** What the two numbers are, in words: `{left}` and `{right}` stand for them. */
  rationale: string
}

/** A test that compares two numbers within a tolerance. */
export function compare({ name, description, left, right, tolerance, necessary = true, rationale }: Compared): QcTest {
  const difference = Number((left - right).toPrecision(12))
  const passed = Math.abs(difference) <= tolerance
  const text = rationale.replace('{left}', say(left)).replace('{right}', say(right))
  return {
    name,
    description,
    passed,
    necessary,
    rationale: passed ? text : `${text}: they differ by ${say(difference)}, allowed is ${say(tolerance)}`,
    left,
    right,
    difference,
    tolerance,
  }
}

/** A test that states a fact. */
export function state(name: string, description: string, passed: boolean, rationale: string, necessary = true): QcTest {
  return { name, description, passed, necessary, rationale }
}
