import type { Ctx } from '../context.ts'
import type { Act } from './act.ts'

/** Writes an entry by `ctx.db`: where that is a transaction, the entry is there if and only if it commits. */
export type ActLog = (ctx: Ctx, act: Act) => Promise<void>
