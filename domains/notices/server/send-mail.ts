import { isIP } from 'node:net'
import { createTransport } from 'nodemailer'
import { domainOf, type MailSettings } from './notices.settings.ts'
import type { Attempt, Message, Paper } from './outward.ts'

/** How long a mail server may take to answer, in ms; after that the mail is tried again later. */
const answerWithinMs = 10_000
const idleWithinMs = 20_000

const isThisMachine = (host: string): boolean => {
  const name = host.replace(/^\[|\]$/g, '')
  return name === 'localhost' || name === '::1' || (isIP(name) === 4 && name.startsWith('127.'))
}

/**
 * The TLS options of a connection: mail is sent encrypted or not at all, unless the mail server runs on this machine or the
 * operator allows it.
 */
export const encryptionOf = ({ url, tls }: MailSettings): { requireTLS: true } | { ignoreTLS: true } =>
  tls && !isThisMachine(new URL(url).hostname) ? { requireTLS: true } : { ignoreTLS: true }

/** What somebody asked to get by mail: its name, a sentence about it, and the files. */
type Enclosed = { name: string; text: string; papers: readonly Paper[] }

/**
 * `settings` is the page on which a user turns such mail off, `end` the way to end what this mail comes from, `said` what a
 * reader without an account is told in words, `enclosed` what the reader asked to get by mail.
 */
type Letter = {
  link: string
  settings?: string
  said?: { name: string; text: string } | undefined
  end?: { text: string; link: string } | undefined
  enclosed?: Enclosed | undefined
}

const lines = (...texts: string[]): string => texts.join('\r\n')

/** The text of a mail that hands over papers; the mail goes to an address that the reader wrote himself. */
const textOfEnclosing = ({ link, text }: { link: string; text: string }): string =>
  lines(
    '您好：',
    '',
    text,
    '也可以登录后在以下页面查看和下载：',
    link,
    '',
    '本邮件按申请时填写的邮箱发送。如果您没有申请，可能是他人误填了您的邮箱，请删除本邮件。',
    '本邮件由系统发出，请勿回复。',
  )

/** The text of a mail that says what it is about, since its reader would not know it otherwise. */
const textOfSaying = ({ link, text }: { link: string; text: string }): string =>
  lines(
    '您好：',
    '',
    text,
    link,
    '',
    '如果这与您无关，可能是他人误填了您的邮箱，请忽略本邮件。',
    '本邮件由系统发出，请勿回复。',
  )

/** The text of a mail. Without `settings` the reader has no account: he gets the mail because he asked something. */
const textOf = ({ link, settings, end }: Letter): string =>
  lines(
    '您好：',
    '',
    settings === undefined
      ? '您在一链维权的留言有新的消息，请打开以下链接查看：'
      : '您在一链维权有新的消息，请登录查看：',
    link,
    '',
    '为保护您的信息，邮件中不写具体内容。',
    settings === undefined
      ? '链接只用于查看您自己的留言，请勿转发。如果您没有留言，可能是他人误填了您的邮箱，请忽略本邮件。'
      : `不想再收到这类邮件，可在接收设置中关闭：${settings}`,
    ...(end ? [`${end.text}${end.link}`] : []),
    '本邮件由系统发出，请勿回复。',
  )

const textFor = ({ enclosed, said, ...letter }: Letter): string => {
  if (enclosed) return textOfEnclosing({ link: letter.link, text: enclosed.text })
  return said ? textOfSaying({ link: letter.link, text: said.text }) : textOf(letter)
}

type SmtpError = Error & { code?: string; responseCode?: number; permanent?: boolean }

/** The result of a failed try, in codes only, since the server's own words repeat the address. */
const outcomeOf = ({ code = '', responseCode }: SmtpError): string =>
  responseCode === undefined ? `连接邮件服务器失败：${code || '未知原因'}` : `邮件服务器应答 ${responseCode}`

/** Whether the recipient or the mail was refused for good. A refused login is not final, since the operator can correct it. */
const isFinal = ({ code, permanent = false }: SmtpError): boolean =>
  permanent && (code === 'EENVELOPE' || code === 'EMESSAGE')

/** Passes one mail to the operator's mail server. A repetition has the same Message-ID. Never throws. */
export const sendMail = async (
  mail: MailSettings,
  to: string,
  { receipt, enclosed, said, ...letter }: Message & Letter,
): Promise<Attempt> => {
  const transport = createTransport({
    url: mail.url,
    ...encryptionOf(mail),
    connectionTimeout: answerWithinMs,
    greetingTimeout: answerWithinMs,
    socketTimeout: idleWithinMs,
    dnsTimeout: answerWithinMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  try {
    await transport.sendMail({
      from: mail.from,
      to: { name: '', address: to },
      messageId: `<${receipt}@${domainOf(mail.from)}>`,
      subject: `一链维权：${(enclosed ?? said)?.name ?? '您有新的消息'}`,
      text: textFor({ ...letter, enclosed, said }),
      attachments: (enclosed?.papers ?? []).map(({ fileName, type, bytes }) => ({
        filename: fileName,
        contentType: type,
        content: bytes,
      })),
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
    return { sent: true, outcome: '邮件服务器已接收' }
  } catch (error) {
    const failure = error as SmtpError
    return { sent: false, outcome: outcomeOf(failure), final: isFinal(failure) }
  } finally {
    transport.close()
  }
}
