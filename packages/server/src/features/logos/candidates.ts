/** Pictures that a page names as its own: icons for home screens, icons, the picture of link previews. */
import { Parser } from 'htmlparser2'

export interface Candidate {
  url: string
  kind: 'touch-icon' | 'icon' | 'preview'
  /** longer side it says it has; null = it does not say */
  size: number | null
}

const MOST = 6
const RANK = { 'touch-icon': 0, icon: 1, preview: 2 } as const
/** What a touch icon has where it does not say. */
const USUAL_TOUCH_ICON = 180

/** The most promising first: large icons, then the preview, then small icons; addresses relative to the page. */
export function findCandidates(html: string, page: URL): Candidate[] {
  const found = new Map<string, Candidate>()
  const add = (href: string | undefined, kind: Candidate['kind'], size: number | null) => {
    if (!href || found.size > 100 || !URL.canParse(href, page.href)) return
    const url = new URL(href, page)
    if (/\.(svg|ico)$/i.test(url.pathname) || url.protocol === 'data:') return
    url.hash = ''
    if (!found.has(url.href)) found.set(url.href, { url: url.href, kind, size })
  }
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'link') {
        const rel = (attributes.rel ?? '').toLowerCase().split(/\s+/)
        if (rel.some((one) => one.startsWith('apple-touch-icon')))
          add(attributes.href, 'touch-icon', sizeOf(attributes.sizes) ?? USUAL_TOUCH_ICON)
        else if (rel.includes('icon') && attributes.type !== 'image/svg+xml')
          add(attributes.href, 'icon', sizeOf(attributes.sizes))
      }
      if (name === 'meta' && (attributes.property === 'og:image' || attributes.name === 'og:image'))
        add(attributes.content, 'preview', null)
    },
  })
  parser.end(html.slice(0, 1_000_000))
  add('/apple-touch-icon.png', 'touch-icon', null)
  const weight = ({ kind, size }: Candidate) => (kind === 'preview' ? 64 : (size ?? 32))
  return [...found.values()].sort((a, b) => weight(b) - weight(a) || RANK[a.kind] - RANK[b.kind]).slice(0, MOST)
}

function sizeOf(sizes: string | undefined): number | null {
  const all = [...(sizes ?? '').matchAll(/(\d{1,4})x(\d{1,4})/gi)].map(([, a, b]) => Math.max(Number(a), Number(b)))
  return all.length > 0 ? Math.max(...all) : null
}
