/** `/alerts`: rules on figures, what fired, and where it is told. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { orAskAgain } from '../../api/answer.ts'
import { browserFetch } from '../../api/call.ts'
import { getAlerts, getWebhooks } from '../../api/watching.ts'
import { fetchContext } from '../../context.ts'
import { requireSignedIn } from '../../session/guarded.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Section } from '../../ui/display/Card.tsx'
import { PageHead } from '../../ui/display/PageHead.tsx'
import { Empty, ErrorBox, Skeleton } from '../../ui/display/State.tsx'
import { AlertForm } from './AlertForm.tsx'
import s from './alerts.module.css'
import { RuleCard } from './RuleCard.tsx'
import { Webhooks } from './Webhooks.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  await requireSignedIn(context)
  return { first: await orAskAgain(getAlerts(context.get(fetchContext))) }
}

export const shouldRevalidate = () => false
export const meta = () => [{ title: 'Alerts | Topline' }, { name: 'robots', content: 'noindex' }]

export default function AlertsPage() {
  const { first } = useLoaderData<typeof loader>()
  const [isOpen, setOpen] = useState(false)
  const query = useQuery({
    queryKey: ['alerts'],
    queryFn: () => getAlerts(browserFetch),
    ...(first ? { initialData: first } : {}),
  })
  const hooks = useQuery({ queryKey: ['webhooks'], queryFn: () => getWebhooks(browserFetch) })
  const data = query.data
  const isFull = data !== undefined && data.alerts.length >= data.limit
  return (
    <main id="main" className={`page ${s.page}`}>
      <PageHead title="Alerts" text="Rules on figures, reports and releases. Each tells you once, as soon as it fires.">
        {data && !isOpen && (
          <Button
            primary
            reason={isFull ? `Your plan has room for ${data.limit}; delete one first` : null}
            onClick={() => setOpen(true)}
          >
            New alert
          </Button>
        )}
      </PageHead>
      {query.isPending && <Skeleton rows={4} height={60} />}
      {query.error && !data && (
        <ErrorBox text="Error loading your alerts" error={query.error} onRetry={() => void query.refetch()} />
      )}
      {isOpen && <AlertForm alert={null} webhooks={hooks.data ?? []} onClose={() => setOpen(false)} />}
      {data && data.alerts.length === 0 && !isOpen && (
        <Empty
          text="You have no alerts yet."
          hint="“Gross margin of any followed company falls by more than 2 points”: choose New alert."
        />
      )}
      {data && data.alerts.length > 0 && (
        <Section title="Your alerts" aside={`${data.alerts.length} of ${data.limit}`}>
          {data.alerts.map((alert) => (
            <RuleCard key={alert.id} alert={alert} webhooks={hooks.data ?? []} />
          ))}
          <p className={s.hint}>
            Take them along: <a href={data.feed_url}>feed</a> and{' '}
            <a href={data.feed_url.replace('.xml', '.ics')}>calendar</a>. Their addresses are yours alone.
          </p>
        </Section>
      )}
      {data && (
        <Section title="Webhooks">
          <Webhooks query={hooks} />
        </Section>
      )}
    </main>
  )
}
