/** All posts by the state of their check, with the claims that failed; deleted ones can be brought back (decision 42). */
import type { CheckedPost } from '@topline/core/api/blogs.ts'
import { formatInstant } from '@topline/core/format/date.ts'
import { useState } from 'react'
import { Link, type LoaderFunctionArgs, redirect, useLoaderData, useRevalidator } from 'react-router'
import { here, part } from '../../api/answer.ts'
import { getMe } from '../../api/client.ts'
import { notifyError, notifySuccess } from '../../api/notices.ts'
import { getCheckedPosts, restorePost } from '../../api/posts.ts'
import { fetchContext } from '../../context.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Badge } from '../../ui/display/Badge.tsx'
import { Section } from '../../ui/display/Card.tsx'
import { QcBadge } from '../../ui/display/QcBadge.tsx'
import { NotHere } from '../../ui/display/State.tsx'
import { AdminPage, adminMeta } from '../admin/AdminPage.tsx'
import s from './admin-posts.module.css'

export async function loader({ context }: LoaderFunctionArgs) {
  const f = context.get(fetchContext)
  const user = await getMe(f)
  if (!user?.is_admin) throw redirect('/')
  return { read: await part(getCheckedPosts(f)) }
}

export const meta = adminMeta('Posts')

export default function AdminPostsPage() {
  const { read } = useLoaderData<typeof loader>()
  const posts = here(read)
  const kept = posts?.filter((post) => post.deleted_at === null) ?? []
  const groups: [string, CheckedPost[]][] = [
    ['QC failed', kept.filter((post) => post.qc_passed === false)],
    ['Awaiting QC', kept.filter((post) => post.qc_passed === null || (post.qc_passed && !post.has_qc_report))],
    ['QC passed', kept.filter((post) => post.qc_passed === true && post.has_qc_report)],
    ['Deleted, kept for 30 days', posts?.filter((post) => post.deleted_at !== null) ?? []],
  ]
  return (
    <AdminPage
      title="Posts"
      lead="Every figure of a post is held against its statement; one that differs keeps it from being published."
    >
      {read.is !== 'here' && <NotHere part={read} text="Error loading blog posts" />}
      {posts !== null &&
        groups.map(([title, list]) => (
          <Section key={title} title={`${title} (${list.length})`}>
            {list.length === 0 && <p className="muted">None</p>}
            {list.map((post) => (
              <Row key={post.id} post={post} />
            ))}
          </Section>
        ))}
    </AdminPage>
  )
}

function Row({ post }: { post: CheckedPost }) {
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  async function bringBack() {
    setBusy(true)
    try {
      await restorePost(post.id)
      notifySuccess('Blog post updated successfully!')
    } catch (error) {
      notifyError(error, 'Blog update failed')
    }
    setBusy(false)
    await revalidate()
  }
  return (
    <article className={s.row}>
      <p className={s.line}>
        {post.deleted_at === null ? (
          <Link to={`/blogs/${post.slug}`}>{post.title}</Link>
        ) : (
          <strong>{post.title}</strong>
        )}
        <Badge tone={post.status === 'published' ? 'ok' : 'warn'}>
          {post.status === 'published' ? 'Published' : 'Draft'}
        </Badge>
        <QcBadge passed={post.qc_passed} hasReport={post.has_qc_report} />
        <small>{`${post.claim_count} claims, ${post.wrong.length} wrong, ${post.unresolved_count} not checked`}</small>
        <small>{formatInstant(post.deleted_at ?? post.updated_at)}</small>
        {post.deleted_at !== null && (
          <Button small pending={isBusy} onClick={() => void bringBack()}>
            Bring back
          </Button>
        )}
      </p>
      {post.problem && <p className={s.problem}>{post.problem}</p>}
      {post.wrong.length > 0 && (
        <ul className={s.claims}>
          {post.wrong.map((one) => (
            <li key={`${one.start}-${one.text}-${one.kind}`}>
              <strong>{one.text}</strong> {[one.metric, one.period].filter(Boolean).join(', ')}: {one.figure ?? '-'}
              {one.note && ` (${one.note})`}
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}
