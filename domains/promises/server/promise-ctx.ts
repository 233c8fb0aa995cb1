import type { Actor, Ctx } from '@portal/platform/server'

/** What changing a promise needs: the caller's transaction, the moment, and who does it (null: nobody in person). */
export type PromiseCtx = Pick<Ctx, 'db' | 'now' | 'newId'> & { actor: Pick<Actor, 'userId'> | null }

/** What a promise is about: a noun of the other domain, and its own reference there. */
export type Subject = { kind: string; ref: string }
