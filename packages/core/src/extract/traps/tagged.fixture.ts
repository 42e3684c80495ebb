/**
 * Faces of tagged statements, made into small inline filings: a row is its printed label (leading spaces are its
 * indentation), the concept in braces (after `;` a member of products, or `axis=member`, several joined by `&`; after it `~` where the tag has
 * the sign that the print has not), and two columns or three.
 */

import { expect, it } from 'vitest'
import { MONTH_NAMES } from '../../format/date.ts'
import { type Extraction, FIGURE_NAMES } from '../../statement/statement.ts'
import { extractFiling } from '../extract.ts'
import { readPrinted, type Says } from './printed.fixture.ts'

type Span = [string, string]

interface Tagged {
  form: '10-K' | '10-Q' | '20-F'
  /** First and last days of the period, of the one before it and perhaps of the one before that. */
  now: Span
  before: Span
  third?: Span
  /** Powers of ten of amounts and of counts of shares. */
  scale: number
  shares: number
  title?: string
  /** Printed below the title; the tags alone tell the unit where absent. */
  units?: string
  /**
   * Cells as filers set them: a column of notes (numbers in `[…]` at the end of a label stand there), one for the
   * currency sign, and one for the bracket that closes a negative figure.
   */
  spread?: true
  rows: string
  /** Rows of the note on earnings per share, a table of its own below the statement. */
  note?: string
}

/** The periods of an annual report over calendar years, newest first: three columns, or two. */
export function calendarYears(year: number, columns: 2 | 3 = 3): Pick<Tagged, 'form' | 'now' | 'before' | 'third'> {
  const span = (of: number): Span => [`${of}-01-01`, `${of}-12-31`]
  return {
    form: '10-K',
    now: span(year),
    before: span(year - 1),
    ...(columns === 3 ? { third: span(year - 2) } : {}),
  }
}

const dated = (ymd: string) => {
  const [year = '', month = '', day = ''] = ymd.split('-')
  return `${MONTH_NAMES[Number(month) - 1]} ${Number(day)}, ${year}`
}

const idOf = (member: string) => member.replace(/\W/g, '')

function fact(one: Tagged, concept: string, printed: string, context: string): string {
  const turned = concept.includes('~')
  const [local = '', member = ''] = concept.replace('~', '').split(';')
  const name = local.includes(':') ? local : `us-gaap:${local}`
  const digits = printed.replace(/[$()]/g, '')
  const negative = printed.includes('(') !== turned
  const at = `name="${name}" contextRef="${context}${idOf(member)}"`
  if (digits === '—')
    return `<ix:nonFraction ${at} unitRef="usd" scale="${one.scale}" format="ixt:fixed-zero">—</ix:nonFraction>`
  const kind = /PerShare|PerOutstanding/.test(local)
    ? 'eps'
    : /NumberOf|UnitsOutstanding|WeightedAverageShares/.test(local)
      ? 'shares'
      : 'usd'
  const scale = kind === 'eps' ? 0 : kind === 'shares' ? one.shares : one.scale
  const tag = `<ix:nonFraction ${at} unitRef="${kind}" scale="${scale}"${negative ? ' sign="-"' : ''} format="ixt:num-dot-decimal">${digits}</ix:nonFraction>`
  return printed.includes('(') ? `(${tag})` : tag
}

const CONTEXTS = ['c', 'p', 'q']

function rowOf(one: Tagged, line: string): string {
  const [words = '', ...columns] = line.split('|').map((part) => part.trim())
  const concept = /\{(.+)\}$/.exec(words)?.[1] ?? ''
  const [label = '', note = ''] = words.replace(/\s*\{.+\}$/, '').split(/\s*\[(.+)\]$/)
  const cells = columns.map((printed, at) => {
    const sign = printed.startsWith('$') ? '$' : ''
    const figure = printed === '' ? '' : fact(one, concept, printed, CONTEXTS[at] ?? '')
    if (!one.spread) return `<td>${sign}${figure}</td>`
    const closed = figure.endsWith(')')
    return `<td>${sign}</td><td>${closed ? figure.slice(0, -1) : figure}</td><td>${closed ? ')' : ''}</td><td></td>`
  })
  const indent = line.length - line.trimStart().length
  return `<tr><td style="padding-left:${indent * 9}pt">${label}</td>${one.spread ? `<td>${note}</td><td></td>` : ''}${cells.join('')}</tr>`
}

