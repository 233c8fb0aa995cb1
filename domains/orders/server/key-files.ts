import { createPrivateKey, createPublicKey, type KeyObject, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { isOpenToOthers } from '@portal/platform/server'

/** RSA keys below this length are refused by both gateways. */
const shortestRsaBits = 2048

/** Reads the files that `PAYMENTS_FILE` names, and notes every fault, so that the operator hears of all of them at once. */
export type KeyFiles = {
  privateKey: (name: string, file: string) => KeyObject | null
  publicKey: (name: string, file: string) => KeyObject | null
  certificate: (name: string, file: string) => X509Certificate | null
  /** The certificates of a file that holds several, one after the other. */
  certificates: (name: string, file: string) => X509Certificate[] | null
  /** Notes a fault of an address that is none, or is not safe in production. */
  address: (name: string, url: string) => void
  fault: (text: string) => void
  faults: readonly string[]
}

type Place = { folder: string; isProduction: boolean }

const isStrongRsa = (key: KeyObject): boolean =>
  key.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= shortestRsaBits

const certificatesIn = (pem: string): X509Certificate[] => {
  const found = pem.match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g)
  if (!found) throw new Error('no certificate')
  return found.map((one) => new X509Certificate(one))
}

/** A private key holds a public one too, and must not lie where a public key is looked for. */
const publicKeyIn = (pem: string): KeyObject => {
  if (pem.includes('PRIVATE KEY')) throw new Error('a private key')
  return createPublicKey(pem)
}

export const readKeyFiles = ({ folder, isProduction }: Place): KeyFiles => {
  const faults: string[] = []
  const fault = (text: string) => void faults.push(text)
  const textOf = (name: string, file: string, isSecret: boolean): string | null => {
    const path = isAbsolute(file) ? file : join(folder, file)
    try {
      if (isSecret && isProduction && isOpenToOthers(path)) fault(`${name}：${path} 其他用户可读，请执行 chmod 600`)
      return readFileSync(path, 'utf8')
    } catch {
      fault(`${name}：无法读取 ${path}`)
      return null
    }
  }
  const read = <T>(name: string, text: string | null, words: string, parse: (text: string) => T): T | null => {
    if (text === null) return null
    try {
      return parse(text)
    } catch {
      fault(`${name}：${words}`)
      return null
    }
  }
  const strong = (key: KeyObject): KeyObject => {
    if (!isStrongRsa(key)) throw new Error('not a strong RSA key')
    return key
  }
  const bits = '须为 PEM 格式的 RSA'
  return {
    privateKey: (name, file) =>
      read(name, textOf(name, file, true), `${bits} 私钥，至少 ${shortestRsaBits} 位`, (pem) =>
        strong(createPrivateKey(pem)),
      ),
    publicKey: (name, file) =>
      read(name, textOf(name, file, false), `${bits} 公钥，至少 ${shortestRsaBits} 位`, (pem) =>
        strong(publicKeyIn(pem)),
      ),
    certificate: (name, file) =>
      read(name, textOf(name, file, false), `${bits} 证书，至少 ${shortestRsaBits} 位`, (pem) => {
        const certificate = new X509Certificate(pem)
        strong(certificate.publicKey)
        return certificate
      }),
    certificates: (name, file) => read(name, textOf(name, file, false), '须为 PEM 格式的证书', certificatesIn),
    address: (name, url) => {
      const isAddress = URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)
      if (!isAddress || /[?#]/.test(url)) fault(`${name}：须为网址，不含 ? 和 #，现为“${url}”`)
      else if (isProduction && !url.startsWith('https://')) fault(`${name}：生产模式须为 https 网址，现为“${url}”`)
    },
    fault,
    faults,
  }
}
