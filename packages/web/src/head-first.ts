import { Transform, type TransformCallback } from 'node:stream'

const END = '</head>'
const MODULE = /<link rel="modulepreload"[^>]*>/g
const PRELOAD = /<link [^>]*rel="preload"[^>]*>/g

/**
 * The head with its style sheets before everything else that is fetched: fonts after them, then the scripts and of low
 * priority. A page that came with its content is painted without scripts, so they must not take the line from its
 * styles. Scripts within the head and style sheets stay where they are: React finds them by their order, the links that
 * are moved by their address.
 *
 * @param head up to its end, as React wrote it: attribute values hold no `<` and `>`
 */
export function stylesFirst(head: string): string {
  const fonts = head.match(PRELOAD) ?? []
  const modules = (head.match(MODULE) ?? []).map((link) => link.replace('<link ', '<link fetchpriority="low" '))
  return [head.replace(PRELOAD, '').replace(MODULE, ''), ...fonts, ...modules].join('')
}

/** Puts the head of a document in order as it passes: holds back no more than the head. */
export class HeadFirst extends Transform {
  #head: Buffer | null = Buffer.alloc(0)

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    if (this.#head === null) {
      done(null, chunk)
      return
    }
    this.#head = Buffer.concat([this.#head, chunk])
    const end = this.#head.indexOf(END)
    if (end < 0) {
      done()
      return
    }
    this.push(stylesFirst(this.#head.toString('utf8', 0, end)))
    const rest = this.#head.subarray(end)
    this.#head = null
    done(null, rest)
  }

  override _flush(done: TransformCallback): void {
    done(null, this.#head)
  }
}
