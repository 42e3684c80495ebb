/** Markdown as HTML on the server: a reader's page shows it without loading the parser. Sanitised as everywhere. */
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { Markdown, type MarkdownProps } from './Markdown.tsx'

export function markdownHtml(props: MarkdownProps): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <Markdown {...props} />
    </MemoryRouter>,
  )
}
