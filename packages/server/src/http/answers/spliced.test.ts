import { randomBytes } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { gzipWithWord, splice, withWord } from './spliced.ts'

const nonce = () => randomBytes(16).toString('base64')
const WORD = nonce()
const page = (word: string) =>
  `<html><script nonce="${word}">a()</script>${'<p class="row">Net sales</p>'.repeat(3000)}<script nonce="${word}">${JSON.stringify({ word })}</script>${'<p class="row">Net income é</p>'.repeat(500)}</html>`

it.each([
  ['a page', page],
  ['a text without the word', () => 'Net sales'],
  ['the word alone', (word: string) => word],
  ['the word at both ends and twice at once', (word: string) => `${word}x${word}${word}`],
  ['nothing', () => ''],
])('puts another word into %s, plain and packed', (_, text) => {
  const spliced = splice(text(WORD), WORD)
  for (const word of [WORD, nonce(), 'A'.repeat(WORD.length)]) {
    expect(withWord(spliced, word).toString()).toBe(text(word))
    expect(gunzipSync(gzipWithWord(spliced, word)).toString()).toBe(text(word))
  }
})

it('packs about as well as the whole at once', () => {
  const text = page(WORD)
  expect(gzipWithWord(splice(text, WORD), nonce()).length).toBeLessThan(gzipSync(text).length + 400)
})

it('refuses a word of another length', () => {
  expect(() => gzipWithWord(splice(page(WORD), WORD), 'short')).toThrow(RangeError)
})
