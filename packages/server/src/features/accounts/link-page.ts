/** The page behind a one-time sign-in address: one button, so that opening the address alone does not use it up. */
export function renderConfirmation(nonce: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Sign in to Topline</title>
<style nonce="${nonce}">:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}main{max-width:24rem;margin:20vh auto;padding:0 1rem}
button{font:inherit;padding:.6rem 1.2rem;border:0;border-radius:8px;background:#1c5fd4;color:#fff;cursor:pointer}</style></head>
<body><main><h1>Sign in to Topline</h1><p>This address works once.</p>
<form method="post"><button type="submit">Sign in</button></form></main></body></html>`
}
