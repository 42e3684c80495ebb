/** Start tags of facts read from bytes: the quick way and the long way say the same. */
import { describe, expect, it } from 'vitest'
import { readStartTag, type StartTag } from './start-tag.ts'
import { Words } from './words.ts'

/** What a tag says that stands between other bytes; null = it does not end. */
function read(text: string): Omit<StartTag, 'end'> | null {
  const bytes = Buffer.from(`<p>${text}1,234</p>`, 'latin1')
  const tag = {
    end: 0,
    empty: true,
    name: '?',
    context: '?',
    unit: '?',
    format: '?',
    scale: 9,
    negative: true,
    nil: true,
  }
  readStartTag(bytes, 3, 3 + '<ix:nonFraction'.length, new Words(bytes), tag)
  const { end, ...said } = tag
  if (end < 0) return null
  expect(bytes.toString('latin1', 3, end)).toBe(text)
  return said
}

const NOTHING = { empty: false, name: '', context: '', unit: '', format: '', scale: 0, negative: false, nil: false }
/** As Apple's 10-K for 2024 has it (0000320193-24-000123). */
const FACT =
  '<ix:nonFraction contextRef="c-1" name="us-gaap:CostOfRevenue" id="f-70" unitRef="usd" decimals="-6" scale="6" format="ixt:num-dot-decimal">'
const READ = {
  ...NOTHING,
  name: 'us-gaap:CostOfRevenue',
  context: 'c-1',
  unit: 'usd',
  format: 'ixt:num-dot-decimal',
  scale: 6,
}

describe('a start tag', () => {
  it.each<[string, string, Partial<StartTag>]>([
    ['as machines write it', FACT, {}],
    ['over several lines', FACT.replaceAll(' ', '\n\t'), {}],
    ['in single quotes', FACT.replaceAll('"', "'"), {}],
    ['with blanks around the equals signs', FACT.replaceAll('=', ' = '), {}],
    ['with capitals', FACT.replace('contextRef', 'CONTEXTREF').replace('name', 'Name'), {}],
    ['with another attribute that ends in a known name', FACT.replace('id=', 'xname="other" subscale="3" id='), {}],
    ['that says a thing twice: the first counts', FACT.replace('id=', 'name="us-gaap:Revenues" id='), {}],
    ['with a bracket in a value', FACT.replace('f-70', 'a>b'), {}],
    ['without an end of its own', FACT.replace('>', '/>'), { empty: true }],
    ['of a negative', FACT.replace('>', ' sign="-">'), { negative: true }],
    ['with another sign', FACT.replace('>', ' sign="+">'), {}],
    ['of nothing', FACT.replace('>', ' xsi:nil="true">'), { nil: true }],
    ['of nothing, as a digit', FACT.replace('>', ' nil="1">'), { nil: true }],
    ['not of nothing', FACT.replace('>', ' xsi:nil="false">'), {}],
  ])('%s', (_, text, change) => {
    expect(read(text)).toEqual({ ...READ, ...change })
  })

  it('has no attributes', () => expect(read('<ix:nonFraction>')).toEqual(NOTHING))

  it.each([
    ['0', 0],
    ['3', 3],
    ['-2', -2],
    ['12', 12],
    ['15', 15],
    ['16', 0],
    ['-15', -15],
    ['99', 0],
    ['six', 0],
    ['', 0],
    ['1e3', 0],
    ['6.0', 0],
    ['006', 0],
  ])('has the scale "%s" as %i', (text, scale) => {
    expect(read(FACT.replace('scale="6"', `scale="${text}"`))?.scale).toBe(scale)
    expect(read(FACT.replace('scale="6"', `scale='${text}'`))?.scale).toBe(scale)
  })

  it.each([
    ['whose quote does not end', FACT.replace('decimal">', 'decimal>')],
    ['in which another tag begins', FACT.replace('id=', '<b id=').replace('>', '')],
    ['that is never closed', FACT.replace('>', '')],
  ])('%s is none', (_, text) => {
    const bytes = Buffer.from(text, 'latin1')
    const tag: StartTag = { end: 0, ...NOTHING }
    readStartTag(bytes, 0, '<ix:nonFraction'.length, new Words(bytes), tag)
    expect(tag.end).toBe(-1)
  })

  it('is read the same with many attributes as with few', () => {
    const many = Array.from({ length: 60 }, (_, i) => `data-${i}="x"`).join(' ')
    expect(read(FACT.replace('id=', `${many} id=`))).toEqual(READ)
  })

  it('leaves nothing of the tag before it', () => {
    const both = Buffer.from(`${FACT}<ix:nonFraction name="a:b">`, 'latin1')
    const words = new Words(both)
    const tag: StartTag = { end: 0, ...NOTHING }
    readStartTag(both, 0, 15, words, tag)
    readStartTag(both, FACT.length, FACT.length + 15, words, tag)
    expect({ ...tag, end: 0 }).toEqual({ ...NOTHING, name: 'a:b', end: 0 })
  })
})
