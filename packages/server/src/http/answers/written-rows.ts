/**
 * Answers as text, checked by the schema of their route. A list writes each of its rows by itself and remembers the text
 * as long as the row is there: rows that are kept (`filings/listed.ts`, `companies/service.ts`) are checked and written once.
 */
import type { FastifySerializerCompiler } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'

export const writtenByRows: FastifySerializerCompiler<z.ZodType> = (route) => {
  const whole = serializerCompiler(route)
  if (!(route.schema instanceof z.ZodArray) || !(route.schema.element instanceof z.ZodObject)) return whole
  const row = serializerCompiler({ ...route, schema: route.schema.element })
  const written = new WeakMap<object, string>()
  const textOf = (one: unknown): string => {
    if (typeof one !== 'object' || one === null) return row(one)
    const known = written.get(one)
    if (known !== undefined) return known
    const text = row(one)
    written.set(one, text)
    return text
  }
  // A list with checks of its own, and what is no list, go the plain way.
  const isPlain = (route.schema._zod.def.checks ?? []).length === 0
  return (rows: unknown) => (isPlain && Array.isArray(rows) ? `[${rows.map(textOf).join(',')}]` : whole(rows))
}
