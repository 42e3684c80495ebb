/** Sets a statement in HTML as filers do: where its title, unit and dates stand, how its figures are cut into cells. */
import { MONTH_NAMES } from '@topline/core/format/date.ts'
import { escapeText } from '@topline/core/format/markup.ts'
import type { Sheet, SheetRow } from './sheet.ts'

export interface Style {
  /** Where the title stands; `rows` = wrapped over the table's first rows. */
  title: 'above' | 'inside' | 'rows' | 'broken' | 'none'
  words: string
  /** Where the unit is printed; `stub` = over the labels, in the row of the years. */
  unit: 'above' | 'inside' | 'stub' | 'footer' | 'title'
  dates: 'years' | 'full' | 'stacked' | 'european' | 'numeric' | 'each' | 'fiscal'
  oldestFirst: boolean
  /** How a figure is cut into cells. */
  cells: 'one' | 'signs' | 'spaced' | 'ragged' | 'bars'
  /** A further column. */
  beside: 'none' | 'percent' | 'change' | 'notes' | 'empty'
  labels: 'plain' | 'marks' | 'broken' | 'rows'
  /** The current column is printed without figures. */
  blank: boolean
  /** Rows on the first page; null = one page. */
  pageRows: number | null
  pre: boolean
}

export const PLAIN: Style = {
  title: 'above',
  words: 'CONSOLIDATED STATEMENTS OF INCOME',
  unit: 'above',
  dates: 'years',
  oldestFirst: false,
  cells: 'signs',
  beside: 'none',
  labels: 'plain',
  blank: false,
  pageRows: null,
  pre: false,
}

type Day = Sheet['ends'][number]
const monthOf = ({ month }: Day): string => MONTH_NAMES[month - 1] ?? ''
const encoded = (text: string): string => escapeText(text).replaceAll('—', '&#151;')

/** What the filing says of its units, in the words most filings use; empty for whole units. */
function unitWords({ money, shares }: Sheet): string {
  if (money === 1) return ''
  const unit = money === 1e6 ? 'millions' : 'thousands'
  if (shares === money) return `(in ${unit}, except per share data)`
  if (shares === 1) return `(in ${unit}, except share and per share data)`
  return `(in ${unit}, except per share data; shares in ${shares === 1e6 ? 'millions' : 'thousands'})`
}

/** The words over all columns and those over each. */
function headOf({ ends, months }: Sheet, order: readonly number[], dates: Style['dates']) {
  const days = order.flatMap((j) => ends[j] ?? [])
  const [first] = days
  const span = months === 12 ? 'Year' : months === 3 ? 'Three Months' : `${months} Months`
  const spans = `${span}${months === 12 ? 's' : ''} Ended`
  const full = (day: Day) => `${monthOf(day)} ${day.day}, ${day.year}`
  const same = days.every(({ month, day }) => month === first?.month && day === first.day)
  if (dates === 'european')
    return { over: [spans], each: [days.map((day) => `${day.day} ${monthOf(day)} ${day.year}`)] }
  if (dates === 'numeric') return { over: [spans], each: [days.map((day) => `${day.month}/${day.day}/${day.year}`)] }
  if (dates === 'each') return { over: [], each: [days.map((day) => `${span} Ended ${full(day)}`)] }
  if (dates === 'fiscal' && months === 12) return { over: [], each: [days.map(({ year }) => `Fiscal ${year}`)] }
  if (dates === 'stacked')
    return {
      over: [spans],
      each: [days.map((day) => `${monthOf(day)} ${day.day},`), days.map(({ year }) => `${year}`)],
    }
  if (dates === 'full' || !same || first === undefined) return { over: [spans], each: [days.map(full)] }
  return { over: [`${spans} ${monthOf(first)} ${first.day},`], each: [days.map(({ year }) => `${year}`)] }
}

const numberOf = (text: string): number => {
  const size = Number(text.replace(/[^\d.]/g, ''))
  return text.startsWith('(') ? -size : size
}

/** A further column's text in one row. */
function besideOf(row: SheetRow, order: readonly number[], at: number, kind: Style['beside'], base: number): string {
  const [own, before] = order.map((j) => numberOf(row.values[j] ?? ''))
  const value = row.values[order[at] ?? 0] ?? ''
  const isAmount = row.values.some((text) => /\d/.test(text)) && !row.values.some((text) => /\.\d\d\)?$/.test(text))
  if (kind === 'percent')
    return isAmount && /\d/.test(value) && base ? `${((100 * numberOf(value)) / base).toFixed(1)}%` : ''
  if (kind === 'change')
    return isAmount && own && before ? `${Math.round((100 * (own - before)) / Math.abs(before))}%` : ''
  if (kind === 'notes') return /tax|share/i.test(row.label) ? `${(row.label.length % 9) + 2}` : ''
  return ''
}

