import { createHmac } from 'node:crypto'

/**
 * An authenticator app on a phone, written from the standards alone: it shares nothing with the library by which the portal
 * checks codes, so that a fault of one shows against the other. RFC 4648 §6 (base32), RFC 4226 §5.3 (HOTP), RFC 6238 (TOTP);
 * the address is the one that authenticator apps agree on, `otpauth://totp/<issuer>:<account>?secret=…`.
 */
export type Authenticator = {
  /** Who is signed in to, and as whom, as the app lists it. */
  issuer: string
  account: string
  /** The code at a moment; `ahead` counts steps of the clock from then. */
  codeAt: (moment: number, ahead?: number) => string
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

const bytesOf = (base32: string): Buffer => {
  const bits = [...base32].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** The code for one count of the clock. */
const codeFor = (secret: Buffer, count: bigint, { hash, digits }: { hash: string; digits: number }): string => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(count)
  const mac = createHmac(hash, secret).update(counter).digest()
  const from = mac.readUInt8(mac.length - 1) & 0xf
  const number = mac.readUInt32BE(from) & 0x7fff_ffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** Adds an account to the app. Throws where the address is none that an authenticator takes. */
export const addAccount = (address: string): Authenticator => {
  const { protocol, host, pathname, searchParams } = new URL(address)
  const secret = searchParams.get('secret') ?? ''
  if (protocol !== 'otpauth:' || host !== 'totp' || !/^[A-Z2-7]{16,}$/.test(secret)) throw new Error(address)
  const [, account = ''] = decodeURIComponent(pathname.slice(1)).split(':')
  const manner = {
    hash: (searchParams.get('algorithm') ?? 'SHA1').toLowerCase(),
    digits: Number(searchParams.get('digits') ?? 6),
  }
  const stepMs = Number(searchParams.get('period') ?? 30) * 1000
  return {
    issuer: searchParams.get('issuer') ?? '',
    account,
    codeAt: (moment, ahead = 0) =>
      codeFor(bytesOf(secret), BigInt(Math.floor(moment / stepMs)) + BigInt(ahead), manner),
  }
}
