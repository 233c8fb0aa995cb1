import { startFailure } from '../start-failure.ts'

/** Ways of telling people that there is news, besides the bell; those not set are not offered. */
export type NoticesConfig = {
  mail: MailConfig | undefined
  webhook: WebhookConfig | undefined
}

export type MailConfig = {
  /** `smtp://user:password@host:587`, or `smtps:` */
  url: string
  /** `名称 <address>` or an address alone. */
  from: string
  /** Refuses a mail server without TLS; one on this very machine is believed. */
  tls: boolean
}

export type WebhookConfig = {
  url: string
  /** At least 24 bytes; signs what is sent. */
  secret: Buffer
  /** Whether the recipient's phone number is sent along. */
  phone: boolean
}

type Environment = Record<string, string | undefined>

const isOn = (env: Environment, name: string, fallback: boolean): boolean => {
  const text = env[name]
  if (!text) return fallback
  if (text !== 'on' && text !== 'off') throw startFailure('config', `${name} 须为 on 或 off，现为“${text}”`)
  return text === 'on'
}

const readMail = (env: Environment): MailConfig | undefined => {
  const { SMTP_URL: url, SMTP_FROM: from } = env
  if (!url) return undefined
  if (!from)
    throw startFailure('config', '设置了 SMTP_URL，还需要 SMTP_FROM（发件人，例如 一链维权 <no-reply@example.org>）')
  return { url, from, tls: isOn(env, 'SMTP_TLS', true) }
}

const readWebhook = (env: Environment): WebhookConfig | undefined => {
  const { NOTICE_WEBHOOK_URL: url, NOTICE_WEBHOOK_SECRET: text } = env
  if (!url) return undefined
  const secret = Buffer.from((text ?? '').replace(/^whsec_/, ''), 'base64')
  if (secret.length < 24) {
    throw startFailure('config', '设置了 NOTICE_WEBHOOK_URL，还需要 NOTICE_WEBHOOK_SECRET（openssl rand -base64 32）')
  }
  return { url, secret, phone: isOn(env, 'NOTICE_WEBHOOK_PHONE', false) }
}

export const readNotices = (env: Environment): NoticesConfig => ({ mail: readMail(env), webhook: readWebhook(env) })
