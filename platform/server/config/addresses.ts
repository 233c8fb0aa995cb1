import { isIP } from 'node:net'
import { startFailure } from '../start-failure.ts'

/** Names that Fastify knows for whole ranges. */
const ranges = ['loopback', 'linklocal', 'uniquelocal']

const isProxy = (text: string): boolean => {
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return ranges.includes(text)
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

/** Addresses, networks (`10.0.0.0/8`) or names of ranges: whose word on a caller's address is believed. */
export const readProxies = (texts: string[]): string[] => {
  const wrong = texts.find((text) => !isProxy(text))
  if (wrong === undefined) return texts
  throw startFailure('config', `TRUST_PROXY 须为 IP 地址、网段或 ${ranges.join('、')}，用逗号分开，现有“${wrong}”`)
}

const isWebAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

/** Origins as browsers send them: scheme, host and port, and nothing behind. */
export const readOrigins = (texts: string[]): string[] => {
  const wrong = texts.find((text) => !isWebAddress(text) || new URL(text).origin !== text)
  if (wrong === undefined) return texts
  throw startFailure('config', `CORS_ORIGINS 须为 https://主机 形式的来源，不带路径和末尾斜杠，现有“${wrong}”`)
}

/** RFC 9116 §2.5.3: where faults of security are told, as the address of a mailbox, a page or a telephone. */
export const readContact = (text: string | undefined): string | undefined => {
  if (!text) return undefined
  if (/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+?[\d-]+)$/.test(text)) return text
  throw startFailure('config', `SECURITY_CONTACT 须以 mailto:、https:// 或 tel: 开头，现为“${text}”`)
}

/** Without a trailing slash. */
export const readPublicUrl = (text: string): string => {
  if (!isWebAddress(text))
    throw startFailure('config', `PUBLIC_URL 须为以 https:// 或 http:// 开头的网址，现为“${text}”`)
  return text.replace(/\/+$/, '')
}

const hostName = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/

/** Names of hosts in full, in lower case: no addresses, no ports, no wildcards. */
export const readHosts = (name: string, texts: string[]): string[] => {
  const wrong = texts.find((text) => !hostName.test(text))
  if (wrong === undefined) return texts
  throw startFailure('config', `${name} 须为小写的主机名，例如 pictures.example.org，用逗号分开，现有“${wrong}”`)
}
