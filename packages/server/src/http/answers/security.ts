/**
 * Headers of every answer: one nonce for scripts and styles, `style-src-attr` for the style attributes the component
 * library writes, no third party unless Google sign-in is configured. Frames from elsewhere only for /embed.
 */
import { randomBytes } from 'node:crypto'
import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Settings } from '../../settings.ts'

export async function installSecurity(app: FastifyInstance, settings: Settings, isDev: boolean): Promise<void> {
  app.decorateRequest('nonce', '')
  app.addHook('onRequest', async (request) => {
    request.nonce = randomBytes(16).toString('base64')
  })
  const hasGoogle = settings.GOOGLE_CLIENT_ID !== ''
  const google = (path: string) => (hasGoogle ? [`https://accounts.google.com/gsi/${path}`] : [])
  // The conversion is a picture, asked for with consent only (decision 24); the service answers by redirects.
  const ads =
    settings.GOOGLE_ADS_CONVERSION === ''
      ? []
      : ['https://www.googleadservices.com', 'https://googleads.g.doubleclick.net', 'https://www.google.com']
  // The hook above runs first; helmet hands over the raw request, on which Fastify's own hangs as `nonce`.
  app.addHook('onRequest', async (request) => {
    ;(request.raw as RawWithNonce).nonce = request.nonce
  })
  const nonce = (raw: unknown) => `'nonce-${(raw as RawWithNonce).nonce}'`
  const isHttps = settings.PUBLIC_URL.startsWith('https:')
  await app.register(helmet, {
    contentSecurityPolicy: isDev
      ? false
      : {
          useDefaults: false,
          directives: {
            // Nothing but what is named here.
            defaultSrc: ["'none'"],
            manifestSrc: ["'self'"],
            mediaSrc: ["'self'"],
            workerSrc: ["'self'"],
            baseUri: ["'none'"],
            objectSrc: ["'none'"],
            formAction: ["'self'"],
            frameAncestors: ["'self'"],
            scriptSrc: ["'self'", nonce, ...google('client')],
            styleSrc: ["'self'", nonce, ...google('style')],
            styleSrcAttr: ["'unsafe-inline'"],
            imgSrc: ["'self'", 'data:', ...(hasGoogle ? ['https://*.googleusercontent.com'] : []), ...ads],
            fontSrc: ["'self'"],
            connectSrc: ["'self'", ...google('')],
            frameSrc: ["'self'", ...google('')],
            ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
          },
        },
    crossOriginOpenerPolicy: { policy: hasGoogle ? 'same-origin-allow-popups' : 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps ? { maxAge: 63_072_000, includeSubDomains: true, preload: true } : false,
  })
  app.addHook('onSend', async (request, reply) => {
    if (!isEmbed(request)) return
    const policy = reply.getHeader('content-security-policy')
    if (typeof policy === 'string') {
      reply.header('content-security-policy', policy.replace(/frame-ancestors [^;]*/, 'frame-ancestors *'))
    }
    reply.removeHeader('x-frame-options')
    reply.header('cross-origin-resource-policy', 'cross-origin')
  })
}

interface RawWithNonce {
  nonce?: string
}
/** By the matched route: what only looks like an embed is a page of the site, and that is framed by nobody else. */
const isEmbed = (request: FastifyRequest) => request.routeOptions.url?.startsWith('/embed/') === true
