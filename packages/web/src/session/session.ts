import type { User } from '@topline/core/api/wire.ts'
import { browserFetch } from '../api/call.ts'
import { type Persona, signInAs, signInWithGoogle, signOut } from '../api/client.ts'
import { notifyEvery } from '../api/notices.ts'
import { setSessionUser } from './session-store.ts'

export const PERSONAS: readonly { persona: Persona; name: string; hint: string }[] = [
  { persona: 'free', name: 'Free reader', hint: 'signed in, no plan' },
  { persona: 'hobby', name: 'Hobby', hint: 'all earnings and flows' },
  { persona: 'pro', name: 'Pro', hint: 'and analysis, chat' },
  { persona: 'past_due', name: 'Past due', hint: 'payment failed' },
  { persona: 'admin', name: 'Admin', hint: 'everything' },
]

/** @returns whether it worked; every failure of a sign-in or sign-out is shown */
async function change(action: Promise<User | null>): Promise<boolean> {
  try {
    setSessionUser(await action)
    return true
  } catch (error) {
    notifyEvery(error)
    return false
  }
}

export const startDemo = (persona: Persona) => change(signInAs(browserFetch, persona))
export const startGoogle = (credential: string) => change(signInWithGoogle(browserFetch, credential))
export const endSession = () => change(signOut(browserFetch))
/** After something that ended this session as well: the account is deleted, or signed out everywhere. */
export const forgetSession = () => setSessionUser(null)
