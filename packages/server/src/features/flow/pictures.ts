/** Pictures, drawn in a worker thread and kept for a while: the same statement, version and width is drawn once. */
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Threads } from '../../jobs/threads.ts'

const PNG = new URL('./png.ts', import.meta.url).href
const KEPT = 200

export interface Pictures {
  /** A drawing with its frame as it is; a link preview, 1200 × 630, unless told. */
  card(svg: string, width?: number): Promise<Buffer>
}

export function makePictures(threads: Threads): Pictures {
  const kept = new LRUCache<string, Buffer>({ max: KEPT })
  const draw = async (svg: string, width: number): Promise<Buffer> => {
    const key = `${width}:${createHash('sha256').update(svg).digest('hex')}`
    const known = kept.get(key)
    if (known) return known
    const png = Buffer.from(await threads.run<Uint8Array>(PNG, 'pngOf', [svg, width]))
    kept.set(key, png)
    return png
  }
  return {
    card: (svg, width = 1200) => draw(svg, width),
  }
}
