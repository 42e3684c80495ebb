/** One Parquet file: rows are gathered by column and written in groups, so that memory stays with one group. */
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { dayNumber } from '@topline/core/format/day.ts'
import { fileWriter, ParquetWriter } from 'hyparquet-writer'
import type { Row, Value } from './rows.ts'
import type { Column, ColumnType, Table } from './tables.ts'

type SchemaElement = ConstructorParameters<typeof ParquetWriter>[0]['schema'][number]

/** Rows of a group: a reader skips groups by their smallest and largest values, and holds one at a time. */
const GROUP = 20_000

const SCHEMA: Readonly<Record<ColumnType, Omit<SchemaElement, 'name'>>> = {
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  number: { type: 'DOUBLE' },
  integer: { type: 'INT32' },
  boolean: { type: 'BOOLEAN' },
  date: { type: 'INT32', converted_type: 'DATE' },
  instant: { type: 'INT64', converted_type: 'TIMESTAMP_MILLIS' },
}

function schemaOf(columns: readonly Column[]): SchemaElement[] {
  const leaves = columns.map(({ name, type }) => ({ ...SCHEMA[type], name, repetition_type: 'OPTIONAL' as const }))
  return [{ name: 'root', num_children: columns.length }, ...leaves]
}

/** As the file holds it: days since 1970 for a date, milliseconds for an instant; what is no value of the type is null. */
function stored(type: ColumnType, value: Value): string | number | boolean | bigint | null {
  if (value === null || value === undefined) return null
  if (type === 'date') return typeof value === 'string' ? dayNumber(value) : null
  if (type === 'instant') return value instanceof Date ? BigInt(value.getTime()) : null
  return value instanceof Date ? null : value
}

export class PartFile {
  rows = 0
  readonly #columns: readonly Column[]
  readonly #writer: ParquetWriter
  #data: ReturnType<typeof stored>[][]
  #gathered = 0

  /** @param file made with its folders; what stood there is replaced */
  constructor(file: string, table: Table, createdBy: string) {
    mkdirSync(dirname(file), { recursive: true })
    this.#columns = table.columns
    this.#data = table.columns.map(() => [])
    this.#writer = new ParquetWriter({ writer: fileWriter(file), schema: schemaOf(table.columns), createdBy })
  }

  put(row: Row): void {
    for (let i = 0; i < this.#columns.length; i += 1) {
      const column = this.#columns[i]
      if (column) this.#data[i]?.push(stored(column.type, row[column.name]))
    }
    this.rows += 1
    this.#gathered += 1
    if (this.#gathered === GROUP) this.#writeGroup()
  }

  close(): void {
    if (this.#gathered > 0) this.#writeGroup()
    this.#writer.finish()
  }

  #writeGroup(): void {
    const columnData = this.#columns.map(({ name }, i) => ({ name, data: this.#data[i] ?? [] }))
    this.#writer.write({ columnData, rowGroupSize: GROUP })
    this.#data = this.#columns.map(() => [])
    this.#gathered = 0
  }
}
