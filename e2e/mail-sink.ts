import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { resolve } from 'node:path'

/** A mail as the portal sent it, with its text decoded. */
export type SunkMail = { to: string[]; subject: string; text: string }

const folder = resolve(import.meta.dirname, '../.cache/e2e')
const fileOf = (port: number | string): string => resolve(folder, `mail-${port}.jsonl`)

const decoded = (head: string, body: string): string => {
  const encoding = /^content-transfer-encoding: (\S+)/im.exec(head)?.[1]?.toLowerCase()
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding !== 'quoted-printable') return body
  const escaped = body.replaceAll(/=\r?\n/g, '').replaceAll('%', '%25')
  return decodeURIComponent(escaped.replaceAll(/=([\dA-F]{2})/gi, '%$1'))
}

const mailOf = (to: string[], raw: string): SunkMail => {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const subject = /^subject: (.*)$/im.exec(head)?.[1] ?? ''
  return { to, subject, text: decoded(head, rest.join('\r\n\r\n')) }
}

/** Accepts whatever one mail client sends, and hands over each mail. */
const converse = (socket: Socket, onMail: (mail: SunkMail) => void): void => {
  let heard = ''
  let to: string[] = []
  let isMail = false
  const say = (line: string) => socket.write(`${line}\r\n`)
  const take = (end: string): string | undefined => {
    const at = heard.indexOf(end)
    if (at < 0) return undefined
    const taken = heard.slice(0, at)
    heard = heard.slice(at + end.length)
    return taken
  }
  const answer = (line: string): void => {
    const recipient = /^RCPT TO:<([^>]*)>/i.exec(line)?.[1]
    if (recipient !== undefined) to.push(recipient)
    isMail = /^DATA$/i.test(line)
    if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
    else say(isMail ? '354 go on' : '250 ok')
  }
  say('220 sink')
  socket.setEncoding('utf8')
  // A client that disconnects in the middle must not end this process.
  socket.on('error', () => socket.destroy())
  socket.on('data', (part: string) => {
    heard += part
    for (;;) {
      const taken = take(isMail ? '\r\n.\r\n' : '\r\n')
      if (taken === undefined) return
      if (!isMail) {
        answer(taken)
        continue
      }
      onMail(mailOf(to, taken))
      to = []
      isMail = false
      say('250 kept')
    }
  })
}

/** A mail server that keeps the mails of the portal on this port; answers the settings by which that portal finds it. */
export const openMailSink = async (port: string): Promise<Record<string, string>> => {
  mkdirSync(folder, { recursive: true })
  rmSync(fileOf(port), { force: true })
  const server = createServer((socket) =>
    converse(socket, (mail) => appendFileSync(fileOf(port), `${JSON.stringify(mail)}\n`)),
  )
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port: own } = server.address() as AddressInfo
  return { SMTP_URL: `smtp://127.0.0.1:${own}`, SMTP_FROM: '一链维权 <no-reply@portal.test>' }
}

/** The mails that the portal on this port has sent to an address. */
export const mailsTo = (port: number, address: string): SunkMail[] => {
  if (!existsSync(fileOf(port))) return []
  const lines = readFileSync(fileOf(port), 'utf8').split('\n')
  // The last line is empty, or still being written.
  const mails = lines.slice(0, -1).map((line) => JSON.parse(line) as SunkMail)
  return mails.filter(({ to }) => to.includes(address))
}
