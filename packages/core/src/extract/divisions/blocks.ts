/** Blocks of a note's table: revenue, profit and assets under each division's name (T110). */
import type { Figure } from '../document/row.ts'
import type { Line } from '../sheet/lines.ts'
import { cleanName, isMeasure, isProfit, isResidual } from './names.ts'

/** A cell of a block's line under the name that stands over it. */
export type NamedFigure = readonly [line: Line, figure: Figure, name: string]

/** Words of revenue from others than the company's own divisions. */
const OUTSIDE =
  /^(?:(?:net )?(?:sales|revenues?) (?:to|from) )?(?:external|unaffiliated|third|trade|outside|customers?\b)/
const BETWEEN = /\b(?:inter|intra)-?\s?(?:segment|company|area|group)|\btransfers?\b|\baffiliate/
const CLOSING = /^(?:totals?\b|consolidated\b|)$|^(?:totals?|consolidated) (?:net )?(?:operating )?(?:sales|revenues?)/

interface Block {
  title: string
  indent: number
  lines: Line[]
}

/** The lines under each name, and those after them that no longer belong to the last name, in printed order. */
function blocksOf(lines: readonly Line[]): (Block | Line)[] {
  const out: (Block | Line)[] = []
  const known = new Map<string, Block>()
  for (const line of lines) {
    const { title } = line
    if (title === '' || isMeasure(title.toLowerCase())) {
      out.push(line)
      continue
    }
    const block = known.get(title)
    if (block === undefined) {
      const made = { title, indent: line.indent, lines: [line] }
      known.set(title, made)
      out.push(made)
    } else if (isOver(line, block)) out.push(line)
    else block.lines.push(line)
  }
  return out
}

/** Whether a line stands outside the block whose name is the last that was printed: set less deep, or called so. */
const isOver = (line: Line, block: Block): boolean =>
  line.indent < block.indent ||
  (isResidual(line.label) && !BETWEEN.test(line.bare.replace(/eliminat.*/, ''))) ||
  (/eliminat/.test(line.bare) && !isResidual(block.title)) ||
  /^consolidated\b/.test(line.bare) ||
  (/^total\b/.test(line.bare) && isMeasure(line.bare) && block.lines.some(({ bare }) => bare === line.bare.slice(6)))

/** Which of a block's lines of revenue is taken: sales to others, the first, or the total. */
type Choice = 'outside' | 'first' | 'total'

function chosen({ title, lines }: Block, column: number, choice: Choice): NamedFigure[] {
  const printed = lines.filter((line) => {
    const figure = line.values[column]
    return figure && !figure.percent
  })
  const outside = printed.find((line) => OUTSIDE.test(line.bare) && !BETWEEN.test(line.bare))
  const measures = printed.filter((line) => isMeasure(line.bare))
  const underMeasure = outside !== undefined && isMeasure((outside.heading.split(' > ').at(-2) ?? '').trim())
  const total = measures.filter(({ bare }) => /^total\b/.test(bare)).at(-1)
  const first =
    measures[0] ??
    (underMeasure ? outside : undefined) ??
    (isResidual(title) ? printed.find(({ bare }) => /income|revenue/.test(bare) && !isProfit(bare)) : undefined)
  const line = choice === 'outside' ? (outside ?? first) : choice === 'total' ? (total ?? first) : first
  const figure = line?.values[column]
  return line && figure ? [[line, figure, cleanName(title)]] : []
}

/** The cells that the blocks of a column offer: one a name, with what is printed after them of rests and totals. */
export function blockCells(lines: readonly Line[], column: number): NamedFigure[][] {
  const blocks = blocksOf(lines)
  const named = blocks.filter((one): one is Block => 'lines' in one)
  if (named.length < 2) return []
  const after = blocks.indexOf(named[0] as Block)
  const of = (choice: Choice) =>
    blocks.slice(after).flatMap((one): NamedFigure[] => {
      if ('lines' in one) return chosen(one, column, choice)
      const figure = one.values[column]
      if (!figure || figure.percent) return []
      const isClosing = CLOSING.test(one.bare) || isMeasure(one.bare)
      return isClosing || isResidual(one.label) ? [[one, figure, cleanName(one.label)]] : []
    })
  const offers = (['outside', 'first', 'total'] as const).map(of)
  const key = (cells: readonly NamedFigure[]) => cells.map(([, { start }]) => start).join(' ')
  return offers.filter((cells, at) => !offers.slice(0, at).some((other) => key(other) === key(cells)))
}
