/** The style of a framed flow: the site's colours, light or dark as its reader's screen is, or as the address says. */
import { NARROW_TO } from '@topline/core/flow/drawing/embed.ts'
import { type FlowTheme, type Look, themeOf } from '@topline/core/flow/drawing/theme.ts'
import { FONT_FACES } from '../../http/typeface.ts'

const DARK = {
  bg: '#10161f',
  s1: '#161e29',
  ink: '#e8edf4',
  ink1: '#cdd6e1',
  ink2: '#a9b4c3',
  dot: '#6b7a8d',
  line: '#3a4758',
  bad: '#ff8787',
  pri: '#74b8f7',
  division: '#3d8fd6',
  revenue: '#4dabf7',
  gross: '#54ac95',
  operating: '#66bfa6',
  net: '#7fd6bb',
  cost: '#b9713f',
  tax: '#cda24a',
  loss: '#ff7b7b',
  other: '#8fa5c0',
  unallocated: '#66748a',
} as const
const DARK_BLUE_ORANGE = {
  bad: '#ffab70',
  gross: '#74bbf6',
  operating: '#8fc8f7',
  net: '#b3d9fa',
  cost: '#d97b29',
  tax: '#c9a45c',
  loss: '#ffa366',
} as const

const variables = (colours: Record<string, string>): string =>
  Object.entries(colours)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';')

function lightOf({ background, ink, ink1, ink2, dot, bad, nodes }: FlowTheme): Record<string, string> {
  return { bg: background, s1: '#f6f7f9', ink, ink1, ink2, dot, line: '#cbd2da', bad, pri: '#1971c2', ...nodes }
}

export const SCHEMES = ['auto', 'light', 'dark'] as const
export type Scheme = (typeof SCHEMES)[number]

function coloursOf(look: Look, scheme: Scheme): string {
  const light = `:root{color-scheme:light;${variables(lightOf(themeOf(look)))}}`
  const blue = look.palette === 'blue-orange' ? DARK_BLUE_ORANGE : {}
  const dark = `:root{color-scheme:dark;${variables({ ...DARK, ...blue })}}`
  if (scheme === 'auto') return `${light}@media(prefers-color-scheme:dark){${dark}}`
  return scheme === 'dark' ? dark : light
}

/** The drawing is laid out for this font; a wider one would run its figures into each other. */
const REST =
  FONT_FACES +
  '*{box-sizing:border-box}[hidden]{display:none!important}' +
  'body{margin:0;background:var(--bg);color:var(--ink);font:14px/20px Inter,system-ui,sans-serif}' +
  'main{max-width:1160px;margin:0 auto;padding:16px 20px 12px}h1{margin:0;font-size:18px;line-height:26px}h1+p{margin:0 0 12px;color:var(--ink2)}' +
  'svg{display:block;width:100%;height:auto;overflow:visible}a{color:var(--pri)}#sentence{margin:12px 0 0;color:var(--ink1)}' +
  `.narrow{display:none}@media(max-width:${NARROW_TO}px){.wide{display:none}.narrow{display:block}}` +
  '#scrubber{display:flex;align-items:center;gap:12px;margin-top:12px}#scrubber label{flex:1;display:flex;align-items:center;gap:10px;color:var(--ink2);font-size:12.5px;white-space:nowrap}' +
  'input{flex:1;min-width:80px;height:44px;margin:0;accent-color:var(--pri);cursor:pointer}' +
  'button{min-width:44px;height:44px;padding:0 10px;border:1px solid var(--line);border-radius:8px;background:none;color:var(--ink1);font:inherit;font-size:13px;cursor:pointer}' +
  'button[aria-pressed=true]{background:var(--s1);color:var(--ink);font-weight:600}#kinds{display:flex}#kinds button+button{margin-left:-1px;border-radius:0 8px 8px 0}#kinds button:first-child{border-radius:8px 0 0 8px}' +
  ':focus-visible{outline:2px solid var(--pri);outline-offset:2px}' +
  '.foot{display:flex;flex-wrap:wrap;justify-content:space-between;gap:4px 16px;margin:12px 0 0;padding-top:10px;border-top:1px solid var(--line);color:var(--ink2);font-size:12.5px}' +
  '.foot a{display:inline-block;padding:4px 0;margin:-4px 0}' +
  `@media(max-width:${NARROW_TO}px){#scrubber{flex-wrap:wrap}#scrubber label{order:-1;flex-basis:100%}.foot a{padding:12px 0;margin:-6px 0}}` +
  '.gate{margin:16px 0;padding:56px 20px;background:var(--s1);text-align:center}.gate a{font-weight:600}'

export const embedStyle = (look: Look, scheme: Scheme): string => coloursOf(look, scheme) + REST
