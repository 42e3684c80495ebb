import type { BlogPost } from '@topline/core/api/blogs.ts'
import { counted } from '@topline/core/format/counted.ts'
import { useViewer } from '../../session/viewer.ts'
import { QcBadge } from '../../ui/display/QcBadge.tsx'
import { Markdown } from '../../ui/markdown/Markdown.tsx'
import { TweetSuggestions } from '../../ui/tweets/TweetSuggestions.tsx'
import s from './admin.module.css'
import { SocialPosts } from './SocialPosts.tsx'

/**
 * What admins see beside and under a post: social posts, suggestions, the report of the check.
 * @param draftsAsked how often the bar above asked for suggestions of tweets
 */
export default function AdminPanels({ post, draftsAsked }: { post: BlogPost; draftsAsked: number }) {
  const { origin } = useViewer()
  const url = `${origin}/blogs/${post.slug}`
  return (
    <>
      <aside className={s.side} aria-label="Social posts">
        <SocialPosts post={post} url={url} />
        <TweetSuggestions title="Blog Tweet Suggestions" path={`/api/blogs/${post.id}`} url={url} asked={draftsAsked} />
      </aside>
      <section className={s.report} aria-labelledby="qc-report">
        <header>
          <h2 id="qc-report">QC Report</h2>
          <QcBadge passed={post.qc_passed} hasReport={post.qc_report !== null} />
        </header>
        <div className={`${s.findings} ${post.qc_passed ? s.good : s.bad}`}>
          {post.qc_report === null ? (
            <p>Not checked yet.</p>
          ) : (
            <Report text={post.qc_report} isOpen={!post.qc_passed} />
          )}
        </div>
      </section>
    </>
  )
}

/** What the report says first, and its table of every figure: open where something failed. */
function Report({ text, isOpen }: { text: string; isOpen: boolean }) {
  const at = text.search(/^\|/m)
  if (at < 0) return <Markdown text={text} small />
  const figures = (text.slice(at).match(/^\|/gm)?.length ?? 2) - 2
  return (
    <>
      <Markdown text={text.slice(0, at)} small />
      <details open={isOpen}>
        <summary>{counted(figures, 'figure')} one by one</summary>
        <Markdown text={text.slice(at)} small />
      </details>
    </>
  )
}
