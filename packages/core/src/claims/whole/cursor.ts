/** A place in a row of tokens, with what may be passed over there. */
import { isPlainWord } from '../../figures-in-words/plain-words.ts'
import type { Sentence } from '../../figures-in-words/sentence.ts'
import { asidesOf } from '../../figures-in-words/word-classes.ts'
import { type Token, tokensOf } from './tokens.ts'
import { DEGREE, HEDGE, LEADS, REASON } from './words.ts'

export class Cursor {
  protected readonly s: Sentence
  protected readonly tokens: Token[]
  protected at = 0
  constructor(s: Sentence) {
    this.s = s
    const lead = LEADS.exec(s.text)?.[0].length ?? 0
    // What is thought of an amount right behind it may deny it: only parts between marks are left out.
    const asides = asidesOf(s).filter(({ start }) => /(?:^|[,;:–—(])\s*$/.test(s.text.slice(0, start)))
    this.tokens = tokensOf(s).filter(
      (one) => one.start >= lead && asides.every((aside) => one.end <= aside.start || one.start >= aside.end),
    )
  }
  protected get now(): Token | undefined {
    return this.tokens[this.at]
  }
  protected peek(by = 1): Token | undefined {
    return this.tokens[this.at + by]
  }
  protected isEnd(): boolean {
    return this.tokens.slice(this.at).every((one) => one.is === 'word' && /^[.,]$/.test(one.word))
  }
  protected isWord(words: ReadonlySet<string> | string, token = this.now): boolean {
    return token?.is === 'word' && (typeof words === 'string' ? token.word === words : words.has(token.word))
  }
  /** One of the words, passed over. */
  protected take(words: ReadonlySet<string> | string): boolean {
    const isIt = this.isWord(words)
    if (isIt) this.at += 1
    return isIt
  }
  /** "Significantly", "year over year": how, not what. */
  protected skipManner(): void {
    for (;;) {
      const token = this.now
      const isManner = token?.is === 'word' && /ly$/.test(token.word) && isPlainWord(token.word)
      if (!isManner && !this.isWord(DEGREE) && !this.isWord(HEDGE)) return
      this.at += 1
    }
  }
  protected trying(read: () => boolean): boolean {
    const from = this.at
    const isIt = read()
    if (!isIt) this.at = from
    return isIt
  }
  /** Where the reason begins here; null = none does. */
  protected reason(): number | null {
    const token = this.now
    return token && this.at > 0 && REASON.test(this.s.text.slice(token.start)) ? token.start : null
  }
}
