import { describe, expect, it } from 'vitest'
import { headline } from './headline.ts'

/** Apple's 10-K for 2024, accession 0000320193-24-000123, item 7. */
const TEXT =
  'Wearables, Home and Accessories net sales decreased during 2024 compared to 2023 due primarily to lower net sales of Wearables and Accessories. Services net sales increased during 2024 compared to 2023 due primarily to higher net sales from advertising, the App Store and cloud services. The Company’s gross margins on products and services fluctuated with foreign currency.'
const marked = (text: string, query: string) =>
  headline(text, query)
    .map((piece) => (piece.hit ? `[${piece.text}]` : piece.text))
    .join('')

describe('the text around what was searched for', () => {
  it('marks every form of a word, as the dictionary of the database does', () => {
    expect(marked('Sales decreased; a decrease in the decreasing price.', `'decreas'`)).toBe(
      'Sales [decreased]; a [decrease] in the [decreasing] price.',
    )
    expect(marked('The company’s companies.', `'compani'`)).toBe('The [company]’s [companies].')
    expect(marked('It was 416.2 million, not 416.', `'416.2'`)).toBe('It was [416.2] million, not 416.')
  })

  it('marks words of a phrase and of either side, and none that must not be there', () => {
    expect(marked('Net sales of services, less taxes.', `'net' <-> 'sale' & ( 'tax' | 'duti' ) & !'servic'`)).toBe(
      '[Net] [sales] of services, less [taxes].',
    )
    expect(marked('Net sales of services.', `'net' & !( 'sale' <-> 'of' | 'servic' )`)).toBe('[Net] sales of services.')
  })

  it('shows the stretch with most of what is sought, and another one', () => {
    expect(marked(TEXT, `'app' & 'store'`)).toBe(
      'compared to 2023 due primarily to higher net sales from advertising, the [App] [Store] and cloud services. The Company’s gross margins on products and services fluctuated with foreign currency.',
    )
    expect(marked(TEXT, `'wearabl' & 'currenc'`)).toBe(
      TEXT.replaceAll('Wearables', '[Wearables]').replace('currency', '[currency]'),
    )
    const longer = `${TEXT} ${TEXT.slice(TEXT.indexOf('Services net'))}`.replace('foreign currency', 'rates')
    expect(marked(longer, `'wearabl' & 'currenc'`)).toMatch(
      /^\[Wearables\], Home .* during 2024 compared to … compared to .* with foreign \[currency\]\.$/,
    )
  })

  it('begins where the text does when nothing of it is sought', () => {
    expect(headline('Only the heading has it.', `'revenu'`)).toEqual([{ text: 'Only the heading has it.', hit: false }])
    expect(headline('', `'revenu'`)).toEqual([])
    expect(headline('§ —', `'revenu'`)).toEqual([{ text: '§ —', hit: false }])
  })
})
