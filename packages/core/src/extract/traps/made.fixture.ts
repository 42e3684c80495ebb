/** Small annual reports in plain HTML for traps that no filing at hand shows. */

interface Table {
  title: string
  heads: string[]
  rows: string[][]
}

const cells = (row: string[]) => row.map((one) => `<td>${one}</td>`).join('')

const table = ({ title, heads, rows }: Table) =>
  `<p>${title}</p><p>(In millions, except per share data)</p><table>` +
  `<tr><td></td><td colspan="${heads.length}">Year Ended December 31,</td></tr>` +
  `<tr><td></td>${cells(heads)}</tr>${rows.map((row) => `<tr>${cells(row)}</tr>`).join('')}</table>`

/** As much text as stands between two statements of a real report. */
const NOTES = `<p>NOTES TO CONSOLIDATED FINANCIAL STATEMENTS</p>${'<p>The accompanying notes are an integral part of these statements. The Company operates plants.</p>'.repeat(60)}`

/** A 10-K for 2023 of a made company with the tables in their order, in millions. */
export const page = (tables: Table[]) =>
  `<html><body><p>UNITED STATES SECURITIES AND EXCHANGE COMMISSION</p><p>FORM 10-K</p>
<p>For the fiscal year ended December 31, 2023</p><p>MADE COMPANY INC.</p>
${tables.map(table).join(NOTES)}</body></html>`
