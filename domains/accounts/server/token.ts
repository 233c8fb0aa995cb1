import { createHash } from 'node:crypto'
import type { Ctx } from '@portal/platform/server'

/** Makes a token of 256 random bits; whoever holds it is signed in. */
export const newToken = (ctx: Pick<Ctx, 'chance'>): string => ctx.chance(32).toString('base64url')

/** Hashes a token. Tokens are random enough that a plain SHA-256 cannot be turned back. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
