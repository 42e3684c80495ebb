import { describe, expect, it } from 'vitest'
import { markPhrases, phrasesOf } from './phrases.ts'

const SPOT = /<span id="m\d+"[^>]*><\/span>/g
const inside = (source: string, selector: string) => {
  const { html, selector_infos } = markPhrases(Buffer.from(`<html><body>${source}</body></html>`), selector, false)
  expect(html.match(/ id="m\d+"/g) ?? []).toHaveLength(new Set(html.match(/ id="m\d+"/g)).size)
  return {
    body: html.slice(html.indexOf('>', html.indexOf('<body')) + 1, html.indexOf('</body>')).replace(SPOT, ''),
    selector_infos,
  }
}
const mark = (text: string, color = '#1971c2') =>
  `<mark style="background:${color}33;color:inherit;border-bottom:2px solid ${color}">${text}</mark>`

describe('markPhrases', () => {
  it('parts phrases by commas and line breaks, each once', () => {
    expect(phrasesOf(' segment,net  revenue\nSegment,, cost\r\n')).toEqual(['segment', 'net revenue', 'cost'])
    expect(phrasesOf('')).toEqual([])
  })

  it('marks whatever the case, across tags inside a line, and counts each', () => {
    const { body, selector_infos } = inside(
      '<p>Net <b>income</b></p><p>net&nbsp;INCOME of a Segment</p><p>net</p><p>income</p>',
      'net income, segment, zzqqxx',
    )
    expect(selector_infos).toEqual([
      { selector: 'net income', count: 2, color: '#1971c2' },
      { selector: 'segment', count: 1, color: '#9a6700' },
      { selector: 'zzqqxx', count: 0, color: '#237032' },
    ])
    expect(body).toBe(
      `<p>${mark('Net ')}<b>${mark('income')}</b></p><p>${mark('net&nbsp;INCOME')} of a ${mark('Segment', '#9a6700')}</p><p>net</p><p>income</p>`,
    )
  })

  it('counts a phrase inside a longer one, and marks the longer', () => {
    const { body, selector_infos } = inside('<p>net revenue, revenue</p>', 'revenue\nnet revenue')
    expect(selector_infos.map((info) => info.count)).toEqual([2, 1])
    expect(body).toBe(`<p>${mark('net revenue', '#9a6700')}, ${mark('revenue')}</p>`)
  })

  it('finds nothing in tags, entities and scripts, and takes signs as they are', () => {
    const { body, selector_infos } = inside(
      '<script>align</script><p align="left">R&amp;D (net) a.b axb</p>',
      'align, amp, r&d, (net), a.b, <b>',
    )
    expect(selector_infos.map((info) => info.count)).toEqual([0, 0, 1, 1, 1, 0])
    expect(body).not.toContain('script')
    expect(body).toContain('<p align="left">')
  })

  it('reads old bytes and plain text', () => {
    const { html, selector_infos } = markPhrases(Buffer.from('Company\x92s net sales\n', 'latin1'), "company's", true)
    expect(selector_infos[0]?.count).toBe(1)
    expect(html).toContain(
      `<pre><span id="m1" style="scroll-margin-top:30vh"></span>${mark('Company’s')} net sales\n</pre>`,
    )
  })
})
