import type { Actor, Ctx } from '@portal/platform/server'

/** What a function that changes something needs of the context: the database, the clock, new ids, and who does it. */
export type Deed = Pick<Ctx, 'db' | 'now' | 'newId'> & { actor: Pick<Actor, 'userId'> }

/** What a function that moves seats and announces it needs of the context. */
export type SeatCtx = Pick<Ctx, 'db' | 'now'>

export type ById = { params: { id: string } }
