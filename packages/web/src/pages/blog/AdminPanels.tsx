import type { BlogPost } from '@topline/core/api/blogs.ts'
import { Markdown } from '../../ui/markdown/Markdown.tsx'
import { QcBadge } from '../../ui/QcBadge.tsx'
import { TweetSuggestions } from '../../ui/tweets/TweetSuggestions.tsx'
import s from './admin.module.css'
import { SocialPosts } from './SocialPosts.tsx'

/** What admins see beside and under a post: social posts, suggestions, the report of the check. */
export default function AdminPanels({ post }: { post: BlogPost }) {
  const url = typeof window === 'undefined' ? '' : `${window.location.origin}/blogs/${post.slug}`
  return (
    <>
      <aside className={s.side} aria-label="Social posts">
        <SocialPosts post={post} url={url} />
        <TweetSuggestions title="Blog Tweet Suggestions" path={`/api/blogs/${post.id}`} url={url} />
      </aside>
      <section className={s.report} aria-labelledby="qc-report">
        <header>
          <h2 id="qc-report">QC Report</h2>
          <QcBadge passed={post.qc_passed} hasReport={post.qc_report !== null} />
        </header>
        <div className={`${s.findings} ${post.qc_passed ? s.good : s.bad}`}>
          {post.qc_report === null ? <p>Not checked yet.</p> : <Markdown text={post.qc_report} small />}
        </div>
      </section>
    </>
  )
}
