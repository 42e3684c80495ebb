import { useEffect, useRef } from 'react'
import { Button } from '../ui/Button.tsx'
import { Drop } from '../ui/Drop.tsx'
import { PERSONAS, startDemo, startGoogle } from './session.ts'
import s from './shell.module.css'
import { useViewer } from './viewer.ts'

interface GoogleId {
  initialize(options: { client_id: string; callback: (answer: { credential: string }) => void }): void
  renderButton(parent: HTMLElement, options: Record<string, unknown>): void
}
declare global {
  interface Window {
    google?: { accounts: { id: GoogleId } }
  }
}

/** Google's own button; its script is loaded only when a client id is configured and the panel is open. */
function GoogleButton({ clientId, nonce }: { clientId: string; nonce: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const draw = () => {
      const id = window.google?.accounts.id
      if (!id || !place.current) return
      id.initialize({ client_id: clientId, callback: (answer) => void startGoogle(answer.credential) })
      id.renderButton(place.current, { theme: 'outline', size: 'large', width: 240 })
    }
    if (window.google) return draw()
    const script = document.createElement('script')
    script.src = 'https://accounts.google.com/gsi/client'
    script.nonce = nonce
    script.onload = draw
    document.head.append(script)
    return () => script.remove()
  }, [clientId, nonce])
  return <div ref={place} />
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
