/**
 * Statements as companies print them, made into small filings: the words, figures, columns and units are those of the
 * statement named in the test; the cover and the typesetting (HTML cells, text columns) are made.
 */
export interface Printed {
  form: '10-K' | '10-Q' | '20-F'
  /** Day on which the period ends, as the cover prints it. */
  ended: string
  company: string
  title: string
  /** The line of units, and of periods where it stands above the table. */
  units: string
  /**
   * A line of the head begins with `^`; its cells stand between `|`, and `<` continues the cell before it. Other lines
   * are a label and its figures, or a heading alone. Blanks at the beginning indent.
   */
  lines: string
}

interface Cell {
  text: string
  span: number
}

const body = (one: Printed) => one.lines.split('\n').filter((line) => line.trim() !== '')
const parts = (line: string) => line.split('|').map((part) => part.trim())
const indentOf = (line: string) => line.length - line.trimStart().length

/** The cells of a head line over `columns` columns. */
function headCells(line: string): Cell[] {
  const cells: Cell[] = []
  for (const text of parts(line.trim().slice(1))) {
    const last = cells.at(-1)
    if (text === '<' && last) last.span += 1
    else cells.push({ text, span: 1 })
  }
  return cells
}

const widthOf = (one: Printed) => Math.max(...body(one).map((line) => parts(line).length - 1))

function cover({ form, ended, company }: Printed): string[] {
  const period = form === '10-Q' ? 'For the quarterly period ended' : 'For the fiscal year ended'
  return [
    'UNITED STATES',
    'SECURITIES AND EXCHANGE COMMISSION',
    `FORM ${form}`,
    `${period} ${ended}`,
    company,
    '(Exact name of registrant as specified in its charter)',
  ]
}

/** A figure in the three cells of most HTML filings: currency, digits, closing bracket. */
function figureCells(text: string): string {
  const sign = /^(\$|€|£|R\$|US\$|RMB|¥)/.exec(text)?.[0] ?? ''
  const bare = text.slice(sign.length).trim()
  const close = bare.endsWith(')%') ? ')%' : bare.endsWith(')') ? ')' : bare.endsWith('%') ? '%' : ''
  const digits = bare.slice(0, bare.length - close.length)
  return `<td>&nbsp;</td><td>${sign}</td><td align="right">${digits}</td><td>${close}</td>`
}

/** The filing in HTML, four cells a column. */
export function asHtml(one: Printed): string {
  const rows = body(one).map((line) => {
    if (line.trim().startsWith('^')) {
      const cells = headCells(line).map(({ text, span }) =>
        text === ''
          ? `<td colspan="${4 * span}">&nbsp;</td>`
          : `<td>&nbsp;</td><td colspan="${4 * span - 1}" align="center"><b>${text}</b></td>`,
      )
      return `<tr><td>&nbsp;</td>${cells.join('')}</tr>`
    }
    const [label = '', ...figures] = parts(line)
    const pad = indentOf(line)
    const name = `<td><p style="margin-left:${10 * pad}px">${label}</p></td>`
    return `<tr>${name}${figures.map((text) => (text === '' ? '<td colspan="4">&nbsp;</td>' : figureCells(text))).join('')}</tr>`
  })
  return `<html><body>${cover(one)
    .map((line) => `<p>${line}</p>`)
    .join('\n')}
<p align="center"><b>${one.company}</b></p><p align="center"><b>${one.title}</b></p><p align="center">${one.units}</p>
<table>\n${rows.join('\n')}\n</table><p>See accompanying notes.</p></body></html>`
}

const LABEL = 52
const COLUMN = 15

/** The filing as text of the 1990s: dot leaders, figures at the right of their columns. */
export function asText(one: Printed): string {
  const columns = widthOf(one)
  const rows = body(one).flatMap((line) => {
    if (line.trim().startsWith('^')) {
      let at = LABEL
      let text = ''
      for (const cell of headCells(line)) {
        const width = COLUMN * cell.span
        const left = at + Math.max(2, Math.floor((width - cell.text.length) / 2) + 1)
        if (cell.text !== '') text = `${text.padEnd(left)}${cell.text}`
        at += width
      }
      return [text]
    }
    const [label = '', ...figures] = parts(line)
    const words = `${' '.repeat(indentOf(line))}${label}`
    if (figures.length === 0) return [words]
    const wrapped: string[] = []
    let rest = words
    while (rest.length > LABEL - 3) {
      const cut = rest.lastIndexOf(' ', LABEL - 4)
      wrapped.push(rest.slice(0, cut))
      rest = `${' '.repeat(indentOf(line) + 2)}${rest.slice(cut + 1)}`
    }
    const set = figures.map((text) => {
      const close = text.endsWith(')') || text.endsWith('%')
      return (close ? text : `${text} `).padStart(COLUMN)
    })
    return [...wrapped, `${rest.trim() === '' ? rest : rest.padEnd(LABEL - 1, '.')} ${set.join('')}`.trimEnd()]
  })
  const rule = ' '.repeat(LABEL) + '    -----------'.repeat(columns)
  const first = rows.findIndex((_, i) => !(body(one)[i] ?? '').trim().startsWith('^'))
  return `${cover(one).join('\n')}\n\n\n<PAGE>\n\n${' '.repeat(30)}${one.title}\n${' '.repeat(30)}${one.units}\n\n${[
    ...rows.slice(0, first),
    rule,
    ...rows.slice(first),
    rule,
  ].join('\n')}\n\nSee accompanying notes.\n`
}
