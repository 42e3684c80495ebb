import type { Figure } from '../document/row.ts'
import { conceptKind } from '../lexicon/concept-kind.ts'
import { type Kind, kindOf } from '../lexicon/kinds.ts'
import { NON_GAAP } from '../lexicon/share-kind.ts'
import type { SheetLine } from '../sheet/amount.ts'

/** What each line of a table is: by its words, and for figures per share by their place and shape where words are silent. */
export function kindsOf(lines: readonly SheetLine[], column: number): Kind[] {
  const figureOf = (line: SheetLine) => line.values[column] ?? line.values.find((figure) => figure !== null) ?? null
  const kinds = lines.map((line) => factKind(line) ?? kindOf(line, figureOf(line)))
  const at = kinds.indexOf('net')
  const whole = lines.slice(0, at + 1).flatMap(({ values }) => values[column] ?? [])
  // A statement in dollars and cents: two decimals say nothing there.
  if (at < 0 || whole.filter(({ decimals }) => decimals >= 2).length > whole.length / 5) return kinds
  return kinds.map((kind, i) => {
    const figure = lines[i]?.values[column] ?? null
    return i > at && figure !== null && isPerShare(lines[i], figure) ? 'eps' : kind
  })
}

/** What the tag of a line says that it is; null where it does not say. A part of the company is no line of the whole. */
const factKind = ({ fact }: SheetLine): Kind | null =>
  fact === undefined ? null : fact.dims.size > 0 ? 'other' : conceptKind(fact.concept)

const RESULT =
  /\b(?:income|loss|losses|earnings|profit|gain|operations|extraordinary|cumulative|(?:dis)?continued|accounting)\b/
const ELSE =
  /\b(?:dividends?|distribut\w+|book value|market|price|margin|ratio|average|percent|shares|units|comprehensive|times|yield|return)\b|%/

/**
 * Below net income, in a statement of whole amounts, a result with two decimals is one per share, also where its heading
 * has been lost or stands on one line only (Abbott Laboratories, 10-K 2008: "Basic Earnings Per Common Share — Continuing
 * Operations 3.06", then "Net Earnings 3.16"; 0000912057-96-005295; 0000950123-95-000109).
 */
const isPerShare = (line: SheetLine | undefined, { decimals, value, percent }: Figure): boolean =>
  line !== undefined &&
  decimals >= 2 &&
  !percent &&
  Math.abs(value) < 1000 &&
  (RESULT.test(line.bare) || line.bare === 'net') &&
  !ELSE.test(line.words) &&
  !NON_GAAP.test(line.words)
