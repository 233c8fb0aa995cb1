import { Secret, TOTP } from 'otpauth'

/** What every authenticator app understands: RFC 6238 with its defaults. One step of clock difference either way is allowed. */
const manner = { algorithm: 'SHA1', digits: 6, period: 30 } as const
const window = 1
const secretBytes = 20

/** Makes a secret of 160 random bits, in base32. */
export const newTotpSecret = (chance: (bytes: number) => Buffer): string =>
  new Secret({ buffer: new Uint8Array(chance(secretBytes)).buffer }).base32

/** The address that authenticator apps read from a QR code, under the name of the portal and of the account. */
export const totpUri = (secret: string, username: string): string =>
  new TOTP({ ...manner, issuer: '一链维权', label: username, secret: Secret.fromBase32(secret) }).toString()

/** The step of thirty seconds that a code belongs to; undefined where it is none of the steps around `now`. */
export const stepOfCode = (secret: string, code: string, now: Date): number | undefined => {
  if (!/^\d{6}$/.test(code)) return undefined
  const timestamp = now.getTime()
  const delta = TOTP.validate({ ...manner, token: code, secret: Secret.fromBase32(secret), timestamp, window })
  return delta === null ? undefined : TOTP.counter({ period: manner.period, timestamp }) + delta
}
