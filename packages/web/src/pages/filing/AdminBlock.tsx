import { useMutation } from '@tanstack/react-query'
import type { Filing, WireStatement } from '@topline/core/api/wire.ts'
import { Link, useRevalidator } from 'react-router'
import { LogoEditor } from '../../actions/LogoEditor.tsx'
import { setShowcase } from '../../api/admin-client.ts'
import { browserFetch } from '../../api/call.ts'
import { setProtected } from '../../api/client.ts'
import { notifyError, notifySuccess } from '../../api/notices.ts'
import { useViewer } from '../../session/viewer.ts'
import { Switch } from '../../ui/controls/Switch.tsx'
import { Card } from '../../ui/display/Card.tsx'
import { TweetSuggestions } from '../../ui/tweets/TweetSuggestions.tsx'
import { AdminAnalysis } from './AdminAnalysis.tsx'
import { ExtractionDetails } from './ExtractionDetails.tsx'
import s from './filing.module.css'
import { CreatePost } from './posts/CreatePost.tsx'

/** Everything an admin can do with a filing, in one tinted block after the reader's page. */
export default function AdminBlock({ filing, statement }: { filing: Filing; statement: WireStatement | null }) {
  const { origin } = useViewer()
  const key = filing.accession_number
  return (
    <div className={s.admin}>
      <Card
        tone="tinted"
        title={
          <>
            Admin <span className={s.small}>seen by admins only</span>
          </>
        }
        aside={
          <span className={s.adminLinks}>
            {statement && <Flags accession={key} statement={statement} />}
            <Link to={`/filing/${key}/bts`}>Business terms</Link>
            <Link to={`/filing/${key}/bts_selector`}>Section view</Link>
            {statement && <Link to={`/filing/${key}/versions`}>Versions</Link>}
          </span>
        }
      >
        <div className={s.adminParts}>
          <section aria-label="Analysis">
            <h4>Analysis</h4>
            <AdminAnalysis filing={filing} statement={statement} />
          </section>
          <section aria-label="Content">
            <h4>Content</h4>
            <LogoEditor key={key} path={`/api/filing/${key}`} logo={filing.logo_info} canFetch />
            {statement && <CreatePost accession={key} />}
          </section>
        </div>
        {statement && <ExtractionDetails accession={key} version={statement.version} />}
        {statement && (
          <TweetSuggestions title="Suggested tweets" path={`/api/filing/${key}`} url={`${origin}/filing/${key}`} />
        )}
      </Card>
    </div>
  )
}

/** Protecting ends the showcase; a showcase is free (decision 60). */
function Flags({ accession, statement }: { accession: string; statement: WireStatement }) {
  const { revalidate } = useRevalidator()
  const protect = useMutation({
    mutationFn: (value: boolean) => setProtected(browserFetch, accession, value),
    onSuccess: (_, value) => notifySuccess(`Income statement is now ${value ? 'protected' : 'unprotected'}`),
    onError: (error) => notifyError(error, 'Failed to update protected status'),
    onSettled: () => revalidate(),
  })
  const show = useMutation({
    mutationFn: (value: boolean) => setShowcase(browserFetch, accession, value),
    onSuccess: (_, value) => notifySuccess(`Income statement is ${value ? 'now' : 'no longer'} a showcase`),
    onError: (error) => notifyError(error),
    onSettled: () => revalidate(),
  })
  return (
    <>
      <Switch
        label="Protected"
        checked={statement.protected}
        pending={protect.isPending}
        onChange={(value) => protect.mutate(value)}
      />
      <Switch
        label="Showcase"
        checked={statement.showcase}
        pending={show.isPending}
        onChange={(value) => show.mutate(value)}
      />
    </>
  )
}
