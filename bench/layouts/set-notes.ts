/** Sets a segment note into a filing in place of the tables and lines that print its amounts. */

import { hasHtmlTables, tableRanges } from '@topline/core/extract/document/table-ranges.ts'
import { escapeText } from '@topline/core/format/markup.ts'
import type { Extraction, ExtractionResult } from '@topline/core/statement/statement.ts'
import { kitOf, type Note, type NoteRow, type NoteTable, noteOf } from './note-kit.ts'
import { noteTables } from './notes.ts'

const encoded = (text: string): string => escapeText(text).replaceAll('—', '&#151;')

/** How the cells of an HTML table are cut. */
type Cut = 'one' | 'signs'

function htmlRow(row: NoteRow, cut: Cut, first: boolean): string {
  const cell = (text: string): string => {
    if (cut === 'one')
      return `<td align="right">${first && /\d/.test(text) && !text.endsWith('%') ? '$' : ''}${encoded(text)}</td>`
    const isFigure = /^\(?[\d.,—]+\)?%?$/.test(text) && !/^\d{4}$/.test(text)
    if (!isFigure) return `<td>&nbsp;</td><td colspan="3" align="center"><b>${encoded(text)}</b></td>`
    const shut = text.endsWith('%') ? '%' : text.endsWith(')') ? ')' : ''
    return `<td>&nbsp;</td><td>${first && shut !== '%' ? '$' : ''}</td><td align="right">${encoded(text.replace(/[)%]/g, ''))}</td><td>${shut}</td>`
  }
  const style = row.indent ? ` style="padding-left:${row.indent * 5}pt"` : ''
  const wide = cut === 'one' ? 1 : 4
  const label = `<td${style}>${encoded(row.label) || '&nbsp;'}</td>`
  if (row.cells.every((text) => text === ''))
    return `<tr>${label}<td colspan="${wide * row.cells.length}">&nbsp;</td></tr>`
  if (!row.over) return `<tr>${label}${row.cells.map(cell).join('')}</tr>`
  const groups = row.cells.flatMap((text, at) => {
    if (text === '') return []
    const next = row.cells.findIndex((other, k) => k > at && other !== '')
    return [`<td align="center" colspan="${wide * ((next < 0 ? row.cells.length : next) - at)}">${encoded(text)}</td>`]
  })
  return `<tr>${label}${groups.join('')}</tr>`
}

/** The note in HTML. */
function asHtml({ above, tables, between }: NoteTable, cut: Cut): string {
  const words = above.map((text) => `<p>${encoded(text)}</p>`).join('\n')
  const set = tables.map((rows, at) => {
    const first = rows.findIndex(({ cells }) =>
      cells.some((text) => /^\(?\d[\d,.]*\)?$/.test(text) && !/^\d{4}$/.test(text)),
    )
    const over = (between?.[at] ?? []).map((text) => `<p>${encoded(text)}</p>\n`).join('')
    return `${over}<table border="0" width="100%">\n${rows.map((row, k) => htmlRow(row, cut, k === first)).join('\n')}\n</table>`
  })
  return `${words}\n${set.join(between ? '\n' : '\n<p align="center">41</p>\n<hr>\n')}`
}

