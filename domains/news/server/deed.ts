import type { Actor, Ctx } from '@portal/platform/server'

/** What a function that changes articles needs of the context: the database, the clock, new ids, and who does it. */
export type Deed = Pick<Ctx, 'db' | 'now' | 'newId'> & { actor: Pick<Actor, 'userId'> }

export type ById = { params: { id: string } }
