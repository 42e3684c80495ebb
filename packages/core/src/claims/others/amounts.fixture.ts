import type { OtherFigure } from '../../figures-in-words/facts.ts'

/** A figure of the balance sheet or the cash flows at the end of 2025 and of 2024, in billions of dollars. */
export const figure = (name: OtherFigure['name'], label: string, now: number, old: number): OtherFigure[] =>
  [now, old].map((value, at) => ({
    ...{ name, label, period: `${2025 - at} FY`, value: value * 1e9, currency: 'USD' },
    ...{ end_date: `${2025 - at}-12-31`, months: null },
  }))