/** Words broken to lines of a width, filled from above so that they end on the last line. */
function wrapped(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

const GAP = 3

/** The note as lines of even width. */
function asLines({ above, tables, between }: NoteTable): string {
  const set = tables.map((rows, at) => {
    const isWords = (text: string) => /[A-Za-z]{2}/.test(text)
    const width =
      Math.max(
        9,
        ...rows.flatMap(({ cells, over }) =>
          over
            ? []
            : cells.map((text) => (isWords(text) ? Math.max(...text.split(' ').map((w) => w.length)) : text.length)),
        ),
      ) + GAP
    const stub = 34
    const body = rows.flatMap((row) => {
      const label = `${' '.repeat(row.indent ?? 0)}${row.label}`
      const lines = wrapped(row.label, stub - 2 - (row.indent ?? 0))
      const labels = lines.map((line, k) => `${' '.repeat((row.indent ?? 0) + (k > 0 ? 2 : 0))}${line}`)
      if (row.cells.every((text) => text === '')) return [label]
      if (row.over) {
        const line = row.cells.map((text, at) =>
          text === '' ? '' : ' '.repeat(Math.max(0, stub + at * width - 0)) + text,
        )
        return [
          line
            .filter((text) => text !== '')
            .reduce(
              (whole, text) =>
                whole === '' ? text : whole.padEnd(text.length - text.trimStart().length) + text.trimStart(),
              '',
            ),
        ]
      }
      const heads = row.cells.map((text) => (isWords(text) ? wrapped(text, width - GAP) : [text]))
      const deep = Math.max(...heads.map((lines_) => lines_.length))
      const out: string[] = []
      for (let k = 0; k < deep; k += 1) {
        const texts = heads.map((own) => own[k - (deep - own.length)] ?? '')
        const words = k === deep - 1 ? (labels.at(-1) ?? '') : ''
        out.push(
          `${words.padEnd(stub)}${texts.map((text) => (text.endsWith(')') || text.endsWith('%') || isWords(text) ? text : `${text} `).padStart(width)).join('')}`
            .replace(/—/g, '-')
            .trimEnd(),
        )
      }
      return [...labels.slice(0, -1), ...out]
    })
    const over = (between?.[at] ?? []).map((text) => `${text}\n\n`).join('')
    return `${over}<TABLE>\n<CAPTION>\n${body.join('\n')}\n</TABLE>`
  })
  return `${above.join('\n\n')}\n\n${set.join(between ? '\n\n' : '\n\n                                  41\n<PAGE>\n\n')}\n`
}

/** The places of the divisions' figures; null where one is computed. */
function placesOf({
  income_statement: s,
  provenance,
}: Extraction): { text: string; start: number; end: number }[] | null {
  const all = (s.business_segments?.divisions ?? []).map(
    (_, k) => provenance[`business_segments.divisions[${k}].revenue`],
  )
  const found = all.flatMap((place) =>
    place && 'text' in place && place.start !== null && place.end !== null
      ? [{ text: place.text, start: place.start, end: place.end }]
      : [],
  )
  return found.length === all.length && found.length > 0 ? found : null
}

/** A filing without what it prints of its divisions, cut where the first of them stood; null where the statement itself prints them. */
function withoutNote(bytes: Buffer, result: Extraction, html: boolean): { head: Buffer; tail: Buffer } | null {
  const places = placesOf(result)
  const total = result.provenance.total_revenue
  const at = total && 'start' in total ? total.start : null
  if (places === null || at === null || at === undefined) return null
  const needles = [...new Set(places.map(({ text }) => text.replace(/[$()\s]/g, '')))].filter(
    (text) => text.length >= 4,
  )
  if (needles.length < 2) return null
  const raw = bytes.toString('latin1')
  const pieces = html ? tableRanges(bytes) : linesOf(raw)
  const own = pieces.find(({ start, end }) => start <= at && at < end)
  const first = pieces.find(({ start, end }) => places.some((place) => start <= place.start && place.start < end))
  if (!own || !first || own.start === first.start) return null
  const cut = pieces.filter(({ start, end }) => {
    if (start === own.start) return false
    const text = raw.slice(start, end)
    return needles.filter((needle) => text.includes(needle)).length >= (html ? 2 : 1)
  })
  const kept = (from: number, to: number) => {
    const out: Buffer[] = []
    let last = from
    for (const { start, end } of cut) {
      if (start < last || end > to) continue
      out.push(bytes.subarray(last, start))
      last = end
    }
    out.push(bytes.subarray(last, to))
    return Buffer.concat(out)
  }
  return { head: kept(0, first.start), tail: kept(first.start, bytes.length) }
}

function linesOf(raw: string): { start: number; end: number }[] {
  const out: { start: number; end: number }[] = []
  for (let start = 0; start < raw.length; ) {
    const next = raw.indexOf('\n', start)
    const end = next < 0 ? raw.length : next + 1
    out.push({ start, end })
    start = end
  }
  return out
}

/** `names` = the amounts, some under other names; `other` = none of the amounts; `wrong` = some of them. */
export type NoteVerdict = 'right' | 'names' | 'null' | 'other' | 'wrong'

interface SetNote {
  name: string
  bytes: Buffer
  verdictOf: (now: ExtractionResult) => { verdict: NoteVerdict; what: string }
}

/** A note, and whether its divisions are places. */
interface Asked {
  note: Note
  places: boolean
}

type Named = readonly (readonly [string, number])[]

const groupOf = ({ income_statement: s }: Extraction, places: boolean): Named =>
  (places ? s.geographical_segments : s.business_segments)?.divisions.map(
    ({ label, revenue }) => [label, revenue ?? 0] as const,
  ) ?? []
const amounts = (list: Named): string =>
  list
    .map(([, value]) => value)
    .sort((a, b) => a - b)
    .join(' ')

function judged(
  name: string,
  { note, places }: Asked,
  printed: Named,
  step: number,
  now: ExtractionResult,
): ReturnType<SetNote['verdictOf']> {
  const got = now.ok ? groupOf(now, places) : []
  const want = printed.map(([label, value]) => [label, Math.round(value / step) * step] as const)
  const said = (list: Named) => list.map(([label, value]) => `${label} ${value}`).join('; ')
  const what = `${said(want)} → ${said(got)}`
  if (got.length === 0) return { verdict: 'null', what }
  const withTransfers = note.revenue.map(([own = 0]) => (own + Math.round(own * 0.04)) * note.money)
  const isGross = /transfers/.test(name) && got.every(([, value], k) => value === withTransfers[k])
  if (isGross || (name === 'parts of the first' && got.length === want.length + 1)) return { verdict: 'right', what }
  if (amounts(got) === amounts(want))
    return { verdict: got.every(([label], k) => label === want[k]?.[0]) ? 'right' : 'names', what }
  return { verdict: got.some(([, value]) => want.some(([, own]) => own === value)) ? 'wrong' : 'other', what }
}

const PLACES = [
  ...['United States', 'Europe', 'Asia Pacific', 'Latin America'],
  ...['Canada', 'Middle East and Africa', 'Japan', 'Other International'],
]

/** The note with places for its businesses; null where it has more of them. */
const withPlaces = (note: Note): Note | null =>
  note.names.length > PLACES.length ? null : { ...note, names: PLACES.slice(0, note.names.length) }

/** The filing with its divisions printed in every way, one at a time; none where that cannot be done. `places`: as geographic areas. */
export function notesOf(bytes: Buffer, result: Extraction, seed: number, places = false): SetNote[] {
  const own = noteOf(result)
  const note = own !== null && places ? withPlaces(own) : own
  const html = hasHtmlTables(bytes)
  const cut = note === null ? null : withoutNote(bytes, result, html)
  if (note === null || cut === null) return []
  const unit = note.money === 1 ? '' : `(in ${note.money === 1e6 ? 'millions' : 'thousands'})`
  const total = result.provenance.total_revenue
  const words = total && 'label' in total && /sales/i.test(total.label ?? '') ? 'Net sales' : 'Revenues'
  const want = places
    ? note.names.map((name, k) => [name, (note.revenue[k]?.[0] ?? 0) * note.money] as const)
    : groupOf(result, false)
  return Object.entries(noteTables(kitOf(note, words), unit, places)).map(([name, table]) => {
    const set = html ? asHtml(table, seed % 2 ? 'one' : 'signs') : asLines(table)
    return {
      name,
      bytes: Buffer.concat([cut.head, Buffer.from(`\n${set}\n`, 'latin1'), cut.tail]),
      verdictOf: (now) => judged(name, { note, places }, want, table.step ?? 1, now),
    }
  })
}
