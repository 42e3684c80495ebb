import { expect, it } from 'vitest'
import { z } from 'zod'
import { writtenByRows } from './written-rows.ts'

const schemaOf = (schema: z.ZodType) => writtenByRows({ schema, method: 'GET', url: '/made' })
let checked = 0
const figure = z.object({
  name: z.string(),
  amount: z.number().refine(() => {
    checked += 1
    return true
  }),
})

it('writes a list as it is written whole, what no schema names left out', () => {
  const write = schemaOf(z.array(figure))
  const rows = [
    { name: 'net "sales"', amount: 391035, secret: 'never' },
    { name: 'net income', amount: -0.5 },
  ]
  expect(write(rows)).toBe('[{"name":"net \\"sales\\"","amount":391035},{"name":"net income","amount":-0.5}]')
  expect(write([])).toBe('[]')
})

it('checks and writes a row once as long as it is the same', () => {
  const write = schemaOf(z.array(figure))
  const row = { name: 'net sales', amount: 1 }
  checked = 0
  const first = write([row, { name: 'cost', amount: 2 }])
  expect(write([row, { name: 'cost', amount: 2 }])).toBe(first)
  expect(checked).toBe(3)
})

it('refuses a row, and what is no list, that is not what the route says', () => {
  const write = schemaOf(z.array(figure))
  expect(() => write([{ name: 'net sales', amount: 'much' }])).toThrow()
  expect(() => write([null])).toThrow()
  expect(() => write({ name: 'net sales', amount: 1 })).toThrow()
})

it('holds a list to its own checks, and writes what is no list', () => {
  expect(() => schemaOf(z.array(figure).max(1))([1, 2].map((amount) => ({ name: 'a', amount })))).toThrow()
  expect(schemaOf(figure)({ name: 'a', amount: 1 })).toBe('{"name":"a","amount":1}')
  expect(schemaOf(z.array(z.string()))(['a'])).toBe('["a"]')
})
