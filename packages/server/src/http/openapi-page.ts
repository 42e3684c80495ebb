/** The page /api/docs: plain HTML from the machine description, nothing loaded from elsewhere. */
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
<title>${escapeHtml(info.title)}</title>
<style nonce="${nonce}">
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:60rem;margin:2rem auto;padding:0 1rem}
summary{cursor:pointer;padding:.4rem 0}code,pre{font:14px/1.5 ui-monospace,monospace}pre{overflow:auto;padding:.75rem;border:1px solid #8884;border-radius:8px}
b{display:inline-block;min-width:4.5rem}td,th{text-align:left;padding:.2rem 1rem .2rem 0;vertical-align:top}
</style></head><body><main>
<h1>${escapeHtml(info.title)} <small>${escapeHtml(info.version)}</small></h1>
<p>${escapeHtml(info.description ?? '')}</p><p><a href="/api/openapi.json">openapi.json</a></p>
${renderGuide()}
<h2>Calls</h2>
${calls.join('\n')}
</main></body></html>`
}

function renderCall(method: string, path: string, operation: Operation): string {
  const parameters = (operation.parameters ?? []).map(
    (p) =>
      `<tr><td><code>${escapeHtml(p.name)}</code></td><td>${escapeHtml(p.in)}${p.required ? ', required' : ''}</td><td><code>${escapeHtml(JSON.stringify(p.schema ?? {}))}</code></td><td>${escapeHtml(p.description ?? '')}</td></tr>`,
  )
  const answers = Object.entries(operation.responses ?? {}).map(
    ([status, answer]) =>
      `<h4>${escapeHtml(status)} ${escapeHtml(answer.description ?? '')}</h4>${block(answer.content)}`,
  )
  return `<details><summary><b>${method}</b> <code>${escapeHtml(path)}</code> ${escapeHtml(operation.summary ?? '')}</summary>
<p>${escapeHtml(operation.description ?? '')}</p>
${parameters.length > 0 ? `<table><tr><th>Parameter</th><th>In</th><th>Shape</th><th></th></tr>${parameters.join('')}</table>` : ''}
${operation.requestBody ? `<h4>Body</h4>${block(operation.requestBody)}` : ''}
${answers.join('')}</details>`
}

const block = (value: unknown) => (value ? `<pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>` : '')

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
