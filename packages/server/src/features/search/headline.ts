/** A text around what was searched for, the hits between marks that no text of a filing holds. */

import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

export const HIT = { on: '\u0002', off: '\u0003' } as const

const HEADLINE = `StartSel=${HIT.on}, StopSel=${HIT.off}, MaxWords=60, MinWords=30, ShortWord=2, MaxFragments=2, FragmentDelimiter=" … "`

export const headlineOf = (text: AnyPgColumn | SQL, query: SQL): SQL<string> =>
  sql<string>`ts_headline('english'::regconfig, ${text}, ${query}, ${HEADLINE})`
