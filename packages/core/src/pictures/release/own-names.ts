/** What a measure of the company's own is called, on its picture and beside it. */
import type { NonGaapMeasure } from '../../statement/release.ts'

/**
 * The name as printed without the marks of its footnotes: "Adjusted(2) Income", "Non-GAAP net income**", "Other
 * (income)/deductions––net(1)", "Income taxes1".
 */
export const plainName = (printed: string): string =>
  printed
    .replace(/\s*\((?:\d{1,2}|[A-Z])\)(?:\s*,\s*\(\d{1,2}\))*/g, '')
    .replace(/\*+/g, '')
    .replace(/(?<=[a-z]{2})\d(?=\)|\s|$)/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** The company's name of its measure, always in quotation marks. */
export const quotedName = ({ measure }: Pick<NonGaapMeasure, 'measure'>): string => `“${plainName(measure)}”`
