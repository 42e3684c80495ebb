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
   * A line of the head begins with `^` (with `^:` where its first cell stands over the labels); its cells stand between
   * `|`, and `<` continues the cell before it. Other lines are a label and its figures, or a heading alone. Blanks at
   * the beginning indent.
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

/** What a head line prints over the labels, and its cells over the columns. */
function headOf(line: string): { label: string; cells: Cell[] } {
  const bare = line.trim().slice(1)
  const named = bare.startsWith(':')
  const [label = '', ...rest] = parts(named ? bare.slice(1) : `|${bare}`)
  const cells: Cell[] = []
  for (const text of rest) {
    const last = cells.at(-1)
    if (text === '<' && last) last.span += 1
    else cells.push({ text, span: 1 })
  }
  return { label, cells }
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
      const head = headOf(line)
      const cells = head.cells.map(({ text, span }) =>
        text === ''
          ? `<td colspan="${4 * span}">&nbsp;</td>`
          : `<td>&nbsp;</td><td colspan="${4 * span - 1}" align="center"><b>${text}</b></td>`,
      )
      return `<tr><td>${head.label || '&nbsp;'}</td>${cells.join('')}</tr>`
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
      const { label, cells } = headOf(line)
      const long = cells.some(({ text, span }) => text.length > COLUMN * span - 2)
      // What is too long for its column goes on below, the year of a date alone.
      const halves = cells.map(({ text, span }) => {
        const cut = !long ? -1 : /, \d{4}$/.test(text) ? text.length - 5 : text.indexOf(' ', text.length / 2 - 1)
        return cut < 0
          ? [
              { text, span },
              { text: '', span },
            ]
          : [
              { text: text.slice(0, cut), span },
              { text: text.slice(cut + 1), span },
            ]
      })
      const set = (words: string, row: (Cell | undefined)[]) => {
        let at = LABEL
        let text = words
        for (const cell of row) {
          const width = COLUMN * (cell?.span ?? 1)
          const left = at + Math.max(2, Math.floor((width - (cell?.text.length ?? 0)) / 2) + 1)
          if (cell && cell.text !== '') text = `${text.padEnd(left)}${cell.text}`
          at += width
        }
        return text
      }
      const first = set(
        label,
        halves.map(([cell]) => cell),
      )
      return long
        ? [
            first,
            set(
              '',
              halves.map(([, cell]) => cell),
            ),
          ]
        : [first]
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
    return [...wrapped, `${rest.padEnd(LABEL - 1, rest.trim() === '' ? ' ' : '.')} ${set.join('')}`.trimEnd()]
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
