/** The page other sites frame: name, period and a way to the filing, with the flow where everybody may see it. */
import { type EmbedFlow, type EmbedPeriod, embedLayout, embedSvg } from '@topline/core/flow/drawing/embed.ts'
import type { Look } from '@topline/core/flow/drawing/theme.ts'
import { escapeXml } from '@topline/core/format/markup.ts'
import { embedStyle, type Scheme } from './embed-style.ts'

interface EmbedFacts {
  company: string
  period: string
  form: string
  /** null: its flow is not for everybody */
  flow: EmbedFlow | null
  /** why nothing is drawn: the statement failed its checks, or prints too little */
  why: 'closed' | 'failed' | 'undrawn'
  /** absolute address of the filing's page */
  href: string
  look: Look
  scheme: Scheme
  nonce: string
}

/** @param facts without a flow: 'Log in to View Diagram' in the place of the figure (decision 60) */
export function renderEmbed(facts: EmbedFacts): string {
  const { company, period, form, flow, href, look, scheme, nonce } = facts
  const name = escapeXml(company)
  const about = escapeXml(`${period}, ${form}`)
  const shown = flow?.periods[flow.at]
  const inside = flow && shown ? drawn(flow, shown, nonce) : closed(facts)
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${name}, ${about} | Topline</title><style nonce="${nonce}">${embedStyle(look, scheme)}</style></head>
<body><main>${inside}<p class="foot"><span id="source">${escapeXml(shown?.source ?? `${company}, ${period}, ${form}`)}</span><a id="open" href="${escapeXml(shown?.href ?? href)}" target="_blank" rel="noopener">Open at Topline</a></p></main></body></html>`
}

const heading = (company: string, words: string): string =>
  `<h1>${escapeXml(company)}</h1><p>Income flow, <span id="period">${escapeXml(words)}</span></p>`

function closed({ company, period, form, why, href }: EmbedFacts): string {
  const link = (text: string) => `<a href="${escapeXml(href)}" target="_blank" rel="noopener">${text}</a>`
  const words = {
    closed: link('Log in to View Diagram'),
    failed: `This statement failed a quality check. ${link('Read it at Topline')}`,
    undrawn: 'No income flow can be drawn for this period.',
  }
  return `${heading(company, `${period}, ${form}`)}<div class="gate">${words[why]}</div>`
}

/** The first period as it stands without a script, and what the script moves through the others with. */
function drawn(flow: EmbedFlow, shown: EmbedPeriod, nonce: string): string {
  const label = escapeXml(`${flow.company}, income flow, ${shown.code}. ${shown.sentence}`)
  const fixed = [false, true].map((isNarrow) => {
    const layout = embedLayout(shown, flow.show, isNarrow)
    if (!layout) return ''
    // The two drawings stand in one document: each needs its own names for its colours.
    const body = embedSvg(layout, flow, shown, true).replace(
      /(id="|url\(#)(?=g\d|hatch|pattern)/g,
      isNarrow ? '$1n' : '$1w',
    )
    return `<svg class="fixed ${isNarrow ? 'narrow' : 'wide'}" viewBox="0 0 ${layout.width} ${layout.height}" role="img" aria-label="${label}" font-family="Inter">${body}</svg>`
  })
  const sentence = `<p id="sentence" aria-live="polite">${escapeXml(shown.sentence)}</p>`
  const words = heading(flow.company, shown.words)
  if (flow.periods.length < 2) return words + fixed.join('') + sentence
  const data = JSON.stringify(flow).replaceAll('<', '\\u003c')
  return `${words}${fixed.join('')}<svg id="drawing" role="img" font-family="Inter" hidden></svg>${sentence}
<div id="scrubber" hidden><button type="button" id="play" aria-label="Play">▶</button>
<label><span id="first"></span><input type="range" id="handle" min="0" step="1" aria-label="Period"><span id="last"></span></label>
<span id="kinds" role="group" aria-label="Periods to move through"><button type="button" value="years">Years</button><button type="button" value="quarters">Quarters</button></span></div>
<script type="application/json" id="flow" nonce="${nonce}">${data}</script><script type="module" nonce="${nonce}" src="/embed/flow.js"></script>`
}
