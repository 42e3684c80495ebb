/**
 * Every setting, in one schema. A wrong, unknown or half-given setting ends the start with one line that names it and
 * says what it should look like; `read-settings.ts` is the only file that reads the environment.
 */
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { readLimits } from '@topline/core/plans/limits.ts'
import { z } from 'zod'
import { isLoopback } from './loopback.ts'

interface Meta {
  /** what it should look like, for the error line */
  should: string
  description: string
  /** the default in words, for the documentation; '' = empty */
  default_text: string
  /** for .env.example */
  default_value: string
  isSecret: boolean
}
const reference = z.registry<Meta>()

interface About {
  should: string
  is: string
  text?: string
  value?: string
}
function about<S extends z.ZodType>(schema: S, { should, is, text, value }: About, isSecret = false): S {
  const meta: Meta = { should, description: is, default_text: text ?? '', default_value: value ?? text ?? '', isSecret }
  reference.add(schema, meta)
  return schema
}

const plain = (a: About) => about(z.string().default(''), a)
const secret = (a: About) => about(z.string().default(''), a, true)
const address = (a: About, protocols = /^https?$/, fallback = '') =>
  about(z.url({ protocol: protocols }).default(fallback), a)
const onOff = z.enum(['1', '0', 'on', 'off', 'true', 'false']).transform((v) => v === '1' || v === 'on' || v === 'true')
const dollars = (a: About) => about(z.coerce.number().positive().optional(), a)
const emails = z
  .string()
  .transform((text) => text.split(/[,\s]+/).filter(Boolean))
  .pipe(z.array(z.email()))
const timeZone = z.string().refine((zone) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
})
const trustProxy = z
  .string()
  .regex(/^(off|on|\d{1,2}|[0-9a-fA-F.:/,\s]+)$/)
  .transform((v) => (v === 'off' ? false : v === 'on' ? true : /^\d{1,2}$/.test(v) ? Number(v) : v))
const limits = (free: number, hobby: number, pro: number, is: string) => {
  const text = `free ${free}, Hobby ${hobby}, Pro ${pro}`
  const schema = z
    .string()
    .default(text)
    .transform((given, ctx) => {
      const read = readLimits(given)
      if (read) return read
      ctx.addIssue({ code: 'custom', message: 'not limits by plan' })
      return z.NEVER
    })
  return about(schema, { should: `numbers by plan, such as ${text}`, is, text })
}
const cron = z.string().regex(/^(off|on|\S+(\s+\S+){4})$/)
const stripeLink = (plan: string) =>
  address({ should: 'an https address', is: `Checkout address of the ${plan} plan` }, /^https$/)
const stripePrice = (plan: string) => plain({ should: 'a price id', is: `Price id of the ${plan} plan` })

