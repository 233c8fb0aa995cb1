import { Secret, TOTP } from 'otpauth'

/** What an authenticator app shows for a secret at a moment. */
export const codeAt = (secret: string, now: Date): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: now.getTime() })
