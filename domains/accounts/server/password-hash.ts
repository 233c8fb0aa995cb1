import { randomBytes } from 'node:crypto'
import { hash, parseOptions, verify } from '@node-rs/argon2'
import { type Ctx, createGate } from '@portal/platform/server'

/** argon2id is the library's default algorithm; the figures are OWASP's floor. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/**
 * Everything that hashes passwords passes here: two at once on two cores, 64 in the waiting room, and 16 places ahead of
 * them for browsers that have signed in before, so that a flood of strange logins does not turn a customer away.
 */
export const passwordGate = createGate({ running: 2, waiting: 64, ahead: 16 })

/** The same password typed on another keyboard is the same password (NIST SP 800-63B 3.1.1.2). */
const normalized = (password: string): string => password.normalize('NFKC')

/** Call inside the gate. */
export const hashPassword = (ctx: Pick<Ctx, 'chance'>, password: string): Promise<string> =>
  hash(normalized(password), { ...parameters, salt: ctx.chance(16) })

/** Whether both open the same account: one password may be typed in more than one form. */
export const isSamePassword = (one: string, other: string): boolean => normalized(one) === normalized(other)

/** Call inside the gate. */
export const verifyPassword = (stored: string, password: string): Promise<boolean> =>
  verify(stored, normalized(password))

/** Hashed with less than today's parameters. */
export const needsRehash = (stored: string): boolean => {
  const { memoryCost, timeCost } = parseOptions(stored)
  return memoryCost < parameters.memoryCost || timeCost < parameters.timeCost
}

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '')

/** Well-formed and matched by no password: an unknown user costs the same time as a known one. */
export const spareHash = [
  '',
  'argon2id',
  'v=19',
  `m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}`,
  unpadded(randomBytes(16)),
  unpadded(randomBytes(32)),
].join('$')
