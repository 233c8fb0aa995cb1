import type { Actor, Ctx } from '@portal/platform/server'

/** What changing something needs to know: the database, the moment, the ids, and who does it. */
export type Deed = Pick<Ctx, 'db' | 'now' | 'newId'> & { actor: Pick<Actor, 'userId'> }

/** What moves seats and says so. */
export type SeatCtx = Pick<Ctx, 'db' | 'now'>

export type ById = { params: { id: string } }
