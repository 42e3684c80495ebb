import { browserFetch } from '../api/call.ts'
import { type Persona, signInAs, signInWithGoogle, signOut } from '../api/client.ts'
import { notifyError } from '../ui/notices.ts'

/** What a session may see reaches into every answer, so a change of it loads a new document. */
function reload() {
  window.location.reload()
}

export const PERSONAS: readonly { persona: Persona; name: string; hint: string }[] = [
  { persona: 'free', name: 'Free reader', hint: 'signed in, no plan' },
  { persona: 'hobby', name: 'Hobby', hint: 'all earnings and flows' },
  { persona: 'pro', name: 'Pro', hint: 'and analysis, chat' },
  { persona: 'past_due', name: 'Past due', hint: 'payment failed' },
  { persona: 'admin', name: 'Admin', hint: 'everything' },
]

async function change(action: Promise<unknown>): Promise<void> {
  try {
    await action
    reload()
  } catch (error) {
    notifyError(error)
  }
}

export const startDemo = (persona: Persona) => change(signInAs(browserFetch, persona))
export const startGoogle = (credential: string) => change(signInWithGoogle(browserFetch, credential))
export const endSession = () => change(signOut(browserFetch))
