/** Settings that make sense only together: a half-given group ends the start with one line. */
import type { Settings } from './settings.ts'
import { StartError } from './start-error.ts'

type Group = readonly (keyof Settings)[]

const STRIPE: Group = [
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_LINK_HOBBY_MONTHLY',
  'STRIPE_LINK_HOBBY_YEARLY',
  'STRIPE_LINK_PRO_MONTHLY',
  'STRIPE_LINK_PRO_YEARLY',
  'STRIPE_PRICE_HOBBY_MONTHLY',
  'STRIPE_PRICE_HOBBY_YEARLY',
  'STRIPE_PRICE_PRO_MONTHLY',
  'STRIPE_PRICE_PRO_YEARLY',
  'STRIPE_PORTAL_URL',
]
const ALL_OR_NONE: readonly Group[] = [
  STRIPE,
  ['X_CLIENT_ID', 'X_CLIENT_SECRET', 'X_REFRESH_TOKEN'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['LLM_PROVIDER', 'LLM_MODEL'],
]

/** @throws StartError that names what is missing */
export function checkTogether(settings: Settings): void {
  const isGiven = (name: keyof Settings) => settings[name] !== '' && settings[name] !== undefined
  const need = (name: keyof Settings, because: string) => {
    if (!isGiven(name)) throw new StartError(`${name} is missing: ${because}`)
  }
  for (const group of ALL_OR_NONE) {
    const given = group.find(isGiven)
    if (given) for (const name of group) need(name, `${given} is given`)
  }
  if (settings.DOCUMENTS_URL.startsWith('s3:')) need('S3_REGION', 'DOCUMENTS_URL names a bucket')
  if (settings.LLM_PROVIDER === 'openai-compatible') need('LLM_BASE_URL', 'LLM_PROVIDER is openai-compatible')
  else if (settings.LLM_PROVIDER !== '') need('LLM_API_KEY', `LLM_PROVIDER is ${settings.LLM_PROVIDER}`)
  if (isGiven('LLM_BUDGET_PER_DAY')) {
    need('LLM_PRICE_INPUT', 'LLM_BUDGET_PER_DAY is given')
    need('LLM_PRICE_OUTPUT', 'LLM_BUDGET_PER_DAY is given')
  }
  if (isGiven('PRICES_API_KEY')) need('PRICES_URL', 'PRICES_API_KEY is given')
  if (settings.EDGAR_SYNC !== 'off') need('EDGAR_USER_AGENT', 'EDGAR_SYNC is given')
  if (settings.DEMO === true) {
    for (const name of ['STRIPE_WEBHOOK_SECRET', 'GOOGLE_CLIENT_ID'] as const) {
      if (isGiven(name)) throw new StartError(`DEMO should be off where ${name} is given`)
    }
  }
}
