/** The page an unsubscribe link opens: plain HTML, one button. */

const WORDS = {
  ask: ['Stop these e-mails?', 'No more mails of this kind will be sent to this address.'],
  done: ['You are unsubscribed', 'No more of these mails will be sent. They can be turned on again on the site.'],
  unknown: ['This link is not known', 'The account may have been deleted. Mails can be changed on the site.'],
} as const

export function unsubscribePage(state: keyof typeof WORDS, nonce: string, action: string): string {
  const [title, text] = WORDS[state]
  const form =
    state === 'ask' ? `<form method="post" action="${action}"><button type="submit">Unsubscribe</button></form>` : ''
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} | Topline</title>
<style nonce="${nonce}">
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:32rem;margin:15vh auto 0;padding:0 1rem}
h1{font-size:1.5rem;line-height:1.3}button{min-height:44px;padding:0 1.25rem;border:0;border-radius:8px;background:#1971c2;color:#fff;font:inherit;font-weight:600;cursor:pointer}
a{color:inherit}button:focus-visible,a:focus-visible{outline:2px solid #1971c2;outline-offset:2px}
</style></head><body><main><h1>${title}</h1><p>${text}</p>${form}<p><a href="/account">Account</a></p></main></body></html>`
}
