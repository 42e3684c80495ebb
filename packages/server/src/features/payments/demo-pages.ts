/** The pages of the demo checkout and portal: plain forms that say at the top that nothing is paid. */
import { utcDate } from '@topline/core/format/day.ts'
import { escapeMarkup } from '@topline/core/format/markup.ts'
import { monthlyText, PLANS, statusText } from '@topline/core/plans/plans.ts'
import type { Offer } from '../../clients/stripe/offers.ts'
import type { SubscriptionRow } from './queries.ts'

const STYLE = `:root{color-scheme:light dark;--bg:#fff;--s1:#f6f7f9;--ink:#0f1b2d;--ink2:#56647a;--line:#dfe4ea;--pri:#1971c2;--warn:#8a5300;--warnbg:#fff4e0}
@media (prefers-color-scheme:dark){:root{--bg:#10161f;--s1:#161e29;--ink:#e8edf4;--ink2:#9aa7b8;--line:#2a3646;--pri:#1f6fc0;--warn:#f0b860;--warnbg:#33270f}}
*{box-sizing:border-box}body{margin:0;background:var(--bg);color:var(--ink);font:15px/1.55 Inter,system-ui,sans-serif}
.note{margin:0;padding:10px 16px;background:var(--warnbg);color:var(--warn);text-align:center;font-weight:550}
main{display:grid;grid-template-columns:1fr 1fr;gap:48px;max-width:860px;margin:7vh auto 0;padding:0 16px 48px}
h1{margin:0 0 4px;font-size:26px;line-height:32px;letter-spacing:-.02em}h2{margin:0 0 12px;font-size:16px}
p{margin:0 0 8px}.quiet{color:var(--ink2);font-size:13px}.price{font-size:34px;line-height:44px;font-weight:650;letter-spacing:-.02em}
dl{display:grid;grid-template-columns:auto 1fr;gap:6px 20px;margin:0 0 16px}dt{color:var(--ink2)}dd{margin:0;text-align:right;overflow-wrap:anywhere}
.card{padding:24px;border:1px solid var(--line);border-radius:10px}form+form{margin-top:8px}
button,select{width:100%;min-height:44px;padding:0 14px;border:1px solid var(--line);border-radius:8px;background:var(--bg);color:var(--ink);font:inherit;font-weight:550;cursor:pointer}
button.main{border-color:var(--pri);background:var(--pri);color:#fff}.row{display:grid;grid-template-columns:1fr auto;gap:8px}.row button{width:auto}
button:focus-visible,select:focus-visible,a:focus-visible{outline:2px solid var(--pri);outline-offset:2px}a{color:var(--pri)}hr{margin:20px 0;border:0;border-top:1px solid var(--line)}
@media (max-width:768px){main{grid-template-columns:1fr;gap:24px;margin-top:24px}}`

const page = (nonce: string, title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style nonce="${nonce}">${STYLE}</style></head>
<body><p class="note" role="note">Demonstration: no card is asked for and nothing is paid.</p>${body}</body></html>`

/** "$100 a year", "$10 a month" */
function priceText({ service_name, payment_period }: Offer): string {
  const plan = PLANS.find((one) => one.basePlan === service_name)
  if (!plan) return ''
  return payment_period === 'yearly' ? `$${plan.yearlyPrice} a year` : `$${plan.monthlyPrice} a month`
}

const planName = ({ service_name, payment_period }: Offer) => `${service_name}, ${payment_period}`

export function renderCheckout(nonce: string, offer: Offer, email: string): string {
  const plan = PLANS.find((one) => one.basePlan === offer.service_name)
  const large = plan ? monthlyText(plan, offer.payment_period) : ''
  return page(
    nonce,
    'Demo checkout',
    `<main><section><p class="quiet">Topline demo checkout</p><h1>Subscribe to ${planName(offer)}</h1>
<p class="price">${large} <span class="quiet">per month</span></p><p class="quiet">${priceText(offer)}</p>
<p>${plan?.description ?? ''}</p></section>
<section class="card"><h2>Your order</h2><dl><dt>E-mail</dt><dd>${escapeMarkup(email)}</dd><dt>Card</dt><dd>4242 4242 4242 4242</dd>
<dt>Due now</dt><dd>$0.00</dd></dl>
<form method="post"><button class="main" type="submit">Subscribe</button></form>
<p class="quiet">Sends the same signed events as a real payment.</p><p><a href="/pricing">Back to the plans</a></p></section></main>`,
  )
}

const hidden = (action: string, label: string, isMain = false) =>
  `<form method="post"><input type="hidden" name="action" value="${action}"><button${isMain ? ' class="main"' : ''} type="submit">${label}</button></form>`

/** @param row null = nothing to manage */
export function renderPortal(
  nonce: string,
  row: SubscriptionRow | null,
  offer: Offer | null,
  offers: readonly Offer[],
  statuses: readonly string[],
): string {
  const back = '<p><a href="/pricing">Back to Topline</a></p>'
  if (!row || !offer) {
    return page(nonce, 'Demo billing portal', `<main><section><h1>No subscription</h1>${back}</section></main>`)
  }
  const ends = row.current_period_end ? utcDate(row.current_period_end) : ''
  const renewal = row.cancel_at_period_end ? `Ends on ${ends}` : `Renews on ${ends}`
  const isOver = row.status === 'canceled' || row.status === 'incomplete_expired'
  const others = offers.filter((one) => planName(one) !== planName(offer))
  const change = others
    .map((one) => hidden(`plan-${planName(one).replace(', ', '-')}`, `Change to ${planName(one)}, ${priceText(one)}`))
    .join('')
  return page(
    nonce,
    'Demo billing portal',
    `<main><section><p class="quiet">Topline demo billing portal</p><h1>${planName(offer)}</h1>
<p>${escapeMarkup(statusText(row.status))}</p><p class="quiet">${priceText(offer)}${isOver ? '' : ` · ${renewal}`}</p>${back}</section>
<section class="card">${
      isOver
        ? '<h2>This subscription is over</h2><p class="quiet">A new one starts on the page of plans.</p>'
        : `<h2>Change the plan</h2>${change}<hr><h2>End it</h2>
${row.cancel_at_period_end ? hidden('keep', 'Keep the subscription') : hidden('cancel-later', `Cancel on ${ends}`)}
${hidden('cancel', 'Cancel now')}<hr><h2>Try a state</h2><form method="post" class="row">
<select name="action" aria-label="State">${statuses.map((one) => `<option value="status-${one}"${one === row.status ? ' selected' : ''}>${one}</option>`).join('')}</select>
<button type="submit">Set</button></form>`
    }</section></main>`,
  )
}
