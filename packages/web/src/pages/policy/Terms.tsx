import type { ReactNode } from 'react'
import { Part } from './Part.tsx'

/** The Terms of Service: service, account, payment, cancellation, liability, no investment advice, contact. */
export function Terms({ contact }: { contact: ReactNode }) {
  return (
    <>
      <p>By using this site you agree to these terms. If you do not agree, please do not use it.</p>
      <Part id="terms-service" title="1. Service terms">
        <p>
          Topline reads public filings that companies make with the U.S. Securities and Exchange Commission, takes their
          income statements out, checks them, and shows them with charts, comparisons, posts and reports. Each figure is
          linked to its place in the filing. Where a figure here and the filing differ, the filing counts. Topline is
          not connected with the Commission or with the companies it shows.
        </p>
        <p>
          We may change, add or end parts of the service. A change that takes something essential away from a paid plan
          is announced at least 30 days before.
        </p>
        <p>
          You may read, quote, link and export figures for your own work, and share pictures and embeds with their
          source. You may not resell access, copy the service as a whole, get around its limits, overload it, or reach
          for what your plan does not open. API keys are for your own programs and stay within the stated limits.
        </p>
      </Part>
      <Part id="terms-account" title="2. Account terms">
        <p>
          You must be at least 18 years old to have an account. What you tell us must be true, an account is for one
          person, and you keep your sign-in and your keys to yourself: what is done with them counts as done by you.
          Tell us when you believe that somebody else uses your account; your account page ends all sessions at once.
        </p>
        <p>
          We may close accounts that are used against these terms or the law, after a warning where that is possible.
        </p>
      </Part>
      <Part id="terms-payment" title="3. Payment terms">
        <p>
          Plans are paid in advance, by month or by year, in US dollars, through the card payment provider, whose own
          terms apply to the payment. Taxes may be added where the law asks for them. A plan renews for the same time at
          the price then stated until it is cancelled. A price that changes is announced at least 30 days before it
          applies to you.
        </p>
        <p>
          A plan is open while its subscription is active. While a payment has failed or is unfinished, and during a
          trial, statements that need a plan stay closed.
        </p>
      </Part>
      <Part id="terms-cancellation" title="4. Cancellation">
        <p>
          You can cancel at any time under “Manage subscription”. The plan then stays open until the end of the time you
          have paid for, and does not renew. Time begun is not refunded, unless the law gives you a right to withdraw or
          we end the service: then we refund what is left. Before an account can be deleted, its subscription has to be
          cancelled.
        </p>
      </Part>
      <Part id="terms-liability" title="5. Liability">
        <p>
          The service is given as it is and as it is available. Figures are read by programs and checked by programs and
          people; they can still be wrong, late or missing, and texts written by a language model more so. As far as the
          law allows, we give no warranty, and we are not liable for indirect damage, lost profit or decisions made on
          the ground of what is shown here; in any case our liability is limited to what you paid for the service in the
          twelve months before. Nothing here limits liability that the law does not let us limit, such as for intent or
          gross negligence.
        </p>
      </Part>
      <Part id="terms-advice" title="6. No investment advice">
        <p>
          Nothing on this site is investment, tax or legal advice, a recommendation, or an offer to buy or sell
          anything. Projections are arithmetic on past figures. Decide for yourself, on the filing itself, and ask a
          professional where you need one.
        </p>
      </Part>
      <Part id="terms-content" title="7. Content of others">
        <p>
          Filings belong to the public record; names and logos of companies belong to their owners and only say which
          company is meant. What you write here, such as instructions, questions and reports of wrong figures, stays
          yours; you allow us to store and use it to run and improve the service.
        </p>
      </Part>
      <Part id="terms-changes" title="8. Changes and law">
        <p>
          We may change these terms; the date above changes with them, and account holders are told at least 30 days
          before. Using the service afterwards means agreeing. The law of the place where the operator is based applies,
          together with the consumer rights of the place where you live. If one of these terms does not hold, the others
          do.
        </p>
      </Part>
      <Part id="terms-contact" title="9. Contact">
        <p>Questions about these terms: {contact}.</p>
      </Part>
    </>
  )
}
