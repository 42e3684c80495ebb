/** Tables filled without what is kept beside their rows: indexes, foreign keys and triggers, made again at the end. */

type Query = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>
export type Step = (what: string, text: string) => Promise<void>

/** @param say a line for every step, with the seconds that it took */
export function stepsOf(query: Query, say: (line: string) => void): Step {
  return async (what, text) => {
    const began = Date.now()
    await query(text)
    say(`${what}: ${((Date.now() - began) / 1000).toFixed(1)} s`)
  }
}

const OF_TABLES = 'where conrelid::regclass::text = any($1) and contype = '

/**
 * Fills `tables` without their indexes (keys stay), foreign keys and triggers, and makes these again, so that the rows
 * are held against the foreign keys all the same. What triggers would write, `fill` writes itself.
 * @param query one connection's
 */
export async function filledBare(
  query: Query,
  tables: readonly string[],
  step: Step,
  fill: () => Promise<void>,
): Promise<void> {
  const indexes = await query(
    `select indexname as name, indexdef as definition from pg_indexes where tablename = any($1)
      and indexname not in (select conname from pg_constraint)`,
    [tables],
  )
  const foreign = await query(
    `select conrelid::regclass::text as of, conname as name, pg_get_constraintdef(oid) as definition
      from pg_constraint ${OF_TABLES} 'f'`,
    [tables],
  )
  for (const { name } of indexes) await query(`drop index ${String(name)}`)
  for (const { of, name } of foreign) await query(`alter table ${String(of)} drop constraint ${String(name)}`)
  for (const name of tables) await query(`alter table ${name} disable trigger user`)
  await fill()
  await query("set maintenance_work_mem = '512MB'")
  for (const name of tables) {
    const own = indexes.filter(({ definition }) => String(definition).includes(` ON public.${name} `))
    await step(`${own.length} indexes of ${name}`, own.map(({ definition }) => String(definition)).join('; '))
  }
  const keys = foreign.map(({ of, name, definition }) => `alter table ${of} add constraint ${name} ${definition}`)
  await step('foreign keys', keys.join('; '))
  for (const name of tables) await query(`alter table ${name} enable trigger user`)
}
