import { useState } from 'react'
import { useViewer } from '../../session/viewer.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Icon } from '../../ui/controls/Icon.tsx'
import { Spinner } from '../../ui/controls/Spinner.tsx'
import { tellAdService } from './conversion.ts'
import s from './pricing.module.css'
import { dismissWelcome, type Welcome } from './welcome.ts'

/** Thanks for the subscription, or says that the payment is still being confirmed. */
export function WelcomeBanner({ welcome }: { welcome: Welcome }) {
  const { user, options } = useViewer()
  const { phase, id } = welcome
  return (
    <div role="status" className={`${s.welcome} ${phase === 'welcome' ? '' : s.waiting}`}>
      {phase === 'confirming' && (
        <p className={s.thanks}>
          Thank you. <Spinner label="Confirming your payment…" />
        </p>
      )}
      {phase === 'late' && (
        <p>
          Thank you. Your payment is not confirmed yet: it can take some minutes, and your plan opens by itself. Where
          no payment was made, nothing changes.
        </p>
      )}
      {phase === 'welcome' && (
        <>
          <p className={s.thanks}>
            <Icon name="check" /> Welcome, and thank you for subscribing{user ? `, ${user.name}` : ''}.
          </p>
          {options.ads_conversion && <Consent key={id} setting={options.ads_conversion} checkoutId={id} />}
        </>
      )}
      <Button icon quiet small aria-label="Close" onClick={dismissWelcome}>
        <Icon name="close" size={14} />
      </Button>
    </div>
  )
}

/** Asked once; no answer is a no. */
function Consent({ setting, checkoutId }: { setting: string; checkoutId: string }) {
  const [isAnswered, setAnswered] = useState(false)
  if (isAnswered) return null
  return (
    <p className={s.consent}>
      Tell our ad service that this visit led to a subscription?{' '}
      <Button
        small
        onClick={() => {
          tellAdService(setting, checkoutId)
          setAnswered(true)
        }}
      >
        Yes
      </Button>{' '}
      <Button small onClick={() => setAnswered(true)}>
        No
      </Button>
    </p>
  )
}
