import type { Actor, Ctx } from '@portal/platform/server'

/** The context of a change to a record: database, clock, ids, random bytes, keys, store, and the user who makes the change. */
export type Deed = Pick<Ctx, 'db' | 'now' | 'newId' | 'chance' | 'cipher' | 'storage' | 'signer' | 'config' | 'log'> & {
  actor: Pick<Actor, 'userId'>
}
