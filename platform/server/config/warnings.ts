import type { Config } from './config.ts'

const isLocal = (publicUrl: string): boolean =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(publicUrl).hostname)

type Warning = false | string

/** Whether a proxy must stand before the portal: it listens for this machine only, so nobody else can reach it directly. */
const isBehindProxy = (host: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host)

const ownWarnings = ({ publicUrl, securityContact, host, trustedProxies }: Config): Warning[] => [
  publicUrl.startsWith('http:') &&
    `PUBLIC_URL 为 ${publicUrl}：没有 HTTPS，登录与上传的内容在网络上是明文，浏览器也得不到 HSTS 与 COOP 保护`,
  isLocal(publicUrl) && 'PUBLIC_URL 指向本机：邮件、二维码与分享链接在别的电脑上打不开',
  isBehindProxy(host) &&
    trustedProxies.length === 0 &&
    `TRUST_PROXY 未设置而只监听 ${host}：所有访客都成了同一个地址，有人猜二十次密码，全体新访客的登录都要等待。请填写代理的地址，例如 127.0.0.1`,
  !securityContact && 'SECURITY_CONTACT 未设置：发现安全问题的人不知道告诉谁（/.well-known/security.txt）',
]

/**
 * Warnings about settings with which a production portal runs but should not, from the platform and the domains. Each
 * sentence names the setting and what goes wrong. Other modes have no warnings.
 */
export const productionWarnings = (
  config: Config,
  domains: readonly { warnings?: (config: Config) => readonly Warning[] }[],
): string[] => {
  if (config.mode !== 'production') return []
  const ofDomains = domains.flatMap(({ warnings }) => warnings?.(config) ?? [])
  return [...ownWarnings(config), ...ofDomains].filter((warning) => warning !== false)
}
