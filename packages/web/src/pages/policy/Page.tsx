/** Privacy Policy and Terms of Service with the dates and points of spec §2 (decision 125). */
import type { ReactNode } from 'react'
import { useViewer } from '../../shell/viewer.ts'
import s from './policy.module.css'

export const meta = () => [
  { title: 'Privacy Policy and Terms of Service | Topline' },
  { name: 'description', content: 'What Topline keeps about you, and the terms under which it can be used.' },
]

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  )
}

export default function PolicyPage() {
  const { options } = useViewer()
  const email = options.contact_email
  const contact = email ? <a href={`mailto:${email}`}>{email}</a> : 'the operator of this site'
  return (
    <main id="main" className={`page ${s.page}`}>
      <h1>Privacy and terms</h1>
      <nav aria-label="On this page" className={s.toc}>
        <a href="#privacy">Privacy Policy</a> <a href="#terms">Terms of Service</a>
      </nav>
      <article id="privacy">
        <h2>Privacy Policy</h2>
        <p className="muted">Last updated 1/19/2025</p>
        <Part title="What is kept">
          <p>
            When you sign in: your name, e-mail address and the address of your picture, as your sign-in provider gives
            them. What you follow, which analyses you request, and your e-mail settings. The state of your subscription.
          </p>
        </Part>
        <Part title="What is not kept">
          <p>
            Card numbers never reach this site; they stay with the card payment provider. There is no advertising, no
            third-party tracking, and no cookie but the one that keeps you signed in.
          </p>
        </Part>
        <Part title="What it is used for">
          <p>To show what your plan opens, to send the e-mail reports you ask for, and to keep the site running.</p>
        </Part>
        <Part title="Your rights">
          <p>
            Your account page gives you all that is kept about you as a file, and deletes it. Billing records stay as
            long as the law asks, in the smallest form: date, amount, plan.
          </p>
        </Part>
      </article>
      <article id="terms">
        <h2>Terms of Service</h2>
        <p className="muted">Last updated 6/30/2025</p>
        <Part title="The service">
          <p>
            Topline reads public filings of the SEC and shows their income statements. Figures are linked to their place
            in the filing; the filing itself is what counts.
          </p>
        </Part>
        <Part title="Accounts">
          <p>You must be at least 18 years old. Keep your sign-in to yourself; an account is for one person.</p>
        </Part>
        <Part title="Payment">
          <p>
            Plans are paid in advance by month or by year, in US dollars, and renew until they are cancelled. Taxes may
            be added where the law asks for them.
          </p>
        </Part>
        <Part title="Cancellation">
          <p>You can cancel at any time; your plan then stays open until the end of the time you have paid for.</p>
        </Part>
        <Part title="Liability and no investment advice">
          <p>
            Nothing here is investment advice, or an offer to buy or sell. Figures can be wrong in spite of all checks.
            The service is given as it is; as far as the law allows, we are not liable for what is decided on its
            ground.
          </p>
        </Part>
        <Part title="Contact">
          <p>Questions about privacy or these terms: {contact}.</p>
        </Part>
      </article>
    </main>
  )
}
