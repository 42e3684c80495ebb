/** Sending mail. Errors say whether it may be tried again, and whether it may have arrived all the same. */

export interface Mail {
  /** 'Name <mail@example.com>' */
  from: string
  to: string
  subject: string
  text: string
  html: string | null
  headers: Readonly<Record<string, string>>
  /** the same for every attempt, so that a receiver can tell a repetition */
  message_id: string
}

export interface Mailer {
  /** @throws MailError */
  send(mail: Mail): Promise<void>
}

export type MailFault =
  /** refused for good: no such address, not allowed */
  | 'refused'
  /** refused for now (greylisting, 4xx), or not reached: nothing was handed over */
  | 'later'
  /** the connection broke after the text was handed over: it may have arrived */
  | 'unknown'

export class MailError extends Error {
  override readonly name = 'MailError'
  readonly fault: MailFault
  constructor(fault: MailFault, message: string, options: { cause?: unknown } = {}) {
    super(message, options)
    this.fault = fault
  }
}
