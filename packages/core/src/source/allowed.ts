/** What of a filing's HTML is let through: layout and text, nothing that acts or loads. Threat "Script in filing HTML". */

import { decodeEntities } from '../filing/entities.ts'
import { escapeMarkup } from '../format/markup.ts'

/** What a filing's page is set on. */
export const PAPER = '#fbf8f1'

/** Elements that are kept; any other is dropped and its content kept. */
export const KEPT: ReadonlySet<string> = new Set(
  (
    'table thead tbody tfoot tr td th caption col colgroup p div span br hr b i u em strong sub sup font center ' +
    'h1 h2 h3 h4 h5 h6 ul ol li dl dt dd a pre blockquote small big tt code nobr strike s address cite'
  ).split(' '),
)

/** Elements that are dropped with all that is in them. */
export const CUT: ReadonlySet<string> = new Set(
  (
    'script style title template noscript noembed noframes iframe frame frameset object embed applet svg math xml ' +
    'select textarea button audio video canvas map portal plaintext xmp listing head ix:header ix:hidden'
  ).split(' '),
)

export const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'col'])

const PLAIN: ReadonlySet<string> = new Set(
  'align valign colspan rowspan width height bgcolor border cellpadding cellspacing nowrap size color face start type'.split(
    ' ',
  ),
)

const PROPERTY =
  /^(?:color|background-color|background|font(?:-family|-size|-style|-weight|-variant)?|text-(?:align|indent|decoration|transform)|(?:border|padding|margin)(?:-[a-z-]+)?|(?:min-|max-)?(?:width|height)|vertical-align|line-height|letter-spacing|white-space|display|list-style-type|float|clear)$/
const VALUE = /^[\w\s.,#%'"!+-]*(?:rgba?\([\d\s.,%]*\)[\w\s.,#%'"!+-]*)*$/
const WHITE = /^(?:#fff(?:fff)?|white|rgb\(\s*255\s*,\s*255\s*,\s*255\s*\))$/i
const FORBIDDEN = /url|expression|import|javascript|behavior|binding/i

/** White is the paper of the one who painted it: on ours it would stand as stripes between the coloured rows. */
const onPaper = (color: string): string => (WHITE.test(color.trim()) ? PAPER : color)

/** The declarations of a style attribute that only lay out; anything escaped, called or loaded is left away. */
export function keptStyle(raw: string): string {
  const kept: string[] = []
  for (const declaration of decodeEntities(raw).split(';')) {
    const colon = declaration.indexOf(':')
    if (colon < 0) continue
    const property = declaration.slice(0, colon).trim().toLowerCase()
    const value = declaration.slice(colon + 1).trim()
    if (PROPERTY.test(property) && VALUE.test(value) && !FORBIDDEN.test(value))
      kept.push(`${property}:${property.startsWith('background') ? onPaper(value) : value}`)
  }
  return kept.join(';')
}

const anchor = (raw: string): string => `f-${raw.replace(/[^\w.-]/g, '_')}`

/** An attribute as it is written out, or '' where it is dropped. Names of places get a prefix, so that none is ours. */
export function keptAttribute(element: string, name: string, raw: string): string {
  if (name === 'style') {
    const style = keptStyle(raw)
    return style === '' ? '' : ` style="${escapeMarkup(style)}"`
  }
  if (name === 'id' || (name === 'name' && element === 'a')) return ` id="${anchor(raw)}"`
  if (name === 'href' && element === 'a' && raw.startsWith('#')) return ` href="#${anchor(raw.slice(1))}"`
  if (!PLAIN.has(name)) return ''
  if (!/^[\w\s.,#%'+-]*$/.test(raw)) return ''
  return ` ${name}="${escapeMarkup(name === 'bgcolor' ? onPaper(raw) : raw)}"`
}
