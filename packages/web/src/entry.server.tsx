import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import type { EntryContext, RouterContextProvider } from 'react-router'
import { ServerRouter } from 'react-router'
import { nonceContext } from './context.ts'
import { PaintFirst } from './paint-first.ts'

export { fetchContext, nonceContext } from './context.ts'

/** Robots wait for the whole page, readers get the shell first. @param userAgent null = not said */
export const isRobot = (userAgent: string | null): boolean => isbot(userAgent)

/** A page that has not finished by then is cut off, in milliseconds. */
export const streamTimeout = 10_000

/** Renders one document. Of the request it takes the address and whether it is a robot's: a visitor's page is kept by these. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext)
  const waitForAll = isRobot(request.headers.get('user-agent')) || routerContext.isSpaMode
  return new Promise((resolve, reject) => {
    let answer = status
    let started = false
    const begin = () => {
      started = true
      const body = new PaintFirst()
      headers.set('Content-Type', 'text/html; charset=utf-8')
      resolve(new Response(createReadableStreamFromReadable(body), { headers, status: answer }))
      pipe(body)
    }
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        // A part that is ready stands where it belongs: it is read without scripts, and nothing moves.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        [waitForAll ? 'onAllReady' : 'onShellReady']: begin,
        onShellError: reject,
        onError(error: unknown) {
          answer = 500
          // Errors before the shell reject above; later ones have no answer left to carry them.
          if (started) console.error(error)
        },
      },
    )
    setTimeout(abort, streamTimeout + 1000).unref()
  })
}
