/** The mail of alerts: what each rule says, what fired, and the way there. In the frame of the site's mails. */

import { formatDate } from '@topline/core/format/date.ts'
import { escapeMarkup } from '@topline/core/format/markup.ts'
import { mailFrame, mailLink } from '../mails/report-mail.ts'

export interface AlertMail {
  title: string
  date: string
  entries: readonly { rule: string; company: string; text: string; href: string }[]
  /** further ones, which the page shows */
  more: number
  links: { alerts: string; unsubscribe: string; home: string }
}

const moreWords = ({ more }: AlertMail) => (more > 0 ? `And ${more} more.` : '')

export function alertText(mail: AlertMail): string {
  return [
    `Topline: ${mail.title} (${mail.date})`,
    ...mail.entries.map(({ rule, company, text, href }) => `${company}: ${text}\nYour alert: ${rule}\n${href}`),
    ...(mail.more > 0 ? [moreWords(mail)] : []),
    `Figures come from the filings. Not investment advice.\nAlerts: ${mail.links.alerts}\nUnsubscribe: ${mail.links.unsubscribe}`,
  ].join('\n\n')
}

export function alertHtml(mail: AlertMail): string {
  return mailFrame({
    ...{ title: mail.title, date: mail.date, home: mail.links.home },
    rows: mail.entries.map(
      ({ rule, company, text, href }) =>
        `<tr><td class="pad line" style="padding:16px 28px 18px;border-top:1px solid #e6e9ee">
<div class="ink2" style="color:#566275;font-size:12px;line-height:18px">${escapeMarkup(rule)}</div>
<div class="ink" style="color:#0f1b2d;font-size:17px;line-height:24px;font-weight:650">${escapeMarkup(company)}</div>
<p class="ink1" style="margin:4px 0 8px;color:#2b384b">${escapeMarkup(text)}</p>${mailLink(href, 'Open', 'font-weight:600')}</td></tr>`,
    ),
    foot: `${moreWords(mail)} Figures come from the filings. Not investment advice.<br>${mailLink(mail.links.alerts, 'Your alerts')} or ${mailLink(mail.links.unsubscribe, 'unsubscribe')} with one click.`,
  })
}

/** That a webhook was switched off: subject and parts. */
export function disabledMail(url: string, reason: string, site: string, now: Date) {
  const title = 'A webhook was switched off'
  const says = `${url}: ${reason}. What fires meanwhile waits; switch it on again to have it sent.`
  return {
    subject: 'Topline: a webhook was switched off',
    text: [`Topline: ${title} (${formatDate(now.toISOString())})`, says, `Webhooks: ${site}/alerts`].join('\n\n'),
    html: mailFrame({
      ...{ title, date: formatDate(now.toISOString()), home: site },
      rows: [`<tr><td class="pad ink1" style="padding:0 28px 18px;color:#2b384b">${escapeMarkup(says)}</td></tr>`],
      foot: mailLink(`${site}/alerts`, 'Your webhooks'),
    }),
  }
}
