/** The signed-in person's own page: plan, e-mail reports, sessions, their data, the way out (decisions 18 and 19). */
import type { ReactNode } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { getPreferences, getSessions, getSubscription } from '../../api/account.ts'
import { part } from '../../api/answer.ts'
import { fetchContext } from '../../context.ts'
import { ApiKeys } from '../../keys/ApiKeys.tsx'
import { requireSignedIn } from '../../session/guarded.ts'
import { initialsOf } from '../../session/initials.ts'
import { endSession } from '../../session/session.ts'
import { useViewer } from '../../session/viewer.ts'
import { SchemeSwitch } from '../../shell/SchemeSwitch.tsx'
import { Button, LinkButton } from '../../ui/controls/Button.tsx'
import { Badge } from '../../ui/display/Badge.tsx'
import { NotHere } from '../../ui/display/State.tsx'
import s from './account.module.css'
import { EmailReports } from './EmailReports.tsx'
import { OwnData } from './OwnData.tsx'
import { planState } from './plan-state.ts'
import { Sessions } from './Sessions.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const user = await requireSignedIn(context)
  const f = context.get(fetchContext)
  const [plan, preferences, sessions] = await Promise.all([
    // Each part says for itself that it could not be loaded.
    part(getSubscription(f)),
    part(getPreferences(f)),
    part(getSessions(f)),
  ])
  return { user, plan, preferences, sessions }
}

export const meta = () => [{ title: 'Account | Topline' }, { name: 'robots', content: 'noindex' }]

export default function AccountPage() {
  const { user, plan, preferences, sessions } = useLoaderData<typeof loader>()
  const { hasPlans, hasAccess } = useViewer()
  return (
    <main id="main" className={`page ${s.page}`}>
      <h1>Account</h1>
      <Part title="You" hint={user.is_admin ? 'An administrator of this site' : null}>
        <div className={s.you}>
          <span className={s.avatar} aria-hidden="true">
            {initialsOf(user.name)}
          </span>
          <div>
            <b>{user.name}</b>
            <span>{user.email}</span>
          </div>
          <Button onClick={() => void endSession()}>Logout</Button>
        </div>
      </Part>
      {hasPlans && (
        <Part title="Plan" hint="Billing runs on the payment provider’s own page">
          {plan.is === 'here' ? (
            <PlanBox facts={plan.value} />
          ) : (
            <NotHere part={plan} text="Error loading your subscription" />
          )}
        </Part>
      )}
      <Part title="E-mail reports" hint={hasPlans ? 'For active subscribers' : null}>
        {preferences.is === 'here' ? (
          <EmailReports initial={preferences.value} isOpen={hasAccess} />
        ) : (
          <NotHere part={preferences} text="Error loading your e-mail settings" />
        )}
      </Part>
      <Part title="API keys" hint="For scripts and assistants">
        <ApiKeys />
      </Part>
      <Part title="Sessions" hint="Where you are signed in">
        {sessions.is === 'here' ? (
          <Sessions sessions={sessions.value} />
        ) : (
          <NotHere part={sessions} text="Error loading your sessions" />
        )}
      </Part>
      <Part title="Appearance">
        <SchemeSwitch />
      </Part>
      <Part title="Your data">
        <OwnData />
      </Part>
    </main>
  )
}

function Part({ title, hint, children }: { title: string; hint?: string | null; children: ReactNode }) {
  return (
    <section className={s.part} aria-label={title}>
      <div>
        <h2>{title}</h2>
        {hint && <p className={s.hint}>{hint}</p>}
      </div>
      <div>{children}</div>
    </section>
  )
}

function PlanBox({ facts }: { facts: Parameters<typeof planState>[0] }) {
  const { title, badge, text, action } = planState(facts)
  const isSold = facts.provider !== null
  return (
    <div className={s.box}>
      <div className={s.boxHead}>
        <h3>{title}</h3>
        {badge && <Badge tone={badge.tone}>{badge.text}</Badge>}
      </div>
      <p>{text}</p>
      {action.to === 'pricing' ? (
        <LinkButton to="/pricing" primary={action.isPrimary}>
          {action.label}
        </LinkButton>
      ) : (
        isSold && (
          <LinkButton reloadDocument to="/payment/portal" primary={action.isPrimary}>
            {action.label}
          </LinkButton>
        )
      )}
    </div>
  )
}
