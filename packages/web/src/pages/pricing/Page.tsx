/** Plans (spec §2 Pricing; decisions 4, 119 to 124; picture 07). */
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
import { useEffect, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useRevalidator, useSearchParams } from 'react-router'
import { getJson } from '../../api/call.ts'
import { ApiError, detailOf } from '../../api/error.ts'
import { fetchContext } from '../../context.ts'
import { SignInPanel } from '../../shell/SignIn.tsx'
import { useViewer } from '../../shell/viewer.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { ErrorBox } from '../../ui/State.tsx'
import s from './pricing.module.css'

/** `provider`: who takes the cards; 'demo checkout' where no links are configured. */
type PaymentFacts = Subscription & { provider?: string | null }

interface Data {
  /** null = none known; the account's own facts stand in */
  subscription: PaymentFacts | null
  error: string | null
  origin: string
}

export async function loader({ context, request }: LoaderFunctionArgs): Promise<Data> {
  const origin = new URL(request.url).origin
  try {
    const subscription = await getJson<PaymentFacts>(context.get(fetchContext), '/payment/subscription')
    return { subscription, error: null, origin }
  } catch (error) {
    // an installation without payment has no such call, and a visitor no subscription: neither is a fault
    const expected = error instanceof ApiError && (error.status === 404 || error.status === 401)
    return { subscription: null, error: expected ? null : detailOf(error), origin }
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

/** Checkout and portal are outside pages; the server knows their addresses (decision 122). */
export function checkoutHref(plan: Plan, period: BillingPeriod, email: string): string {
  const query = new URLSearchParams({ plan: plan.basePlan.toLowerCase(), period, prefilled_email: email })
  return `/payment/checkout?${query}`
}
export const portalHref = (email: string): string =>
  `/payment/portal?${new URLSearchParams({ prefilled_email: email })}`

/** Thanks once for each checkout; the parameter leaves the address (decision 123). */
function useWelcome(): boolean {
  const [params, setParams] = useSearchParams()
  const [welcome, setWelcome] = useState(false)
  const id = params.get('checkout_session_id')
  useEffect(() => {
    if (id === null) return
    const seen = `welcomed-${id}`
    if (sessionStorage.getItem(seen) === null) {
      sessionStorage.setItem(seen, '1')
      setWelcome(true)
    }
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete('checkout_session_id')
        return next
      },
      { replace: true },
    )
  }, [id, setParams])
  return welcome
}

export default function PricingPage() {
  const { subscription, error } = useLoaderData<Data>()
  const revalidator = useRevalidator()
  const { user } = useViewer()
  const facts: Subscription | null = subscription?.subscription_status ? subscription : user
  const [period, setPeriod] = useState<BillingPeriod>(facts?.payment_period ?? 'yearly')
  const welcome = useWelcome()
  const hasSubscription = user !== null && facts !== null && facts.subscription_status !== null
  return (
    <main id="main" className={`page ${s.page}`}>
      {welcome && (
        <p role="status" className={s.welcome}>
          <Icon name="check" /> Welcome, and thank you for subscribing{user ? `, ${user.name}` : ''}.
        </p>
      )}
      <h1 className={s.title}>Read every statement, in full</h1>
      <p className={s.lead}>Both plans open all analysed earnings and their income flow graphs.</p>
      {user === null && (
        <section className={s.signIn} aria-label="Sign in">
          <p>Sign in to subscribe.</p>
          <SignInPanel />
        </section>
      )}
      {error !== null && (
        <ErrorBox
          text="Error loading your subscription"
          error={new Error(error)}
          onRetry={() => void revalidator.revalidate()}
        />
      )}
      {hasSubscription && facts.subscription_status !== null && (
        <section className={s.state} aria-label="Your subscription">
          <p>
            <b>{statusText(facts.subscription_status)}</b>
            {facts.service_name && ` · ${facts.service_name}`}
            {facts.payment_period && ` · billed ${facts.payment_period}`}
          </p>
          <a className={s.manage} href={portalHref(user.email)}>
            {`Manage subscription at ${subscription?.provider ?? 'Stripe'}`}
          </a>
        </section>
      )}
      <div className={s.toggle}>
        <Segmented
          label="Billing"
          options={[
            { value: 'monthly', label: 'Billed Monthly' },
            { value: 'yearly', label: 'Billed Yearly (Get 2 free months)' },
          ]}
          value={period}
          onChange={setPeriod}
        />
      </div>
      <div className={s.plans}>
        {PLANS.map((plan) => (
          <PlanCard key={plan.basePlan} plan={plan} period={period} email={user?.email ?? null} subscription={facts} />
        ))}
      </div>
      <p className={s.foot}>Prices in US dollars. Payment is handled by the card payment provider on its own page.</p>
    </main>
  )
}

interface CardProps {
  plan: Plan
  period: BillingPeriod
  /** null = signed out */
  email: string | null
  subscription: Subscription | null
}

function PlanCard({ plan, period, email, subscription }: CardProps) {
  const button = planButton(plan, period, email !== null, subscription)
  const isActive = subscription?.subscription_status === 'active'
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
      {email !== null && button.disabledBecause === null ? (
        <a
          className={`${s.subscribe} ${plan.basePlan === 'Pro' ? s.primary : ''}`}
          href={checkoutHref(plan, period, email)}
        >
          {button.label}
        </a>
      ) : (
        <Button className={s.subscribe} reason={button.disabledBecause}>
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
