import type { Ctx, OutsideReader } from '@portal/platform/server'
import { publish } from '@portal/platform/server'
import type { Message } from './message.table.ts'
import { placeOf } from './personal-data.ts'
import { readerKey } from './reader-key.ts'

/** The data of events that concern the writer: his account, or his encrypted address and the key of his message. */
export type WriterEvent = { id: string; userId: string | null; reader: OutsideReader | null; key: string | null }

/** Tells the writer that his message was answered, or that the operator changed it. */
export const tellWriter = async (
  ctx: Pick<Ctx, 'db' | 'now' | 'cipher'>,
  event: 'message.answered' | 'message.changed',
  { id, number, userId, lyEmail }: Message,
): Promise<void> => {
  const isOutside = userId === null
  const data: WriterEvent = {
    id: number,
    userId,
    reader: isOutside ? { sealed: lyEmail, place: placeOf('lyEmail', id) } : null,
    key: isOutside ? readerKey(ctx, id) : null,
  }
  await publish(ctx, event, data)
}
