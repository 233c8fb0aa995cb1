import type { Actor, Ctx } from '@portal/platform/server'
import type { messages } from './message.table.ts'

/**
 * What a function that changes messages needs of the context: the database, the clock, new ids, the keys, and who of the desk
 * does it.
 */
export type Deed = Pick<Ctx, 'db' | 'now' | 'newId' | 'cipher'> & { actor: Pick<Actor, 'userId'> }
export type ById = { params: { id: string } }
export type Message = typeof messages.$inferSelect
