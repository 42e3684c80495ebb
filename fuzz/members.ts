/** Tagged filings whose revenue is divided among very many members, and which read to the end. Pure. */

const HEAD =
  '<html xmlns:ix="http://www.xbrl.org/2013/inlineXBRL" xmlns:xbrli="http://www.xbrl.org/2003/instance" xmlns:xbrldi="http://xbrl.org/2006/xbrldi" xmlns:us-gaap="http://fasb.org/us-gaap/2024" xmlns:srt="http://fasb.org/srt/2024" xmlns:dei="http://xbrl.sec.gov/dei/2024" xmlns:made="http://made.example/2024"><body>'
const PERIOD =
  '<xbrli:period><xbrli:startDate>2024-01-01</xbrli:startDate><xbrli:endDate>2024-12-31</xbrli:endDate></xbrli:period>'
const UNIT = '<xbrli:unit id="usd"><xbrli:measure>iso4217:USD</xbrli:measure></xbrli:unit>'
const FACE: readonly (readonly [string, string])[] = [
  ['Revenues', 'Total revenues'],
  ['CostOfRevenue', 'Cost of revenue'],
  ['GrossProfit', 'Gross profit'],
  ['OperatingIncomeLoss', 'Operating income'],
  ['IncomeTaxExpenseBenefit', 'Income taxes'],
  ['NetIncomeLoss', 'Net income'],
]

const context = (id: string, member: (readonly [string, string])[]): string =>
  `<xbrli:context id="${id}"><xbrli:entity><xbrli:identifier scheme="http://www.sec.gov/CIK">0001234567</xbrli:identifier>${
    member.length === 0
      ? ''
      : `<xbrli:segment>${member.map(([axis, name]) => `<xbrldi:explicitMember dimension="${axis}">${name}</xbrldi:explicitMember>`).join('')}</xbrli:segment>`
  }</xbrli:entity>${PERIOD}</xbrli:context>`
const fact = (name: string, id: string, value: number): string =>
  `<ix:nonFraction name="us-gaap:${name}" contextRef="${id}" unitRef="usd" scale="0" format="ixt:num-dot-decimal">${value}</ix:nonFraction>`
const row = (label: string, cell: string): string => `<tr><td>${label}</td><td>${cell}</td></tr>\n`

/** Where the facts of the members stand: one note, a note each twenty, the statement itself, and so on. */
type Layout =
  | 'one table'
  | 'many tables'
  | 'tables of all kinds'
  | 'the statement'
  | 'one line'
  | 'crossed with segments'

/** A filing that divides its revenue among `count` members of the axis of products. */
export function manyMembers(count: number, layout: Layout): string {
  const members = Array.from({ length: count }, (_, at) => at)
  const dims = (at: number): (readonly [string, string])[] => [
    ['srt:ProductOrServiceAxis', `made:Product${at}Member`],
    ...(layout === 'crossed with segments'
      ? ([['us-gaap:StatementBusinessSegmentsAxis', `made:Segment${at % 500}Member`]] as const)
      : []),
  ]
  // Amounts that make the total neither together nor in part, so that everything is tried.
  const value = (at: number) => 1_000 + ((at * 7_919) % 9_973)
  const whole = members.reduce((sum, at) => sum + value(at), 0)
  // The tables of all kinds hold more than the total each.
  const total = layout === 'tables of all kinds' ? 90_000 : whole + 3 * count + 17
  const figures = [total, 900, total - 900, 700, 100, 600]
  const face = FACE.map(([name, label], at) => row(label, fact(name, 'c', figures[at] ?? 0))).join('')
  const cell = (at: number) => fact('Revenues', `m${at}`, value(at))
  // Of each twenty, fourteen are divisions and six belong to none: every one of them may be left over.
  const name = (at: number) => (layout === 'tables of all kinds' && at % 20 > 13 ? 'Unallocated' : 'Product')
  const rows = members.map((at) => row(`${name(at)} ${at}`, cell(at)))
  const each = layout === 'many tables' || layout === 'tables of all kinds' ? 20 : count
  const notes: string[] = []
  if (layout === 'one line') notes.push(`<table>${row('Products', members.map(cell).join('</td><td>'))}</table>`)
  else if (layout !== 'the statement')
    for (let at = 0; at < count; at += each) notes.push(`<table>${rows.slice(at, at + each).join('')}</table>`)
  return `${HEAD}<ix:header><ix:resources>${context('c', [])}${members.map((at) => context(`m${at}`, dims(at))).join('')}${UNIT}</ix:resources></ix:header>
<p><ix:nonNumeric name="dei:DocumentType" contextRef="c">10-K</ix:nonNumeric></p>
<p>CONSOLIDATED STATEMENTS OF OPERATIONS</p>
<table>${layout === 'the statement' ? rows.join('') : ''}${face}</table>
${notes.join('<p>Revenue by product</p>\n')}</body></html>`
}

export const LAYOUTS: readonly Layout[] = [
  'one table',
  'many tables',
  'tables of all kinds',
  'the statement',
  'one line',
  'crossed with segments',
]