export const settingsSchema = z.object({
  HOST: about(
    z
      .string()
      .regex(/^[\w.:-]+$/)
      .default('127.0.0.1'),
    {
      should: 'a host name or address',
      is: 'Where it listens',
      text: '127.0.0.1',
    },
  ),
  PORT: about(z.coerce.number().int().min(0).max(65535).default(3000), {
    should: 'a number from 0 to 65535',
    is: 'Port it listens on; 0 = any free one',
    text: '3000',
  }),
  PUBLIC_URL: address({
    should: 'an http or https address without a path',
    is: 'What it calls itself in links, feeds and mails',
    text: '`http://HOST:PORT`',
    value: 'http://127.0.0.1:3000',
  }),
  DATA_DIR: about(
    z
      .string()
      .default('./data')
      .transform((dir) => resolve(dir)),
    {
      should: 'a folder',
      is: 'Folder of the embedded database, the documents and the generated secrets',
      text: '`./data`',
      value: './data',
    },
  ),
  DATABASE_URL: about(
    z.url({ protocol: /^postgres(ql)?$/ }).default(''),
    {
      should: 'postgres://user:password@host:5432/name',
      is: 'PostgreSQL 15 or newer; empty = the embedded database in DATA_DIR',
    },
    true,
  ),
  DOCUMENTS_URL: address(
    {
      should: 'file:///folder or s3://bucket/prefix',
      is: 'Where filing documents are kept, compressed',
      text: '`file:` under `DATA_DIR`',
      value: '',
    },
    /^(file|s3)$/,
  ),
  S3_REGION: plain({ should: 'a region', is: 'Region of the bucket' }),
  S3_ENDPOINT: address({ should: 'an http or https address', is: 'Address of another S3-compatible service' }),
  S3_ACCESS_KEY_ID: secret({ should: 'a key id', is: 'Access key of the bucket' }),
  S3_SECRET_ACCESS_KEY: secret({ should: 'a secret key', is: 'Secret of that key' }),
  ACCESS: about(z.enum(['plans', 'open']).default('plans'), {
    should: '`plans` or `open`',
    is: '`open`: no plans, everybody reads everything (private installations); admin actions still need an admin',
    text: 'plans',
  }),
  DEMO: about(onOff.optional(), {
    should: '1 or 0',
    is: 'Demo personas and demo checkout; by itself on only where nothing real is configured, on loopback, without a proxy',
    text: 'on where nothing real is configured',
    value: '',
  }),
  SAMPLES: about(onOff.default(true), {
    should: '1 or 0',
    is: 'Load the sample companies at the first start; `0` = start empty',
    text: '1',
  }),
  ADMIN_EMAILS: about(emails.default([]), {
    should: 'e-mail addresses separated by commas',
    is: 'These become admins when they sign in',
  }),
  CONTACT_EMAIL: about(z.email().or(z.literal('')).default(''), {
    should: 'an e-mail address',
    is: 'Address on the privacy page and in mails; empty = not shown',
  }),
  TIME_ZONE: about(timeZone.default('UTC'), {
    should: 'a time zone such as Europe/Zurich',
    is: 'Zone of the `_local` dates',
    text: 'UTC',
  }),
  NEW_STATEMENTS: about(z.enum(['protected', 'free']).default('protected'), {
    should: '`protected` or `free`',
    is: 'What a new statement is at first',
    text: 'protected',
  }),
  ALERTS_PER_USER: limits(1, 20, 200, 'Alerts that a reader may have, by plan'),
  WEBHOOK_LOG_DAYS: about(z.coerce.number().int().min(2).max(3650).default(90), {
    should: 'days from 2 to 3650',
    is: 'How long messages to webhooks are kept with their answers',
    text: '90',
  }),
  WEBHOOK_TIMEOUT_MS: about(z.coerce.number().int().min(100).max(60_000).default(10_000), {
    should: 'milliseconds from 100 to 60000',
    is: 'How long a webhook may take to answer',
    text: '10000',
  }),
  WEBHOOK_LOOPBACK: about(onOff.default(false), {
    should: '`on` or `off`',
    is: 'Whether webhooks may lead to this machine; elsewhere they reach the public internet alone',
    text: 'off',
  }),
  LISTS_PER_USER: limits(3, 25, 100, 'Lists that a reader may make, by plan'),
  SESSION_SECRET: about(
    z.string().min(32).or(z.literal('')).default(''),
    {
      should: 'at least 32 characters',
      is: 'Secret for encryption and signed tokens; needed when several processes share one PostgreSQL',
      text: 'generated into `DATA_DIR`',
      value: '',
    },
    true,
  ),
  GOOGLE_CLIENT_ID: plain({ should: 'a client id', is: 'Google sign-in; empty = not offered' }),
  GOOGLE_ISSUER: address(
    {
      should: 'an http or https address',
      is: 'Issuer of the ID tokens',
      text: "Google's",
      value: 'https://accounts.google.com',
    },
    /^https?$/,
    'https://accounts.google.com',
  ),
  GOOGLE_JWKS_URL: address(
    {
      should: 'an http or https address',
      is: 'Key set of the issuer',
      text: "Google's",
      value: 'https://www.googleapis.com/oauth2/v3/certs',
    },
    /^https?$/,
    'https://www.googleapis.com/oauth2/v3/certs',
  ),
  STRIPE_WEBHOOK_SECRET: secret({ should: 'whsec_…', is: 'Secret that signs the payment events' }),
  STRIPE_LINK_HOBBY_MONTHLY: stripeLink('monthly Hobby'),
  STRIPE_LINK_HOBBY_YEARLY: stripeLink('yearly Hobby'),
  STRIPE_LINK_PRO_MONTHLY: stripeLink('monthly Pro'),
  STRIPE_LINK_PRO_YEARLY: stripeLink('yearly Pro'),
  STRIPE_PRICE_HOBBY_MONTHLY: stripePrice('monthly Hobby'),
  STRIPE_PRICE_HOBBY_YEARLY: stripePrice('yearly Hobby'),
  STRIPE_PRICE_PRO_MONTHLY: stripePrice('monthly Pro'),
  STRIPE_PRICE_PRO_YEARLY: stripePrice('yearly Pro'),
  STRIPE_PORTAL_URL: address({ should: 'an https address', is: 'Address of the billing portal' }, /^https$/),
  GOOGLE_ADS_CONVERSION: plain({ should: 'AW-…/…', is: 'Conversion told to the ad service, only with consent' }),
  EDGAR_USER_AGENT: about(
    z
      .string()
      .regex(/\S+@\S+\.\S+/)
      .or(z.literal(''))
      .default(''),
    {
      should: '"Name mail@example.com", as the SEC asks',
      is: 'Who asks EDGAR; empty = EDGAR off',
    },
  ),
  EDGAR_WWW_URL: address(
    {
      should: 'an http or https address',
      is: "EDGAR's archive",
      text: "the SEC's",
      value: 'https://www.sec.gov',
    },
    /^https?$/,
    'https://www.sec.gov',
  ),
  EDGAR_DATA_URL: address(
    {
      should: 'an http or https address',
      is: "EDGAR's data service",
      text: "the SEC's",
      value: 'https://data.sec.gov',
    },
    /^https?$/,
    'https://data.sec.gov',
  ),
  EDGAR_RATE: about(z.coerce.number().positive().max(10).default(8), {
    should: 'a number up to 10',
    is: 'Requests a second over all processes together',
    text: '8',
  }),
  EDGAR_SYNC: about(cron.default('off'), {
    should: '`off`, `on` or a cron expression of five fields',
    is: 'When new filings are fetched; `on` = every 10 minutes in EDGAR’s hours, every 2 where releases are expected',
    text: 'off',
  }),
  RELEASES: about(onOff.default(true), {
    should: '`on` or `off`',
    is: 'Whether earnings releases (8-K, 6-K) are fetched with the reports of a company',
    text: 'on',
  }),
  LLM_PROVIDER: about(z.enum(['', 'google', 'openai', 'anthropic', 'openai-compatible']).default(''), {
    should: 'google, openai, anthropic or openai-compatible',
    is: 'Language model; empty = none',
  }),
  LLM_MODEL: plain({ should: 'the name of a model', is: 'Model of that provider' }),
  LLM_API_KEY: secret({ should: 'a key', is: 'Key of that provider' }),
  LLM_BASE_URL: address({ should: 'an http or https address', is: 'Address of an openai-compatible provider' }),
  LLM_BUDGET_PER_DAY: dollars({ should: 'US dollars', is: 'Most that the model may cost a day, US dollars' }),
  LLM_PRICE_INPUT: dollars({ should: 'US dollars', is: 'US dollars per million input tokens; needed with a budget' }),
  LLM_PRICE_OUTPUT: dollars({ should: 'US dollars', is: 'US dollars per million output tokens; needed with a budget' }),
  PRICES_URL: about(
    z
      .string()
      .regex(/^https?:\/\/\S*\{ticker\}/)
      .or(z.literal(''))
      .default(''),
    {
      should: 'an address with {ticker}',
      is: 'Answers {price, currency, as_of, previous_close}; empty = sample prices',
    },
  ),
  PRICES_API_KEY: secret({ should: 'a key', is: 'Put where the address says {key}' }),
  X_CLIENT_ID: plain({ should: 'a client id', is: 'Publishing on X; empty = compose window only' }),
  X_CLIENT_SECRET: secret({ should: 'a client secret', is: 'Secret of that client' }),
  X_REFRESH_TOKEN: secret({ should: 'a refresh token', is: 'The first one; its successors are kept, encrypted' }),
  SMTP_URL: about(
    z.url({ protocol: /^smtps?$/ }).default(''),
    {
      should: 'smtp://user:password@host:587',
      is: 'Mail server; empty = mails stay in the outbox for admins to read',
    },
    true,
  ),
  MAIL_FROM: plain({ should: '"Name <mail@example.com>"', is: 'Sender of the mails' }),
  LOG_LEVEL: about(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'), {
    should: 'trace, debug, info, warn, error, fatal or silent',
    is: 'How much is logged, on stderr',
    text: 'info',
  }),
  METRICS_TOKEN: secret({ should: 'a token', is: 'Bearer token of /metrics; without it only loopback may read them' }),
  TRUST_PROXY: about(trustProxy.default(false), {
    should: '`off`, `on`, a number of proxies or their addresses',
    is: 'Whose forwarding headers are believed',
    text: 'off',
  }),
  WORKERS: about(
    z.coerce
      .number()
      .int()
      .min(1)
      .max(64)
      .default(Math.max(1, availableParallelism() - 1)),
    {
      should: 'a number from 1 to 64',
      is: 'Worker threads that read filings',
      text: 'cores − 1',
      value: '1',
    },
  ),
})

