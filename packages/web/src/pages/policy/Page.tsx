/** Privacy Policy and Terms of Service (decision 25). */
import type { ReactNode } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useViewer } from '../../session/viewer.ts'
import { Privacy } from './Privacy.tsx'
import s from './policy.module.css'
import { Terms } from './Terms.tsx'

export const loader = ({ request }: LoaderFunctionArgs) => ({ origin: new URL(request.url).origin })

export const meta = ({ loaderData }: { loaderData?: { origin: string } }) => [
  { title: 'Privacy Policy and Terms of Service | Topline' },
  { name: 'description', content: 'What Topline keeps about you, and the terms under which it can be used.' },
  { tagName: 'link', rel: 'canonical', href: `${loaderData?.origin ?? ''}/p` },
]

export default function PolicyPage() {
  useLoaderData<typeof loader>()
  const { options } = useViewer()
  const email = options.contact_email
  const contact: ReactNode = email ? <a href={`mailto:${email}`}>{email}</a> : 'the operator of this site'
  return (
    <main id="main" className={`page ${s.page}`}>
      <h1>Privacy and terms</h1>
      <nav aria-label="On this page" className={s.toc}>
        <a href="#privacy">Privacy Policy</a> <a href="#terms">Terms of Service</a>
      </nav>
      <article id="privacy">
        <h2>Privacy Policy</h2>
        <p className="muted">
          Last updated <span>1/19/2025</span>
        </p>
        <Privacy contact={contact} hasAds={Boolean(options.ads_conversion)} />
      </article>
      <article id="terms">
        <h2>Terms of Service</h2>
        <p className="muted">
          Last updated <span>6/30/2025</span>
        </p>
        <Terms contact={contact} />
      </article>
    </main>
  )
}
