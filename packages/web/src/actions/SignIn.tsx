import { useEffect, useRef } from 'react'
import { getGoogleNonce } from '../api/account.ts'
import { browserFetch } from '../api/call.ts'
import { notifyEvery } from '../api/notices.ts'
import { PERSONAS, startDemo, startGoogle } from '../session/session.ts'
import { useViewer } from '../session/viewer.ts'
import { Button } from '../ui/controls/Button.tsx'
import { Drop } from '../ui/controls/Drop.tsx'
import s from './sign-in.module.css'

interface GoogleId {
  initialize(options: { client_id: string; nonce: string; callback: (answer: { credential: string }) => void }): void
  renderButton(parent: HTMLElement, options: Record<string, unknown>): void
}
declare global {
  interface Window {
    google?: { accounts: { id: GoogleId } }
  }
}

/** A nonce is good for an hour; a panel that stands open takes a new one before. */
const NONCE_MS = 45 * 60_000

/** Google's own button; its script is loaded only when a client id is configured and the panel is open. */
function GoogleButton({ clientId, nonce }: { clientId: string; nonce: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let isGone = false
    const draw = async () => {
      const id = window.google?.accounts.id
      if (!id || isGone) return
      try {
        const once = await getGoogleNonce(browserFetch)
        if (isGone || !place.current) return
        const callback = async (answer: { credential: string }) => {
          // A nonce works once: after a refused sign-in the button needs another.
          if (!(await startGoogle(answer.credential))) void draw()
        }
        id.initialize({ client_id: clientId, nonce: once.nonce, callback })
        id.renderButton(place.current, { theme: 'outline', size: 'large', width: 240 })
      } catch (error) {
        notifyEvery(error)
      }
    }
    const timer = setInterval(() => void draw(), NONCE_MS)
    const script = window.google ? null : document.createElement('script')
    if (script) {
      script.src = 'https://accounts.google.com/gsi/client'
      script.nonce = nonce
      script.onload = () => void draw()
      script.onerror = () => notifyEvery(new Error("Google's sign-in could not be loaded"))
      document.head.append(script)
    } else void draw()
    return () => {
      isGone = true
      clearInterval(timer)
      script?.remove()
    }
  }, [clientId, nonce])
  return <div ref={place} className={s.google} />
}

/** What stands in the sign-in panel: Google where configured, the personas of a demonstration site. */
export function SignInPanel() {
  const { options, nonce } = useViewer()
  return (
    <div className={s.panel}>
      {options.google_client_id && <GoogleButton clientId={options.google_client_id} nonce={nonce} />}
      {options.demo && (
        <>
          <p className={s.panelHint}>Look at this demonstration as</p>
          {PERSONAS.map(({ persona, name, hint }) => (
            <button key={persona} type="button" className={s.persona} onClick={() => void startDemo(persona)}>
              <b>{name}</b> <span>{hint}</span>
            </button>
          ))}
        </>
      )}
      {!options.demo && !options.google_client_id && (
        <p className={s.panelHint}>Sign-in is not set up on this site. Ask its administrator for a sign-in link.</p>
      )}
    </div>
  )
}

interface Props {
  label?: string
  primary?: boolean
  align?: 'left' | 'right'
}

/** The sign-in control: a button that opens the panel. Also used at gates. */
export function SignIn({ label, primary, align }: Props) {
  const { options } = useViewer()
  const words = label ?? (options.google_client_id ? 'Sign in with Google' : 'Sign in')
  return (
    <Drop
      label="Sign in"
      align={align}
      width={280}
      control={(props) => (
        <Button primary={primary} {...props}>
          {words}
        </Button>
      )}
    >
      <SignInPanel />
    </Drop>
  )
}
