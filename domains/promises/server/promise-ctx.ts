import type { Actor, Ctx } from '@portal/platform/server'

/** What a change of a promise needs: the caller's transaction, the time, ids, and who acts; null where no person does. */
export type PromiseCtx = Pick<Ctx, 'db' | 'now' | 'newId'> & { actor: Pick<Actor, 'userId'> | null }

/** What a promise is about: the other domain's noun, and its reference in that domain. */
export type Subject = { kind: string; ref: string }
