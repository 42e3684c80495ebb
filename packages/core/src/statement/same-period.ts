/** When two prints mean the same day or period: ends and starts may differ by some days between two filings. */
import { daysBetween } from '../format/day.ts'
import type { Ymd } from './statement.ts'

const SAME_DAY = 6

export const isNear = (a: Ymd, b: Ymd): boolean => Math.abs(daysBetween(a, b)) <= SAME_DAY

/** Whether a day lies a year before another: years of 52 and 53 weeks have 364 and 371 days. */
export const isYearBefore = (before: Ymd, now: Ymd): boolean => Math.abs(daysBetween(before, now) - 366) <= 8

/** A quarter is of three months, or of four where a year has three of them and one of four (16 or 17 weeks). */
export const isQuarterLong = (months: number | null): boolean => months === 3 || months === 4
