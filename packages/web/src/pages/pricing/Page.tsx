/** Plans (decisions 13, 20, 22, 23 and 24). */
import { isActiveStatus } from '@topline/core/access/access.ts'
import {
  type BillingPeriod,
  monthlyText,
  PLANS,
  type Plan,
  planButton,
  type Subscription,
  savedPercentage,
  statusText,
} from '@topline/core/plans/plans.ts'
import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import { SignIn } from '../../actions/SignIn.tsx'
import { getSubscription, type PaymentFacts } from '../../api/account.ts'
import { ApiError, detailOf } from '../../api/error.ts'
import { fetchContext } from '../../context.ts'
import { useViewer } from '../../session/viewer.ts'
import { Button, LinkButton } from '../../ui/controls/Button.tsx'
import { Icon } from '../../ui/controls/Icon.tsx'
import { Segmented } from '../../ui/controls/Segmented.tsx'
import { ErrorBox } from '../../ui/display/State.tsx'
import s from './pricing.module.css'
import { WelcomeBanner } from './WelcomeBanner.tsx'
import { useWelcome } from './welcome.ts'

interface Data {
  /** null = nobody is signed in, or see `error` */
  subscription: PaymentFacts | null
  error: string | null
  origin: string
}

export async function loader({ context, request }: LoaderFunctionArgs): Promise<Data> {
  const origin = new URL(request.url).origin
  try {
    return { subscription: await getSubscription(context.get(fetchContext)), error: null, origin }
  } catch (error) {
    const isVisitor = error instanceof ApiError && error.status === 401
    return { subscription: null, error: isVisitor ? null : detailOf(error), origin }
  }
}

export const meta = ({ loaderData }: { loaderData?: Data }) => [
  { title: 'Pricing | Topline' },
  {
    name: 'description',
    content: 'Hobby and Pro: both plans open all analysed earnings and their income flow graphs.',
  },
  { tagName: 'link', rel: 'canonical', href: `${loaderData?.origin ?? ''}/pricing` },
]

/** Checkout and portal are outside pages; the server knows their addresses (decision 23). */
export function checkoutHref(plan: Plan, period: BillingPeriod, email: string): string {
  const query = new URLSearchParams({ plan: plan.basePlan.toLowerCase(), period, prefilled_email: email })
  return `/payment/checkout?${query}`
}
export const portalHref = (email: string): string =>
  `/payment/portal?${new URLSearchParams({ prefilled_email: email })}`

export default function PricingPage() {
  const { subscription, error } = useLoaderData<typeof loader>()
  const { user, hasPlans } = useViewer()
  const revalidator = useRevalidator()
  // The account's own facts stand in where the call failed.
  const facts: Subscription | null = subscription ?? user
  const [chosen, setChosen] = useState<BillingPeriod | null>(null)
  const period = chosen ?? facts?.payment_period ?? 'yearly'
  const welcome = useWelcome(isActiveStatus(facts?.subscription_status))
  if (!hasPlans) return <NoPlans />
  return (
    <main id="main" className={`page ${s.page}`}>
      {welcome && <WelcomeBanner welcome={welcome} />}
      <h1 className={s.title}>Read every statement, in full</h1>
      <p className={s.lead}>Both plans open all analysed earnings and their income flow graphs.</p>
      {user === null && (
        <section className={s.signIn} aria-label="Sign in">
          <p>Sign in to subscribe.</p>
          <SignIn />
        </section>
      )}
      {error !== null && (
        <ErrorBox
          text="Error loading your subscription"
          error={new Error(error)}
          onRetry={() => void revalidator.revalidate()}
        />
      )}
      {user && facts?.subscription_status && (
        <State facts={facts} email={user.email} provider={subscription?.provider ?? null} />
      )}
      <div className={s.toggle}>
        <Segmented
          label="Billing"
          options={[
            { value: 'monthly', label: 'Billed Monthly' },
            { value: 'yearly', label: 'Billed Yearly (Get 2 free months)' },
          ]}
          value={period}
          onChange={setChosen}
        />
      </div>
      <div className={s.plans}>
        {PLANS.map((plan) => (
          <PlanCard
            key={plan.basePlan}
            plan={plan}
            period={period}
            email={user?.email ?? null}
            subscription={facts}
            isSold={user === null || subscription === null || subscription.provider !== null}
          />
        ))}
      </div>
      <p className={s.foot}>Prices in US dollars. Payment is handled by the card payment provider on its own page.</p>
    </main>
  )
}

function NoPlans() {
  return (
    <main id="main" className={`page ${s.page}`}>
      <h1 className={s.title}>Everything is open</h1>
      <p className={s.lead}>This site has no plans: everybody reads every statement in full.</p>
    </main>
  )
}

/** The subscription in words, and the way to the provider's portal. */
function State({ facts, email, provider }: { facts: Subscription; email: string; provider: string | null }) {
  return (
    <section className={s.state} aria-label="Your subscription">
      <p>
        <b>{statusText(facts.subscription_status ?? '')}</b>
        {facts.service_name && ` · ${facts.service_name}`}
        {facts.payment_period && ` · billed ${facts.payment_period}`}
      </p>
      {provider !== null && (
        <LinkButton reloadDocument to={portalHref(email)}>
          {`Manage subscription at ${provider}`}
        </LinkButton>
      )}
    </section>
  )
}

interface CardProps {
  plan: Plan
  period: BillingPeriod
  /** null = signed out */
  email: string | null
  subscription: Subscription | null
  /** false: nobody takes payments on this site */
  isSold: boolean
}

function PlanCard({ plan, period, email, subscription, isSold }: CardProps) {
  const button = planButton(plan, period, email !== null, subscription)
  const off = button.disabledBecause ?? (isSold ? null : 'Plans are not sold on this site')
  const isActive = isActiveStatus(subscription?.subscription_status)
  const outlined = isActive ? button.isCurrent : plan.basePlan === 'Pro'
  return (
    <section className={`${s.plan} ${outlined ? s.outlined : ''}`} aria-label={plan.title}>
      <header className={s.planHead}>
        <h2>{plan.title}</h2>
        {period === 'yearly' && <span className={s.save}>{`Save ${savedPercentage(plan)}%`}</span>}
      </header>
      <p className={s.description}>{plan.description}</p>
      <p className={s.price}>
        <b>{monthlyText(plan, period)}</b> per month
      </p>
      <p className={s.billed}>
        {period === 'yearly' ? `$${plan.yearlyPrice} billed once a year` : 'billed every month'}
      </p>
      {email !== null && off === null ? (
        <a
          className={`${s.subscribe} ${plan.basePlan === 'Pro' ? s.primary : ''}`}
          href={checkoutHref(plan, period, email)}
        >
          {button.label}
        </a>
      ) : (
        <Button className={s.subscribe} reason={off}>
          {button.label}
        </Button>
      )}
      <ul className={s.features}>
        {plan.features.map((feature) => (
          <li key={feature}>
            <Icon name="check" size={14} /> {feature}
          </li>
        ))}
      </ul>
    </section>
  )
}
