import type { Config } from './config.ts'

const isLocal = (publicUrl: string): boolean =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(publicUrl).hostname)

type Warned = Pick<Config, 'mode' | 'publicUrl' | 'site' | 'securityContact'>

/**
 * What a production portal can run with and should not: each sentence names the setting and what is missing without it.
 * The duties are those of 互联网信息服务管理办法 article 12 (ICP number) and of the public-security filing.
 */
export const productionWarnings = ({ mode, publicUrl, site, securityContact }: Warned): string[] => {
  if (mode !== 'production') return []
  const warnings = [
    publicUrl.startsWith('http:') &&
      `PUBLIC_URL 为 ${publicUrl}：没有 HTTPS，登录与上传的内容在网络上是明文，浏览器也得不到 HSTS 与 COOP 保护`,
    isLocal(publicUrl) && 'PUBLIC_URL 指向本机：邮件、二维码与分享链接在别的电脑上打不开',
    !site.icp && 'SITE_ICP 未设置：首页底部没有 ICP 备案号',
    !site.policeRecord && 'SITE_POLICE_RECORD 未设置：首页底部没有公安联网备案号',
    !securityContact && 'SECURITY_CONTACT 未设置：发现安全问题的人不知道告诉谁（/.well-known/security.txt）',
  ]
  return warnings.filter((warning) => warning !== false)
}
