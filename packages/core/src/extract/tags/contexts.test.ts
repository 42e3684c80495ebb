/** Contexts and units: read alike whether a machine wrote them plainly or not. */
import { describe, expect, it } from 'vitest'
import { readPrefixes } from '../document/prefixes.ts'
import { readResources } from './contexts.ts'
import { Words } from './words.ts'

const HEAD =
  '<html xmlns:ix="http://www.xbrl.org/2013/inlineXBRL" xmlns:xbrli="http://www.xbrl.org/2003/instance" xmlns:gaap="http://fasb.org/us-gaap/2024" xmlns:srt="http://fasb.org/srt/2024">'

function read(body: string, head = HEAD) {
  const bytes = Buffer.from(`${head}${body}</html>`, 'latin1')
  const prefixes = readPrefixes(bytes)
  if (prefixes === null) throw new Error('no inline XBRL')
  const { contexts, units } = readResources(bytes, [{ start: 0, end: bytes.length }], prefixes, new Words(bytes))
  return {
    contexts: [...contexts.values()].map(({ id, start, end, dims }) => [id, start, end, Object.fromEntries(dims)]),
    units: Object.fromEntries(units),
  }
}

const context = (id: string, period: string, segment = '') =>
  `<xbrli:context id="${id}"><xbrli:entity><xbrli:identifier scheme="http://www.sec.gov/CIK">0000320193</xbrli:identifier>${segment}</xbrli:entity><xbrli:period>${period}</xbrli:period></xbrli:context>`
const DURATION = '<xbrli:startDate>2023-10-01</xbrli:startDate><xbrli:endDate>2024-09-28</xbrli:endDate>'
const INSTANT = '<xbrli:instant>2024-09-28</xbrli:instant>'
const members = (...list: [axis: string, member: string][]) =>
  `<xbrli:segment>${list.map(([axis, member]) => `<xbrldi:explicitMember dimension="${axis}">${member}</xbrldi:explicitMember>`).join('')}</xbrli:segment>`

describe('contexts', () => {
  it('are stretches of days, or days', () => {
    expect(read(context('c-1', DURATION) + context('c-2', INSTANT)).contexts).toEqual([
      ['c-1', '2023-10-01', '2024-09-28', {}],
      ['c-2', null, '2024-09-28', {}],
    ])
  })

  it("have members with the taxonomy's usual prefix", () => {
    const segment = members(
      ['srt:ProductOrServiceAxis', 'aapl:IPhoneMember'],
      ['gaap:StatementSegmentAxis', 'gaap:OtherMember'],
    )
    expect(read(context('c-1', DURATION, segment)).contexts).toEqual([
      [
        'c-1',
        '2023-10-01',
        '2024-09-28',
        { 'srt:ProductOrServiceAxis': 'aapl:IPhoneMember', 'us-gaap:StatementSegmentAxis': 'us-gaap:OtherMember' },
      ],
    ])
  })

  const plain = context('c-1', DURATION, members(['srt:ProductOrServiceAxis', 'aapl:IPhoneMember']))
  it.each<[string, string]>([
    ['white space between the tags', plain.replaceAll('><', '>\n  <')],
    ['single quotes', plain.replaceAll('"', "'")],
    ['another attribute', plain.replace('id=', 'xml:lang="en" id=')],
    ['a scenario in place of a segment', plain.replaceAll('xbrli:segment', 'xbrli:scenario')],
    ['a comment', plain.replace('<xbrli:period>', '<!-- the year --><xbrli:period>')],
    ['a time of day', plain.replace('2024-09-28<', '2024-09-28T00:00:00<')],
  ])('are the same with %s', (_, written) => {
    expect(read(written)).toEqual(read(plain))
  })

  it('have typed members as their text', () => {
    const typed =
      '<xbrli:segment><xbrldi:typedMember dimension="srt:RangeAxis"><aapl:Range> Low </aapl:Range></xbrldi:typedMember></xbrli:segment>'
    expect(read(context('c-1', INSTANT, typed)).contexts).toEqual([
      ['c-1', null, '2024-09-28', { 'srt:RangeAxis': 'Low' }],
    ])
  })

  it('count once an id, the first', () => {
    expect(read(context('c-1', INSTANT) + context('c-1', DURATION)).contexts).toEqual([['c-1', null, '2024-09-28', {}]])
  })

  it.each([
    ['without a date', context('c-1', '')],
    ['for ever', context('c-1', '<xbrli:forever/>')],
    ['without an id', context('c-1', INSTANT).replace(' id="c-1"', ' name="c-1"')],
    ['with a date that is none', context('c-1', INSTANT).replace('2024-09-28', 'September')],
    ['that does not close', context('c-1', INSTANT).replace('</xbrli:context>', '')],
    [
      'of more than 16 kB',
      context('c-1', INSTANT).replace('<xbrli:period>', `${' '.repeat(17_000)}<!-- --><xbrli:period>`),
    ],
  ])('%s are left out', (_, written) => {
    expect(read(written).contexts).toEqual([])
  })

  it('go on after one that was left out', () => {
    expect(read(context('c-1', '') + context('c-2', INSTANT)).contexts).toEqual([['c-2', null, '2024-09-28', {}]])
  })

  it("stand under the document's own prefix", () => {
    const own = HEAD.replace('xmlns:xbrli', 'xmlns:inst')
    expect(read(plain.replaceAll('xbrli:', 'inst:'), own)).toEqual(read(plain))
    expect(read(plain, own).contexts).toEqual([])
  })
})

describe('units', () => {
  const unit = (id: string, body: string) => `<xbrli:unit id="${id}">${body}</xbrli:unit>`
  const measure = (name: string) => `<xbrli:measure>${name}</xbrli:measure>`

  it('are a measure, or one per the other', () => {
    const perShare = `<xbrli:divide><xbrli:unitNumerator>${measure('iso4217:USD')}</xbrli:unitNumerator><xbrli:unitDenominator>${measure('xbrli:shares')}</xbrli:unitDenominator></xbrli:divide>`
    expect(
      read(
        unit('usd', measure('iso4217:USD')) + unit('shares', measure('xbrli:shares')) + unit('usdPerShare', perShare),
      ).units,
    ).toEqual({ usd: 'USD', shares: 'shares', usdPerShare: 'USD/shares' })
  })

  it('are read with white space, and without a prefix', () => {
    expect(read(unit('u', `\n <xbrli:measure>\n iso4217:EUR \n</xbrli:measure>`)).units).toEqual({ u: 'EUR' })
    expect(read(unit('u', measure('pure'))).units).toEqual({ u: 'pure' })
  })

  it('count by the last of two with one id, and not without a measure', () => {
    expect(read(unit('u', measure('iso4217:USD')) + unit('u', measure('iso4217:EUR'))).units).toEqual({ u: 'EUR' })
    expect(read(unit('u', '')).units).toEqual({})
  })

  it('do not end the reading of contexts where one does not close', () => {
    expect(read(`<xbrli:unit id="u">${measure('iso4217:USD')}${context('c-1', INSTANT)}`)).toEqual({
      contexts: [['c-1', null, '2024-09-28', {}]],
      units: {},
    })
  })
})
