/** What stands over the cells of a table: the heads of its columns, and the row without figures that heads a group. */
import { decodeEntities } from '@topline/core/filing/entities.ts'

export interface Piece {
  text: string
  /** byte of the piece's first character */
  at: number
  /** the columns its cell covers; in plain text its characters */
  column: number
  span: number
}

const FIGURE = /^[\s$€£¥(\-–—−]*(?:\d[\d,]*(?:\.\d+)?|\.\d+)[\s)%]*$/
const YEAR = /^(?:19|20)\d\d$/
const MOST_ROWS = 4
const LONGEST = 90

/** Text of a document without its entities; one space between words. */
export function plainText(text: string): string {
  return decodeEntities(text, () => ' ')
    .replace(/’/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
}

/** Reads rows one after the other; rows without figures over others are their heads. */
export class Heads {
  /** words of the row that heads the rows below it, such as 'Shares used in computing'; '' = none */
  group = ''
  private rows: Piece[][] = []
  private table = -1
  private hadFigures = false

  read(row: readonly Piece[], table: number): void {
    if (table !== this.table) this.reset()
    this.table = table
    if (row.length === 0) return
    if (row.some(({ text }) => FIGURE.test(text) && !YEAR.test(text.trim()))) {
      this.hadFigures = true
      return
    }
    const [first] = row
    if (row.length === 1 && first && first.column === 0) {
      this.group = plainText(first.text).slice(0, LONGEST)
      return
    }
    // Heads under figures begin the columns anew, as in a table of two parts.
    if (this.hadFigures) this.reset()
    this.rows = [...this.rows, [...row]].slice(-MOST_ROWS)
  }

  /** The words over these columns, from the top down; '' = none. A sign or a note beside a number may shift it by one. */
  over(column: number, span: number): string {
    const words = this.rows.flatMap((row) => {
      const within = (slack: number) =>
        row.filter((one) => one.column < column + span + slack && one.column + one.span > column - slack)
      const [exact, near] = [within(0), within(1)]
      // A head of two lines is two pieces of one cell.
      const [first] = exact.length > 0 ? exact : near
      if (!first || first.column === 0) return []
      return [
        plainText(
          row
            .filter((one) => one.column === first.column)
            .map((one) => one.text)
            .join(' '),
        ),
      ]
    })
    return [...new Set(words)].join(', ').slice(0, LONGEST)
  }

  private reset(): void {
    this.group = ''
    this.rows = []
    this.hadFigures = false
  }
}
