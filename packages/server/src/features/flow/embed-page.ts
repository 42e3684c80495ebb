/** The page other sites frame: name, period and a way to the filing, with the flow where everybody may see it. */

import { type CardFacts, ogCardSvg } from '@topline/core/flow/drawing/card.ts'
import { cardStatement } from '@topline/core/flow/drawing/card-statement.ts'
import { flowSvg } from '@topline/core/flow/drawing/svg.ts'
import { flowGraph } from '@topline/core/flow/graph/build.ts'
import { statementLayout } from '@topline/core/flow/layout/statement-layout.ts'
import { escapeXml } from '@topline/core/format/markup.ts'
import { incomeSentence } from '@topline/core/words/income-sentence.ts'
import { FONT_FACES } from '../../http/typeface.ts'

interface EmbedFacts {
  facts: CardFacts
  /** the statement failed its checks, so nobody is shown its flow elsewhere */
  hasFailed: boolean
  /** absolute address of the filing's page */
  href: string
  nonce: string
}

/** Up to this width of the frame the flow runs down, laid out for a frame of `PHONE` pixels. */
const NARROW_TO = 599
const PHONE = 340

/** The drawing is laid out for this font; a wider one would run its figures into each other. */
const STYLE =
  FONT_FACES +
  'body{margin:0;background:#fff;color:#0f1b2d;font:14px/20px Inter,system-ui,sans-serif}svg{display:block;width:100%;height:auto}' +
  // One drawing for frames as wide as a post, one for those on a phone, where the first would be too small to read.
  `.narrow{display:none}@media(max-width:${NARROW_TO}px){.wide{display:none}.narrow{display:block}}.narrow svg{padding:12px 20px 0;box-sizing:border-box}` +
  `.narrow strong{font-size:18px;line-height:26px}@media(min-width:${NARROW_TO + 1}px){.wide+.narrow+p{padding-left:5%}}` +
  '.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}' +
  'header,p{margin:0;padding:16px 20px 0}h1{margin:0;font-size:18px;line-height:26px}span{color:#566275}a{color:#1971c2}' +
  'p{padding-bottom:16px}.gate{margin:16px 20px;padding:56px 20px;background:#f6f7f9;text-align:center}.gate a{font-weight:600}'

/** @param facts without a statement: 'Log in to View Diagram' in the place of the figure (decision 60) */
export function renderEmbed({ facts, hasFailed, href, nonce }: EmbedFacts): string {
  const company = escapeXml(facts.company)
  const about = escapeXml(`${facts.period}, ${facts.form}`)
  const link = (text: string) => `<a href="${escapeXml(href)}" target="_blank" rel="noopener">${text}</a>`
  // The drawing of the link preview: a frame is often narrow, and its labels stay readable there.
  const svg = facts.statement && flowGraph(facts.statement) ? ogCardSvg(facts) : null
  const way = hasFailed
    ? `This statement failed a quality check. ${link('Read it at Topline')}`
    : link('Log in to View Diagram')
  const inside = svg
    ? `<div class="wide">${svg.replace('<svg ', `<svg role="img" aria-label="${company}, income flow, ${escapeXml(facts.period)}" `)}</div>${narrow(facts)}`
    : `<header><h1>${company}</h1><span>${about}</span></header><div class="gate">${
        facts.statement ? 'No income flow can be drawn for this period.' : way
      }</div>`
  const heading = svg ? `<h1 class="sr">${company}, ${about}</h1>` : ''
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${company}, ${about} | Topline</title><style nonce="${nonce}">${STYLE}</style></head>
<body><main>${heading}${inside}<p>${link(`${company}, ${about}, at Topline`)}</p></main></body></html>`
}

/** The same five figures, one above the other, with the card's head and sentence as text. */
function narrow({ company, period, form, statement }: CardFacts): string {
  const layout = statement && statementLayout(cardStatement(statement) ?? statement, { width: PHONE })
  if (!layout || !statement) return ''
  const sentence = incomeSentence(company, { ...statement, gross_profit: null })
  // The two drawings stand in one document: each needs its own names for its colours.
  const svg = flowSvg(layout, { title: `${company}, income flow, ${period}` }).replace(
    /(id="|url\(#)(?=g\d|hatch)/g,
    '$1n',
  )
  return (
    `<div class="narrow"><header><strong>${escapeXml(company)}</strong><br><span>Income flow, ${escapeXml(`${period}, from the ${form}`)}</span></header>` +
    `${svg}${sentence ? `<p>${escapeXml(sentence)}</p>` : ''}</div>`
  )
}
