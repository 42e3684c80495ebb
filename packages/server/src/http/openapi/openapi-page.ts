/** The page /api/docs: plain HTML from the machine description, nothing loaded from elsewhere. */
import { escapeMarkup } from '@topline/core/format/markup.ts'
import { FONT_FACES } from '../typeface.ts'
import { renderGuide } from './openapi-guide.ts'

interface Operation {
  summary?: string
  description?: string
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema?: unknown }[]
  requestBody?: unknown
  responses?: Record<string, { description?: string; content?: unknown }>
}

export function renderApiPage(document: object, nonce: string): string {
  // The generator's type covers three versions of the format; only the parts named above are read.
  const { info, paths } = document as {
    info: { title: string; version: string; description?: string }
    paths: Record<string, Record<string, Operation>>
  }
  const calls = Object.entries(paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => renderCall(method.toUpperCase(), path, operation)),
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(info.title)}</title>
<style nonce="${nonce}">${STYLE}</style></head><body>
<header><a href="/"><img src="/favicon.svg" width="22" height="22" alt="">Topline</a><nav><a href="/account">API keys</a><a href="/api/openapi.json">openapi.json</a></nav></header>
<main>
<h1>${escapeMarkup(info.title)} <small>${escapeMarkup(info.version)}</small></h1>
<p>${words(info.description ?? '')}</p>
${renderGuide()}
<h2>Calls</h2>
${calls.join('\n')}
</main></body></html>`
}

/** The site's own colours, type and rules (a page of its own: it stands without the application). */
const STYLE = `${FONT_FACES}
:root{color-scheme:light dark;--bg:#fff;--s1:#f6f7f9;--ink:#0f1b2d;--ink1:#2b384b;--ink2:#566275;--pri:#1971c2;--line:#e6e9ee}
@media (prefers-color-scheme:dark){:root{--bg:#10161f;--s1:#161e29;--ink:#e8edf4;--ink1:#cdd6e1;--ink2:#a9b4c3;--pri:#74b8f7;--line:#263140}}
*{box-sizing:border-box}body{margin:0;background:var(--bg);color:var(--ink1);font:14px/1.5 Inter,system-ui,sans-serif}
header,main{max-width:1000px;margin:0 auto;padding:0 20px}
header{display:flex;align-items:center;justify-content:space-between;gap:16px;height:56px}
header>a{display:flex;align-items:center;gap:9px;color:var(--ink);font-size:18px;font-weight:650;text-decoration:none}nav{display:flex;gap:16px}
main{padding-bottom:64px;border-top:1px solid var(--line)}a{color:var(--pri)}
h1,h2,h3,h4{color:var(--ink);letter-spacing:-.02em;margin:24px 0 8px}h1{font-size:28px}h1 small{color:var(--ink2);font-size:14px;font-weight:400}
h2{font-size:18px}h3{font-size:15px}h4{font-size:14px}
details{border-bottom:1px solid var(--line)}summary{cursor:pointer;padding:9px 0;overflow-wrap:anywhere}summary b{display:inline-block;min-width:64px;color:var(--ink)}
code,pre{font:13px/1.5 ui-monospace,monospace}code{overflow-wrap:anywhere}pre code{overflow-wrap:normal}
pre,.wide{overflow:auto;max-width:100%}pre{padding:12px;border:1px solid var(--line);border-radius:8px;background:var(--s1)}
td,th{padding:4px 16px 4px 0;text-align:left;vertical-align:top}th{color:var(--ink2);font-weight:550}
`

/** A sentence of the description: what stands in backticks is code. */
const words = (text: string): string => escapeMarkup(text).replace(/`([^`]+)`/g, '<code>$1</code>')

function renderCall(method: string, path: string, operation: Operation): string {
  const parameters = (operation.parameters ?? []).map(
    (p) =>
      `<tr><td><code>${escapeMarkup(p.name)}</code></td><td>${escapeMarkup(p.in)}${p.required ? ', required' : ''}</td><td><code>${escapeMarkup(JSON.stringify(p.schema ?? {}))}</code></td><td>${words(p.description ?? '')}</td></tr>`,
  )
  const answers = Object.entries(operation.responses ?? {}).map(
    ([status, answer]) =>
      `<h4>${escapeMarkup(status)} ${escapeMarkup(answer.description ?? '')}</h4>${block(answer.content)}`,
  )
  return `<details><summary><b>${method}</b> <code>${escapeMarkup(path)}</code> ${words(operation.summary ?? '')}</summary>
<p>${words(operation.description ?? '')}</p>
${parameters.length > 0 ? `<div class="wide" tabindex="0"><table><tr><th>Parameter</th><th>In</th><th>Shape</th><th>Meaning</th></tr>${parameters.join('')}</table></div>` : ''}
${operation.requestBody ? `<h4>Body</h4>${block(operation.requestBody)}` : ''}
${answers.join('')}</details>`
}

const block = (value: unknown) =>
  value ? `<pre tabindex="0">${escapeMarkup(JSON.stringify(value, null, 2))}</pre>` : ''
