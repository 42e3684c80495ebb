/** The quick reading of tags against a parser, and against the long way that odd tags go. */
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { Parser } from 'htmlparser2'
import { expect, test } from 'vitest'
import { type Facts, factValue, readFacts } from './facts.ts'
import { scanFacts } from './scan.ts'
import { hashed, Words } from './words.ts'

const samples = resolve(import.meta.dirname, '../../../../../samples/filings')
const tagged = globSync('*/*.htm.gz', { cwd: samples })
  .sort()
  .map((name) => ({ name, bytes: gunzipSync(readFileSync(resolve(samples, name))) }))
  .filter(({ bytes }) => bytes.indexOf('<ix:nonFraction') >= 0)
// Every sixth: different companies and software, in a second.
const some = tagged.filter((_, index) => index % 6 === 0)

/** Every nonFraction as a parser sees it, in the order of its start tags. */
function parsed(bytes: Buffer): { name: string; context: string; text: string }[] {
  const facts: { name: string; context: string; text: string }[] = []
  const open: { name: string; context: string; text: string }[] = []
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        if (tag !== 'ix:nonfraction') return
        const fact = { name: attributes.name ?? '', context: attributes.contextref ?? '', text: '' }
        facts.push(fact)
        open.push(fact)
      },
      ontext(text) {
        for (const fact of open) fact.text += text
      },
      onclosetag(tag) {
        if (tag === 'ix:nonfraction') open.pop()
      },
    },
    { decodeEntities: false, recognizeSelfClosing: true },
  )
  parser.end(bytes.toString('latin1'))
  return facts
}

test.each(some)('the facts of $name are those that htmlparser2 finds, one by one', ({ bytes }) => {
  const scan = scanFacts(bytes)
  const ours = scan?.facts.map((fact) => ({
    name: fact.name,
    context: fact.context,
    text: bytes.toString('latin1', fact.start, fact.end).replace(/<[^<>]*>/g, ''),
  }))
  expect(ours?.length).toBeGreaterThan(300)
  expect(ours).toEqual(parsed(bytes))
})

const told = (facts: Facts | null) =>
  facts?.list.map((fact) => [
    fact.name,
    fact.unit,
    fact.measure,
    fact.hidden,
    fact.nil,
    factValue(facts.bytes, fact),
    fact.period.start,
    fact.period.end,
    ...[...fact.period.dims].flat(),
  ])

test('tags that are written in another way hold the same facts', () => {
  const bytes = some[0]?.bytes ?? Buffer.alloc(0)
  const plain = told(readFacts(bytes))
  expect(plain?.length).toBeGreaterThan(300)
  const text = bytes.toString('latin1')
  const spaced = text.replaceAll(' contextRef="', '\n CONTEXTREF = "').replaceAll('<xbrli:period>', '<xbrli:period >')
  const quoted = text.replace(/ (unitRef|name|scale|format)="([^"'<>]*)"/g, " $1='$2'")
  const twice = text.replaceAll('<ix:nonFraction ', '<ix:nonFraction scale="9" ')
  expect(told(readFacts(Buffer.from(spaced, 'latin1')))).toEqual(plain)
  expect(told(readFacts(Buffer.from(quoted, 'latin1')))).toEqual(plain)
  // The first of a repeated attribute counts, whichever way the tag is read.
  const scales = scanFacts(Buffer.from(twice, 'latin1'))?.facts.map((fact) => fact.scale)
  expect(new Set(scales)).toEqual(new Set([9]))
})

test('words that share a place, and more of them than are kept, stay apart', () => {
  const names = Array.from({ length: 40 }, (_, i) => `w${i}`)
  const bytes = Buffer.from(names.join(''))
  const words = new Words(bytes)
  let at = 0
  for (const name of names) {
    expect(words.take(at, at + name.length, 5)).toBe(name)
    expect(words.take(at, at + name.length, 5)).toBe(name)
    at += name.length
  }
  expect(hashed(hashed(1, 2), 3)).not.toBe(hashed(hashed(1, 3), 2))
})
