/** How to use the calls with an API key: the part of /api/docs that people read first. The examples are run by a test. */
import { escapeText } from '@topline/core/format/markup.ts'

/** `TOPLINE` = address of the site, `TOPLINE_KEY` = a key; the newest statement of a company. */
export const EXAMPLES = {
  curl: `curl -s -H "Authorization: Bearer $TOPLINE_KEY" \\
  "$TOPLINE/api/company/320193/income-statement?limit=1"`,
  typescript: `const answer = await fetch(\`\${process.env.TOPLINE}/api/company/320193/income-statement?limit=1\`, {
  headers: { authorization: \`Bearer \${process.env.TOPLINE_KEY}\` },
})
if (!answer.ok) throw new Error((await answer.json()).detail)
const [filing] = await answer.json()
const { total_revenue, revenue_units_number, currency, period_code } = filing.income_statement
console.log(period_code, total_revenue * revenue_units_number, currency)`,
  python: `import json, os, urllib.request

request = urllib.request.Request(
    os.environ["TOPLINE"] + "/api/company/320193/income-statement?limit=1",
    headers={"Authorization": "Bearer " + os.environ["TOPLINE_KEY"]},
)
with urllib.request.urlopen(request) as answer:
    filing = json.load(answer)[0]
statement = filing["income_statement"]
print(statement["period_code"], statement["total_revenue"] * statement["revenue_units_number"], statement["currency"])`,
} as const

const code = (text: string): string => `<pre tabindex="0"><code>${escapeText(text)}</code></pre>`

export function renderGuide(): string {
  return `<h2 id="keys">API keys</h2>
<p>Pro subscribers and admins make keys on the <a href="/account">account page</a>. A key is shown once, is sent as
<code>Authorization: Bearer tl_…</code>, reads what its owner may read, and stops working when it is revoked or the plan ends.
Scopes: <code>read</code> for all reading calls and questions, <code>analyse</code> for requesting analyses
(<code>POST /api/filing/request-analyses</code>, <code>POST /api/filing/{accession}</code>). A key never changes the account and never administers.
300 calls a minute; beyond that <code>429</code> with <code>Retry-After</code>.</p>
<h3>curl</h3>${code(EXAMPLES.curl)}
<h3>TypeScript</h3>${code(EXAMPLES.typescript)}
<h3>Python</h3>${code(EXAMPLES.python)}
<p>Money fields are in the unit the filing prints: value × <code>revenue_units_number</code> = whole units. <code>null</code> = not in the filing.
A statement by its id or accession number (<code>/api/income-statement/{key}</code>) carries <code>provenance</code>: byte ranges for
<code>/source/{accession}?at={start}-{end}</code>. <code>/api/balance-sheet/{key}</code> and <code>/api/cash-flow/{key}</code> answer
alike, always in whole units, with the printed lines and the columns beside; where the filing prints none, <code>404</code> with a
<code>reason</code>. Cash flows of a quarterly report are those of the year to date. Both carry <code>derived</code>: what follows from the filing's
statements, each figure with its operands (<code>steps</code>) down to the cells, or why there is none. So do the points of
<code>/api/company/{cik}/series?detail=true&amp;quantities=cash_flow</code>.</p>
<h2 id="webhooks">Webhooks</h2>
<p>Alerts are sent to webhooks as <a href="https://www.standardwebhooks.com/">Standard Webhooks</a>: a POST of JSON
(<code>type</code> <code>alert.fired</code>, <code>timestamp</code>, <code>data</code>) with <code>webhook-id</code>, <code>webhook-timestamp</code> and
<code>webhook-signature</code> (<code>v1,</code> and the HMAC-SHA256 of id, time and body under the secret, Base64; several, divided by blanks, for a day
after the secret was rolled). Answer with a status from 200 to 299 in time. What fails is sent again after 1, 5 and 15 minutes and 1, 2, 4, 8 and 9 hours
under the same <code>webhook-id</code>, by which a receiver knows a repetition; then the webhook is switched off and its owner gets a mail. Redirects are
not followed, <code>410</code> switches off at once. Amounts are whole units of <code>currency</code>, margins and changes fractions.</p>
<h2 id="mcp">Model Context Protocol</h2>
<p><code>POST /mcp</code> (streamable HTTP) with a key, or <code>topline mcp</code> over stdio on the machine of the installation.
Tools: find_company, list_statements, get_statement, get_balance_sheet, get_cash_flow, get_release, compare, screen_companies, search_filings, get_passage, my_lists, my_alerts; resources: <code>topline://filing/{accession_number}</code>.</p>
${code(`{
  "mcpServers": {
    "topline": { "url": "https://your.site/mcp", "headers": { "Authorization": "Bearer tl_…" } }
  }
}`)}`
}
