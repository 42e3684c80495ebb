import { createContext } from 'react-router'

/** How a loader reaches the product's own calls: in process on the server, `window.fetch` in the browser. */
export type Fetch = (path: string, init?: RequestInit) => Promise<Response>

/** The one Content-Security-Policy nonce of this answer; set by the server for each request. */
export const nonceContext = createContext<string>('')

/** The server's in-process fetch, with the viewer's cookie; set by the server for each request. */
export const fetchContext = createContext<Fetch>(() => {
  throw new Error('fetchContext is set by the server that mounts the pages')
})
