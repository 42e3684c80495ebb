/** The signed-in person's own page: plan, period, e-mail, their data, the way out (decisions 14, 21). */
import { statusText } from '@topline/core/plans/plans.ts'
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { getMe } from '../../api/client.ts'
import { fetchContext } from '../../context.ts'
import { endSession } from '../../shell/session.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import s from './account.module.css'
import { accountFacts } from './facts.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const user = await getMe(context.get(fetchContext))
  if (!user) throw redirect('/')
  return { user }
}

export const meta = () => [{ title: 'Account | Topline' }, { name: 'robots', content: 'noindex' }]

export default function AccountPage() {
  const { user } = useLoaderData<typeof loader>()
  return (
    <main id="main" className={`page ${s.page}`}>
      <h1>Account</h1>
      <dl className={s.facts}>
        {accountFacts(user, statusText).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={s.actions}>
        <LinkButton to="/pricing">{user.subscription_status ? 'Manage subscription' : 'See the plans'}</LinkButton>
        <a href="/auth/me/export" download="topline-account.json">
          Download my data
        </a>
        <Button onClick={() => void endSession()}>Logout</Button>
      </div>
    </main>
  )
}
