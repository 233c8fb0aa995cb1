import { randomBytes } from 'node:crypto'
import { hash, parseOptions, verify } from '@node-rs/argon2'
import { type Ctx, createGate } from '@portal/platform/server'

/** The library hashes with argon2id by default; these parameters are the least that OWASP advises. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/**
 * All hashing of passwords passes this gate: two at once for two cores, 64 that wait, and 16 places ahead of these for
 * browsers that have signed in before, so that a flood of strange logins does not turn a customer away.
 */
export const passwordGate = createGate({ running: 2, waiting: 64, ahead: 16 })

/** The same password typed on another keyboard is the same password (NIST SP 800-63B 3.1.1.2). */
const normalized = (password: string): string => password.normalize('NFKC')

/** Hashes a password with argon2id. Call it inside `passwordGate`. */
export const hashPassword = (ctx: Pick<Ctx, 'chance'>, password: string): Promise<string> =>
  hash(normalized(password), { ...parameters, salt: ctx.chance(16) })

/** Whether both texts are the same password: keyboards may type one password in different forms of Unicode. */
export const isSamePassword = (one: string, other: string): boolean => normalized(one) === normalized(other)

/** Whether a password matches a stored hash. Call it inside `passwordGate`. */
export const verifyPassword = (stored: string, password: string): Promise<boolean> =>
  verify(stored, normalized(password))

/** Whether a stored hash was made with weaker parameters than today's. */
export const needsRehash = (stored: string): boolean => {
  const { memoryCost, timeCost } = parseOptions(stored)
  return memoryCost < parameters.memoryCost || timeCost < parameters.timeCost
}

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '')

/** A well-formed hash that no password matches: checking it makes an unknown user cost the same time as a known one. */
export const spareHash = [
  '',
  'argon2id',
  'v=19',
  `m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}`,
  unpadded(randomBytes(16)),
  unpadded(randomBytes(32)),
].join('$')
