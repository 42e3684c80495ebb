import { Transform, type TransformCallback } from 'node:stream'
import { KEEP_PRESSES } from './shell/early-presses.ts'

const HEAD_END = '</head>'
const MODULE = /<link rel="modulepreload" href="([^"]*)"[^>]*>/g
const PRELOAD = /<link [^>]*rel="preload"[^>]*>/g
const SCRIPT = '<script '
/** The one script of the router that is a module; those of the page's own are plain or data. */
const START = / type="module" async=""/
const SCRIPT_END = '</script>'
const IMPORT = /^import \* as (\w+) from ("[^"]+");$/gm

/**
 * Ends once the page that came with the document was painted. A page that is not in sight paints nothing, and one that
 * takes longer than this many milliseconds is not waited for.
 */
const PAINTED =
  'await new Promise((done) => { if (document.hidden) done(); requestAnimationFrame(() => setTimeout(done)); setTimeout(done, 1000) });'

/** Asks for every script of the page at once, before the first of them is run and names the next. */
const fetchAll = (addresses: readonly string[]) =>
  `for (const href of ${JSON.stringify(addresses)}) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));`

/**
 * The head without the links that ask for scripts, and with its style sheets before its fonts. Scripts within the head
 * and style sheets stay where they are: React finds them by their order, the links that are moved by their address.
 *
 * @param head up to its end, as React wrote it: attribute values hold no `<` and `>`
 * @returns the head, and the addresses of the scripts
 */
export function stylesFirst(head: string): { head: string; scripts: string[] } {
  const fonts = head.match(PRELOAD) ?? []
  const scripts = [...head.matchAll(MODULE)].flatMap(([, href]) => href ?? [])
  return { head: [head.replace(PRELOAD, '').replace(MODULE, ''), ...fonts].join(''), scripts }
}

/**
 * The module script with which the router starts, changed so that what it needs is fetched and run after the first
 * paint. A page that came with its content is painted without scripts: fetched beside its styles and fonts they take the
 * line from them, and run before the paint they hold it up. What is pressed meanwhile is kept.
 *
 * @param script its text as the router wrote it, an import statement in a line each
 * @param scripts addresses of all that it will need
 */
export function startAfterPaint(script: string, scripts: readonly string[]): string {
  return [KEEP_PRESSES, PAINTED, fetchAll(scripts), script.replace(IMPORT, 'const $1 = await import($2);')].join('\n')
}

/**
 * Puts a document in order as it passes, so that it is painted before its scripts take their turn: its head whole, then
 * the router's start. Holds back no more than these.
 */
export class PaintFirst extends Transform {
  #held: Buffer | null = Buffer.alloc(0)
  #head = true
  #scripts: readonly string[] = []

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    if (this.#held === null) {
      done(null, chunk)
      return
    }
    this.#held = Buffer.concat([this.#held, chunk])
    if (this.#head) this.#passHead()
    if (!this.#head) this.#passBody()
    done()
  }

  override _flush(done: TransformCallback): void {
    done(null, this.#held)
  }

  #passHead(): void {
    const held = this.#held ?? Buffer.alloc(0)
    const end = held.indexOf(HEAD_END)
    if (end < 0) return
    const { head, scripts } = stylesFirst(held.toString('utf8', 0, end))
    this.push(head)
    this.#scripts = scripts
    this.#held = held.subarray(end)
    this.#head = false
  }

  /** Lets pass what is no start, up to a script that has not ended; everything once the start has passed. */
  #passBody(): void {
    const held = this.#held ?? Buffer.alloc(0)
    let from = 0
    for (let script = held.indexOf(SCRIPT); script >= 0; script = held.indexOf(SCRIPT, from)) {
      const end = held.indexOf(SCRIPT_END, script)
      if (end < 0) {
        this.#passTo(script)
        return
      }
      const text = held.indexOf('>', script) + 1
      if (START.test(held.toString('utf8', script, text))) {
        this.push(held.subarray(0, text))
        this.push(startAfterPaint(held.toString('utf8', text, end), this.#scripts))
        this.push(held.subarray(end))
        this.#held = null
        return
      }
      from = end
    }
    const last = held.lastIndexOf('<')
    this.#passTo(last >= 0 && SCRIPT.startsWith(held.toString('utf8', last)) ? last : held.length)
  }

  #passTo(end: number): void {
    const held = this.#held ?? Buffer.alloc(0)
    this.push(held.subarray(0, end))
    this.#held = held.subarray(end)
  }
}
