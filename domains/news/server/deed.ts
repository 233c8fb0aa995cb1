import type { Actor, Ctx } from '@portal/platform/server'

/** What working on articles needs to know: the database, the moment, ids, and who does it. */
export type Deed = Pick<Ctx, 'db' | 'now' | 'newId'> & { actor: Pick<Actor, 'userId'> }

export type ById = { params: { id: string } }
