import type { ReactNode } from 'react'
import { Part } from './Part.tsx'

/** The Privacy Policy: what this product really keeps, sends and deletes. */
export function Privacy({ contact, hasAds }: { contact: ReactNode; hasAds: boolean }) {
  return (
    <>
      <p>
        Topline shows what companies report. It needs to know very little about the people who read it, and this page
        says what that is. “We” is the operator of this site.
      </p>
      <Part id="privacy-visit" title="1. When you only visit">
        <p>
          You can read without an account. No cookie is set, nothing is loaded from other companies, and your visits are
          not measured or profiled. Your network address is used while a request is answered and to keep the number of
          requests per minute within bounds; those counts are removed within a day. What you choose on a page (colour
          scheme, columns) stays in your own browser.
        </p>
      </Part>
      <Part id="privacy-account" title="2. When you sign in">
        <p>We keep, for as long as you have an account:</p>
        <ul>
          <li>
            your name, your e-mail address and the address of your profile picture, as your sign-in provider gives them,
            and its number for your account;
          </li>
          <li>
            your sessions: when they began, when they were last used, and the kind of browser, so that you recognise and
            can end them;
          </li>
          <li>which companies and lists you follow and how often you want e-mail reports;</li>
          <li>which analyses you asked for, with the instructions you wrote;</li>
          <li>your questions to filings and posts, and the answers;</li>
          <li>the names of your API keys; of the keys themselves only a digest;</li>
          <li>
            the state of your subscription: plan, period, status, the end of the time paid for, and the payment
            provider’s numbers for it.
          </li>
        </ul>
        <p>
          One cookie keeps you signed in. It is needed for that, holds a random number and nothing else, and ends 30
          days after you were last here or when you log out.
        </p>
      </Part>
      <Part id="privacy-use" title="3. What it is used for">
        <p>
          To show what your plan opens, to send the e-mail reports you asked for, to answer you, to bill you through the
          payment provider, and to keep the site running and safe. Nothing is sold, and no advertising is shown.
        </p>
      </Part>
      <Part id="privacy-others" title="4. Who else receives something">
        <ul>
          <li>
            <b>Your sign-in provider</b> (Google) learns that you sign in here, when you use its button. The button is
            loaded only when you open the sign-in panel of a site that offers it.
          </li>
          <li>
            <b>The card payment provider</b> receives your e-mail address and our number for your account when you open
            its checkout or billing portal. Card numbers go to the provider alone and never reach this site.
          </li>
          <li>
            <b>A language model’s provider</b>, where the operator has set one up, receives your question and the parts
            of the public filing it is about, without your name or address.
          </li>
          <li>
            <b>The mail service</b> that delivers your reports receives your address and the report.
          </li>
          {hasAds && (
            <li>
              <b>An ad service</b> is told that a visit led to a subscription only if you say yes when you are asked
              after a checkout. No answer is a no.
            </li>
          )}
        </ul>
        <p>Others receive your data only where the law obliges us to hand them over.</p>
      </Part>
      <Part id="privacy-time" title="5. How long it is kept">
        <p>
          Until you delete it or your account. Logs of the site’s operation hold no names, addresses, cookies or keys.
          Actions of administrators are written down for good, so that nobody can act unseen; where such an action
          concerned your account, your address may stand there. Copies made to guard against loss are overwritten in
          turn.
        </p>
      </Part>
      <Part id="privacy-rights" title="6. Your rights">
        <p>
          Your account page gives you everything that is kept about you as a file, and deletes your account with all
          that hangs on it, at once. Billing records stay as long as the law asks, in the smallest form: plan, period,
          state, dates and the payment provider’s numbers, no longer joined to your name. You can also ask us to correct
          what is wrong, to restrict what we do with it, or complain to the authority for data protection where you
          live.
        </p>
        <p>Every e-mail report carries a link that ends the reports with one click, without signing in.</p>
      </Part>
      <Part id="privacy-safety" title="7. How it is protected">
        <p>
          Connections are encrypted wherever the site is reached over https. Sign-in tokens, keys and session numbers
          are stored as digests only. What a subscriber may read is never put into a shared cache.
        </p>
      </Part>
      <Part id="privacy-children" title="8. Children">
        <p>Accounts are for people of at least 18 years. We do not knowingly keep data about anybody younger.</p>
      </Part>
      <Part id="privacy-changes" title="9. Changes and contact">
        <p>
          When this policy changes, the date above changes with it, and account holders are told before a change that
          matters takes effect. Questions and requests: {contact}.
        </p>
      </Part>
    </>
  )
}
