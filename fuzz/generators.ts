/** Documents that make careless readers do quadratic work, each of about `n` bytes. Pure. */
import { LAYOUTS, manyMembers } from './members.ts'

const HEAD =
  '<html xmlns:ix="http://www.xbrl.org/2013/inlineXBRL" xmlns:xbrli="http://www.xbrl.org/2003/instance" xmlns:us-gaap="http://fasb.org/us-gaap/2024" xmlns:dei="http://xbrl.sec.gov/dei/2024"><body>'
const TITLE = '10-Q\nCONSOLIDATED STATEMENTS OF OPERATIONS\n(in millions)\n'
const fill = (piece: string, n: number) => piece.repeat(Math.ceil(n / piece.length))
const tagged = (piece: string) => (n: number) => HEAD + fill(piece, n)
const html = (piece: string) => (n: number) =>
  `<html><body>${TITLE}<table><tr><td>Net income</td></tr>${fill(piece, n)}`
const text = (piece: string) => (n: number) => TITLE + fill(piece, n)

/** A context and a fact take about so many. */
const BYTES_A_MEMBER = 600

export const GENERATORS: Record<string, (n: number) => string> = {
  'only <': (n) => '<'.repeat(n),
  'only < after a title': html('<'),
  'only < in a tagged document': tagged('<'),
  'facts that do not begin': tagged('<ix:nonFraction '),
  'nested facts': tagged('<ix:nonFraction name="us-gaap:Revenues" contextRef="c">'),
  'facts without a period': tagged('<ix:nonFraction name="us-gaap:Revenues" contextRef="c">1</ix:nonFraction>'),
  'stray ends of facts': tagged('</ix:nonFraction>'),
  'nested cover facts': tagged('<ix:nonNumeric name="dei:DocumentType">'),
  'hidden sections': tagged('<ix:hidden>'),
  'resources that do not end': tagged('<ix:resources>'),
  'contexts that do not end': tagged('<ix:resources><xbrli:context id="c">'),
  'long attribute': (n) => `${HEAD}<ix:nonFraction name="${'a'.repeat(n)}">`,
  'many attributes': (n) => `${HEAD}<ix:nonFraction ${fill('a="1" ', n)}>`,
  'unclosed tables': html('<table>'),
  'unclosed rows and cells': html('<tr><td>1'),
  'ends of tables': html('</table>'),
  'unclosed comments': html('<!--'),
  'cells with endless entities': html('<td>&#38;&amp;&nbsp'),
  'white space': html(' '),
  'white space in text': text(' '),
  'dashes in text': text('-'),
  'dotted leaders': text('Net sales ...... . . . . .'),
  'lines of leaders': text('Net sales.........................................\n'),
  'lines of figures': text('Net sales   1,000   2,000\n'),
  'titles without statements': text('STATEMENTS OF OPERATIONS\n\n'),
  'one endless number': text('9'),
  brackets: text('('),
  ...Object.fromEntries(
    LAYOUTS.map((layout) => [
      `members in ${layout}`,
      (n: number) => manyMembers(Math.ceil(n / BYTES_A_MEMBER), layout),
    ]),
  ),
}
