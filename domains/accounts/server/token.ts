import { createHash } from 'node:crypto'
import type { Ctx } from '@portal/platform/server'

/** 256 random bits; whoever holds it is signed in. */
export const newToken = (ctx: Pick<Ctx, 'chance'>): string => ctx.chance(32).toString('base64url')

/** Tokens are random enough that a plain hash cannot be turned back. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