/** The cells of one figure; `first` = the row prints a currency sign. */
function figureCells(text: string, cells: Style['cells'], first: boolean, row: number): string {
  const percent = text.endsWith('%')
  const negative = text.startsWith('(')
  const bare = text.replace(/[()%]/g, '')
  const sign = first && bare !== '' && !percent ? '$' : ''
  const shut = percent ? '%' : negative ? ')' : ''
  const digits = encoded(`${negative ? '(' : ''}${bare}`)
  if (cells === 'one') return `<td align="right">${sign}${digits}${shut}</td>`
  if (cells === 'bars') return `<td>|</td><td align="right">${sign}${digits}${shut}</td>`
  if (cells === 'spaced')
    return `<td>&nbsp;</td><td>&nbsp;</td><td>${sign}</td><td align="right">${digits}</td><td>${shut}</td>`
  // Some rows merge the sign's cell with the digits' (ragged), so that spans differ from row to row.
  if (cells === 'ragged' && row % 3 === 1)
    return `<td>&nbsp;</td><td colspan="2" align="right">${sign}${digits}</td><td>${shut}</td>`
  if (cells === 'ragged' && row % 3 === 2)
    return `<td colspan="3" align="right">${sign}${digits}</td><td>${shut || '&nbsp;'}</td>`
  return `<td>&nbsp;</td><td>${sign}</td><td align="right">${digits}</td><td nowrap>${shut}</td>`
}

const WIDTH: Record<Style['cells'], number> = { one: 1, signs: 4, spaced: 5, ragged: 4, bars: 2 }

