/** Further habits of the 2000s, made by changing how a statement was set: cells, stubs, heads, tables within tables. */
import { goingOn, selected, underWords } from './further-sheets.ts'
import type { Sheet } from './sheet.ts'
import { PLAIN, type Style, setStatement } from './typeset.ts'

type Change = (html: string) => string

const ROW = /<tr>.*?<\/tr>/g
const isBody = (row: string) => row.includes('padding-left')
const eachRow = (html: string, change: (row: string) => string) => html.replace(ROW, change)
const eachBody = (html: string, change: (row: string) => string) =>
  eachRow(html, (row) => (isBody(row) ? change(row) : row))
const eachHead = (html: string, change: (row: string) => string) =>
  eachRow(html, (row) => (isBody(row) ? row : change(row)))

const STUB = /<td style="padding-left:([\d.]+)pt">(.*?)<\/td>/
const stub = (row: string, change: (label: string, indent: number) => string) =>
  row.replace(STUB, (_, indent: string, label: string) => change(label, Number(indent)))

/** The table's heads, and where they end. */
const afterHeads = (html: string, between: string): string => {
  const first = [...html.matchAll(ROW)].find(([row]) => isBody(row))
  return first === undefined ? html : `${html.slice(0, first.index)}${between}${html.slice(first.index)}`
}

const OPEN = '<table border="0" width="100%">'

/** Steps of an indented stub: empty cells before the label, the rest spanned. */
const STEPS = 3

/** Marks over totals, as rows of their own. */
function ruled(html: string): string {
  return eachBody(html, (row) => {
    const line = (mark: string) =>
      row
        .replace(STUB, '<td>&nbsp;</td>')
        .replace(/<td align="right">[^<]*<\/td>/g, `<td align="right">${mark.repeat(9)}</td>`)
        .replace(/<td>\$<\/td>/g, '<td></td>')
        .replace(/<td nowrap>\)<\/td>/g, '<td nowrap></td>')
    const label = STUB.exec(row)?.[2] ?? ''
    if (!/<td align="right">[^<]*\d/.test(row)) return row
    if (/^total|^gross|^net income/i.test(label)) return `${line('-')}\n${row}\n${line('=')}`
    return row
  })
}

