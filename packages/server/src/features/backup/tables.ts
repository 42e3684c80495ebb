/** Every table of the schema, each after those it refers to. */
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import * as schema from '../../db/schema.ts'

export interface TableInfo {
  name: string
  /** columns that hold data; generated ones are computed again */
  columns: string[]
  hasIdentity: boolean
}

export function tablesInOrder(): TableInfo[] {
  const configs = Object.values(schema)
    .filter((value) => is(value, PgTable))
    .map((table) => getTableConfig(table))
  const done = new Map<string, TableInfo>()
  const add = (name: string) => {
    const config = configs.find((one) => one.name === name)
    if (!config || done.has(name)) return
    for (const key of config.foreignKeys) {
      const other = getTableConfig(key.reference().foreignTable).name
      if (other !== name) add(other)
    }
    done.set(name, {
      name,
      columns: config.columns.filter((column) => column.generated === undefined).map((column) => column.name),
      hasIdentity: config.columns.some((column) => column.generatedIdentity !== undefined),
    })
  }
  for (const config of configs) add(config.name)
  return [...done.values()]
}
