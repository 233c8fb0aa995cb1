import type { Actor, Ctx } from '@portal/platform/server'

/** What a use case on one's own sheets needs: the database, the time, ids, the keys, and who acts. */
export type Deed = Pick<Ctx, 'db' | 'now' | 'newId' | 'cipher'> & { actor: Pick<Actor, 'userId'> }
/** A `Deed` that can also make links to files. */
export type ReadingDeed = Deed & Pick<Ctx, 'signer'>

export type ById = { params: { id: string } }
