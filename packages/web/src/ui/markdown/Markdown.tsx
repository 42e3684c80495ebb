/**
 * The one way Markdown becomes a page: parsed, sanitised, raw HTML not rendered, only known schemes in addresses,
 * links in a new tab, headings with anchors. Loaded where a text is shown.
 */
import type { PostClaim } from '@topline/core/api/blogs.ts'
import { safeUrl } from '@topline/core/posts/links.ts'
import ReactMarkdown, { type Components } from 'react-markdown'
import rehypeSanitize from 'rehype-sanitize'
import rehypeSlug from 'rehype-slug'
import remarkGfm from 'remark-gfm'
import { rehypeFigures } from './figures.ts'
import { Mark } from './Mark.tsx'
import s from './markdown.module.css'
import { rehypeNumberColumns } from './number-columns.ts'

export interface MarkdownProps {
  text: string
  /** figures to mark, with offsets into a text in which this one begins at `shift` */
  claims?: readonly PostClaim[]
  shift?: number
  /** what a link to `filing_url` leads to; null = the words stay without a link */
  filingUrl?: string | null
  /** small print: reports, notes */
  small?: boolean
}

const COMPONENTS: Components = {
  a: ({ node: _, href, children, className, title, ...rest }) => {
    if (!href) return <>{children}</>
    // Every link of a text opens beside it, the cell of a figure too: the reader is in the middle of a sentence.
    if (className === 'fig') {
      return (
        <a
          className="fig"
          href={href}
          target="_blank"
          rel="noopener"
          data-tip={title}
          {...('aria-label' in rest ? { 'aria-label': String(rest['aria-label']) } : {})}
        >
          {children}
        </a>
      )
    }
    if (href.startsWith('#')) return <a href={href}>{children}</a>
    return (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
    )
  },
  mark: ({ className, title, children }) => (
    <Mark state={className === 'wrong' ? 'contradicted' : 'unverified'} tip={title ?? ''}>
      {children}
    </Mark>
  ),
  table: ({ node: _, ...rest }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the window scrolls with the keyboard too
    <div className={s.scroll} tabIndex={0}>
      <table {...rest} />
    </div>
  ),
  // Headings of a text stand below those of its page.
  h1: ({ node: _, children, ...rest }) => <h2 {...rest}>{children}</h2>,
  img: ({ node: _, src, alt }) =>
    src ? <img src={String(src)} alt={alt ?? ''} loading="lazy" referrerPolicy="no-referrer" /> : null,
}

export function Markdown({ text, claims = [], shift = 0, filingUrl = null, small }: MarkdownProps) {
  return (
    <div className={small ? `${s.text} ${s.small}` : s.text}>
      <ReactMarkdown
        skipHtml
        remarkPlugins={[remarkGfm]}
        remarkRehypeOptions={{ clobberPrefix: `note-${shift}-` }}
        rehypePlugins={[rehypeSanitize, rehypeSlug, [rehypeFigures, { claims, shift }], rehypeNumberColumns]}
        urlTransform={(url) => (url === 'filing_url' ? (filingUrl ?? '') : url === 'income_flow' ? '' : safeUrl(url))}
        components={COMPONENTS}
      >
        {text}
      </ReactMarkdown>
    </div>
  )
}
