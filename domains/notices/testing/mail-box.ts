import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail as a server on the wire got it, its text and subject decoded. */
export type ReceivedMail = { to: string[]; from: string; subject: string; text: string; head: string; files: File[] }

/** A file that came with a mail. */
type File = { name: string; type: string; bytes: Buffer }

export type MailBox = {
  /** For SMTP_URL. */
  url: string
  received: ReceivedMail[]
  /** What the next recipients are answered instead of being taken. */
  refusals: { code: number; text: string }[]
  close: () => Promise<void>
}

const decodeWords = (text: string): string =>
  text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?b\?([^?]*)\?=/gi, (_, word: string) => Buffer.from(word, 'base64').toString('utf8'))
    .replaceAll(/=\?utf-8\?q\?([^?]*)\?=/gi, (_, word: string) => decodeQuoted(word.replaceAll('_', ' ')))

const decodeQuoted = (text: string): string =>
  decodeURIComponent(
    text
      .replaceAll(/=\r?\n/g, '')
      .replaceAll('%', '%25')
      .replaceAll(/=([\dA-F]{2})/gi, '%$1'),
  )

const split = (raw: string): { head: string; body: string } => {
  const [top = '', ...rest] = raw.split('\r\n\r\n')
  return { head: top.replaceAll(/\r\n[ \t]+/g, ' '), body: rest.join('\r\n\r\n') }
}

const textOf = ({ head, body }: { head: string; body: string }): string => {
  const encoding = /^content-transfer-encoding: (\S+)/im.exec(head)?.[1]?.toLowerCase()
  return encoding === 'base64' ? Buffer.from(body, 'base64').toString('utf8') : decodeQuoted(body)
}

const fileOf = ({ head, body }: { head: string; body: string }): File => ({
  name: decodeURIComponent(
    /filename\*0?\*?=utf-8''([^;\s]*)/i.exec(head)?.[1] ?? /filename="?([^";]*)/.exec(head)?.[1] ?? '',
  ),
  type: /^content-type: ([^;\s]+)/im.exec(head)?.[1] ?? '',
  bytes: Buffer.from(body, 'base64'),
})

const parse = (raw: string): Pick<ReceivedMail, 'subject' | 'text' | 'head' | 'files'> => {
  const { head, body } = split(raw)
  const boundary = /^content-type: multipart.*boundary="?([^";]+)/im.exec(head)?.[1]
  const [text, ...files] =
    boundary === undefined
      ? [{ head, body }]
      : body
          .split(`--${boundary}`)
          .slice(1, -1)
          .map((part) => split(part.trim()))
  return {
    head,
    text: text ? textOf(text) : '',
    files: files.map(fileOf),
    subject: decodeWords(/^subject: (.*)$/im.exec(head)?.[1] ?? ''),
  }
}

/** A real SMTP server on loopback; with `secure`, TLS from the first byte under a certificate that nobody vouches for. */
export const openMailBox = async ({ secure = false }: { secure?: boolean } = {}): Promise<MailBox> => {
  const received: ReceivedMail[] = []
  const refusals: MailBox['refusals'] = []
  const server = new SMTPServer({
    secure,
    logger: false,
    authOptional: true,
    closeTimeout: 500,
    onRcptTo: (_address, _session, done) => {
      const refusal = refusals.shift()
      done(refusal ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : null)
    },
    onData: (stream, session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          ...parse(Buffer.concat(parts).toString('utf8')),
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
        })
        done()
      })
    },
  })
  // A client that does not trust the certificate hangs up, which the server reports.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `${secure ? 'smtps' : 'smtp'}://127.0.0.1:${port}`,
    received,
    refusals,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
