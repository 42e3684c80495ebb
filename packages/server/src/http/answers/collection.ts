/** Answers of collections: the array in the body, the total and the next page in the headers (decision 28). */
import { nextPage, type Page } from '@topline/core/api/paging.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { partsOf } from '../address.ts'

/** Sets `X-Total-Count`, and `Link` while there is a next page. */
export function countPages(request: FastifyRequest, reply: FastifyReply, page: Page, total: number): void {
  reply.header('x-total-count', total)
  const { pathname, search } = partsOf(request.url)
  const next = nextPage(pathname, Object.fromEntries(new URLSearchParams(search)), page, total)
  if (next) reply.header('link', `<${next}>; rel="next"`)
}
