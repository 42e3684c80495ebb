/** A real mail server on loopback for the journeys, and what arrived there as JSON at an address of its own. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface Mailbox {
  /** for SMTP_URL */
  smtp: string
  /** answers `ArrivedMail[]`, oldest first */
  url: string
  close(): Promise<void>
}

export interface ArrivedMail {
  to: string[]
  /** as it came over the wire */
  raw: string
}

export async function startMailbox(): Promise<Mailbox> {
  const arrived: ArrivedMail[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map((one) => one.address)
        arrived.push({ to, raw: Buffer.concat(pieces).toString() })
        done()
      })
    },
  })
  const web = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(arrived))
  })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve))
  // Both listen on TCP, so both have a port.
  const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port
  return {
    smtp: `smtp://127.0.0.1:${portOf(smtp.server)}`,
    url: `http://127.0.0.1:${portOf(web)}`,
    async close() {
      web.closeAllConnections()
      await Promise.all([
        new Promise<void>((resolve) => smtp.close(resolve)),
        new Promise<unknown>((resolve) => web.close(resolve)),
      ])
    },
  }
}