export type SettingName = keyof typeof settingsSchema.shape
export type Settings = Readonly<z.infer<typeof settingsSchema>>
export const settingNames = Object.keys(settingsSchema.shape) as SettingName[] // the keys of a literal object are exactly these
export const metaOf = (name: SettingName): Meta => {
  const meta = reference.get(settingsSchema.shape[name])
  if (!meta) throw new Error(`Setting ${name} is not described`)
  return meta
}

/** What the documentation prints of each setting. */
export interface SettingReference {
  name: string
  default_text: string
  default_value: string
  description: string
}
export function settingsReference(): SettingReference[] {
  return settingNames.map((name) => {
    const { default_text, default_value, description } = metaOf(name)
    return { name, default_text, default_value, description }
  })
}

/** The installation may offer the demo at all; a request has to qualify as well, see `http/viewer/demo.ts`. */
export function isDemoPossible(settings: Settings): boolean {
  if (settings.GOOGLE_CLIENT_ID !== '' || settings.STRIPE_WEBHOOK_SECRET !== '') return false
  if (settings.DEMO !== undefined) return settings.DEMO
  if (settings.SMTP_URL !== '' || settings.X_CLIENT_ID !== '') return false
  return isLoopback(settings.HOST) && isLoopback(new URL(settings.PUBLIC_URL).hostname)
}