/** The label as it is set; one over two rows comes back as two. */
function labelsOf(label: string, style: Style['labels'], at: number): string[] {
  const words = label.split(' ')
  const middle = Math.ceil(words.length / 2)
  const halves = [words.slice(0, middle).join(' '), words.slice(middle).join(' ')]
  if (style === 'marks' && at % 3 === 0 && label !== '') return [`${encoded(label)}<sup>(${(at % 4) + 1})</sup>`]
  if (style === 'marks' && at % 3 === 1 && label !== '') return [`${encoded(label)} (${'abc'.charAt(at % 3)})`]
  if (words.length < 4) return [encoded(label)]
  if (style === 'broken') return [`${encoded(halves[0] ?? '')}<br>\n&nbsp;&nbsp;${encoded(halves[1] ?? '')}`]
  if (style === 'rows' && /^[a-z(]/.test(halves[1] ?? '')) return halves.map(encoded)
  return [encoded(label)]
}

interface Column {
  j: number | null
  beside: number
}

/** The columns in printed order. */
function columnsOf(order: readonly number[], beside: Style['beside']): Column[] {
  const own = order.map((j): Column => ({ j, beside: -1 }))
  if (beside === 'none') return own
  if (beside === 'notes') return [{ j: null, beside: 0 }, ...own]
  if (beside === 'change') return [...own, { j: null, beside: 0 }]
  return own.flatMap((column, at) => [column, { j: null, beside: at }])
}

function table(sheet: Sheet, rows: readonly SheetRow[], style: Style, title: string, unit: string): string {
  const order = sheet.ends.map((_, j) => j).sort((a, b) => (style.oldestFirst ? 1 : -1) * rank(sheet, a, b))
  const columns = columnsOf(order, style.beside)
  const { over, each } = headOf(sheet, order, style.dates)
  const width = WIDTH[style.cells]
  const all = columns.length * width
  const head = [
    ...(style.title === 'inside' ? [`<tr><td colspan="${all + 1}" align="center"><b>${title}</b></td></tr>`] : []),
    ...(style.title === 'rows'
      ? [sheet.company.toUpperCase(), ...inHalves(title)].map(
          (text) => `<tr><td colspan="${all + 1}" align="center"><b>${encoded(text)}</b></td></tr>`,
        )
      : []),
    ...(style.unit === 'inside' && unit !== ''
      ? [`<tr><td colspan="${all + 1}" align="center">${unit}</td></tr>`]
      : []),
    ...over.map((text) => `<tr><td>&nbsp;</td><td colspan="${all}" align="center"><b>${text}</b></td></tr>`),
    ...each.map(
      (texts, k) =>
        `<tr><td>${style.unit === 'stub' && k === each.length - 1 ? unit : '&nbsp;'}</td>${columns.map(({ j }) => headCell(j === null ? (k === each.length - 1 ? BESIDE[style.beside] : '') : (texts[order.indexOf(j)] ?? ''), width)).join('')}</tr>`,
    ),
  ]
  const base = (j: number) =>
    Math.max(...sheet.rows.slice(0, 6).map(({ values }) => Math.abs(numberOf(values[j] ?? ''))))
  const body = rows.flatMap((row, at) => {
    const full = row.values.some((text) => text !== '')
    const labels = labelsOf(row.label, style.labels, at)
    const pad = `padding-left:${Math.min(60, row.indent)}pt`
    const figures = columns.map(({ j, beside }) => {
      const text =
        j === null
          ? besideOf(row, order, beside, style.beside, base(order[beside] ?? 0))
          : style.blank && j === sheet.current
            ? ''
            : (row.values[j] ?? '')
      return figureCells(text, style.cells, at < 3 && j !== null, at)
    })
    const blank = `<td colspan="${all}">&nbsp;</td>`
    return labels.map(
      (label, k) =>
        `<tr><td style="${pad}">${label === '' ? '&nbsp;' : label}</td>${full && k === labels.length - 1 ? figures.join('') : blank}</tr>`,
    )
  })
  return `<table border="0" width="100%">\n${[...head, ...body].join('\n')}\n</table>`
}

const BESIDE: Record<Style['beside'], string> = {
  none: '',
  percent: '%',
  change: '% Change',
  notes: 'Notes',
  empty: '',
}
const headCell = (text: string, width: number): string =>
  width < 3
    ? `<td${width === 2 ? ' colspan="2"' : ''} align="center">${text}</td>`
    : `<td>&nbsp;</td><td colspan="${width - 1}" align="center"><b>${text}</b></td>`

function rank({ ends }: Sheet, a: number, b: number): number {
  const at = (j: number) => Date.UTC(ends[j]?.year ?? 0, (ends[j]?.month ?? 1) - 1, ends[j]?.day ?? 1)
  return at(a) - at(b)
}

function inHalves(title: string): string[] {
  const words = title.split(' ')
  return [words.slice(0, -1).join(' '), words.at(-1) ?? '']
}

/** The statement with its headings. */
export function setStatement(sheet: Sheet, style: Style): string {
  const unit = unitWords(sheet)
  const title = style.unit === 'title' && unit !== '' ? `${style.words} ${unit}` : style.words
  const above = [
    ...(style.title === 'above' ? [encoded(sheet.company.toUpperCase()), title] : []),
    ...(style.title === 'broken' ? [encoded(sheet.company.toUpperCase()), title.replace(/ /g, '\n')] : []),
    ...(style.unit === 'above' && unit !== '' ? [unit] : []),
  ].map((text) => `<p align="center"><b>${text}</b></p>`)
  const foot = `<p>See accompanying notes to consolidated financial statements.</p>${style.unit === 'footer' && unit !== '' ? `<p>All amounts ${unit.slice(1, -1)}.</p>` : ''}`
  if (style.pre) return `${above.join('\n')}\n<pre>\n${asText(sheet, style)}\n</pre>\n${foot}`
  const pages =
    style.pageRows === null ? [sheet.rows] : [sheet.rows.slice(0, style.pageRows), sheet.rows.slice(style.pageRows)]
  return pages
    .map((rows, k) => {
      const heads =
        k === 0
          ? above
          : above.map((text) =>
              text.replace('</b></p>', text.includes(style.words) ? ' (Continued)</b></p>' : '</b></p>'),
            )
      return `${heads.join('\n')}\n${table(sheet, rows, style, title, unit)}`
    })
    .join('\n<p align="center">F-4</p><hr>\n')
    .concat(`\n${foot}`)
}

const LABEL = 56
const COLUMN = 16

/** The statement as lines of even width. */
function asText(sheet: Sheet, style: Style): string {
  const order = sheet.ends.map((_, j) => j).sort((a, b) => (style.oldestFirst ? 1 : -1) * rank(sheet, a, b))
  const { over, each } = headOf(sheet, order, style.dates)
  const head = [
    ...over.map((text) => `${' '.repeat(LABEL + 4)}${text}`),
    ...each.map((texts) => ' '.repeat(LABEL) + texts.map((text) => text.padStart(COLUMN)).join('')),
    ' '.repeat(LABEL) + order.map(() => `  ${'-'.repeat(COLUMN - 2)}`).join(''),
  ]
  const rows = sheet.rows.flatMap((row) => {
    const label = `${' '.repeat(Math.min(6, Math.round(row.indent / 8)))}${row.label}`
    if (row.values.every((text) => text === '')) return [encoded(label)]
    const words = label.length > LABEL - 2 ? label.lastIndexOf(' ', LABEL - 3) : -1
    const [first, last] = words > 0 ? [label.slice(0, words), `  ${label.slice(words + 1)}`] : ['', label]
    const figures = order.map((j) => {
      const text = row.values[j] ?? ''
      return (text.endsWith(')') || text.endsWith('%') ? text : `${text} `).padStart(COLUMN)
    })
    return [
      ...(first === '' ? [] : [encoded(first)]),
      `${encoded(last).padEnd(LABEL, last.trim() === '' ? ' ' : '.')}${figures.join('').replace(/—/g, '-')}`.trimEnd(),
    ]
  })
  return [...head, ...rows].join('\n')
}
