/**
 * The report mail: 600 px table, no images, inline styles with classes for dark mode, a plain-text part that says the
 * same. Links lead to this site and carry nothing.
 */
import { escapeMarkup } from '@topline/core/format/markup.ts'
import type { ReportEntry } from './report-words.ts'

export interface ReportMail {
  title: string
  /** 'Aug 28, 2025' */
  date: string
  entries: readonly ReportEntry[]
  /** 'Daily report about followed companies.' */
  why: string
  links: { account: string; unsubscribe: string; home: string }
}

export function reportText(mail: ReportMail): string {
  const entries = mail.entries.map((entry) =>
    [
      `${entry.company}${entry.ticker ? ` (${entry.ticker})` : ''}, ${entry.about}`,
      ...entry.figures.map((figure) => `${figure.label}: ${figure.text}`),
      entry.sentence,
      entry.href,
    ]
      .filter((line) => line !== '')
      .join('\n'),
  )
  return [
    `Topline: ${mail.title} (${mail.date})`,
    ...entries,
    `Figures come from the filings and passed quality checks. Not investment advice.\n${mail.why}\nChange: ${mail.links.account}\nUnsubscribe: ${mail.links.unsubscribe}`,
  ].join('\n\n')
}

const FONT = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const LIGHT = { revenue: '#1c7ed6', gross: '#3f917a', operating: '#2b8068', net: '#166b52', loss: '#c92a2a' } as const
const DARK = { revenue: '#4dabf7', gross: '#54ac95', operating: '#66bfa6', net: '#7fd6bb', loss: '#ff7b7b' } as const

const STYLE = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0}
@media (prefers-color-scheme:dark){
.bg{background:#10161f!important}.card{background:#161e29!important;border-color:#263140!important}
.ink{color:#e8edf4!important}.ink1{color:#cdd6e1!important}.ink2{color:#a9b4c3!important}
.a{color:#74b8f7!important}.line{border-color:#263140!important}.loss{color:#ff8787!important}.track{background:#1d2734!important}
${Object.entries(DARK)
  .map(([tone, color]) => `.b-${tone}{background:${color}!important}`)
  .join('')}
}
@media (max-width:480px){.pad{padding-left:16px!important;padding-right:16px!important}.out{padding:0!important}.card{border-left:0!important;border-right:0!important;border-radius:0!important}
.name{width:116px!important}.fig{padding-right:14px!important}}
`.replaceAll('\n', '')

export function reportHtml(mail: ReportMail): string {
  const { links } = mail
  return mailFrame({
    ...{ title: mail.title, date: mail.date, home: links.home },
    rows: mail.entries.map((entry, n) => entryRow(entry, n < IN_FULL)),
    foot: `Figures come from the filings and passed quality checks. Not investment advice.<br>${escapeMarkup(mail.why)} ${mailLink(links.account, 'Change')} or ${mailLink(links.unsubscribe, 'unsubscribe')} with one click.`,
  })
}

export const mailLink = (href: string, text: string, extra = ''): string =>
  `<a class="a" href="${escapeMarkup(href)}" style="color:#1971c2;text-decoration:none;${extra}">${escapeMarkup(text)}</a>`

/** What every mail of the site stands in. @param rows table rows, escaped */
export function mailFrame(mail: { title: string; date: string; home: string; rows: string[]; foot: string }): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeMarkup(mail.title)}</title><style>${STYLE}</style></head>
<body class="bg" style="background:#f6f7f9"><table role="presentation" class="bg" width="100%" cellpadding="0" cellspacing="0" style="background:#f6f7f9"><tr><td class="out" align="center" style="padding:20px 0">
<table role="presentation" class="card" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background:#ffffff;border:1px solid #e6e9ee;border-radius:10px;${FONT};font-size:14px;line-height:20px">
<tr><td class="pad" style="padding:24px 28px 16px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>
<td>${mailLink(mail.home, 'Topline', 'color:#0f1b2d;font-size:15px;font-weight:650').replace('class="a"', 'class="ink"')}</td>
<td class="ink2" align="right" style="color:#566275;font-size:12px">${escapeMarkup(mail.date)}</td></tr></table>
<h1 class="ink" style="margin:14px 0 0;color:#0f1b2d;font-size:22px;line-height:28px;font-weight:650">${escapeMarkup(mail.title)}</h1></td></tr>
${mail.rows.join('\n')}
<tr><td class="pad line ink2" style="padding:16px 28px 22px;border-top:1px solid #e6e9ee;color:#566275;font-size:12px;line-height:18px">${mail.foot}</td></tr>
</table></td></tr></table></body></html>`
}

/** Statements with sentence and bars; the others of a long mail say figures alone, since mail programs cut at 100 KB. */
const IN_FULL = 8

function entryRow(entry: ReportEntry, isFull: boolean): string {
  const figures = entry.figures
    .map(
      (figure) =>
        `<td class="fig" style="padding:10px 24px 0 0;vertical-align:top"><div class="ink2" style="color:#566275;font-size:12px;line-height:18px">${escapeMarkup(figure.label)}</div><div class="${figure.isLoss ? 'loss' : 'ink'}" style="color:${figure.isLoss ? '#c92a2a' : '#0f1b2d'};font-size:18px;line-height:26px;font-weight:650;white-space:nowrap">${escapeMarkup(figure.text)}</div></td>`,
    )
    .join('')
  return `<tr><td class="pad line" style="padding:18px 28px 20px;border-top:1px solid #e6e9ee">
<div class="ink2" style="color:#566275;font-size:12px;line-height:18px">${escapeMarkup(entry.about)}</div>
<div class="ink" style="color:#0f1b2d;font-size:17px;line-height:24px;font-weight:650">${escapeMarkup(entry.company)}${entry.ticker ? ` <span class="ink2" style="color:#566275;font-size:13px;font-weight:400">${escapeMarkup(entry.ticker)}</span>` : ''}</div>
<table role="presentation" cellpadding="0" cellspacing="0"><tr>${figures}</tr></table>
${entry.sentence === '' || !isFull ? '' : `<p class="ink1" style="margin:8px 0 0;color:#2b384b">${escapeMarkup(entry.sentence)}</p>`}
${entry.bars.length === 0 || !isFull ? '' : `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin-top:10px">${entry.bars.map(barRow).join('')}</table>`}
<p style="margin:12px 0 0"><a class="a" href="${escapeMarkup(entry.href)}" style="color:#1971c2;font-weight:600;text-decoration:none">Open the statement</a></p></td></tr>`
}

function barRow({ label, text, width, tone }: ReportEntry['bars'][number]): string {
  return `<tr><td class="ink2 name" width="124" style="width:124px;padding:2px 0;color:#566275;font-size:12px;line-height:16px;white-space:nowrap">${escapeMarkup(label)}</td>
<td style="padding:2px 0"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td class="b-${tone}" width="${width}%" style="width:${width}%;height:8px;line-height:8px;font-size:1px;background:${LIGHT[tone]};border-radius:2px">&nbsp;</td>${width < 100 ? `<td style="font-size:1px;line-height:8px">&nbsp;</td>` : ''}</tr></table></td>
<td class="ink1" width="80" align="right" style="width:80px;padding:2px 0;color:#2b384b;font-size:12px;line-height:16px;white-space:nowrap">${escapeMarkup(text)}</td></tr>`
}
