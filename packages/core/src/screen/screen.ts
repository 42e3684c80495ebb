/**
 * What is asked of the screener, and how an address carries it: `?basis=ttm&where=net_margin:0.3..,total_revenue:..1e9
 * &form=10-K&currency=USD&list=dow-30&sic=35&age=18&sort=-net_margin`. Page, API, feed and files read the same words.
 */
import {
  hasCurrency,
  isScreenQuantity,
  SCREEN_BASES,
  type ScreenBasis,
  type ScreenQuantity,
  screenQuantity,
} from './quantities.ts'

/** A quantity between two bounds, each of which belongs to the range; null = open. Without bounds it is a column alone. */
export interface Condition {
  name: ScreenQuantity
  from: number | null
  to: number | null
}

export const SCREEN_FORMS = ['10-K', '10-Q', '20-F'] as const
type ScreenForm = (typeof SCREEN_FORMS)[number]

export interface ScreenSort {
  by: ScreenQuantity | 'company' | 'period'
  descending: boolean
}

export interface Screen {
  basis: ScreenBasis
  /** columns in their order */
  where: readonly Condition[]
  form: ScreenForm | null
  /** ISO code */
  currency: string | null
  /** slug of a list */
  list: string | null
  /** the beginning of an SIC code: '35', '3571' */
  sic: string | null
  /** the period ended at most so many months ago */
  age: number | null
  /** null = by the last condition, largest first; by name without one */
  sort: ScreenSort | null
}

export const NO_SCREEN: Screen = {
  basis: 'year',
  where: [],
  form: null,
  currency: null,
  list: null,
  sic: null,
  age: null,
  sort: null,
}

export const MOST_CONDITIONS = 8

/** Amounts that are compared without a currency being named are compared in this one. */
export const USUAL_CURRENCY = 'USD'

export const sortOf = ({ sort, where }: Screen): ScreenSort => {
  const last = where.at(-1)
  return sort ?? (last ? { by: last.name, descending: true } : { by: 'company', descending: false })
}

export const hasBounds = ({ from, to }: Condition): boolean => from !== null || to !== null

/**
 * The one currency whose companies are compared; null = all of them, since nothing that is compared has one.
 * @returns `chosen` false where amounts are compared and nobody named the currency
 */
export function comparedCurrency(screen: Screen): { currency: string | null; chosen: boolean } {
  if (screen.currency !== null) return { currency: screen.currency, chosen: true }
  const { by } = sortOf(screen)
  const compared = screen.where.filter(hasBounds).map(({ name }) => name)
  const names = by === 'company' || by === 'period' ? compared : [...compared, by]
  const isNeeded = names.some((name) => hasCurrency(screenQuantity(name)))
  return { currency: isNeeded ? USUAL_CURRENCY : null, chosen: false }
}

/** By name, as an address or a query has it; a list of one name is its first. */
export type Parameters = (name: string) => string | null | undefined

export interface ReadScreen {
  screen: Screen
  /** what could not be read, each in one sentence */
  faults: string[]
}

/** Small ones too as they are written: 1e-7. */
const NUMBER = /^-?\d{1,18}(\.\d{1,17})?(e-?\d{1,2})?$/

/** Reads an address; what it cannot read is told and left out. */
export function readScreen(parameter: Parameters): ReadScreen {
  const faults: string[] = []
  const one = <T>(name: string, read: (text: string) => T | null, wanted: string): T | null => {
    const text = parameter(name)?.trim()
    if (!text) return null
    const value = read(text)
    if (value === null) faults.push(`${name} must be ${wanted}`)
    return value
  }
  const where = (parameter('where') ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap((part) => {
      const condition = readCondition(part)
      if (typeof condition === 'string') faults.push(condition)
      return typeof condition === 'string' ? [] : [condition]
    })
  const names = new Set<string>()
  const once = where.filter(({ name }) => !names.has(name) && names.add(name))
  if (once.length < where.length) faults.push('where may name a figure once')
  if (once.length > MOST_CONDITIONS) faults.push(`where may have at most ${MOST_CONDITIONS} conditions`)
  const screen: Screen = {
    basis:
      one('basis', (text) => SCREEN_BASES.find((basis) => basis === text) ?? null, SCREEN_BASES.join(', ')) ?? 'year',
    where: once.slice(0, MOST_CONDITIONS),
    form: one(
      'form',
      (text) => SCREEN_FORMS.find((form) => form === text.toUpperCase()) ?? null,
      SCREEN_FORMS.join(', '),
    ),
    currency: one('currency', matching(/^[A-Z]{3}$/, true), 'a currency code of three letters'),
    list: one('list', matching(/^[A-Za-z0-9][\w-]{0,99}$/), 'the name of a list in its address'),
    sic: one('sic', matching(/^\d{1,4}$/), 'one to four digits of an SIC code'),
    age: one('age', (text) => (/^[1-9]\d{0,2}$/.test(text) ? Number(text) : null), 'a number of months from 1 to 999'),
    sort: one('sort', readSort, 'company, period or the name of a figure, with - for the largest first'),
  }
  return { screen, faults }
}

const matching =
  (pattern: RegExp, isUpper = false) =>
  (text: string): string | null => {
    const plain = isUpper ? text.toUpperCase() : text
    return pattern.test(plain) ? plain : null
  }

function readCondition(part: string): Condition | string {
  const [name = '', range, ...more] = part.split(':')
  if (!isScreenQuantity(name)) return `Nothing is screened by ${name.slice(0, 60)}`
  if (range === undefined) return { name, from: null, to: null }
  const [low = '', high, ...rest] = range.split('..')
  const isRead = more.length === 0 && rest.length === 0 && high !== undefined
  if (!isRead || [low, high].some((bound) => bound !== '' && !NUMBER.test(bound)))
    return `The range of ${name} must be two numbers with .. between them, such as 0.1..0.5, 0.1.. or ..0.5`
  const [from, to] = [low === '' ? null : Number(low), high === '' ? null : Number(high)]
  if (from !== null && to !== null && from > to) return `The range of ${name} begins above its end`
  return { name, from, to }
}

function readSort(text: string): ScreenSort | null {
  const descending = text.startsWith('-')
  const by = descending ? text.slice(1) : text
  return by === 'company' || by === 'period' || isScreenQuantity(by) ? { by, descending } : null
}

const bound = (value: number | null): string => (value === null ? '' : String(value).replace('+', ''))

const writeCondition = (condition: Condition): string =>
  hasBounds(condition) ? `${condition.name}:${bound(condition.from)}..${bound(condition.to)}` : condition.name

/** The parameters of an address, only those that say something; `readScreen` reads the same screen from them. */
export function writeScreen(screen: Screen): Record<string, string> {
  const { sort } = screen
  const all: Record<string, string | null> = {
    basis: screen.basis === 'year' ? null : screen.basis,
    where: screen.where.length === 0 ? null : screen.where.map(writeCondition).join(','),
    form: screen.form,
    currency: screen.currency,
    list: screen.list,
    sic: screen.sic,
    age: screen.age === null ? null : String(screen.age),
    sort: sort && `${sort.descending ? '-' : ''}${sort.by}`,
  }
  return Object.fromEntries(Object.entries(all).flatMap(([name, text]) => (text === null ? [] : [[name, text]])))
}

/** Its own query string, '' for none: commas and colons stay as they are, so that people can read it. */
export const screenQuery = (screen: Screen): string =>
  Object.entries(writeScreen(screen))
    .map(([name, text]) => `${name}=${encodeURIComponent(text).replaceAll('%2C', ',').replaceAll('%3A', ':')}`)
    .join('&')
