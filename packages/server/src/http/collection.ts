/** Answers of collections: the array in the body, the total and the next page in the headers (decision 116). */
import { nextPage, type Page } from '@topline/core/api/paging.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Sets `X-Total-Count`, and `Link` while there is a next page. */
export function countPages(request: FastifyRequest, reply: FastifyReply, page: Page, total: number): void {
  reply.header('x-total-count', total)
  const { pathname, searchParams } = new URL(request.url, 'http://here')
  const next = nextPage(pathname, Object.fromEntries(searchParams), page, total)
  if (next) reply.header('link', `<${next}>; rel="next"`)
}
