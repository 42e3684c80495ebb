import { AtRule, type Plugin, type Root } from 'postcss'

/**
 * The cascade, weakest first. Style sheets arrive in any order: one that came with the page is fetched again with a
 * part that is loaded later. What wins is therefore said here and nowhere else.
 */
const ORDER = ['tokens', 'base', 'ui', 'parts', 'page'] as const
type Layer = (typeof ORDER)[number]

/**
 * The layer of a style sheet by its path: tokens, base rules, single controls, what is made of them
 * (the other folders of `ui`, the shell, the chat …), pages.
 */
export function layerOf(file: string): Layer {
  const path = file.replaceAll('\\', '/').split('/src/').at(-1) ?? ''
  if (path === 'ui/theme/tokens.css') return 'tokens'
  if (path === 'ui/theme/base.css') return 'base'
  if (/^ui\/(theme|controls|display|figure|table)\//.test(path)) return 'ui'
  return path.startsWith('pages/') ? 'page' : 'parts'
}

/** Puts all rules of a sheet into its layer, and the order of the layers before them. */
export function layers(): Plugin {
  return {
    postcssPlugin: 'layers',
    OnceExit(root: Root): void {
      const file = root.source?.input.file
      if (!file) return
      const layer = new AtRule({ name: 'layer', params: layerOf(file), nodes: root.nodes })
      root.removeAll()
      root.append(new AtRule({ name: 'layer', params: ORDER.join(', ') }), layer)
    },
  }
}
