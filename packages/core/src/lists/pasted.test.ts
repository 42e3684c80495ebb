import { describe, expect, it } from 'vitest'
import { pastedCompanies } from './pasted.ts'

const texts = (text: string) => pastedCompanies(text).map((one) => one.text)

describe('pastedCompanies', () => {
  it('reads tickers with anything between them, once each', () =>
    expect(texts('AAPL, MSFT; brk-b\n$GOOG\tAAPL\n\nBRK.A 320193')).toEqual([
      'AAPL',
      'MSFT',
      'brk-b',
      '$GOOG',
      'BRK.A',
      '320193',
    ]))
  it('reads the column that a file names, and the CIK where the ticker is empty', () =>
    expect(
      pastedCompanies(
        '\uFEFFName,Shares,Ticker,CIK\r\n"Apple, Inc.",100,AAPL,320193\r\nKing,5,,1307802\r\nUnnamed,1,,',
      ),
    ).toEqual([
      { candidates: ['AAPL', '320193'], text: 'AAPL' },
      { candidates: ['1307802'], text: '1307802' },
      { candidates: [], text: 'Unnamed, 1' },
    ]))
  it('takes a row with a name for one company, and keeps the words of what it cannot read', () =>
    expect(pastedCompanies('Apple Inc.,AAPL,100\nAcme Widgets Ltd')).toEqual([
      { candidates: ['AAPL', '100'], text: 'Apple Inc., AAPL, 100' },
      { candidates: [], text: 'Acme Widgets Ltd' },
    ]))
  it('takes tickers as pages and letters write them', () => {
    const candidates = (text: string) => pastedCompanies(text).map((one) => one.candidates)
    expect(candidates('$AAPL, NASDAQ:MSFT (NVDA) brk/b aapl')).toEqual([['AAPL'], ['MSFT'], ['NVDA'], ['brk-b']])
    expect(
      candidates('Apple Inc. (AAPL)\nMicrosoft (NASDAQ: MSFT), 12\nTesla NYSE: TSLA\nAcme (formerly Ace)'),
    ).toEqual([['AAPL'], ['MSFT', '12'], ['TSLA'], []])
  })
  it('finds nothing in nothing, and ends with long rows', () => {
    expect(pastedCompanies(' \n,,\n')).toEqual([])
    expect(pastedCompanies(`${'"'.repeat(200_000)}x`)).toHaveLength(1)
  })
})
