import type { Actor, Ctx } from '@portal/platform/server'

/** What working on one's own sheets needs to know: the database, the moment, the keys, and who does it. */
export type Deed = Pick<Ctx, 'db' | 'now' | 'newId' | 'cipher'> & { actor: Pick<Actor, 'userId'> }
/** The same with what makes links to files. */
export type ReadingDeed = Deed & Pick<Ctx, 'signer'>

export type ById = { params: { id: string } }
