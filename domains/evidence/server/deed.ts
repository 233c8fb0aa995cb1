import type { Actor, Ctx } from '@portal/platform/server'

/** What changing a record needs: the database, the moment, keys and chance, and who does it. */
export type Deed = Pick<Ctx, 'db' | 'now' | 'newId' | 'chance' | 'cipher' | 'storage' | 'signer' | 'config' | 'log'> & {
  actor: Pick<Actor, 'userId'>
}
