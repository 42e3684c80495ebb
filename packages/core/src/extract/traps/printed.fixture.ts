/** Tests of statements as companies print them, set in HTML and as text. */
import { expect, it } from 'vitest'
import { type Extraction, FIGURE_NAMES, type FigureName } from '../../statement/statement.ts'
import { extractFiling } from '../extract.ts'
import { asHtml, asText, type Printed } from './typeset.fixture.ts'

export type Says = Partial<Record<FigureName, number | null>> & {
  start_date?: string
  end_date?: string
  currency?: string
}

/** Reads a made filing, which must hold a statement. */
export function readPrinted(document: string): Extraction {
  const result = extractFiling(Buffer.from(document), {})
  if (!result.ok) throw new Error(result.error.message)
  return result
}

/** The statement set in HTML and as text must both say what was typed from it, and both must pass QC. */
export function testPrinted(
  promise: string,
  printed: Printed,
  says: Says,
  settings: ('html' | 'text')[] = ['html', 'text'],
) {
  it.each(settings)(`${promise} (%s)`, (setting) => {
    const { income_statement: statement, qc } = readPrinted(setting === 'html' ? asHtml(printed) : asText(printed))
    const figures = Object.fromEntries(
      FIGURE_NAMES.filter((name) => name in says).map((name) => [name, statement[name]]),
    )
    const { start_date, end_date, currency } = statement
    expect({ ...figures, start_date, end_date, currency }).toMatchObject(says)
    expect(qc.tests.filter((test) => test.necessary && !test.passed)).toEqual([])
  })
}
