/** One MCP message over HTTP (streamable HTTP, stateless, answered as JSON): a server a call, nothing kept between. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ToolContext } from './tools.ts'

export async function answerMcp(
  ctx: ToolContext,
  version: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const [{ mcpServer }, { StreamableHTTPServerTransport }] = await Promise.all([
    import('./server.ts'),
    import('@modelcontextprotocol/sdk/server/streamableHttp.js'),
  ])
  const server = mcpServer(ctx, version)
  // No session id: any process of this site may answer the next call.
  const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true })
  reply.hijack()
  reply.raw.on('close', () => {
    void transport.close()
    void server.close()
  })
  // Headers that hooks have set would be lost with the hijacked answer; the security ones go along.
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value)
  reply.raw.setHeader('cache-control', 'private, no-store')
  // The SDK's own declarations differ in optional members only.
  await server.connect(transport as Parameters<typeof server.connect>[0])
  await transport.handleRequest(request.raw, reply.raw, request.body)
}
