import { type Config, startFailure } from '@portal/platform/server'
import { domainOf } from './send-mail.ts'

const parse = (name: string, text: string, protocols: readonly string[]): URL => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !protocols.includes(url.protocol) || url.hostname === '') {
    throw startFailure('config', `${name} 须为以 ${protocols.map((one) => `${one}//`).join(' 或 ')} 开头的地址`)
  }
  return url
}

/** Judges the settings of mail and gateway. Only tests let a gateway be called without TLS. */
export const checkChannels = ({ notices }: Config, { allowHttp = false }: { allowHttp?: boolean } = {}): void => {
  const { mail, webhook } = notices
  if (mail) {
    parse('SMTP_URL', mail.url, ['smtp:', 'smtps:'])
    if (domainOf(mail.from) === undefined || /[\r\n]/.test(mail.from)) {
      throw startFailure('config', 'SMTP_FROM 须含邮箱地址，例如 一链维权 <no-reply@example.org>')
    }
  }
  if (!webhook) return
  const { username, password } = parse('NOTICE_WEBHOOK_URL', webhook.url, allowHttp ? ['https:', 'http:'] : ['https:'])
  if (username || password) throw startFailure('config', 'NOTICE_WEBHOOK_URL 不能带用户名和密码，请求以签名为凭')
}
