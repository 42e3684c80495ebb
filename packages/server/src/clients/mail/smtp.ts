/**
 * Mail over SMTP (`SMTP_URL`). One connection a mail: there are few. The text is handed over as a stream, so that it is
 * known whether the server had taken any of it when a connection breaks.
 */
import { Readable } from 'node:stream'
import { isLoopback } from '../../loopback.ts'
import { type Mail, MailError, type Mailer } from './mailer.ts'

const TIMEOUT_MS = 20_000

/** @param url smtp://user:password@host:port, or smtps:// */
export function smtpMailer(url: string): Mailer {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  const options = {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // A login never crosses the network in the open; only a server on this machine may be without TLS.
    requireTLS: !secure && username !== '' && !isLoopback(hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  const auth = username === '' ? null : { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
  return {
    async send(mail) {
      const { default: SMTPConnection } = await import('nodemailer/lib/smtp-connection')
      const { message, envelope } = await compose(mail)
      const connection = new SMTPConnection(options)
      let isHanded = false
      const source = async function* () {
        isHanded = true
        yield message
      }
      try {
        await new Promise<void>((resolve, reject) => {
          connection.on('error', reject)
          connection.on('end', () => reject(new Error('the server closed the connection')))
          const say = () =>
            connection.send(envelope, Readable.from(source()), (error) => (error ? reject(error) : resolve()))
          connection.connect((error) => {
            if (error) reject(error)
            else if (auth) connection.login({ credentials: auth }, (problem) => (problem ? reject(problem) : say()))
            else say()
          })
        })
      } catch (error) {
        throw faultOf(error, isHanded)
      } finally {
        connection.close()
      }
    },
  }
}

async function compose(mail: Mail): Promise<{ message: Buffer; envelope: { from: string; to: string[] } }> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
  const node = new MailComposer({
    from: mail.from,
    to: mail.to,
    subject: mail.subject,
    text: mail.text,
    ...(mail.html === null ? {} : { html: mail.html }),
    headers: { ...mail.headers },
    messageId: mail.message_id,
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile()
  const { from, to } = node.getEnvelope()
  if (typeof from !== 'string' || to.length === 0)
    throw new MailError('refused', 'The mail has no sender or no receiver')
  return { message: await node.build(), envelope: { from, to } }
}

function faultOf(error: unknown, isHanded: boolean): MailError {
  if (error instanceof MailError) return error
  const { responseCode, message } = error as { responseCode?: unknown; message?: unknown } // nodemailer's own errors
  const said = typeof message === 'string' ? message.slice(0, 300) : String(error)
  const code = typeof responseCode === 'number' ? responseCode : 0
  if (code >= 500) return new MailError('refused', said, { cause: error })
  if (code >= 400) return new MailError('later', said, { cause: error })
  return new MailError(isHanded ? 'unknown' : 'later', said, { cause: error })
}
