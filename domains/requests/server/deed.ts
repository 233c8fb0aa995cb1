import type { Actor, Ctx } from '@portal/platform/server'

/** What changing a request needs to know: the database, the moment, and who does it. */
export type Deed = Pick<Ctx, 'db' | 'now' | 'newId'> & { actor: Pick<Actor, 'userId'> }
