/**
 * Faces of tagged statements, made into small inline filings: a row is its printed label, the concept in braces (after
 * `;` a member of products, after it `~` where the tag has the sign that the print has not), and two columns.
 */
import { expect, it } from 'vitest'
import { FIGURE_NAMES } from '../../statement/statement.ts'
import { readPrinted, type Says } from './printed.fixture.ts'

interface Tagged {
  form: '10-K' | '10-Q' | '20-F'
  /** First and last days of the period and of the one before it. */
  now: [string, string]
  before: [string, string]
  /** Powers of ten of amounts and of counts of shares. */
  scale: number
  shares: number
  rows: string
}

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October']
const dated = (ymd: string) => {
  const [year = '', month = '', day = ''] = ymd.split('-')
  return `${[...MONTHS, 'November', 'December'][Number(month) - 1]} ${Number(day)}, ${year}`
}

function fact(one: Tagged, concept: string, printed: string, context: string): string {
  const turned = concept.includes('~')
  const [local = '', member = ''] = concept.replace('~', '').split(';')
  const name = local.includes(':') ? local : `us-gaap:${local}`
  const digits = printed.replace(/[$()]/g, '')
  const negative = printed.includes('(') !== turned
  const at = `name="${name}" contextRef="${context}${member}"`
  if (digits === '—')
    return `<ix:nonFraction ${at} unitRef="usd" scale="${one.scale}" format="ixt:fixed-zero">—</ix:nonFraction>`
  const kind = /PerShare|PerOutstanding/.test(local)
    ? 'eps'
    : /NumberOf|UnitsOutstanding/.test(local)
      ? 'shares'
      : 'usd'
  const scale = kind === 'eps' ? 0 : kind === 'shares' ? one.shares : one.scale
  const tag = `<ix:nonFraction ${at} unitRef="${kind}" scale="${scale}"${negative ? ' sign="-"' : ''} format="ixt:num-dot-decimal">${digits}</ix:nonFraction>`
  return `${printed.startsWith('$') ? '$' : ''}${printed.includes('(') ? `(${tag})` : tag}`
}

/** The filing with its tags. */
function asInline(one: Tagged): string {
  const members = new Set<string>()
  const rows = one.rows
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [words = '', now = '', before = ''] = line.split('|').map((part) => part.trim())
      const concept = /\{(.+)\}$/.exec(words)?.[1] ?? ''
      const member = concept.replace('~', '').split(';')[1]
      if (member !== undefined) members.add(member)
      const label = words.replace(/\s*\{.+\}$/, '')
      const cell = (printed: string, context: string) => (printed === '' ? '' : fact(one, concept, printed, context))
      return `<tr><td>${label}</td><td>${cell(now, 'c')}</td><td>${cell(before, 'p')}</td></tr>`
    })
  const context = (id: string, [start, end]: [string, string], member = '') =>
    `<xbrli:context id="${id}${member}"><xbrli:entity><xbrli:identifier scheme="http://www.sec.gov/CIK">0001234567</xbrli:identifier>${member === '' ? '' : `<xbrli:segment><xbrldi:explicitMember dimension="srt:ProductOrServiceAxis">made:${member}Member</xbrldi:explicitMember></xbrli:segment>`}</xbrli:entity><xbrli:period><xbrli:startDate>${start}</xbrli:startDate><xbrli:endDate>${end}</xbrli:endDate></xbrli:period></xbrli:context>`
  const contexts = ['', ...members].map((member) => context('c', one.now, member) + context('p', one.before, member))
  const measure = (name: string) => `<xbrli:measure>${name}</xbrli:measure>`
  const units = `<xbrli:unit id="usd">${measure('iso4217:USD')}</xbrli:unit><xbrli:unit id="shares">${measure('xbrli:shares')}</xbrli:unit><xbrli:unit id="eps"><xbrli:divide><xbrli:unitNumerator>${measure('iso4217:USD')}</xbrli:unitNumerator><xbrli:unitDenominator>${measure('xbrli:shares')}</xbrli:unitDenominator></xbrli:divide></xbrli:unit>`
  const period = one.form === '10-Q' ? 'quarterly period' : 'fiscal year'
  return `<html xmlns:ix="http://www.xbrl.org/2013/inlineXBRL" xmlns:xbrli="http://www.xbrl.org/2003/instance" xmlns:xbrldi="http://xbrl.org/2006/xbrldi" xmlns:us-gaap="http://fasb.org/us-gaap/2024" xmlns:dei="http://xbrl.sec.gov/dei/2024"><body><ix:header><ix:resources>${contexts.join('')}${units}</ix:resources></ix:header>
<p>FORM <ix:nonNumeric name="dei:DocumentType" contextRef="c">${one.form}</ix:nonNumeric></p>
<p>For the ${period} ended <ix:nonNumeric name="dei:DocumentPeriodEndDate" contextRef="c" format="ixt:date-monthname-day-year-en">${dated(one.now[1])}</ix:nonNumeric></p>
<p>CONSOLIDATED STATEMENTS OF OPERATIONS</p><table><tr><td></td><td>${one.now[1].slice(0, 4)}</td><td>${one.before[1].slice(0, 4)}</td></tr>
${rows.join('\n')}</table></body></html>`
}

/** The tagged face must say what was typed from it, and pass QC but for the tests named in `open`. */
export function testTagged(promise: string, tagged: Tagged, says: Says, open: readonly string[] = []) {
  it(promise, () => {
    const { engine, income_statement: statement, qc } = readPrinted(asInline(tagged))
    expect(engine).toBe('tags')
    const figures = Object.fromEntries(
      FIGURE_NAMES.filter((name) => name in says).map((name) => [name, statement[name]]),
    )
    expect(figures).toMatchObject(says)
    expect(qc.tests.filter((test) => test.necessary && !test.passed).map(({ name }) => name)).toEqual(open)
  })
}