const CHANGES: Readonly<Record<string, readonly [Partial<Style>, Change]>> = {
  'brackets in cells of their own': [
    {},
    (html) =>
      html
        .replace(/<td>(\$?)<\/td><td align="right">\(/g, '<td>$1</td><td>(</td><td align="right">')
        .replace(/<td>(\$?)<\/td><td align="right">(?!<)/g, '<td>$1</td><td></td><td align="right">')
        .replace(/colspan="3" align="center"/g, 'colspan="4" align="center"'),
  ],
  'signs and brackets in one cell': [
    {},
    (html) => html.replace(/<td>\$<\/td><td align="right">\(/g, '<td>$(</td><td align="right">'),
  ],
  'minus signs': [{ cells: 'one' }, (html) => html.replace(/\$?\(([\d.,]+)\)/g, '-$1')],
  'hard spaces around figures': [
    { cells: 'one' },
    (html) =>
      html.replace(
        /<td align="right">(\$?)([^<]*)<\/td>/g,
        (_, sign: string, text: string) => `<td align="right" nowrap>${sign ? '$&nbsp;&nbsp;' : ''}${text}&nbsp;</td>`,
      ),
  ],
  'nil in signs': [{}, (html) => html.replaceAll('&#151;', '-0-')],
  'nil in double hyphens': [{}, (html) => html.replaceAll('&#151;', '--')],
  'fonts in every cell': [
    {},
    (html) =>
      html.replace(
        /<td([^>]*)>(.*?)<\/td>/g,
        '<TD$1><P STYLE="margin:0"><FONT SIZE=2 FACE="Times New Roman">$2</FONT></P></TD>',
      ),
  ],
  'indented by hard spaces': [
    {},
    (html) =>
      eachBody(html, (row) =>
        stub(row, (label, indent) => `<td>${'&nbsp;'.repeat(Math.round(indent / 3))}${label}</td>`),
      ),
  ],
  'indented by cells': [
    {},
    (html) =>
      eachHead(
        eachBody(html, (row) =>
          stub(row, (label, indent) => {
            const steps = Math.min(STEPS - 1, Math.round(indent / 10))
            return `${'<td width="10">&nbsp;</td>'.repeat(steps)}<td colspan="${STEPS - steps}">${label}</td>`
          }),
        ),
        (row) => row.replace('<tr><td>', `<tr><td colspan="${STEPS}">`),
      ),
  ],
  'leaders behind labels': [
    {},
    (html) =>
      eachBody(html, (row) =>
        /\d/.test(row.replace(STUB, ''))
          ? stub(row, (label, indent) => `<td style="padding-left:${indent}pt">${label}${' .'.repeat(12)}</td>`)
          : row,
      ),
  ],
  'labels in capitals': [
    {},
    (html) =>
      eachBody(html, (row) =>
        stub(
          row,
          (label, indent) =>
            `<td style="padding-left:${indent}pt">${label.replace(/&[#\w]+;|[a-z]+/g, (text) => (text.startsWith('&') ? text : text.toUpperCase()))}</td>`,
        ),
      ),
  ],
  'marks over totals': [{}, ruled],
  'empty rows between': [
    {},
    (html) => eachBody(html, (row) => `${row}\n<tr><td colspan="13" height="6">&nbsp;</td></tr>`),
  ],
  'a table each row': [{}, (html) => html.replace(/<\/tr>\n<tr>/g, `</tr></table>\n${OPEN}<tr>`)],
  'heads in a table of their own': [{}, (html) => afterHeads(html, `</table>\n${OPEN}\n`)],
  'heads in a table of their own, full dates': [
    { dates: 'full', cells: 'spaced' },
    (html) => afterHeads(html, `</table>\n${OPEN}\n`),
  ],
  'title in a table of its own': [
    { title: 'inside', unit: 'inside' },
    (html) =>
      html.replace(
        /(<\/b><\/td><\/tr>\n(?:<tr><td colspan="\d+" align="center">\([^<]*<\/td><\/tr>\n)?)/,
        `$1</table>\n${OPEN}\n`,
      ),
  ],
  'a table within a table': [{}, (html) => `<table width="100%"><tr><td>&nbsp;</td><td>\n${html}\n</td></tr></table>`],
  'heads broken by lines': [
    { dates: 'each' },
    (html) =>
      eachHead(html, (row) =>
        row.replace(
          /<b>([^<]*)<\/b>/g,
          (_, text: string) => `<b>${text.replace(/ Ended /, '<br>Ended<br>').replace(/, /, ',<br>')}</b>`,
        ),
      ),
  ],
  'years apart from the words, unit below': [
    { unit: 'inside' },
    (html) => {
      const unit = /<tr><td colspan="\d+" align="center">\((?:in )[^<]*<\/td><\/tr>\n/.exec(html)?.[0] ?? ''
      return unit === '' ? html : afterHeads(html.replace(unit, ''), unit)
    },
  ],
  'dates in the title': [{ words: 'CONSOLIDATED STATEMENTS OF INCOME FOR THE YEARS' }, (html) => html],
  'preformatted within a cell': [{ pre: true }, (html) => `<table width="100%"><tr><td>${html}</td></tr></table>`],
  'rows on one line of source': [{}, (html) => html.replace(/\n/g, '')],
  'cells on lines of their own': [
    {},
    (html) => html.replace(/<td/g, '\n  <td').replace(/(<td[^>]*>)(?=[^<])/g, '$1\n    '),
  ],
}

/** The statement in each further habit, by name. */
export function furtherHabits(sheet: Sheet, pick: <T>(list: readonly T[]) => T): [name: string, html: string][] {
  const out = Object.entries(CHANGES).map(([name, [style, change]]): [string, string] => [
    name,
    change(setStatement(sheet, { ...PLAIN, ...style })),
  ])
  const sheets: [string, Sheet | null][] = [
    ['EPS and shares under words', underWords(sheet, false)],
    ['shares in thousands by their words', underWords(sheet, true)],
    ['comprehensive income below', goingOn(sheet, 'comprehensive')],
    ['retained earnings below', goingOn(sheet, 'retained')],
  ]
  for (const [name, other] of sheets) if (other !== null) out.push([name, setStatement(other, PLAIN)])
  const own = setStatement(sheet, PLAIN)
  out.push(
    ['selected data before', `${selected(sheet)}<hr>\n${own}`],
    ['selected data after', `${own}<hr>\n${selected(sheet)}`],
  )
  const below = goingOn(sheet, 'retained')
  const words = underWords(below ?? sheet, false) ?? below ?? sheet
  const changes = Object.values(CHANGES).map(([, change]) => change)
  for (let k = 0; k < 3; k += 1)
    out.push([
      'further mixed',
      pick(changes)(
        pick(changes)(
          setStatement(words, {
            ...PLAIN,
            dates: pick(['years', 'full', 'stacked', 'each'] as const),
            unit: pick(['above', 'inside'] as const),
          }),
        ),
      ),
    ])
  return out
}
