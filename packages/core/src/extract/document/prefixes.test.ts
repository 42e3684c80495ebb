/** Prefixes of names in inline XBRL: only the namespace says which taxonomy a name is of (T158). */
import { describe, expect, it } from 'vitest'
import { readPrefixes } from './prefixes.ts'

/** The namespaces as filings of 2023 declare them; a filer may bind any prefix to them. */
const NAMESPACES = {
  'us-gaap': 'http://fasb.org/us-gaap/2023',
  dei: 'http://xbrl.sec.gov/dei/2023',
  srt: 'http://fasb.org/srt/2023',
  'ifrs-full': 'https://xbrl.ifrs.org/taxonomy/2022-03-24/ifrs-full',
  country: 'http://xbrl.sec.gov/country/2023',
  stpr: 'http://xbrl.sec.gov/stpr/2023',
  ecd: 'http://xbrl.sec.gov/ecd/2023',
}

const declaring = (namespaces: Record<string, string>) =>
  readPrefixes(
    Buffer.from(
      `<html xmlns:i="http://www.xbrl.org/2013/inlineXBRL" xmlns:x="http://www.xbrl.org/2003/instance" ${Object.entries(
        namespaces,
      )
        .map(([prefix, uri]) => `xmlns:${prefix}="${uri}"`)
        .join(' ')}><body></body></html>`,
    ),
  )

describe('prefixes that the document binds', () => {
  it.each(Object.entries(NAMESPACES))('a name of %s is known by its namespace', (usual, uri) => {
    const prefixes = declaring({ p7: uri, own: 'http://www.example.com/20231231' })
    expect(prefixes?.normal('p7:Name')).toBe(`${usual}:Name`)
    expect(prefixes?.normal('own:Name')).toBe('own:Name')
  })

  it('the usual prefix of another namespace is none of the taxonomy', () => {
    const prefixes = declaring({ g: NAMESPACES['us-gaap'], 'us-gaap': 'http://www.example.com/20231231' })
    expect(prefixes?.normal('g:Revenues')).toBe('us-gaap:Revenues')
  })

  it('elements and cover facts are found by the prefixes of the document', () => {
    expect(declaring({ cover: NAMESPACES.dei })).toMatchObject({ ix: 'i', xbrli: 'x', dei: 'cover:' })
  })
})
