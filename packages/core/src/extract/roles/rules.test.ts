/** The tables of rules: what is chosen hangs on points and arithmetic, never on which rule stands first. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { statementCandidates } from '../statements/candidates.ts'
import { stepOf } from '../statements/recognise.ts'
import { candidatesOf, chosen, type Rule } from './candidates.ts'
import { findRoles } from './find.ts'
import { ROLE_RULES, type RoleRules } from './main.ts'
import type { Sheet } from './sheet.ts'

const samples = join(import.meta.dirname, '../../../../../samples/filings')

/** Tables of a document, best first. */
const MOST_TABLES = 4

/** The list in another order, the same for the same seed. */
function shuffled<T>(list: readonly T[], seed: number): T[] {
  let state = seed
  const keyed = list.map((one) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return { one, key: state }
  })
  return keyed.sort((a, b) => a.key - b.key).map(({ one }) => one)
}

const reordered = (order: <T>(list: readonly T[]) => T[]): RoleRules => ({
  revenue: order(ROLE_RULES.revenue),
  cost: order(ROLE_RULES.cost),
  operating: order(ROLE_RULES.operating),
  net: order(ROLE_RULES.net),
  perShare: { own: order(ROLE_RULES.perShare.own), shared: order(ROLE_RULES.perShare.shared) },
})

const documents = readdirSync(samples).flatMap((folder) =>
  readdirSync(join(samples, folder)).map((name) => join(samples, folder, name)),
)

it('another order of the rules changes no answer over the samples', () => {
  const orders = [reordered((list) => [...list].reverse()), reordered((list) => shuffled(list, 2026))]
  let read = 0
  for (const path of documents) {
    const file = readFileSync(path)
    const bytes = path.endsWith('.gz') ? gunzipSync(file) : file
    for (const { lines, column } of statementCandidates(bytes, {}, 1).statements.slice(0, MOST_TABLES)) {
      const step = stepOf(lines, column)
      const roles = findRoles(lines, column, step)
      for (const rules of orders) expect(findRoles(lines, column, step, rules), path).toEqual(roles)
      read += 1
    }
  }
  expect(read).toBeGreaterThan(100)
}, 120_000)

it('of places with equal points the first in the statement is taken, whichever rule found it first', () => {
  const rules: Rule<null, number>[] = [
    { why: 'a', points: 5, find: () => [9, 4] },
    { why: 'b', points: 5, find: () => [2, null] },
  ]
  const place = { key: String, at: (index: number) => index }
  const sheet = {} as Sheet
  for (const table of [rules, [...rules].reverse()])
    expect(chosen(candidatesOf(table, sheet, null, place), [], sheet, null, place)?.found).toBe(2)
})

it('a proof outweighs words that are worth less than it', () => {
  const rules: Rule<null, number>[] = [
    { why: 'by words', points: 10, find: () => [1] },
    { why: 'by weaker words', points: 6, find: () => [2] },
    { why: 'by no words', points: 0, find: () => [3] },
  ]
  const place = { key: String, at: (index: number) => index }
  const sheet = {} as Sheet
  const proof = { why: 'adds up', points: 8, holds: (_: Sheet, __: null, found: number) => found > 1 }
  const best = chosen(candidatesOf(rules, sheet, null, place), [proof], sheet, null, place)
  expect(best).toMatchObject({ found: 2, points: 14 })
  expect(best?.reasons.map(({ why }) => why)).toEqual(['by weaker words', 'adds up'])
})
