import { defineSettings, onOffSetting, setting, startFailure, textSetting } from '@portal/platform/server'
import * as z from 'zod/mini'

export type MailSettings = {
  /** The mail server, `smtp://user:password@host:587` or `smtps:`. */
  url: string
  /** The sender, `名称 <address>` or an address alone. */
  from: string
  /** True: a mail server without TLS is refused, unless it runs on this machine. */
  tls: boolean
}

export type WebhookSettings = {
  url: string
  /** The key that signs what is sent to the gateway; at least 24 bytes. */
  secret: Buffer
  /** Whether the gateway also gets the recipient's phone number. */
  phone: boolean
}

/** The settings of the channels besides the bell; a channel without settings is not offered. */
export type NoticesSettings = { mail: MailSettings | undefined; webhook: WebhookSettings | undefined }

const isAddress = (text: string, protocols: readonly string[]): boolean =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol) && new URL(text).hostname !== ''

const serverSetting = () =>
  setting((text, refuse) => {
    if (text === undefined || isAddress(text, ['smtp:', 'smtps:'])) return text
    return refuse('须为以 smtp:// 或 smtps:// 开头的地址')
  })

const senderSetting = () =>
  setting((text, refuse) => {
    if (text === undefined || (domainOf(text) !== undefined && !/[\r\n]/.test(text))) return text
    return refuse('须含邮箱地址，例如 一链维权 <no-reply@example.org>')
  })

const gatewaySetting = () =>
  setting((text, refuse) => {
    if (text === undefined) return undefined
    if (!isAddress(text, ['https:', 'http:'])) return refuse('须为以 https:// 开头的地址')
    const { username, password } = new URL(text)
    return username || password ? refuse('不能带用户名和密码，请求以签名为凭') : text
  })

const environment = z.object({
  SMTP_URL: serverSetting(),
  SMTP_FROM: senderSetting(),
  SMTP_TLS: onOffSetting(),
  NOTICE_WEBHOOK_URL: gatewaySetting(),
  NOTICE_WEBHOOK_SECRET: textSetting(),
  NOTICE_WEBHOOK_PHONE: onOffSetting(),
})
type Values = z.output<typeof environment>

const mailOf = ({ SMTP_URL: url, SMTP_FROM: from, SMTP_TLS: tls = true }: Values): MailSettings | undefined => {
  if (!url) return undefined
  if (from) return { url, from, tls }
  throw startFailure('config', '设置了 SMTP_URL，还需要 SMTP_FROM（发件人，例如 一链维权 <no-reply@example.org>）')
}

const webhookOf = (values: Values): WebhookSettings | undefined => {
  const { NOTICE_WEBHOOK_URL: url, NOTICE_WEBHOOK_SECRET: text = '', NOTICE_WEBHOOK_PHONE: phone = false } = values
  if (!url) return undefined
  const secret = Buffer.from(text.replace(/^whsec_/, ''), 'base64')
  if (secret.length >= 24) return { url, secret, phone }
  throw startFailure('config', '设置了 NOTICE_WEBHOOK_URL，还需要 NOTICE_WEBHOOK_SECRET（openssl rand -base64 32）')
}

export const noticesSettings = defineSettings(
  environment,
  (values): NoticesSettings => ({ mail: mailOf(values), webhook: webhookOf(values) }),
)

/** Stops the start where the gateway has no TLS, since it gets phone numbers and links; only tests call one without TLS. */
export const ensureEncrypted = ({ webhook }: NoticesSettings): void => {
  if (!webhook || webhook.url.startsWith('https:')) return
  throw startFailure('config', 'NOTICE_WEBHOOK_URL 须为以 https:// 开头的地址')
}

/** The domain of a sender: `example.org` of `名称 <no-reply@example.org>`. */
export const domainOf = (from: string): string | undefined => /@([\w.-]+)>?\s*$/.exec(from)?.[1]