/** The filing with its tags. */
export function asInline(one: Tagged): string {
  const linesOf = (rows: string) => rows.split('\n').filter((line) => line.trim() !== '')
  const members = new Set(
    [...`${one.rows}${one.note ?? ''}`.matchAll(/\{[^};]+;([^}~]+)~?\}/g)].flatMap(([, member]) =>
      member === undefined ? [] : [member],
    ),
  )
  const spans = [one.now, one.before, ...(one.third ? [one.third] : [])]
  const segment = (member: string) => {
    const explicit = member.split('&').map((part) => {
      const [axis, name] = part.includes('=') ? part.split('=') : ['srt:ProductOrServiceAxis', `made:${part}Member`]
      return `<xbrldi:explicitMember dimension="${axis}">${name}</xbrldi:explicitMember>`
    })
    return member === '' ? '' : `<xbrli:segment>${explicit.join('')}</xbrli:segment>`
  }
  const context = (id: string, [start, end]: Span, member: string) =>
    `<xbrli:context id="${id}${idOf(member)}"><xbrli:entity><xbrli:identifier scheme="http://www.sec.gov/CIK">0001234567</xbrli:identifier>${segment(member)}</xbrli:entity><xbrli:period><xbrli:startDate>${start}</xbrli:startDate><xbrli:endDate>${end}</xbrli:endDate></xbrli:period></xbrli:context>`
  const contexts = ['', ...members].map((member) =>
    spans.map((span, at) => context(CONTEXTS[at] ?? '', span, member)).join(''),
  )
  const measure = (name: string) => `<xbrli:measure>${name}</xbrli:measure>`
  const units = `<xbrli:unit id="usd">${measure('iso4217:USD')}</xbrli:unit><xbrli:unit id="shares">${measure('xbrli:shares')}</xbrli:unit><xbrli:unit id="eps"><xbrli:divide><xbrli:unitNumerator>${measure('iso4217:USD')}</xbrli:unitNumerator><xbrli:unitDenominator>${measure('xbrli:shares')}</xbrli:unitDenominator></xbrli:divide></xbrli:unit>`
  const period = one.form === '10-Q' ? 'quarterly period' : 'fiscal year'
  const heads = spans.map(([, end]) =>
    one.spread ? `<td></td><td>${end.slice(0, 4)}</td><td></td><td></td>` : `<td>${end.slice(0, 4)}</td>`,
  )
  const below = one.units === undefined ? '' : `<p>${one.units}</p>`
  const table = (rows: string) =>
    `<table><tr><td></td>${one.spread ? '<td>Notes</td><td></td>' : ''}${heads.join('')}</tr>
${linesOf(rows)
  .map((line) => rowOf(one, line))
  .join('\n')}</table>`
  const note = one.note === undefined ? '' : `<p>Note 12. Earnings per share</p>${table(one.note)}`
  return `<html xmlns:ix="http://www.xbrl.org/2013/inlineXBRL" xmlns:xbrli="http://www.xbrl.org/2003/instance" xmlns:xbrldi="http://xbrl.org/2006/xbrldi" xmlns:us-gaap="http://fasb.org/us-gaap/2024" xmlns:dei="http://xbrl.sec.gov/dei/2024"><body><ix:header><ix:resources>${contexts.join('')}${units}</ix:resources></ix:header>
<p>FORM <ix:nonNumeric name="dei:DocumentType" contextRef="c">${one.form}</ix:nonNumeric></p>
<p>For the ${period} ended <ix:nonNumeric name="dei:DocumentPeriodEndDate" contextRef="c" format="ixt:date-monthname-day-year-en">${dated(one.now[1])}</ix:nonNumeric></p>
<p>${one.title ?? 'CONSOLIDATED STATEMENTS OF OPERATIONS'}</p>${below}${table(one.rows)}${note}</body></html>`
}

function expectSays({ income_statement: statement, qc }: Extraction, says: Says, open: readonly string[]) {
  const figures = Object.fromEntries(FIGURE_NAMES.filter((name) => name in says).map((name) => [name, statement[name]]))
  expect(figures).toMatchObject(says)
  expect(qc.tests.filter((test) => test.necessary && !test.passed).map(({ name }) => name)).toEqual(open)
}

/** The tagged face must say what was typed from it, and pass QC but for the tests named in `open`. */
export function testTagged(promise: string, tagged: Tagged, says: Says, open: readonly string[] = []) {
  it(promise, () => {
    const result = readPrinted(asInline(tagged))
    expect(result.engine).toBe('tags')
    expectSays(result, says, open)
  })
}

/** Both engines must say it, the one of printed tables as if there were no tags. */
export function testBoth(
  promise: string,
  tagged: Tagged,
  says: Says,
  open: { tags?: readonly string[]; tables?: readonly string[] } = {},
) {
  testTagged(`${promise} (tags)`, tagged, says, open.tags ?? [])
  it(`${promise} (tables)`, () => {
    const result = extractFiling(Buffer.from(asInline(tagged)), { engine: 'tables' })
    if (!result.ok) throw new Error(result.error.message)
    expectSays(result, says, open.tables ?? [])
  })
}
