import { describe, expect, it } from 'vitest'
import { printedEps } from './read-document.ts'

const tagged = (...names: string[]) =>
  Buffer.from(names.map((name) => `<ix:nonFraction name="us-gaap:${name}" contextRef="c">1</ix:nonFraction>`).join(''))

describe('earnings per share that a document prints', () => {
  it('are those it tags', () => {
    expect(printedEps(tagged('EarningsPerShareBasic'))).toEqual({ basic: true, diluted: false })
    expect(printedEps(tagged('EarningsPerShareBasicAndDiluted'))).toEqual({ basic: true, diluted: true })
    expect(printedEps(tagged('Revenues'))).toEqual({ basic: false, diluted: false })
  })
  it('are those it names, where nothing is tagged', () => {
    expect(printedEps(Buffer.from('Net income per common share 1.20'))).toEqual({ basic: true, diluted: false })
    expect(printedEps(Buffer.from('Earnings per share: basic 1.20, diluted 1.10'))).toEqual({
      basic: true,
      diluted: true,
    })
    expect(printedEps(Buffer.from('Net income 12'))).toEqual({ basic: false, diluted: false })
  })
})
