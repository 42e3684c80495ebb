import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { Alert } from '@topline/core/api/account/alerts.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { AlertForm } from './AlertForm.tsx'
import { RuleCard } from './RuleCard.tsx'

const alert: Alert = {
  ...{ id: 3, name: 'Apple margin', text: 'Gross margin rises by more than 1.5 points', about_text: 'Apple Inc.' },
  ...{ about: { kind: 'company', cik: '320193' }, by_mail: false, webhook_id: null, is_active: true },
  when: { kind: 'change', quantity: 'gross_margin', direction: 'rises', points: 1.5 },
  ...{ fired: 0, rests: false, created_at: '2019-05-05T12:00:00.000Z', events: [] },
}
const markup = (content: React.ReactNode) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>{content}</MemoryRouter>
    </QueryClientProvider>,
  )

it('opens a stored alert with everything that it holds, the company by its name before any search', () => {
  const form = markup(<AlertForm alert={alert} webhooks={[]} onClose={() => {}} />)
  expect(form).toContain('aria-label="Edit Apple margin"')
  for (const chosen of ['change', 'gross_margin', 'rises', 'company'])
    expect(form).toContain(`<option value="${chosen}" selected="">`)
  expect(form).toContain('<option value="320193" selected="">Apple Inc.</option>')
  expect(form).toMatch(/inputMode="decimal"[^>]* value="1.5"/)
  expect(form).toContain('value="Apple margin"')
  expect(form).toContain('>Save<')
  expect(markup(<AlertForm alert={null} webhooks={[]} onClose={() => {}} />)).toContain('>Make the alert<')
})

it('says of a rule beyond the plan that it rests', () => {
  const card = (rests: boolean) => markup(<RuleCard alert={{ ...alert, rests }} webhooks={[]} />)
  expect(card(true)).toContain('>Rests: it is beyond what your plan has room for.')
  expect(card(false)).not.toContain('Rests')
})

it('is reached by a button of the rule that says whether it is open', () => {
  expect(markup(<RuleCard alert={alert} webhooks={[]} />)).toMatch(
    /<button[^>]*aria-label="Edit Apple margin"[^>]*aria-expanded="false"/,
  )
})
